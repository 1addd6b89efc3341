import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly entries: readonly { readonly target: string; readonly label: string; readonly words: string }[];
  /** What has to be corrected before what; a lookup's words when absent. */
  readonly title?: ReactNode;
}

/** All mistakes of a form on top of it, each leading to its field. It takes the focus when it appears. */
export function ErrorSummary({ ref, entries, title }: ErrorSummaryProps) {
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <p className="strong">
        {title ?? <FormattedMessage id="form.mistakes" values={{ count: entries.length }} />}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.target}>
            <button type="button" className="error-link" onClick={() => focusField(entry.target)}>
              {entry.label}: {entry.words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The id stands on the input itself or on the group around it. */
function focusField(id: string): void {
  const target = document.getElementById(id);
  if (target === null) return;
  const focusable = 'input, textarea, button';
  (target.matches(focusable) ? target : target.querySelector<HTMLElement>(focusable))?.focus();
}
