import { useMemo, useState } from 'react';
import type { Column } from './DataTable';
import { useNarrowWindow } from './narrow-window';

interface ColumnsShown<Row> {
  readonly shown: readonly Column<Row>[];
  /** What the person may hide and show. */
  readonly optional: readonly Column<Row>[];
  readonly choose: (id: string, isShown: boolean) => void;
}

/**
 * The columns of a table that the person wants to see, remembered on this machine.
 * @param name under which they are remembered
 */
export function useColumnsShown<Row>(name: string, columns: readonly Column<Row>[]): ColumnsShown<Row> {
  const [chosen, setChosen] = useState(() => remembered(name));
  const isNarrow = useNarrowWindow();
  const shown = useMemo(
    () =>
      columns.filter(({ id, hidden = false }) => chosen[id] ?? !(hidden === 'narrow' ? isNarrow : hidden)),
    [columns, chosen, isNarrow],
  );
  return {
    shown,
    optional: columns.filter((column) => column.optional === true),
    choose: (id, isShown) => {
      const next = { ...chosen, [id]: isShown };
      setChosen(next);
      localStorage.setItem(`columns.${name}`, JSON.stringify(next));
    },
  };
}

function remembered(name: string): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(`columns.${name}`) ?? '{}') as Record<string, boolean>;
  } catch {
    // Unreadable only when something else wrote it: all columns are shown then.
    return {};
  }
}
