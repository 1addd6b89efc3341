import { FormattedMessage } from 'react-intl';
import type { Review } from '@shared/review';
import { reviewMeaning, reviewWords } from '@shared/words/review';
import { Callout } from '../design/Callout';
import { formatMoment } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';

/** What an analyst read by hand, said so that nobody takes it for the source's or the application's word. */
export function ReviewMark({ review }: { readonly review: Review }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Callout tone="note" title={text(reviewWords[review.verdict])}>
      <p className="review-reason">{review.reason}</p>
      <p className="note">
        <FormattedMessage
          id={review.by === '' ? 'review.at' : 'review.byAt'}
          values={{ by: review.by, time: formatMoment(review.at, language) }}
        />{' '}
        {text(reviewMeaning)}
      </p>
    </Callout>
  );
}
