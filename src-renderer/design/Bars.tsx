import { useId, type ReactNode } from 'react';
import './Bars.css';

export interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  /** How long the bar is, against the longest. */
  readonly length: number;
  /** The value in words, in one cell each. */
  readonly values: readonly string[];
}

interface BarsProps {
  readonly title: string;
  /** Of the label and of each value. */
  readonly headers: readonly [string, ...string[]];
  readonly bars: readonly Bar[];
}

/** A table whose rows carry a bar: read as numbers, seen as a chart. */
export function Bars({ title, headers, bars }: BarsProps) {
  const id = useId();
  const longest = Math.max(...bars.map((bar) => bar.length), 0);
  const [first, ...others] = headers;
  return (
    <section className="bars" aria-labelledby={id}>
      <h2 id={id} className="bars-title">
        {title}
      </h2>
      <table className="bars-table">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((header) => (
              <th key={header} scope="col" className="bars-value">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key}>
              <th scope="row">
                {bar.label}
                <svg className="bars-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="4" className="bars-ground" />
                  <rect
                    width={longest > 0 ? (100 * bar.length) / longest : 0}
                    height="4"
                    className="bars-length"
                  />
                </svg>
              </th>
              {bar.values.map((value, index) => (
                <td key={others[index]} className="bars-value">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
