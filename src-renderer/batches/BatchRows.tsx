import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BatchFilter, BatchRow, BatchSortKey, BatchView } from '@shared/batch';
import { findOperation } from '@shared/operations';
import { reviewWords } from '@shared/words/review';
import { Awaiting } from '../bridge/Awaiting';
import { useReportFailure } from '../bridge/failures';
import { usePagedRows } from '../bridge/paged';
import { Button } from '../design/Button';
import { DataTable, type Column, type Sort } from '../design/DataTable';
import { notifyDone } from '../design/notices';
import { Radicado } from '../design/Radicado';
import { SearchField } from '../design/SearchField';
import { Chips } from '../design/toggles';
import { Verdict } from '../design/Verdict';
import { useVerdictWord } from '../design/verdicts';
import { AddToDossier } from '../lookups/AddToDossier';
import { useRepairWords } from '../lookups/form/useRepairWords';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';
import { useDate } from '../i18n/useDate';
import { address, navigate } from '../router/router';
import { MendDialog } from './MendDialog';
import { useProblemWords } from './words';

const sortColumns: Readonly<Record<string, BatchSortKey>> = {
  row: 'row',
  value: 'value',
  verdict: 'verdict',
  place: 'place',
  date: 'date',
  count: 'count',
};

/** The rows of a batch: filtered, sorted and paged where they lie. Enter opens the case, or the row to mend. */
export function BatchRows({ batch }: { readonly batch: BatchView }) {
  const intl = useIntl();
  const number = useNumber();
  const [filter, setFilter] = useState<BatchFilter>('all');
  const [text, setText] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'row', descending: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [mending, setMending] = useState<BatchRow | null>(null);
  /** Rows that the dialog is about to add. */
  const [adds, setAdds] = useState<readonly number[] | null>(null);
  const [gathers, setGathers] = useState(false);
  const report = useReportFailure();
  const columns = useBatchColumns(batch);
  const search = useDeferredValue(text.trim());
  const rows = usePagedRows('batches.rows', {
    batchId: batch.id,
    filter,
    text: search,
    sort: sortColumns[sort.column] ?? 'row',
    descending: sort.descending,
  });

  const { counts } = batch;
  const choice = (value: BatchFilter, label: string, count?: number) => ({
    value,
    label,
    ...(count === undefined ? {} : { count: number(count) }),
  });
  const filters = [
    choice('all', intl.formatMessage({ id: 'batches.filter.all' }), counts.total),
    choice('found', intl.formatMessage({ id: 'verdict.found' }), counts.found),
    choice('nothing', intl.formatMessage({ id: 'verdict.nothing' }), counts.nothing),
    choice('silent', intl.formatMessage({ id: 'verdict.silent' }), counts.silent),
    choice('recent', intl.formatMessage({ id: 'batches.filter.recent' })),
    choice('private', intl.formatMessage({ id: 'batches.filter.private' }), counts.private),
    choice('to_mend', intl.formatMessage({ id: 'batches.filter.toMend' }), counts.invalid),
    choice('not_asked', intl.formatMessage({ id: 'verdict.not_asked' })),
  ];
  // Only what was asked can be a finding; the rest of the selection is left out and said so. A row that repeats another
  // has its answer.
  const gather = async () => {
    setGathers(true);
    try {
      const chosen = (await rows.all()).filter((row) => selected.has(String(row.row)));
      const asked = chosen.filter((row) => row.lookupId !== null);
      if (asked.length < chosen.length)
        notifyDone(intl.formatMessage({ id: 'batches.leftOut' }, { count: chosen.length - asked.length }));
      const byLookup = new Map(asked.map((row) => [row.lookupId, row.row]));
      if (byLookup.size > 0) setAdds([...byLookup.values()]);
    } catch (error) {
      report(error);
    } finally {
      setGathers(false);
    }
  };
  /** What is no longer shown is no longer selected. */
  const select =
    <Value,>(put: (value: Value) => void) =>
    (value: Value) => {
      put(value);
      setSelected(new Set());
    };
  const open = (row: BatchRow) => {
    if (row.lookupId !== null) navigate(address('history', row.lookupId));
    else if (row.state === 'invalid') setMending(row);
  };

  return (
    <>
      <Chips
        label={intl.formatMessage({ id: 'batches.filter' })}
        choices={filters}
        value={filter}
        onChange={select(setFilter)}
      />
      <DataTable
        takesFocus
        label={batch.name}
        name="batch-rows"
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.row)}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        onOpen={open}
        empty={
          rows.isPending || rows.error !== null ? (
            <Awaiting error={rows.error} lines={8} />
          ) : (
            <p className="soft batch-none">
              <FormattedMessage id="batches.noRows" />
            </p>
          )
        }
        tools={
          <div className="batch-tools">
            <SearchField
              filter
              label={intl.formatMessage({ id: 'batches.search' })}
              value={text}
              onChange={select(setText)}
            />
            <span className="soft" role="status">
              {selected.size > 0 ? (
                <FormattedMessage id="batches.selected" values={{ count: selected.size }} />
              ) : (
                <FormattedMessage id="batches.shown" values={{ count: rows.total }} />
              )}
            </span>
            {selected.size > 0 && (
              <Button isPending={gathers} onPress={() => void gather()}>
                <FormattedMessage id="result.toDossier" />
              </Button>
            )}
          </div>
        }
      />
      {mending !== null && <MendDialog batchId={batch.id} row={mending} onClose={() => setMending(null)} />}
      {adds !== null && (
        <AddToDossier what={{ batchId: batch.id, rows: adds }} onClose={() => setAdds(null)} />
      )}
    </>
  );
}

