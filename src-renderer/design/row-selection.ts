import { useEffect, useRef } from 'react';
import { useReportFailure } from '../bridge/failures';
import type { PagedRows } from './DataTable';

interface Selectable<Row> {
  readonly rows: PagedRows<Row>;
  readonly rowKey: (row: Row) => string;
  /** Both undefined where nothing can be selected. */
  readonly selected: ReadonlySet<string> | undefined;
  readonly onSelect: ((keys: ReadonlySet<string>) => void) | undefined;
}

interface RowSelection<Row> {
  readonly toggle: (row: Row) => void;
  /** Selects what lies between the row where extending began, `from` at first, and `to`. */
  readonly extend: (from: number, to: number) => void;
  /** The next extension begins where it is called for. */
  readonly stopExtending: () => void;
  readonly selectAll: () => void;
  /** Whether something is selected, or about to be. */
  readonly canClear: () => boolean;
  readonly clear: () => void;
}

/** Selecting rows by keyboard and pointer, rows that were never fetched among them. */
export function useRowSelection<Row>({
  rows,
  rowKey,
  selected,
  onSelect,
}: Selectable<Row>): RowSelection<Row> {
  const report = useReportFailure();
  const anchor = useRef<number | null>(null);
  /** What is being fetched to be selected: what was asked for last counts, whatever comes last. */
  const fetching = useRef<Promise<readonly Row[]> | null>(null);
  const question = useRef(rows.question);
  useEffect(() => {
    question.current = rows.question;
  }, [rows.question]);

  const select = (rowsToCome: Promise<readonly Row[]>): void => {
    fetching.current = rowsToCome;
    const finish = (work: () => void): void => {
      if (fetching.current !== rowsToCome) return;
      fetching.current = null;
      // Of other rows than are shown by now nothing is selected.
      if (question.current === rows.question) work();
    };
    rowsToCome.then(
      (found) => finish(() => onSelect?.(new Set(found.map(rowKey)))),
      (error: unknown) => finish(() => report(error)),
    );
  };
  const selectHere = (keys: ReadonlySet<string>): void => {
    fetching.current = null;
    onSelect?.(keys);
  };

  return {
    toggle: (row) => {
      const keys = new Set(selected);
      if (!keys.delete(rowKey(row))) keys.add(rowKey(row));
      selectHere(keys);
    },
    extend: (from, to) => {
      anchor.current ??= from;
      const [low, high] = [Math.min(anchor.current, to), Math.max(anchor.current, to)];
      const here = between(rows, low, high);
      if (here !== null) selectHere(new Set(here.map(rowKey)));
      else select(rows.all().then((all) => all.slice(low, high + 1)));
    },
    stopExtending: () => {
      anchor.current = null;
    },
    selectAll: () => select(rows.all()),
    canClear: () => fetching.current !== null || (selected?.size ?? 0) > 0,
    clear: () => selectHere(new Set()),
  };
}

/** The rows from `low` to `high`; null when some of them are not here. */
function between<Row>(rows: PagedRows<Row>, low: number, high: number): readonly Row[] | null {
  const found: Row[] = [];
  for (let index = low; index <= high; index += 1) {
    const row = rows.at(index);
    if (row === undefined) return null;
    found.push(row);
  }
  return found;
}
