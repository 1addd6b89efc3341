import { FormattedMessage, useIntl } from 'react-intl';
import { useAsk } from '../bridge/query';
import { Callout } from '../design/Callout';
import { useNow } from '../i18n/clock';
import { formatComing } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage } from '../i18n/text';

/** What the run costs, and what of it fits now. */
export function DraftCost({ asked }: { readonly asked: number }) {
  const intl = useIntl();
  const number = useNumber();
  const language = useLanguage();
  const now = useNow();
  const quotas = useAsk('quota.list', {});
  const quota = quotas.data?.find((entry) => entry.operation === 'rama_judicial_cases_by_radicado');
  if (quota === undefined || asked === 0) return null;
  const fits = Math.min(asked, quota.remaining);
  if (fits === asked)
    return (
      <p className="soft">
        <FormattedMessage
          id="batches.costFits"
          values={{ count: asked, remaining: number(quota.remaining), limit: number(quota.limit) }}
        />
      </p>
    );
  return (
    <Callout
      tone="silent"
      title={intl.formatMessage({ id: 'batches.costOver' }, { fits, rest: asked - fits })}
    >
      {quota.limit === 0 ? (
        <FormattedMessage id="batches.costNone" />
      ) : (
        <FormattedMessage
          id="batches.costLater"
          values={{
            time: formatComing(quota.renewsAt ?? now + 86_400_000, now, language),
            days: Math.ceil((asked - fits) / quota.limit),
          }}
        />
      )}
    </Callout>
  );
}
