import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable } from '../../../design/DataTable';
import { Tag } from '../../../design/Tag';
import { useDate } from '../../../i18n/useDate';
import type { CaseRecord } from './types';

interface CaseRecordsProps {
  readonly records: readonly CaseRecord[];
  readonly primaryId: number | null;
  /** The record whose actuaciones, parties and detail are shown. */
  readonly chosenId: number | null;
  readonly onChoose: (record: CaseRecord) => void;
}

/** Every record the source keeps under one radicado, the private ones marked; a public one can be read. */
export function CaseRecords({ records, primaryId, chosenId, onChoose }: CaseRecordsProps) {
  const intl = useIntl();
  const date = useDate();
  return (
    <DataTable
      name="records"
      label={intl.formatMessage({ id: 'case.tab.records' }, { count: records.length })}
      rows={records}
      rowKey={(record) => String(record.id)}
      current={chosenId === null ? null : String(chosenId)}
      onOpen={(record) => {
        // The source shows nothing more of a private record.
        if (!record.is_private) onChoose(record);
      }}
      columns={[
        {
          id: 'id',
          header: intl.formatMessage({ id: 'case.record' }),
          width: '120px',
          cell: (record) => <span className="mono">{record.id}</span>,
          text: (record) => String(record.id),
        },
        {
          id: 'kind',
          header: intl.formatMessage({ id: 'case.kind' }),
          width: '110px',
          cell: (record) =>
            record.is_private ? (
              <Tag tone="silent">
                <FormattedMessage id="case.private" />
              </Tag>
            ) : (
              record.id === primaryId && (
                <Tag tone="accent">
                  <FormattedMessage id="case.primary" />
                </Tag>
              )
            ),
          text: (record) => (record.is_private ? intl.formatMessage({ id: 'case.private' }) : ''),
        },
        {
          id: 'court',
          header: intl.formatMessage({ id: 'case.court' }),
          width: 'minmax(200px, 2fr)',
          cell: (record) => record.court,
          text: (record) => record.court,
          sortBy: (record) => record.court,
        },
        {
          id: 'filed',
          header: intl.formatMessage({ id: 'case.filed' }),
          width: '110px',
          cell: (record) => date(record.start_date),
          text: (record) => record.start_date ?? '',
          sortBy: (record) => record.start_date ?? '',
        },
        {
          id: 'last',
          header: intl.formatMessage({ id: 'case.lastAction' }),
          width: '130px',
          cell: (record) => date(record.last_action_date),
          text: (record) => record.last_action_date ?? '',
          sortBy: (record) => record.last_action_date ?? '',
        },
      ]}
      empty={null}
    />
  );
}
