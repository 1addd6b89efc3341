import { FormattedMessage } from 'react-intl';
import { publishedOperations } from '@shared/operations';
import { useAsk } from '../bridge/query';
import { UsageMeter } from '../design/Progress';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';
import { address, Link } from '../router/router';

/** What is left of each operation's quota. */
export function Quotas() {
  const text = useText();
  const number = useNumber();
  const quotas = useAsk('quota.list', {});
  return (
    <section aria-labelledby="quotas">
      <h2 id="quotas">
        <FormattedMessage id="start.quotas" />
      </h2>
      <ul className="start-list">
        {publishedOperations.map((operation) => {
          const quota = quotas.data?.find((entry) => entry.operation === operation.id);
          return (
            <li key={operation.id} className="start-quota">
              <Link to={address('lookups', operation.id)}>{text(operation.title)}</Link>
              {quota !== undefined && (
                <>
                  <UsageMeter label={text(operation.title)} value={quota.used} max={quota.limit} />
                  <span className="note nowrap">
                    <FormattedMessage
                      id="quota.left"
                      values={{ remaining: number(quota.remaining), limit: number(quota.limit) }}
                    />
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
