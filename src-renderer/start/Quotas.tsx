import { FormattedMessage } from 'react-intl';
import type { QuotaState } from '@shared/lookup';
import { publishedOperations } from '@shared/operations';
import { useAsk } from '../bridge/query';
import { UsageMeter } from '../design/Progress';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';
import { address, Link } from '../router/router';

const mostShown = 8;

/** What is left of the quotas that were used within their 24 hours, the scarcest first. */
export function Quotas() {
  const text = useText();
  const number = useNumber();
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
      {quotas.data !== undefined && used.length === 0 && (
        <p className="start-none">
          <FormattedMessage id="start.noQuotaUsed" />
        </p>
      )}
      {used.length > 0 && (
        <ul className="start-list">
          {used.map((quota) => {
            const operation = publishedOperations.find(({ id }) => id === quota.operation);
            if (operation === undefined) return null;
            const title = text(operation.title);
            return (
              <li key={operation.id} className="start-quota">
                <Link to={address('lookups', operation.id)}>{title}</Link>
                <UsageMeter label={title} value={quota.used} max={quota.limit} />
                <span className="note nowrap">
                  <FormattedMessage
                    id="quota.left"
                    values={{ remaining: number(quota.remaining), limit: number(quota.limit) }}
                  />
                </span>
              </li>
            );
          })}
        </ul>
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
