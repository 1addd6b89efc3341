import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classes } from './classes';
import type { PagedRows } from './DataTable';
import { CheckIcon } from './icons';
import { useRowSelection } from './row-selection';
import { useFixedRows } from './rows-in-sight';
import './VirtualList.css';

interface VirtualListProps<Row> {
  readonly label: string;
  readonly rows: PagedRows<Row>;
  readonly rowKey: (row: Row) => string;
  /** Height of every entry in CSS pixels. */
  readonly height: number;
  readonly children: (row: Row) => ReactNode;
  /** The entry that the detail shows. */
  readonly current: string | null;
  /** Moving to an entry shows it. */
  readonly onShow: (row: Row) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (keys: ReadonlySet<string>) => void;
}

/** The place of a row among those that are loaded. */
function indexOf<Row>(rows: PagedRows<Row>, isWanted: (row: Row) => boolean): number | null {
  for (let index = 0; index < rows.total; index++) {
    const row = rows.at(index);
    if (row === undefined) return null;
    if (isWanted(row)) return index;
  }
  return null;
}

/**
 * The list of a list and its detail, of any length: arrows or j/k move and show, Space selects, Shift extends, Ctrl+A
 * selects all.
 */
export function VirtualList<Row>({
  label,
  rows,
  rowKey,
  height,
  children,
  current,
  onShow,
  selected,
  onSelect,
}: VirtualListProps<Row>) {
  const intl = useIntl();
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const sight = useFixedRows({ count: rows.total, height, scroller });
  const { rows: items, scrollTo } = sight;
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  const { show } = rows;
  useEffect(() => show(first, last), [show, first, last]);

  // What the detail shows is in sight, also when it was chosen elsewhere; once, so that the list can be scrolled away.
  const broughtIn = useRef<string | null>(null);
  useEffect(() => {
    if (current === null || broughtIn.current === current) return;
    const index = indexOf(rows, (row) => rowKey(row) === current);
    if (index === null) return;
    broughtIn.current = current;
    scrollTo(index);
  }, [current, rows, rowKey, scrollTo]);

  const focused = Math.min(active, Math.max(rows.total - 1, 0));
  const selection = useRowSelection({ rows, rowKey, selected, onSelect });
  const move = (index: number, extend: boolean) => {
    const next = Math.min(rows.total - 1, Math.max(0, index));
    setActive(next);
    scrollTo(next);
    const row = rows.at(next);
    if (row !== undefined) onShow(row);
    if (extend) selection.extend(focused, next);
    else selection.stopExtending();
  };
  const toggle = (index: number) => {
    const row = rows.at(index);
    if (row === undefined) return;
    selection.toggle(row);
  };

  const press = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? height) / height) - 1);
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === 'a') selection.selectAll();
    else if (command || event.altKey) return;
    else if (event.key === 'ArrowDown' || event.key === 'j') move(focused + 1, event.shiftKey);
    else if (event.key === 'ArrowUp' || event.key === 'k') move(focused - 1, event.shiftKey);
    else if (event.key === 'Home') move(0, event.shiftKey);
    else if (event.key === 'End') move(rows.total - 1, event.shiftKey);
    else if (event.key === 'PageDown') move(focused + page, event.shiftKey);
    else if (event.key === 'PageUp') move(focused - page, event.shiftKey);
    else if (event.key === ' ') toggle(focused);
    else if (event.key === 'Enter') move(focused, false);
    else if (event.key === 'Escape' && selection.canClear()) selection.clear();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={scroller} className="virtual-list">
      <div
        role="listbox"
        aria-label={label}
        aria-multiselectable
        aria-activedescendant={rows.total > 0 ? `${listId}-${focused}` : undefined}
        tabIndex={0}
        data-list=""
        className="virtual-list-box"
        style={{ height: sight.height }}
        onKeyDown={press}
      >
        {items.map((item) => {
          const row = rows.at(item.index);
          const key = row === undefined ? null : rowKey(row);
          const isSelected = key !== null && selected.has(key);
          return (
            // The list itself holds the focus and the keys; an entry is only pointed at.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={item.key}
              id={`${listId}-${item.index}`}
              role="option"
              tabIndex={-1}
              aria-selected={isSelected}
              aria-current={key !== null && key === current ? 'true' : undefined}
              aria-posinset={item.index + 1}
              aria-setsize={rows.total}
              className={classes('virtual-entry', item.index === focused && 'virtual-focused')}
              style={{ height, transform: `translateY(${item.start}px)` }}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey) {
                  setActive(item.index);
                  toggle(item.index);
                } else move(item.index, event.shiftKey);
              }}
            >
              {/* Space does the same from the keyboard. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
              <span
                className="virtual-check"
                title={intl.formatMessage({ id: 'table.selection' })}
                onClick={(event) => {
                  event.stopPropagation();
                  setActive(item.index);
                  toggle(item.index);
                }}
              >
                <span className="virtual-box">{isSelected && <CheckIcon />}</span>
              </span>
              {row === undefined ? <span className="data-wait" /> : children(row)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
