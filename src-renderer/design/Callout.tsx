import type { ReactNode } from 'react';
import './Callout.css';
import { InfoIcon, WarningIcon } from './icons';
import { VerdictShape } from './VerdictShape';

interface CalloutProps {
  /** `note`: states a fact; `info`: worth knowing; `silent`: the source failed; `adverse`: something is wrong; `yours`: waits for the person. */
  readonly tone: 'note' | 'info' | 'silent' | 'adverse' | 'yours';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Says it aloud when it appears. */
  readonly alert?: boolean;
}

const icons: Record<CalloutProps['tone'], ReactNode> = {
  note: <InfoIcon />,
  info: <InfoIcon />,
  silent: <WarningIcon />,
  adverse: <WarningIcon />,
  yours: (
    <span className="callout-shape">
      <VerdictShape look="yours" />
    </span>
  ),
};

/** A block that states something the person must not overlook. */
export function Callout({ tone, title, children, actions, alert = false }: CalloutProps) {
  return (
    <div className={`callout callout-${tone}`} {...(alert ? { role: 'alert' } : {})}>
      {icons[tone]}
      <div className="callout-body">
        {title !== undefined && <p className="strong">{title}</p>}
        {children}
        {actions !== undefined && <div className="row callout-actions">{actions}</div>}
      </div>
    </div>
  );
}
