import { FormattedMessage, useIntl } from 'react-intl';
import type { ReviewEvidence as Evidence } from '@shared/review';
import { failureWords } from '../bridge/bridge';
import { useAsk } from '../bridge/query';
import { Callout } from '../design/Callout';
import { Picture } from '../design/Picture';
import { Skeleton } from '../design/Skeleton';
import { useText } from '../i18n/text';

/** What was kept of a lookup, to be read: pictures and plain text, never a page. */
export function ReviewEvidence({ lookupId }: { readonly lookupId: string }) {
  const intl = useIntl();
  const text = useText();
  const evidence = useAsk('reviews.evidence', { lookupId });
  if (evidence.isError) return <Callout tone="adverse">{text(failureWords(evidence.error))}</Callout>;
  if (evidence.isPending) return <Skeleton lines={8} label={intl.formatMessage({ id: 'frame.loading' })} />;
  return (
    <div className="review-evidence">
      {evidence.data.map((entry) => (
        <section key={entry.exchangeId} className="review-entry">
          <h2 className="note mono review-address">{entry.url}</h2>
          <Entry entry={entry} />
        </section>
      ))}
    </div>
  );
}

function Entry({ entry }: { readonly entry: Evidence }) {
  const intl = useIntl();
  if (entry.picture !== null)
    return (
      <div
        className="review-picture"
        role="region"
        aria-label={intl.formatMessage({ id: 'review.picture' })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
      >
        <Picture
          picture={{ bytes: entry.picture, type: 'image/png' }}
          alt={intl.formatMessage({ id: 'review.picture' })}
        />
      </div>
    );
  if (entry.text === null)
    return (
      <p className="soft">
        <FormattedMessage id="review.unreadable" />
      </p>
    );
  return (
    <>
      {entry.truncated && (
        <p className="note">
          <FormattedMessage id="review.truncated" />
        </p>
      )}
      <pre
        className="review-text"
        role="region"
        aria-label={intl.formatMessage({ id: 'review.text' }, { address: entry.url })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
      >
        {entry.text}
      </pre>
    </>
  );
}
