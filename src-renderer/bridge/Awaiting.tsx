import { useIntl } from 'react-intl';
import { Callout } from '../design/Callout';
import { Skeleton } from '../design/Skeleton';
import { useText } from '../i18n/text';
import { failureWords } from './bridge';

interface AwaitingProps {
  /** Of the query that is waited for; `null` while it may still be answered. */
  readonly error: Error | null;
  /** About as many as the answer will have. */
  readonly lines: number;
}

/** Stands where an answer of the main process will stand; says why when it does not come. */
export function Awaiting({ error, lines }: AwaitingProps) {
  const intl = useIntl();
  const text = useText();
  if (error === null) return <Skeleton lines={lines} label={intl.formatMessage({ id: 'frame.loading' })} />;
  return (
    <Callout tone="adverse" alert>
      <p>{text(failureWords(error))}</p>
    </Callout>
  );
}
