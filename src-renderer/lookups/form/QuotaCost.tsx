import { FormattedMessage } from 'react-intl';
import type { Operation } from '@shared/operations/operation';
import { useAsk } from '../../bridge/query';
import { useNow } from '../../i18n/clock';
import { formatComing } from '../../i18n/dates';
import { useNumber } from '../../i18n/numbers';
import { useLanguage } from '../../i18n/text';

interface QuotaCostProps {
  readonly operation: Operation;
  /** Units that running the form as it stands takes. */
  readonly cost: number;
}

/** What a run costs and what is left, before it is run. */
export function QuotaCost({ operation, cost }: QuotaCostProps) {
  const quotas = useAsk('quota.list', {});
  const number = useNumber();
  const now = useNow();
  const language = useLanguage();
  const quota = quotas.data?.find((entry) => entry.operation === operation.id);
  if (quota === undefined) return null;
  return (
    <p className="note">
      <FormattedMessage id="quota.cost" values={{ cost: number(cost) }} />
      {' · '}
      <FormattedMessage
        id="quota.left"
        values={{ remaining: number(quota.remaining), limit: number(quota.limit) }}
      />
      {quota.remaining < cost && (
        <>
          {' · '}
          <span className="quota-short">
            <FormattedMessage
              id="quota.short"
              values={{ time: formatComing(quota.renewsAt ?? now, now, language) }}
            />
          </span>
        </>
      )}
    </p>
  );
}
