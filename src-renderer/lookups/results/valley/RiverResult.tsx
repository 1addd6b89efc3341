import { FormattedMessage, useIntl } from 'react-intl';
import type { riverLevels, riverStation } from '@shared/operations/co/siata/water';
import type { z } from 'zod';
import { Fact, Facts } from '../../../design/Facts';
import type { ResultProps } from '../views';
import { riverMark } from './categories';
import { Missing } from './Missing';
import { titleOf } from './naming';
import { useColombianTime, useReadingColumn } from './readings';
import { RiverStation } from './RiverStation';
import { useStationsTab } from './useStationsTab';

type Levels = z.output<(typeof riverLevels)['data']>;
type Station = z.output<typeof riverStation>;

/** Levels of rivers and streams against their flood thresholds. */
export default function RiverResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const time = useColombianTime();
  const column = useReadingColumn<Station>();
  const stations = useStationsTab<Station>(view);
  const data = view.data as Levels;
  const words = {
    seguro: intl.formatMessage({ id: 'valley.river.safe' }),
    precaucion: intl.formatMessage({ id: 'valley.river.precaution' }),
    inundacion_menor: intl.formatMessage({ id: 'valley.river.minor' }),
    inundacion_mayor: intl.formatMessage({ id: 'valley.river.major' }),
  };
  const none = intl.formatMessage({ id: 'valley.silentSensor' });
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
        <Missing
          parts={data.unavailable_details}
          stations={data.stations}
          unplaced={data.without_municipality}
        />
      </>
    ),
    tabs: [
      stations({
        name: 'river-levels',
        label: intl.formatMessage({ id: 'valley.river' }),
        rows: data.stations.toSorted((a, b) => (b.alert_level ?? -1) - (a.alert_level ?? -1)),
        rowKey: (row) => row.station_code,
        // A level of hours ago tells no danger, and no safety either.
        markOf: (row) => riverMark(row.reporting ? row.status : null, words, none),
        columns: [
          column({ id: 'level', header: 'm', width: '64px', of: (row) => row.level_m, digits: 2 }),
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
        ],
        detail: (row) => <RiverStation station={row} words={words} />,
      }),
    ],
  });
}
