import { FormattedMessage } from 'react-intl';
import type { QuotaState } from '@shared/lookup';
import type { Operation } from '@shared/operations/operation';
import { UsageMeter } from '../../design/Progress';
import { Tag } from '../../design/Tag';
import { useNumber } from '../../i18n/numbers';
import { useText } from '../../i18n/text';
import { address, Link } from '../../router/router';

interface OperationEntryProps {
  readonly operation: Operation;
  readonly quota: QuotaState | null;
}

/** One operation of the catalog: what it answers, how, and what is left of its quota. */
export function OperationEntry({ operation, quota }: OperationEntryProps) {
  const text = useText();
  const number = useNumber();
  return (
    <li className="operation-entry">
      <div className="operation-words">
        <Link to={address('lookups', operation.id)} className="operation-title">
          {text(operation.title)}
        </Link>
        <p className="soft">{text(operation.description)}</p>
      </div>
      <div className="row operation-marks">
        <Tag>{operation.country}</Tag>
        <Tag>
          {operation.servedFrom === 'live' ? (
            <FormattedMessage id="catalog.live" />
          ) : (
            <FormattedMessage id="catalog.dataset" />
          )}
        </Tag>
        {operation.concernsPersons && (
          <Tag>
            <FormattedMessage id="catalog.persons" />
          </Tag>
        )}
        {operation.deprecated !== null && (
          <Tag tone="silent">
            <FormattedMessage id="catalog.deprecated" values={{ date: operation.deprecated.sunset }} />
          </Tag>
        )}
      </div>
      {quota !== null && (
        <div className="operation-quota note">
          <UsageMeter label={text(operation.title)} value={quota.used} max={quota.limit} />
          <FormattedMessage
            id="quota.left"
            values={{ remaining: number(quota.remaining), limit: number(quota.limit) }}
          />
        </div>
      )}
    </li>
  );
}
