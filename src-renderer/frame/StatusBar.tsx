import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuotaState } from '@shared/lookup';
import { useAsk } from '../bridge/query';

const QuotaLine = lazy(() => import('./QuotaLine'));

/** The foot of the window: what is left of the most used quota, the batches under way. */
export function StatusBar() {
  const intl = useIntl();
  const quotas = useAsk('quota.list', {});
  const batches = useAsk('batches.list', {});
  const running = batches.data?.filter((batch) => batch.state === 'running').length ?? 0;
  const waiting = batches.data?.filter((batch) => batch.state === 'waiting_quota').length ?? 0;
  const tightest = mostUsed(quotas.data ?? []);
  return (
    <footer className="status" aria-label={intl.formatMessage({ id: 'frame.status' })}>
      <Suspense>{tightest !== null && <QuotaLine quota={tightest} />}</Suspense>
      <span className="status-end">
        {running > 0 && <FormattedMessage id="status.running" values={{ count: running }} />}
        {waiting > 0 && <FormattedMessage id="status.waiting" values={{ count: waiting }} />}
      </span>
    </footer>
  );
}

/** The quota of which the greatest share is used; of the first operation while none is. */
function mostUsed(quotas: readonly QuotaState[]): QuotaState | null {
  const share = (quota: QuotaState) => (quota.limit === 0 ? 0 : quota.used / quota.limit);
  return quotas.reduce<QuotaState | null>(
    (top, quota) => (top === null || share(quota) > share(top) ? quota : top),
    null,
  );
}
