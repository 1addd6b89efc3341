import { FormattedMessage, useIntl } from 'react-intl';
import type { riverLevels, riverStation } from '@shared/operations/co/siata/water';
import type { z } from 'zod';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import type { ResultProps } from '../views';
import { BarChart } from './BarChart';
import { riverMark } from './categories';
import { LineChart } from './LineChart';
import { Missing } from './Missing';
import { clockOf, useColombianTime, useReading, useWindowWords } from './readings';
import { ReadingTable } from './ReadingTable';
import { StationFacts } from './StationFacts';
import { StationsView } from './StationsView';
import { titleOf, usePlaceOf } from './naming';

type Levels = z.output<(typeof riverLevels)['data']>;
type Station = z.output<typeof riverStation>;

/** Levels of rivers and streams against their flood thresholds. */
export default function RiverResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const reading = useReading();
  const time = useColombianTime();
  const placeOf = usePlaceOf();
  const data = view.data as Levels;
  const words = {
    seguro: intl.formatMessage({ id: 'valley.river.safe' }),
    precaucion: intl.formatMessage({ id: 'valley.river.precaution' }),
    inundacion_menor: intl.formatMessage({ id: 'valley.river.minor' }),
    inundacion_mayor: intl.formatMessage({ id: 'valley.river.major' }),
  };
  const none = intl.formatMessage({ id: 'valley.noReading' });
  const above = data.stations.filter(({ alert_level: level }) => (level ?? 0) > 0).length;
  const silent = data.stations.filter(({ reporting }) => !reporting).length;

  return children({
    ...titleOf(data.stations),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="valley.stations" />}>{data.total}</Fact>
          <Fact name={<FormattedMessage id="valley.river.above" />}>{above}</Fact>
          <Fact name={<FormattedMessage id="valley.silent" />}>{silent}</Fact>
          <Fact name={<FormattedMessage id="valley.river.unit" />}>
            {data.list_unit}{' '}
            <span className="soft">
              {data.list_unit_confirmed ? (
                <FormattedMessage id="valley.river.unitSeen" />
              ) : (
                <FormattedMessage id="valley.river.unitAssumed" />
              )}
            </span>
          </Fact>
        </Facts>
        <Missing parts={data.unavailable_details} unplaced={data.without_municipality} />
      </>
    ),
    tabs: [
      {
        id: 'stations',
        label: intl.formatMessage({ id: 'valley.tab.stations' }, { count: data.total }),
        content: (
          <StationsView<Station>
            view={view}
            name="river-levels"
            label={intl.formatMessage({ id: 'valley.river' })}
            rows={data.stations.toSorted((a, b) => (b.alert_level ?? -1) - (a.alert_level ?? -1))}
            rowKey={(row) => row.station_code}
            placeOf={placeOf}
            markOf={(row) => riverMark(row.status, words, none)}
            columns={[
              {
                id: 'level',
                header: 'm',
                width: '64px',
                align: 'end',
                cell: (row) => reading(row.level_m, '', 2),
                text: (row) => reading(row.level_m, '', 2),
                sortBy: (row) => row.level_m ?? -Infinity,
              },
              {
                id: 'observed',
                header: intl.formatMessage({ id: 'valley.observed' }),
                width: '136px',
                optional: true,
                hidden: true,
                cell: (row) => time(row.observed_at),
                text: (row) => time(row.observed_at),
                sortBy: (row) => row.observed_at ?? '',
              },
            ]}
            detail={(row) => <River station={row} words={words} />}
          />
        ),
      },
    ],
  });
}

function River({
  station,
  words,
}: {
  readonly station: Station;
  readonly words: Readonly<Record<string, string>>;
}) {
  const intl = useIntl();
  const reading = useReading();
  const windowWords = useWindowWords();
  const { thresholds, trailing_windows: windows, series_3h: series, basin, land_cover: cover } = station;
  const limits = [
    { label: words['seguro'] ?? '', value: thresholds.safe_m, tone: '1' },
    { label: words['precaucion'] ?? '', value: thresholds.precaution_m, tone: '2' },
    { label: words['inundacion_menor'] ?? '', value: thresholds.minor_flood_m, tone: '3' },
    { label: words['inundacion_mayor'] ?? '', value: thresholds.major_flood_m, tone: '4' },
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
      {basin !== null && (
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
      )}
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
