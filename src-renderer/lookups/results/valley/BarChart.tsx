import { useReading } from './readings';

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
  /** Beside the value. */
  readonly note?: string;
}

interface BarChartProps {
  readonly label: string;
  readonly unit: string;
  readonly bars: readonly Bar[];
}

/** Named amounts as a table whose rows carry their bar: read as a table, seen as a chart. */
export function BarChart({ label, unit, bars }: BarChartProps) {
  const reading = useReading();
  const most = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  return (
    <table className="bar-chart">
      <caption className="strong">{label}</caption>
      <tbody>
        {bars.map(({ key, label: name, value, note }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {/* The rule takes the cell for a control; its text is the value. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <td>
              <span className="bar-cell">
                <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={most === 0 ? 0 : ((value ?? 0) / most) * 100} height="10" />
                </svg>
                <span className="bar-value">{reading(value, unit)}</span>
              </span>
            </td>
            {note !== undefined && <td className="bar-note soft">{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
