import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import { longestReviewReason, reviewVerdicts, type ReviewVerdict } from '@shared/review';
import { useReportFailure } from '../bridge/failures';
import { useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { TextField } from '../design/Field';
import { notifyDone } from '../design/notices';
import { Radios } from '../design/toggles';
import { address, Link } from '../router/router';
import './review.css';
import { ReviewEvidence } from './ReviewEvidence';

/** Whether something was kept that no parser recognised: that is what a person reads. */
export function isReviewable({ error, exchanges }: LookupView): boolean {
  const isChanged = error?.code === 'upstream_error' && error.details.reason === 'changed';
  return isChanged && exchanges.some(({ sha256 }) => sha256 !== null);
}

/** The kept answer as text and pictures, and beside it the verdict that the analyst reads in it, with the reason. */
export function ReviewTab({ view }: { readonly view: LookupView }) {
  return (
    <div className="review-frame">
      <div className="review">
        <ReviewEvidence lookupId={view.id} />
        <ReviewForm view={view} />
      </div>
    </div>
  );
}

function ReviewForm({ view }: { readonly view: LookupView }) {
  const intl = useIntl();
  const report = useReportFailure();
  const record = useSend('reviews.record');
  const analyst = useAsk('settings.get', {}).data?.analyst ?? null;
  const [verdict, setVerdict] = useState<ReviewVerdict | null>(view.review?.verdict ?? null);
  const [reason, setReason] = useState(view.review?.reason ?? '');
  const [wasTried, setTried] = useState(false);
  const words: Record<ReviewVerdict, string> = {
    found: intl.formatMessage({ id: 'review.found' }),
    nothing: intl.formatMessage({ id: 'review.nothing' }),
    unclear: intl.formatMessage({ id: 'review.unclear' }),
  };
  const save = () => {
    setTried(true);
    if (verdict === null || reason.trim() === '') return;
    record.mutate(
      { lookupId: view.id, verdict, reason },
      { onSuccess: () => notifyDone(intl.formatMessage({ id: 'review.done' })), onError: report },
    );
  };
  return (
    <form
      className="review-form"
      aria-label={intl.formatMessage({ id: 'review.tab' })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className="soft">
        <FormattedMessage id="review.words" />
      </p>
      <Radios
        label={intl.formatMessage({ id: 'review.question' })}
        required
        choices={reviewVerdicts.map((value) => ({ value, label: words[value] }))}
        value={verdict}
        error={wasTried && verdict === null ? intl.formatMessage({ id: 'review.verdictMissing' }) : null}
        onChange={setVerdict}
      />
      <TextField
        rows={5}
        required
        label={intl.formatMessage({ id: 'review.reason' })}
        help={intl.formatMessage({ id: 'review.reasonHelp' })}
        value={reason}
        maxLength={longestReviewReason}
        error={wasTried && reason.trim() === '' ? intl.formatMessage({ id: 'review.reasonMissing' }) : null}
        onChange={setReason}
      />
      <p className="note">
        {analyst === '' ? (
          <FormattedMessage
            id="review.nameless"
            values={{ a: (chunks) => <Link to={address('settings')}>{chunks}</Link> }}
          />
        ) : (
          <FormattedMessage id="review.signed" values={{ by: analyst }} />
        )}
      </p>
      <Button type="submit" kind="primary" isPending={record.isPending}>
        <FormattedMessage id={view.review === null ? 'review.record' : 'review.change'} />
      </Button>
    </form>
  );
}
