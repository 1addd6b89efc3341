import { FormattedMessage, useIntl } from 'react-intl';
import type { seismicEvents, seismicStation } from '@shared/operations/co/siata/notices';
import type { z } from 'zod';
import { Fact, Facts } from '../../../design/Facts';
import type { ResultProps } from '../views';
import type { Mark } from './marks';
import { Missing } from './Missing';
import { useColombianTime, useReading } from './readings';
import { ReadingTable } from './ReadingTable';
import { StationFacts } from './StationFacts';
import { useStationsTab } from './useStationsTab';
import { titleOf } from './naming';

type Seismic = z.output<(typeof seismicEvents)['data']>;
type Station = z.output<typeof seismicStation>;

/** Seismic stations, each with the earthquakes that it recorded. */
export default function SeismicResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const reading = useReading();
  const time = useColombianTime();
  const stations = useStationsTab<Station>(view);
  const data = view.data as Seismic;
  const marks: Readonly<Record<Station['instrument'], Mark>> = {
    accelerograph: {
      id: '0',
      shape: 'triangle',
      tone: 'plain',
      label: intl.formatMessage({ id: 'valley.seismic.accelerograph' }),
    },
    seismograph: {
      id: '1',
      shape: 'diamond',
      tone: 'scale-5',
      label: intl.formatMessage({ id: 'valley.seismic.seismograph' }),
    },
  };
  return children({
    ...titleOf(data.stations),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="valley.stations" />}>{data.total}</Fact>
        </Facts>
        <Missing parts={[]} unplaced={data.without_municipality} />
      </>
    ),
    tabs: [
      stations({
        name: 'seismic-events',
        label: intl.formatMessage({ id: 'valley.seismic' }),
        rows: data.stations,
        rowKey: (row) => `${row.instrument} ${row.station_code}`,
        markOf: (row) => marks[row.instrument],
        heads: { mark: intl.formatMessage({ id: 'valley.seismic.instrument' }) },
        columns: [
          {
            id: 'events',
            header: intl.formatMessage({ id: 'valley.seismic.events' }),
            width: '72px',
            align: 'end',
            cell: (row) => row.events.length,
            text: (row) => String(row.events.length),
            sortBy: (row) => row.events.length,
          },
          {
            id: 'latest',
            header: intl.formatMessage({ id: 'valley.seismic.latest' }),
            // Day and hour, one below the other.
            width: '104px',
            cell: (row) => time(row.events[0]?.at ?? null),
            text: (row) => time(row.events[0]?.at ?? null),
            sortBy: (row) => row.events[0]?.at ?? '',
          },
        ],
        detail: (row) => (
          <>
            <Facts>
              <StationFacts station={row} />
            </Facts>
            {row.events.length === 0 ? (
              <p className="soft">
                <FormattedMessage id="valley.seismic.none" />
              </p>
            ) : (
              <ReadingTable
                label={intl.formatMessage({ id: 'valley.seismic.events' })}
                worded={[intl.formatMessage({ id: 'valley.seismic.epicenter' })]}
                heads={[
                  intl.formatMessage({ id: 'valley.time' }),
                  intl.formatMessage({ id: 'valley.seismic.magnitude' }),
                  intl.formatMessage({ id: 'valley.seismic.epicenter' }),
                  intl.formatMessage({ id: 'valley.seismic.depth' }),
                  ...(row.instrument === 'accelerograph'
                    ? [intl.formatMessage({ id: 'valley.seismic.pga' }), 'Mercalli']
                    : [intl.formatMessage({ id: 'valley.seismic.pgv' })]),
                ]}
                rows={row.events.map((event, index) => ({
                  key: `${event.at} ${index}`,
                  cells: [
                    time(event.at),
                    reading(event.magnitude),
                    event.epicenter ?? '—',
                    reading(event.depth_km, 'km', 0),
                    ...(row.instrument === 'accelerograph'
                      ? [reading(event.pga_gal, 'gal', 2), event.mercalli_intensity ?? '—']
                      : [reading(event.pgv_cm_s, 'cm/s', 2)]),
                  ],
                }))}
              />
            )}
          </>
        ),
      }),
    ],
  });
}
