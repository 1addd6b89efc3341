import type { ReactNode } from 'react';
import { classes } from './classes';
import './Table.css';

interface Head {
  readonly label: string;
  /** The cells below it carry the class `table-end` themselves. */
  readonly align?: 'end';
  /** Told to screen readers only, as over a column of buttons. */
  readonly isHidden?: boolean;
}

interface TableProps {
  /** Of the columns, from the left; absent where the rows speak for themselves. */
  readonly heads?: readonly (string | Head)[];
  /** `dense` for a table within a card. */
  readonly layout?: 'plain' | 'dense';
  readonly className?: string;
  /** `<tbody>` and, where there is one, `<tfoot>`. */
  readonly children: ReactNode;
}

/** A table of few rows, all of them drawn. What can be sorted, chosen from or is long is a `DataTable`. */
export function Table({ heads, layout = 'plain', className, children }: TableProps) {
  return (
    <table className={classes('table', layout === 'dense' && 'table-dense', className)}>
      {heads !== undefined && (
        <thead>
          <tr>
            {heads
              .map((head): Head => (typeof head === 'string' ? { label: head } : head))
              .map(({ label, align, isHidden }) => (
                <th key={label} scope="col" className={align === 'end' ? 'table-end' : undefined}>
                  {isHidden === true ? <span className="visually-hidden">{label}</span> : label}
                </th>
              ))}
          </tr>
        </thead>
      )}
      {children}
    </table>
  );
}
