import type { ReactNode } from 'react';
import './Empty.css';

interface EmptyProps {
  readonly title: string;
  /** What this place is for and how it fills. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** An empty place that teaches what it is for. */
export function Empty({ title, children, actions }: EmptyProps) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <div className="empty-words">{children}</div>
      {actions !== undefined && <div className="row empty-actions">{actions}</div>}
    </div>
  );
}
