import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Column, PagedRows, Sort } from './DataTable';

interface Given<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | PagedRows<Row>;
  /** undefined where the table sorts by itself. */
  readonly sort: Sort | null | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

interface TableRows<Row> {
  readonly rows: PagedRows<Row>;
  readonly sort: Sort | null;
  /** Sorts by a column; by the one that is sorted by, the other way round. */
  readonly sortBy: (column: Column<Row>) => void;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const none: readonly never[] = [];

/** The rows of a table in their order: sorted here when all of them are here, by the one who pages them otherwise. */
export function useTableRows<Row extends object>(given: Given<Row>): TableRows<Row> {
  const { columns, onSort } = given;
  const paged = 'total' in given.rows ? given.rows : null;
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const sort = given.sort === undefined ? ownSort : given.sort;
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: column.sortBy ?? column.text,
        sortFn: 'auto',
      })),
    [columns],
  );
  const sorting = useMemo(() => (sort === null ? [] : [{ id: sort.column, desc: sort.descending }]), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: (paged === null ? given.rows : none) as Row[],
    manualSorting: paged !== null,
    state: { sorting },
  });
  const model = table.getRowModel().rows;
  return {
    rows: paged ?? {
      question: JSON.stringify(sorting),
      total: model.length,
      at: (index) => model[index]?.original,
      show: nothing,
      all: async () => model.map(({ original }) => original),
    },
    sort,
    sortBy: (column) => {
      const next: Sort = {
        column: column.id,
        descending: sort?.column === column.id ? !sort.descending : false,
      };
      setOwnSort(next);
      onSort?.(next);
    },
  };
}

const nothing = (): void => undefined;
