import { FormattedMessage, useIntl } from 'react-intl';
import type { forecast } from '@shared/operations/co/siata/notices';
import type { z } from 'zod';
import { Fact, Facts } from '../../../design/Facts';
import type { ResultProps } from '../views';
import { Missing } from './Missing';
import { useColombianTime, useReading } from './readings';
import { ReadingTable } from './ReadingTable';
import './valley.css';

type Forecast = z.output<(typeof forecast)['data']>;

const partsOfDay = ['early_morning', 'morning', 'afternoon', 'night'] as const;

/** Two days for each municipality, and for each zone of Medellín; the likelihoods in the words of the source. */
export default function ForecastResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const reading = useReading();
  const time = useColombianTime();
  const data = view.data as Forecast;
  const words = {
    early_morning: intl.formatMessage({ id: 'valley.forecast.earlyMorning' }),
    morning: intl.formatMessage({ id: 'valley.forecast.morning' }),
    afternoon: intl.formatMessage({ id: 'valley.forecast.afternoon' }),
    night: intl.formatMessage({ id: 'valley.forecast.night' }),
  };
  return children({
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="valley.forecast.zones" />}>{data.zones.length}</Fact>
          <Fact name={<FormattedMessage id="valley.forecast.issued" />}>
            {time(data.zones[0]?.issued_on ?? null)}
          </Fact>
        </Facts>
        <Missing parts={data.missing_zones} />
      </>
    ),
    tabs: [
      {
        id: 'zones',
        label: intl.formatMessage({ id: 'valley.forecast.zones' }),
        content:
          data.zones.length === 0 ? (
            <p className="soft">
              <FormattedMessage id="valley.forecast.none" />
            </p>
          ) : (
            <div className="zones">
              {data.zones.map(({ municipality, zone, days }) => {
                const title = zone === null ? municipality : `${municipality}, ${zone}`;
                return (
                  <section key={title} className="zone">
                    <h2>{title}</h2>
                    <ReadingTable
                      label={title}
                      heads={[
                        intl.formatMessage({ id: 'valley.forecast.day' }),
                        ...days.map(({ date }) => time(date)),
                      ]}
                      rows={[
                        {
                          key: 'temperature',
                          cells: [
                            intl.formatMessage({ id: 'valley.forecast.temperature' }),
                            ...days.map(
                              (day) =>
                                `${reading(day.temperature_min_c, '', 0)} – ${reading(day.temperature_max_c, '°C', 0)}`,
                            ),
                          ],
                        },
                        ...partsOfDay.map((part) => ({
                          key: part,
                          cells: [
                            intl.formatMessage({ id: 'valley.forecast.rain' }, { part: words[part] }),
                            ...days.map(({ rain }) => rain[part] ?? '—'),
                          ],
                        })),
                      ]}
                    />
                  </section>
                );
              })}
            </div>
          ),
      },
    ],
  });
}
