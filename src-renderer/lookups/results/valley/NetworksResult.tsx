import { FormattedMessage, useIntl } from 'react-intl';
import type { siataStation, siataStations } from '@shared/operations/co/siata/weather';
import type { z } from 'zod';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import type { ResultProps } from '../views';
import { BarChart } from './BarChart';
import { icaMark } from './categories';
import { Missing } from './Missing';
import { titleOf } from './naming';
import { useReading, useReadingColumn, useWindowWords } from './readings';
import { StationFacts } from './StationFacts';
import { useStationsTab } from './useStationsTab';

type Networks = z.output<(typeof siataStations)['data']>;
type Station = z.output<typeof siataStation>;

/** The retired operation: weather and rain of each station, and the air nearest to it. */
export default function NetworksResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const reading = useReading();
  const column = useReadingColumn<Station>();
  const stations = useStationsTab<Station>(view);
  const windowWords = useWindowWords();
  const data = view.data as Networks;
  const none = intl.formatMessage({ id: 'valley.air.noIndex' });
  return children({
    ...titleOf(data.stations),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="valley.stations" />}>{data.total}</Fact>
        </Facts>
        <Callout tone="note">
          <p>
            <FormattedMessage id="valley.retired" />
          </p>
        </Callout>
        <Missing parts={data.unavailable_networks} stations={data.stations} />
      </>
    ),
    tabs: [
      stations({
        name: 'siata',
        label: intl.formatMessage({ id: 'valley.stations' }),
        rows: data.stations,
        rowKey: (row) => `${row.station_code} ${row.name}`,
        markOf: (row) => icaMark(row.air_quality?.ica_category ?? null, none),
        heads: { mark: intl.formatMessage({ id: 'valley.nearest' }) },
        columns: [
          column({
            id: 'temperature',
            header: '°C',
            width: '64px',
            of: (row) => row.weather?.temperature_c ?? null,
          }),
          column({
            id: 'rain',
            header: `${windowWords('24h')}, mm`,
            width: '84px',
            of: (row) => row.rainfall?.last_24h_mm ?? null,
          }),
        ],
        detail: ({ weather, rainfall, air_quality: air, ...row }) => (
          <>
            <Facts>
              {weather !== null && (
                <>
                  <Fact name={<FormattedMessage id="valley.temperature" />}>
                    {reading(weather.temperature_c, '°C')}
                  </Fact>
                  <Fact name={<FormattedMessage id="valley.humidity" />}>
                    {reading(weather.humidity_percent, '%')}
                  </Fact>
                  <Fact name={<FormattedMessage id="valley.wind" />}>
                    {reading(weather.wind_speed_ms, 'm/s')}
                  </Fact>
                  <Fact name={<FormattedMessage id="valley.pressure" />}>
                    {reading(weather.pressure_hpa, 'hPa')}
                  </Fact>
                </>
              )}
              <StationFacts station={row} />
            </Facts>
            {rainfall !== null && (
              <BarChart
                label={intl.formatMessage({ id: 'valley.rain.windows' })}
                unit="mm"
                bars={[
                  { key: '10m', label: windowWords('10m'), value: rainfall.last_10min_mm },
                  { key: '15m', label: windowWords('15m'), value: rainfall.last_15min_mm },
                  { key: '1h', label: windowWords('1h'), value: rainfall.last_1h_mm },
                  { key: '24h', label: windowWords('24h'), value: rainfall.last_24h_mm },
                ]}
              />
            )}
            {air !== null && (
              <section>
                <h3 className="section-title">
                  <FormattedMessage
                    id="valley.nearestAir"
                    values={{
                      code: air.air_station_code,
                      km: reading(air.air_station_distance_km, '', 2),
                    }}
                  />
                </h3>
                <Facts>
                  <Fact name="PM2.5, 24 h">{reading(air.pm25_24h_ugm3, 'µg/m³')}</Fact>
                  <Fact name="ICA">
                    {reading(air.ica, '', 0)}
                    {air.ica_category !== null && ` · ${air.ica_category}`}
                  </Fact>
                </Facts>
              </section>
            )}
          </>
        ),
      }),
    ],
  });
}
