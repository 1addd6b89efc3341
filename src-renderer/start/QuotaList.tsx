import { FormattedMessage } from 'react-intl';
import type { QuotaState } from '@shared/lookup';
import { publishedOperations } from '@shared/operations';
import { UsageMeter } from '../design/Progress';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';
import { address, Link } from '../router/router';

/** Quotas by the names of their operations. */
export default function QuotaList({ quotas }: { readonly quotas: readonly QuotaState[] }) {
  const text = useText();
  const number = useNumber();
  return (
    <ul className="start-list">
      {quotas.map((quota) => {
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
  );
}
