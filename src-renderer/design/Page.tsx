import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../router/router';
import { useNextFrame } from './next-frame';
import './Page.css';

/** Names the window after what it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Expediente' : `${title} · Expediente`;
  }, [title]);
}

export interface Crumb {
  readonly label: string;
  /** Absent for the last step, which is where the person is. */
  readonly to?: string;
}

/** The way that leads here. */
function Crumbs({ steps }: { readonly steps: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'frame.crumbs' })}>
      <ol className="crumbs">
        {steps.map((step) => (
          <li key={step.label}>
            {step.to === undefined ? step.label : <Link to={step.to}>{step.label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PageHeadProps {
  readonly title: ReactNode;
  readonly crumbs?: readonly Crumb[];
  /** The verdict or another mark before the title. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a page or of a detail: the way, the title, the actions. */
export function PageHead({ title, crumbs, mark, actions }: PageHeadProps) {
  return (
    <header className="page-head">
      {crumbs !== undefined && <Crumbs steps={crumbs} />}
      <div className="page-head-line">
        <div className="page-title">
          {mark}
          <h1>{title}</h1>
        </div>
        {actions !== undefined && <div className="page-actions">{actions}</div>}
      </div>
    </header>
  );
}

interface PageProps {
  readonly children: ReactNode;
  /** `scroll`: the page scrolls as a whole; `fill`: its parts share the height (tables scroll inside). */
  readonly layout?: 'scroll' | 'fill';
}

/** The body of a screen without panes. */
export function Page({ children, layout = 'scroll' }: PageProps) {
  const page = useRef<HTMLDivElement>(null);
  const [isFirst] = useState(() => document.documentElement.dataset.ready === undefined);
  useNextFrame(() => {
    // A page that replaces another takes the keyboard that went with it; the first one of a window does not.
    if (!isFirst && document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  });
  return (
    <div ref={page} className={`page page-${layout}`} data-pane="page" tabIndex={-1}>
      {children}
    </div>
  );
}
