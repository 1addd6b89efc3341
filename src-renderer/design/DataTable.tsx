import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useReportFailure } from '../bridge/failures';
import { classes } from './classes';
import { useColumnsShown } from './column-choice';
import { ColumnChoice } from './ColumnChoice';
import { useCopy } from './CopyButton';
import { DataHead } from './DataHead';
import { DataRow } from './DataRow';
import './DataTable.css';
import { useNextFrame } from './next-frame';
import { useRowSelection } from './row-selection';
import { useRowsInSight } from './rows-in-sight';
import { useTableRows } from './table-rows';
import { toTsv } from './tsv';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as plain text, for copying. */
  readonly text: (row: Row) => string;
  /** A CSS grid track: `120px`, `minmax(160px, 2fr)`. */
  readonly width: string;
  readonly align?: 'end';
  /** What the column is sorted by where the rows are all here; with paged rows any value makes it sortable. */
  readonly sortBy?: (row: Row) => string | number;
  /** May be hidden by the person. */
  readonly optional?: boolean;
  /** Hidden until the person chooses it; `narrow` in a narrow window alone. */
  readonly hidden?: boolean | 'narrow';
}

/** Rows that lie in the main process and come in pages. */
export interface PagedRows<Row> {
  /** Which rows these are, and in which order: another one once others are asked for. */
  readonly question: string;
  readonly total: number;
  /** undefined while its page is on the way. */
  readonly at: (index: number) => Row | undefined;
  /** Told which rows are in sight. */
  readonly show: (first: number, last: number) => void;
  /** Every row, for what holds of all of them: selecting and copying. */
  readonly all: () => Promise<readonly Row[]>;
}

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

interface DataTableProps<Row> {
  readonly label: string;
  /** Under which the choice of columns is remembered. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | PagedRows<Row>;
  readonly rowKey: (row: Row) => string;
  /** With paged rows the sort is done by the one who pages: give both. Otherwise the table sorts by itself. */
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort) => void;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (keys: ReadonlySet<string>) => void;
  /** Enter or a click on a row. */
  readonly onOpen?: (row: Row) => void;
  /** The key of the row that is shown elsewhere. */
  readonly current?: string | null;
  /** Shown instead of the rows when there are none. */
  readonly empty: ReactNode;
  /** Rows take the height of their text. */
  readonly tall?: boolean;
  /** Beside the choice of columns. */
  readonly tools?: ReactNode;
  /** Takes the keyboard when its screen opens, unless something else has it. */
  readonly takesFocus?: boolean;
}

const rowHeight = 32;

/**
 * A table of any length: compact rows drawn only where they are seen, a head that stays, sorting, choice of columns,
 * selection and movement by keyboard (arrows or j/k, Home, End, Page keys, Space, Shift, Ctrl+A, Enter), Ctrl+C as TSV.
 */
