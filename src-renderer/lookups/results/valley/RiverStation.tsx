import { FormattedMessage, useIntl } from 'react-intl';
import type { riverStation, RiverStatus } from '@shared/operations/co/siata/water';
import type { z } from 'zod';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { BarChart } from './BarChart';
import { LineChart } from './LineChart';
import { clockOf, useReading, useWindowWords } from './readings';
import { ReadingTable } from './ReadingTable';
import { StationFacts } from './StationFacts';

type Station = z.output<typeof riverStation>;

interface RiverStationProps {
  readonly station: Station;
  /** What the bands between the thresholds are called. */
  readonly words: Readonly<Record<RiverStatus, string>>;
}

/** A station of a river: its level beside the thresholds, how it rose, and the basin that feeds it. */
export function RiverStation({ station, words }: RiverStationProps) {
  const intl = useIntl();
  const reading = useReading();
  const windowWords = useWindowWords();
  const { thresholds, trailing_windows: windows, series_3h: series, basin, land_cover: cover } = station;
  const limits = [
    { label: words.seguro, value: thresholds.safe_m, tone: '1' },
    { label: words.precaucion, value: thresholds.precaution_m, tone: '2' },
    { label: words.inundacion_menor, value: thresholds.minor_flood_m, tone: '3' },
    { label: words.inundacion_mayor, value: thresholds.major_flood_m, tone: '4' },
  ];
  const known = limits.flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }]));
  return (
    <>
      {!station.reporting && (
        <Callout tone="silent">
          <p>
            <FormattedMessage id="valley.river.silent" />
          </p>
        </Callout>
      )}
      <Facts>
        <Fact name={<FormattedMessage id="valley.river.level" />}>{reading(station.level_m, 'm', 2)}</Fact>
        <Fact name={<FormattedMessage id="valley.river.max3h" />}>{reading(station.max_3h_m, 'm', 2)}</Fact>
        <Fact name={<FormattedMessage id="valley.river.mean3h" />}>{reading(station.mean_3h_m, 'm', 2)}</Fact>
        <StationFacts station={station} />
      </Facts>
      {station.status_from === 'color' && (
        <p className="note">
          <FormattedMessage id="valley.river.fromColor" />
        </p>
      )}
      {series !== null && (
        <div className="charted">
          <LineChart
            label={intl.formatMessage({ id: 'valley.river.series' })}
            unit="m"
            digits={2}
            points={series.map(({ at, level_m: value }) => ({ at, value }))}
            limits={known}
          />
          <ReadingTable
            label={intl.formatMessage({ id: 'valley.readings' })}
            heads={[intl.formatMessage({ id: 'valley.time' }), 'm']}
            rows={series.map(({ at, level_m: value }) => ({
              key: at,
              cells: [clockOf(at), reading(value, '', 2)],
            }))}
          />
        </div>
      )}
      <BarChart
        label={intl.formatMessage({ id: 'valley.river.thresholds' })}
        unit="m"
        bars={[
          { key: 'level', label: intl.formatMessage({ id: 'valley.river.level' }), value: station.level_m },
          ...limits.map(({ label, value, tone }) => ({
            key: tone,
            label: intl.formatMessage({ id: 'valley.river.upTo' }, { band: label.toLowerCase() }),
            value,
          })),
        ]}
      />
      {windows !== null && (
        <ReadingTable
          label={intl.formatMessage({ id: 'valley.river.windows' })}
          heads={[
            intl.formatMessage({ id: 'valley.river.windows' }),
            intl.formatMessage({ id: 'valley.highest' }),
            intl.formatMessage({ id: 'valley.mean' }),
          ]}
          rows={windows.map(({ window, max_m: max, mean_m: mean }) => ({
            key: window,
            cells: [windowWords(window), reading(max, 'm', 2), reading(mean, 'm', 2)],
          }))}
        />
      )}
      {basin !== null && <RiverBasin basin={basin} />}
      {cover !== null && (
        <BarChart
          label={intl.formatMessage({ id: 'valley.river.cover' })}
          unit="%"
          bars={cover.map((entry) => ({ key: entry.class, label: entry.class, value: entry.percent }))}
        />
      )}
    </>
  );
}

function RiverBasin({ basin }: { readonly basin: NonNullable<Station['basin']> }) {
  const reading = useReading();
  return (
    <section>
      <h3 className="section-title">
        <FormattedMessage id="valley.river.basin" />
      </h3>
      <Facts layout="list">
        <Fact name={<FormattedMessage id="valley.river.area" />}>{reading(basin.area_km2, 'km²')}</Fact>
        <Fact name={<FormattedMessage id="valley.river.perimeter" />}>
          {reading(basin.perimeter_km, 'km')}
        </Fact>
        <Fact name={<FormattedMessage id="valley.river.basinLength" />}>
          {reading(basin.basin_length_km, 'km')}
        </Fact>
        <Fact name={<FormattedMessage id="valley.river.streamLength" />}>
          {reading(basin.stream_length_km, 'km')}
        </Fact>
        <Fact name={<FormattedMessage id="valley.river.slope" />}>
          {reading(basin.mean_slope_percent, '%')}
        </Fact>
        <Fact name={<FormattedMessage id="valley.river.heights" />}>
          {reading(basin.min_elevation_m, 'm', 0)} – {reading(basin.max_elevation_m, 'm', 0)}
        </Fact>
      </Facts>
    </section>
  );
}
