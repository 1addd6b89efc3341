import { FormattedMessage, useIntl } from 'react-intl';
import { weatherSeries, type weather, type weatherStation } from '@shared/operations/co/siata/weather';
import type { z } from 'zod';
import { Fact, Facts } from '../../../design/Facts';
import { address, Link } from '../../../router/router';
import type { ResultProps } from '../views';
import { noMark } from './categories';
import { LineChart } from './LineChart';
import type { Mark } from './marks';
import { Missing } from './Missing';
import { titleOf } from './naming';
import { clockOf, useColombianTime, useReading, useReadingColumn } from './readings';
import { ReadingTable } from './ReadingTable';
import { StationFacts } from './StationFacts';
import { useStationsTab } from './useStationsTab';
import { WeatherChart } from './WeatherChart';

type Weather = z.output<(typeof weather)['data']>;
type Station = z.output<typeof weatherStation>;

/** Weather stations on the map, each with its last twelve hours, and the UV index of the valley. */
export default function WeatherResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const reading = useReading();
  const time = useColombianTime();
  const column = useReadingColumn<Station>();
  const stations = useStationsTab<Station>(view);
  const data = view.data as Weather;
  const uv = data.uv_index;
  const uvWords = {
    bajo: intl.formatMessage({ id: 'valley.uv.low' }),
    moderado: intl.formatMessage({ id: 'valley.uv.moderate' }),
    alto: intl.formatMessage({ id: 'valley.uv.high' }),
    'muy alto': intl.formatMessage({ id: 'valley.uv.veryHigh' }),
    extremo: intl.formatMessage({ id: 'valley.uv.extreme' }),
  };
  const measuring: Mark = {
    id: '0',
    shape: 'circle',
    tone: 'plain',
    label: intl.formatMessage({ id: 'valley.measuring' }),
  };
  const silent = noMark(intl.formatMessage({ id: 'valley.noReading' }));

  return children({
    ...titleOf(data.stations),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="valley.stations" />}>{data.total}</Fact>
          <Fact name={<FormattedMessage id="valley.uv" />}>
            {uv === null ? (
              <FormattedMessage id="valley.notPublished" />
            ) : (
              `${reading(uv.value)}${uv.category === null ? '' : ` · ${uvWords[uv.category]}`} (${time(uv.observed_at)})`
            )}
          </Fact>
        </Facts>
        <Missing
          parts={data.unavailable_parts}
          stations={data.stations}
          unplaced={data.without_municipality}
        />
      </>
    ),
    tabs: [
      stations({
        name: 'weather',
        label: intl.formatMessage({ id: 'valley.weather' }),
        rows: data.stations,
        rowKey: (row) => row.station_code,
        markOf: (row) => (row.temperature_c === null ? silent : measuring),
        badgeOf: (row) => (row.temperature_c === null ? null : `${reading(row.temperature_c)}°`),
        columns: [
          column({ id: 'temperature', header: '°C', width: '58px', of: (row) => row.temperature_c }),
          column({
            id: 'humidity',
            header: '% HR',
            width: '58px',
            of: (row) => row.humidity_percent,
            optional: true,
          }),
          column({
            id: 'wind',
            header: 'm/s',
            width: '58px',
            of: (row) => row.wind_speed_ms,
            optional: true,
          }),
        ],
        detail: (row) => (
          <>
            <Facts>
              <Fact name={<FormattedMessage id="valley.temperature" />}>
                {reading(row.temperature_c, '°C')}
              </Fact>
              <Fact name={<FormattedMessage id="valley.humidity" />}>
                {reading(row.humidity_percent, '%')}
              </Fact>
              <Fact name={<FormattedMessage id="valley.wind" />}>
                {reading(row.wind_speed_ms, 'm/s')}
                {row.wind_direction_deg !== null && `, ${reading(row.wind_direction_deg, '', 0)}°`}
              </Fact>
              <Fact name={<FormattedMessage id="valley.pressure" />}>{reading(row.pressure_hpa, 'hPa')}</Fact>
              <StationFacts station={row} />
            </Facts>
            {row.hourly_12h === null ? (
              <p className="soft">
                <FormattedMessage id="valley.noHours" />{' '}
                <Link
                  to={`${address('lookups', weatherSeries.id)}?run=1&station_code=${row.station_code}&window=6h`}
                >
                  <FormattedMessage id="valley.openSeries" />
                </Link>
              </p>
            ) : (
              <WeatherChart rows={row.hourly_12h} />
            )}
          </>
        ),
      }),
      ...(uv === null || uv.hourly_today === null
        ? []
        : [
            {
              id: 'uv',
              label: intl.formatMessage({ id: 'valley.uv' }),
              content: (
                <div className="scrolled">
                  <div className="charted">
                    <LineChart
                      label={intl.formatMessage({ id: 'valley.uvToday' })}
                      unit=""
                      points={uv.hourly_today}
                    />
                    <ReadingTable
                      label={intl.formatMessage({ id: 'valley.uvToday' })}
                      heads={[
                        intl.formatMessage({ id: 'valley.time' }),
                        intl.formatMessage({ id: 'valley.uv' }),
                      ]}
                      rows={uv.hourly_today.map(({ at, value }) => ({
                        key: at,
                        cells: [clockOf(at), reading(value)],
                      }))}
                    />
                  </div>
                </div>
              ),
            },
          ]),
    ],
  });
}
