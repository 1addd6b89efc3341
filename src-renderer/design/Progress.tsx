import { Meter, ProgressBar } from 'react-aria-components';
import './Progress.css';

interface QuotaMeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How much of something limited is used. The numbers stand beside it in words. */
export function UsageMeter({ label, value, max }: QuotaMeterProps) {
  return (
    <Meter aria-label={label} className="meter" value={value} maxValue={Math.max(max, 1)}>
      {({ percentage }) => <span className="meter-fill" style={{ width: `${percentage}%` }} />}
    </Meter>
  );
}

interface ProgressProps {
  readonly label: string;
  readonly max: number;
  /** Parts of the bar in order, each in the colour of its verdict. */
  readonly parts: readonly {
    readonly look: 'found' | 'nothing' | 'silent' | 'rest';
    readonly value: number;
  }[];
}

/** Progress in parts. The counts stand beside it in words. */
export function Progress({ label, max, parts }: ProgressProps) {
  const whole = Math.max(max, 1);
  return (
    <ProgressBar
      aria-label={label}
      className="progress"
      maxValue={whole}
      value={parts.reduce((sum, part) => sum + part.value, 0)}
    >
      {parts.map((part) => (
        <span
          key={part.look}
          className={`progress-part progress-${part.look}`}
          style={{ width: `${(part.value / whole) * 100}%` }}
        />
      ))}
    </ProgressBar>
  );
}
