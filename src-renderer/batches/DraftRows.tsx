import { FormattedMessage, useIntl } from 'react-intl';
import type { FileDraft, PreviewRow } from '@shared/batch';
import type { Request } from '@shared/ipc';
import { Awaiting } from '../bridge/Awaiting';
import { usePagedRows } from '../bridge/paged';
import { DataTable, type Column } from '../design/DataTable';
import { Radicado } from '../design/Radicado';
import { Tag } from '../design/Tag';
import { useRepairWords } from '../lookups/form/useRepairWords';
import { useProblemWords } from './words';

/** Which rows are shown. */
export type DraftFilter = Request<'drafts.rows'>['filter'];

/** The rows of a file that the filter leaves, each with what is wrong with it or was mended. */
export function DraftRows({ draft, filter }: { readonly draft: FileDraft; readonly filter: DraftFilter }) {
  const intl = useIntl();
  const problemWords = useProblemWords();
  const repairWords = useRepairWords();
  const rows = usePagedRows('drafts.rows', { draftId: draft.id, filter });
  const remark = (row: PreviewRow) =>
    [
      row.problem === null ? '' : problemWords(row.problem, row.duplicateOf),
      row.suggestion === null
        ? ''
        : intl.formatMessage({ id: 'batches.suggestion' }, { value: row.suggestion }),
      row.repairs.length === 0
        ? ''
        : intl.formatMessage({ id: 'batches.cleaned' }, { what: repairWords(row.repairs) }),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  const columns: readonly Column<PreviewRow>[] = [
    {
      id: 'row',
      header: intl.formatMessage({ id: 'batches.column.row' }),
      width: '60px',
      align: 'end',
      cell: (row) => row.row,
      text: (row) => String(row.row),
    },
    {
      id: 'raw',
      header: intl.formatMessage({ id: 'batches.column.raw' }),
      width: 'minmax(210px, 1fr)',
      cell: (row) => <span className="mono draft-raw">{row.raw}</span>,
      text: (row) => row.raw,
    },
    {
      id: 'value',
      header: intl.formatMessage({ id: 'batches.column.radicado' }),
      width: '226px',
      cell: (row) => (row.value === null ? '—' : <Radicado value={row.value} />),
      text: (row) => row.value ?? '',
    },
    {
      id: 'remark',
      header: intl.formatMessage({ id: 'batches.column.remark' }),
      width: 'minmax(220px, 2fr)',
      cell: (row) =>
        row.problem === null || row.problem === 'duplicate' ? (
          <span className="soft">{remark(row)}</span>
        ) : (
          <span className="draft-remark">
            <Tag tone="silent">
              <FormattedMessage id="batches.mendTag" />
            </Tag>
            {remark(row)}
          </span>
        ),
      text: remark,
    },
  ];
  return (
    <DataTable
      takesFocus
      label={draft.fileName}
      name="draft"
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.row)}
      empty={
        rows.isPending || rows.error !== null ? (
          <Awaiting error={rows.error} lines={8} />
        ) : (
          <p className="soft">
            <FormattedMessage id="batches.noRows" />
          </p>
        )
      }
    />
  );
}