export function DataTable<Row extends object>({
  label,
  name,
  columns,
  rows: given,
  rowKey,
  sort: givenSort,
  onSort,
  selected,
  onSelect,
  onOpen,
  current = null,
  empty,
  tall = false,
  tools,
  takesFocus = false,
}: DataTableProps<Row>) {
  const copy = useCopy();
  const report = useReportFailure();
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const { shown, optional, choose } = useColumnsShown(name, columns);

  const { rows, sort, sortBy } = useTableRows({ columns, rows: given, sort: givenSort, onSort });
  const selection = useRowSelection({ rows, rowKey, selected, onSelect });
  const { at, show, total: count } = rows;
  const focused = Math.min(active, Math.max(count - 1, 0));

  const sight = useRowsInSight({ count, height: rowHeight, isTall: tall, scroller, head });
  const { rows: items } = sight;
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => show(first, last), [show, first, last]);
  const asked = useRef(rows.question);
  const { scrollTo } = sight;
  useEffect(() => {
    if (asked.current === rows.question) return;
    asked.current = rows.question;
    // Other rows are read from their beginning.
    setActive(0);
    scrollTo(0);
  }, [rows.question, scrollTo]);
  useNextFrame(() => {
    // What holds the focus now holds the table too: nothing more precise was chosen.
    if (takesFocus && document.activeElement?.contains(grid.current) === true)
      grid.current?.focus({ preventScroll: true });
  });

  const move = (index: number, extend: boolean) => {
    const next = Math.min(count - 1, Math.max(0, index));
    if (extend && onSelect !== undefined) selection.extend(focused, next);
    else selection.stopExtending();
    setActive(next);
    scrollTo(next);
  };
  const copyRows = async () => {
    const row = at(focused);
    const keys = selected ?? new Set<string>();
    const chosen =
      keys.size > 0
        ? (await rows.all()).filter((entry) => keys.has(rowKey(entry)))
        : row === undefined
          ? []
          : [row];
    copy(
      toTsv([
        shown.map((column) => column.header),
        ...chosen.map((entry) => shown.map((column) => column.text(entry))),
      ]),
    );
  };

  const press = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 2);
    const row = at(focused);
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === 'c' && String(getSelection() ?? '') === '')
      copyRows().catch(report);
    else if (command && event.key.toLowerCase() === 'a' && onSelect !== undefined) selection.selectAll();
    else if (event.key === 'Escape' && selection.canClear()) selection.clear();
    else if (command || event.altKey) return;
    else if (event.key === 'ArrowDown' || event.key === 'j') move(focused + 1, event.shiftKey);
    else if (event.key === 'ArrowUp' || event.key === 'k') move(focused - 1, event.shiftKey);
    else if (event.key === 'Home') move(0, event.shiftKey);
    else if (event.key === 'End') move(count - 1, event.shiftKey);
    else if (event.key === 'PageDown') move(focused + page, event.shiftKey);
    else if (event.key === 'PageUp') move(focused - page, event.shiftKey);
    else if (event.key === ' ' && row !== undefined && onSelect !== undefined) selection.toggle(row);
    else if (event.key === 'Enter' && row !== undefined && onOpen !== undefined) onOpen(row);
    else return;
    event.preventDefault();
  };

  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? Number.NaN);
    const row = at(index);
    if (row === undefined) return;
    setActive(index);
    if (onSelect !== undefined && target.closest('.data-check') !== null) selection.toggle(row);
    else if (String(getSelection() ?? '') === '') onOpen?.(row);
  };

  const tracks = [...(onSelect === undefined ? [] : ['32px']), ...shown.map((column) => column.width)].join(
    ' ',
  );

  return (
    <div className="data-table">
      {(tools !== undefined || optional.length > 0) && (
        <div className="data-tools">
          {tools}
          {optional.length > 0 && (
            <ColumnChoice
              columns={optional}
              isShown={(id) => shown.some((column) => column.id === id)}
              onChoose={choose}
            />
          )}
        </div>
      )}
      <div ref={scroller} className="data-scroll">
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={count + 1}
          aria-colcount={shown.length + (onSelect === undefined ? 0 : 1)}
          aria-multiselectable={onSelect !== undefined}
          aria-activedescendant={count > 0 ? `${gridId}-${focused}` : undefined}
          tabIndex={0}
          className={classes('data-grid', tall && 'data-tall')}
          style={{ '--tracks': tracks, minWidth: leastWidth(tracks) } as React.CSSProperties}
          onKeyDown={press}
        >
          <DataHead
            head={head}
            columns={shown}
            isSelectable={onSelect !== undefined}
            sort={sort}
            onSort={sortBy}
          />
          {/* The grid holds the focus and the keys; here the pointer is heard for all rows at once. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <div role="rowgroup" className="data-body" style={{ height: sight.height }} onClick={click}>
            {items.map((item) => {
              const row = at(item.index);
              const key = row === undefined ? null : rowKey(row);
              return (
                <DataRow
                  key={item.key}
                  id={`${gridId}-${item.index}`}
                  index={item.index}
                  start={item.start}
                  row={row}
                  columns={shown}
                  isSelectable={onSelect !== undefined}
                  isSelected={key !== null && (selected?.has(key) ?? false)}
                  isPointed={item.index === focused}
                  isCurrent={key !== null && key === current}
                  opens={onOpen !== undefined}
                  measure={sight.measure}
                />
              );
            })}
          </div>
        </div>
        {count === 0 && empty}
      </div>
    </div>
  );
}

/** What the tracks need at least, in CSS pixels: below it the table scrolls sideways. */
function leastWidth(tracks: string): number {
  const least = [...tracks.matchAll(/(?:minmax\()?(\d+)px/g)];
  return least.reduce((sum, [, pixels]) => sum + Number(pixels), 0);
}
