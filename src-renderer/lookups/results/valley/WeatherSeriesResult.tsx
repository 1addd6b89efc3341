import { FormattedMessage, useIntl } from 'react-intl';
import type { weatherSeries } from '@shared/operations/co/siata/weather';
import type { z } from 'zod';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import type { ResultProps } from '../views';
import { useReading } from './readings';
import { StationFacts } from './StationFacts';
import { WeatherChart } from './WeatherChart';
import './valley.css';

type Series = z.output<(typeof weatherSeries)['data']>;

/** The last hour or six hours of one station, with means and percentiles. */
export default function WeatherSeriesResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const reading = useReading();
  const { station, series, means, temperature_percentiles: percentiles, window } = view.data as Series;
  if (station === null)
    return children({
      facts: (
        <Callout tone="note">
          <p>
            <FormattedMessage id="valley.unknownStation" />
          </p>
        </Callout>
      ),
      tabs: [],
    });
  return children({
    title: station.name,
    facts: (
      <Facts>
        <Fact name={<FormattedMessage id="valley.window" />}>
          {window === '1h' ? (
            <FormattedMessage id="valley.window.1h" />
          ) : (
            <FormattedMessage id="valley.window.6h" />
          )}
        </Fact>
        {station.municipality !== null && (
          <Fact name={<FormattedMessage id="valley.municipality" />}>{station.municipality}</Fact>
        )}
        <StationFacts station={station} />
      </Facts>
    ),
    tabs: [
      {
        id: 'series',
        label: intl.formatMessage({ id: 'valley.tab.series' }),
        content:
          series === null ? (
            <p className="soft">
              <FormattedMessage id="valley.noSeries" />
            </p>
          ) : (
            <div className="scrolled">
              <WeatherChart rows={series} tall />
            </div>
          ),
      },
      ...(means === null
        ? []
        : [
            {
              id: 'means',
              label: intl.formatMessage({ id: 'valley.tab.means' }),
              content: (
                <div className="scrolled">
                  <h2 className="section-title">
                    <FormattedMessage id="valley.means" />
                  </h2>
                  <Facts layout="list">
                    <Fact name={<FormattedMessage id="valley.temperature" />}>
                      {reading(means.temperature_c, '°C')}
                    </Fact>
                    <Fact name={<FormattedMessage id="valley.humidity" />}>
                      {reading(means.humidity_percent, '%')}
                    </Fact>
                    <Fact name={<FormattedMessage id="valley.wind" />}>
                      {reading(means.wind_speed_ms, 'm/s')}
                    </Fact>
                    <Fact name={<FormattedMessage id="valley.pressure" />}>
                      {reading(means.pressure_hpa, 'hPa')}
                    </Fact>
                  </Facts>
                  {percentiles !== null && (
                    <>
                      <h2 className="section-title">
                        <FormattedMessage id="valley.percentiles" />
                      </h2>
                      <Facts layout="list">
                        {(['p10', 'p25', 'p50', 'p75', 'p90'] as const).map((name) => (
                          <Fact key={name} name={name.toUpperCase()}>
                            {reading(percentiles[name], '°C', 2)}
                          </Fact>
                        ))}
                      </Facts>
                    </>
                  )}
                </div>
              ),
            },
          ]),
    ],
  });
}
