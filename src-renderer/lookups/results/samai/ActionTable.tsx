import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable, type Column } from '../../../design/DataTable';
import { useDate } from '../../../i18n/useDate';
import type { CaseAction } from './types';

/** The actions of a case as its page lists them; notes that the page cuts off end in «...». */
export function ActionTable({ actions }: { readonly actions: readonly CaseAction[] }) {
  const intl = useIntl();
  const date = useDate();
  const columns: readonly Column<CaseAction>[] = [
    {
      id: 'date',
      header: intl.formatMessage({ id: 'samai.actionDate' }),
      width: '116px',
      cell: (row) => date(row.action_date),
      text: (row) => row.action_date ?? '',
      sortBy: (row) => row.action_date ?? '',
    },
    {
      id: 'action',
      header: intl.formatMessage({ id: 'samai.action' }),
      width: 'minmax(240px, 3fr)',
      cell: (row) => (
        <>
          <b>{row.action_type}</b>
          {row.note !== null && <p>{row.note}</p>}
        </>
      ),
      text: (row) => [row.action_type, row.note].filter((part) => part !== null).join(': '),
      sortBy: (row) => row.action_type,
    },
    {
      id: 'status',
      header: intl.formatMessage({ id: 'samai.status' }),
      width: '116px',
      optional: true,
      cell: (row) => row.status ?? '—',
      text: (row) => row.status ?? '',
      sortBy: (row) => row.status ?? '',
    },
    {
      id: 'attachments',
      header: intl.formatMessage({ id: 'samai.attachments' }),
      width: '108px',
      optional: true,
      cell: (row) => row.attachments ?? '—',
      text: (row) => row.attachments ?? '',
    },
    {
      id: 'registered',
      header: intl.formatMessage({ id: 'samai.registered' }),
      width: '116px',
      optional: true,
      hidden: true,
      cell: (row) => date(row.registered_date),
      text: (row) => row.registered_date ?? '',
      sortBy: (row) => row.registered_date ?? '',
    },
    {
      id: 'index',
      header: intl.formatMessage({ id: 'samai.index' }),
      width: '72px',
      align: 'end',
      optional: true,
      hidden: true,
      cell: (row) => row.sequence,
      text: (row) => String(row.sequence),
      sortBy: (row) => row.sequence,
    },
  ];
  return (
    <DataTable
      name="samai-actions"
      label={intl.formatMessage({ id: 'samai.actions' }, { count: actions.length })}
      columns={columns}
      rows={actions}
      rowKey={(row) => String(row.sequence)}
      tall
      empty={
        <p className="frame-wait soft">
          <FormattedMessage id="value.empty" />
        </p>
      }
    />
  );
}
