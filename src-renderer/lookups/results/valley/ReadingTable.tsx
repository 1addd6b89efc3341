import type { ReactNode } from 'react';

interface ReadingTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** Heads of the columns that hold words, not numbers. */
  readonly worded?: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A short table of readings: the first column names the row. Scrolls by itself when it is long. */
export function ReadingTable({ label, heads, worded = [], rows }: ReadingTableProps) {
  return (
    // A region that scrolls takes the focus, so that the keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="reading-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="reading-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" {...(worded.includes(head) ? { className: 'reading-words' } : {})}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={heads[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={heads[index]}
                    {...(worded.includes(heads[index] ?? '') ? { className: 'reading-words' } : {})}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
