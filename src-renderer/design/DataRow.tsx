import { memo, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { classes } from './classes';
import type { Column } from './DataTable';

interface DataRowProps<Row> {
  readonly id: string;
  readonly index: number;
  /** Distance from the top of the body in CSS pixels. */
  readonly start: number;
  /** undefined while its page is on the way. */
  readonly row: Row | undefined;
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  /** The keys go to it. */
  readonly isPointed: boolean;
  /** It is shown elsewhere. */
  readonly isCurrent: boolean;
  readonly opens: boolean;
  /** Measures rows that take the height of their text. */
  readonly measure: Ref<HTMLDivElement> | undefined;
}

function DataRowContent<Row>({
  id,
  index,
  start,
  row,
  columns,
  isSelectable,
  isSelected,
  isPointed,
  isCurrent,
  opens,
  measure,
}: DataRowProps<Row>) {
  const intl = useIntl();
  return (
    <div
      id={id}
      ref={measure}
      data-index={index}
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : isCurrent}
      className={classes(
        'data-row',
        isPointed && 'data-focused',
        (isSelected || isCurrent) && 'data-selected',
        opens && 'data-opens',
      )}
      style={{ transform: `translateY(${start}px)` }}
    >
      {isSelectable && (
        <span role="gridcell" className="data-cell data-check">
          <input
            type="checkbox"
            tabIndex={-1}
            readOnly
            checked={isSelected}
            aria-label={intl.formatMessage({ id: 'table.select' }, { row: index + 1 })}
          />
        </span>
      )}
      {columns.map((column) => (
        <span
          key={column.id}
          role="gridcell"
          className={classes('data-cell', column.align === 'end' && 'data-end')}
        >
          {row === undefined ? <span className="data-wait" /> : column.cell(row)}
        </span>
      ))}
    </div>
  );
}

/** One row of a table. It is drawn again only when something of its own changes: scrolling draws new rows alone. */
export const DataRow = memo(DataRowContent) as typeof DataRowContent;
