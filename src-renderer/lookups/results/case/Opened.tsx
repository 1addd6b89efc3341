import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import { failureWords } from '../../../bridge/bridge';
import { Callout } from '../../../design/Callout';
import { Skeleton } from '../../../design/Skeleton';
import { useText } from '../../../i18n/text';
import { useOpened } from '../../useOpened';
import { NoAnswer } from '../NoAnswer';
import { SourceStrip } from '../SourceStrip';

interface OpenedProps {
  readonly label: string;
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Shows the answer's data. */
  readonly children: (data: unknown, view: LookupView) => ReactNode;
}

/** Something opened from a case: asked when it is first looked at, with where and when it comes from. */
export function Opened({ label, operation, input, children }: OpenedProps) {
  const intl = useIntl();
  const text = useText();
  const { view, error } = useOpened(operation, input);
  if (error !== null)
    return (
      <Callout tone="adverse" alert>
        <p>{text(failureWords(error))}</p>
      </Callout>
    );
  if (view === null) return <Skeleton lines={4} label={intl.formatMessage({ id: 'frame.loading' })} />;
  return (
    // Focusable, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="opened" role="group" aria-label={label} tabIndex={0}>
      {view.error !== null ? <NoAnswer view={view} error={view.error} /> : children(view.data, view)}
      <SourceStrip view={view} />
    </div>
  );
}