function useBatchColumns(batch: BatchView): readonly Column<BatchRow>[] {
  const intl = useIntl();
  const words = useText();
  const number = useNumber();
  const date = useDate();
  const verdictWord = useVerdictWord();
  const remark = useRemark();
  const operation = findOperation(batch.operation);
  const adverse = operation?.adverse ?? false;
  const named = operation?.columns;
  return [
    {
      id: 'row',
      header: intl.formatMessage({ id: 'batches.column.row' }),
      width: '66px',
      align: 'end',
      cell: (row) => number(row.row),
      text: (row) => String(row.row),
      sortBy: (row) => row.row,
      optional: true,
    },
    {
      id: 'value',
      header: intl.formatMessage({ id: 'batches.column.radicado' }),
      width: '226px',
      cell: (row) =>
        row.value === null ? <span className="mono">{row.raw}</span> : <Radicado value={row.value} />,
      text: (row) => row.value ?? row.raw,
      sortBy: (row) => row.value ?? '',
    },
    {
      id: 'verdict',
      header: intl.formatMessage({ id: 'batches.column.verdict' }),
      width: '130px',
      cell: (row) => <Verdict verdict={row.verdict} adverse={adverse} />,
      text: (row) => verdictWord(row.verdict, adverse),
      sortBy: (row) => row.verdict,
    },
    {
      id: 'place',
      header: named === undefined ? '' : words(named.place),
      width: 'minmax(104px, 3fr)',
      cell: (row) => <span title={row.place ?? undefined}>{row.place ?? '—'}</span>,
      text: (row) => row.place ?? '',
      sortBy: (row) => row.place ?? '',
      optional: true,
    },
    {
      id: 'title',
      header: intl.formatMessage({ id: 'batches.column.title' }),
      width: 'minmax(120px, 2fr)',
      cell: (row) => <span title={row.title ?? undefined}>{row.title ?? '—'}</span>,
      text: (row) => row.title ?? '',
      optional: true,
      // The court tells rows apart sooner; the parties are one press away.
      hidden: true,
    },
    {
      id: 'date',
      header: named === undefined ? '' : words(named.date),
      width: '126px',
      cell: (row) => date(row.date),
      text: (row) => row.date ?? '',
      sortBy: (row) => row.date ?? '',
      optional: true,
    },
    {
      id: 'count',
      header: named === undefined ? '' : words(named.count),
      width: '96px',
      align: 'end',
      cell: (row) => (row.count === null ? '—' : number(row.count)),
      text: (row) => (row.count === null ? '' : String(row.count)),
      sortBy: (row) => row.count ?? -1,
      optional: true,
      hidden: 'narrow',
    },
    {
      id: 'remark',
      header: intl.formatMessage({ id: 'batches.column.remark' }),
      width: 'minmax(120px, 3fr)',
      cell: (row) => (
        <span className="soft" title={remark(row)}>
          {remark(row) || '—'}
        </span>
      ),
      text: remark,
      optional: true,
    },
  ];
}

/** What has to be said about a row: its problem, what was read by hand, its error, private records, what was cleaned. */
function useRemark(): (row: BatchRow) => string {
  const intl = useIntl();
  const words = useText();
  const problemWords = useProblemWords();
  const repairWords = useRepairWords();
  return (row) =>
    [
      row.problem === null || row.problem === 'duplicate' ? '' : problemWords(row.problem, null),
      row.duplicateOf === null ? '' : problemWords('duplicate', row.duplicateOf),
      row.review === null ? '' : words(reviewWords[row.review.verdict]),
      row.error === null ? '' : words(row.error),
      row.note === null ? '' : words(row.note),
      row.repairs.length === 0
        ? ''
        : intl.formatMessage({ id: 'batches.cleaned' }, { what: repairWords(row.repairs) }),
    ]
      .filter((part) => part !== '')
      .join(' · ');
}
