import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { classes } from './classes';
import type { Column, Sort } from './DataTable';
import { SortAscendingIcon, SortDescendingIcon } from './icons';

interface DataHeadProps<Row> {
  readonly head: Ref<HTMLDivElement>;
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
  readonly sort: Sort | null;
  readonly onSort: (column: Column<Row>) => void;
}

/** The names of a table's columns; pressing one sorts by it. */
export function DataHead<Row>({ head, columns, isSelectable, sort, onSort }: DataHeadProps<Row>) {
  const intl = useIntl();
  return (
    <div ref={head} role="row" aria-rowindex={1} className="data-row data-head">
      {isSelectable && (
        <span role="columnheader" className="data-cell">
          <span className="visually-hidden">{intl.formatMessage({ id: 'table.selection' })}</span>
        </span>
      )}
      {columns.map((column) => (
        <span
          key={column.id}
          role="columnheader"
          className={classes('data-cell', column.align === 'end' && 'data-end')}
          aria-sort={ariaSort(column.id, sort)}
        >
          {column.sortBy === undefined ? (
            column.header
          ) : (
            <button type="button" className="data-sort" onClick={() => onSort(column)}>
              {column.header}
              {sort?.column === column.id &&
                (sort.descending ? <SortDescendingIcon /> : <SortAscendingIcon />)}
            </button>
          )}
        </span>
      ))}
    </div>
  );
}

function ariaSort(id: string, sort: Sort | null): 'ascending' | 'descending' | undefined {
  if (sort?.column !== id) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}
