import { FormattedMessage, useIntl } from 'react-intl';
import type { rainfall, rainStation } from '@shared/operations/co/siata/water';
import type { z } from 'zod';
import { Fact, Facts } from '../../../design/Facts';
import type { ResultProps } from '../views';
import { BarChart } from './BarChart';
import { noMark } from './categories';
import type { Mark } from './marks';
import { Missing } from './Missing';
import { titleOf } from './naming';
import { useReading, useReadingColumn, useWindowWords } from './readings';
import { StationFacts } from './StationFacts';
import { useStationsTab } from './useStationsTab';

type Rainfall = z.output<(typeof rainfall)['data']>;
type Station = z.output<typeof rainStation>;

const monthNames = Array.from({ length: 12 }, (_, month) => new Date(2000, month, 15));

/** Rain gauges: where it rains, and how much fell. */
export default function RainResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const reading = useReading();
  const column = useReadingColumn<Station>();
  const stations = useStationsTab<Station>(view);
  const windowWords = useWindowWords();
  const data = view.data as Rainfall;
  const none = noMark(intl.formatMessage({ id: 'valley.noReading' }));
  const dry: Mark = {
    id: '0',
    shape: 'circle',
    tone: 'hollow',
    label: intl.formatMessage({ id: 'valley.rain.dry' }),
  };
  const raining: Mark = {
    id: '1',
    shape: 'triangle',
    tone: 'plain',
    label: intl.formatMessage({ id: 'valley.rain.now' }),
  };
  const extreme: Mark = {
    id: '2',
    shape: 'star',
    tone: 'scale-4',
    label: intl.formatMessage({ id: 'valley.rain.extreme' }),
  };
  const markOf = ({ raining_now: now, extreme_rain: isExtreme }: Station) =>
    isExtreme === true ? extreme : now === true ? raining : now === false ? dry : none;
  const of = (row: Station, window: string) =>
    row.accumulations?.find((entry) => entry.window === window)?.mm ?? null;

  return children({
    ...titleOf(data.stations),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="valley.stations" />}>{data.total}</Fact>
          <Fact name={<FormattedMessage id="valley.rain.now" />}>
            {data.stations.filter(({ raining_now: now }) => now === true).length}
          </Fact>
        </Facts>
        <Missing
          parts={data.unavailable_layers}
          stations={data.stations}
          unplaced={data.without_municipality}
        />
      </>
    ),
    tabs: [
      stations({
        name: 'rainfall',
        label: intl.formatMessage({ id: 'valley.rain' }),
        rows: data.stations,
        rowKey: (row) => row.station_code,
        markOf,
        columns: (['1h', '24h', '30d'] as const).map((window) =>
          column({
            id: window,
            header: `${windowWords(window)}, mm`,
            width: '84px',
            of: (row) => of(row, window),
            optional: window === '30d',
            hidden: window === '30d',
          }),
        ),
        detail: (row) => (
          <>
            <Facts>
              <StationFacts station={row} />
            </Facts>
            {row.accumulations === null ? (
              <p className="soft">
                <FormattedMessage id="valley.rain.noWindows" />
              </p>
            ) : (
              <BarChart
                label={intl.formatMessage({ id: 'valley.rain.windows' })}
                unit="mm"
                bars={row.accumulations.map(({ window, mm }) => ({
                  key: window,
                  label: windowWords(window),
                  value: mm,
                }))}
              />
            )}
            {row.monthly !== null && (
              <BarChart
                label={intl.formatMessage({ id: 'valley.rain.months' })}
                unit="mm"
                bars={row.monthly.map(({ month, mm, availability_percent: share }) => ({
                  key: String(month),
                  label: intl.formatDate(monthNames[month - 1], { month: 'long' }),
                  value: mm,
                  note: intl.formatMessage({ id: 'valley.rain.share' }, { share: reading(share, '%', 0) }),
                }))}
              />
            )}
          </>
        ),
      }),
    ],
  });
}
