import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuotaState } from '@shared/lookup';
import { Awaiting } from '../bridge/Awaiting';
import { useAsk } from '../bridge/query';
import { Skeleton } from '../design/Skeleton';
import { address, Link } from '../router/router';

const QuotaList = lazy(() => import('./QuotaList'));

const mostShown = 8;

/** What is left of the quotas that were used within their 24 hours, the scarcest first. */
export function Quotas() {
  const intl = useIntl();
  const quotas = useAsk('quota.list', {});
  const used = (quotas.data ?? [])
    .filter((quota) => quota.used > 0)
    .toSorted((one, other) => shareLeft(one) - shareLeft(other))
    .slice(0, mostShown);
  return (
    <section aria-labelledby="quotas">
      <h2 id="quotas">
        <FormattedMessage id="start.quotas" />
      </h2>
      {quotas.data === undefined && <Awaiting error={quotas.error} lines={2} />}
      {quotas.data !== undefined && used.length === 0 && (
        <p className="start-none">
          <FormattedMessage id="start.noQuotaUsed" />
        </p>
      )}
      {used.length > 0 && (
        <Suspense
          fallback={<Skeleton lines={used.length} label={intl.formatMessage({ id: 'frame.loading' })} />}
        >
          <QuotaList quotas={used} />
        </Suspense>
      )}
      <p className="start-more">
        <Link to={address('settings', 'quotas')}>
          <FormattedMessage id="start.allQuotas" />
        </Link>
      </p>
    </section>
  );
}

function shareLeft({ remaining, limit }: QuotaState): number {
  return limit === 0 ? 0 : remaining / limit;
}
