import type { ReactNode } from 'react';
import './Facts.css';

interface FactsProps {
  readonly children: ReactNode;
  /** `line`: side by side, for headers; `list`: one below the other, for details. */
  readonly layout?: 'line' | 'list';
}

/** Named values. Its children are `Fact`s. */
export function Facts({ children, layout = 'line' }: FactsProps) {
  return <dl className={`facts facts-${layout}`}>{children}</dl>;
}

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** One named value. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
