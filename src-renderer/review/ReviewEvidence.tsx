import { FormattedMessage, useIntl } from 'react-intl';
import type { ReviewEvidence as Evidence } from '@shared/review';
import { Awaiting } from '../bridge/Awaiting';
import { useAsk } from '../bridge/query';
import { Picture } from '../design/Picture';

/** What was kept of a lookup, to be read: pictures and plain text, never a page. */
export function ReviewEvidence({ lookupId }: { readonly lookupId: string }) {
  const evidence = useAsk('reviews.evidence', { lookupId });
  if (!evidence.isSuccess) return <Awaiting error={evidence.error} lines={8} />;
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
