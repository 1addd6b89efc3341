import { FormattedMessage } from 'react-intl';
import type { QuotaState } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { UsageMeter } from '../design/Progress';
import { useNow } from '../i18n/clock';
import { formatComing } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';

/** What is left of one quota, and when it is renewed. */
export default function QuotaLine({ quota }: { readonly quota: QuotaState }) {
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
      {quota.renewsAt !== null && (
        <>
          {' · '}
          <FormattedMessage
            id="quota.renews"
            values={{ time: formatComing(quota.renewsAt, now, language) }}
          />
        </>
      )}
    </span>
  );
}
