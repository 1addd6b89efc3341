import { FormattedMessage, useIntl } from 'react-intl';
import type { QuotaState } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { useAsk } from '../bridge/query';
import { UsageMeter } from '../design/Progress';
import { useNow } from '../i18n/clock';
import { formatComing } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';

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
      {tightest !== null && <QuotaLine quota={tightest} />}
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

function QuotaLine({ quota }: { readonly quota: QuotaState }) {
  const words = useText();
  const number = useNumber();
  const now = useNow();
  const language = useLanguage();
  const operation = findOperation(quota.operation);
  const title = operation === undefined ? quota.operation : words(operation.title);
  return (
    <span className="row status-quota">
      {title}
      <UsageMeter label={title} value={quota.used} max={quota.limit} />
      <FormattedMessage
        id="quota.left"
        values={{ remaining: number(quota.remaining), limit: number(quota.limit) }}
      />
      {quota.resetSeconds > 0 && (
        <>
          {' · '}
          <FormattedMessage
            id="quota.renews"
            values={{ time: formatComing(now + quota.resetSeconds * 1000, now, language) }}
          />
        </>
      )}
    </span>
  );
}
