import { FormattedMessage, useIntl } from 'react-intl';
import type { QuotaState } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { failureWords } from '../bridge/bridge';
import { useAsk, useSend } from '../bridge/query';
import { notifyFailed } from '../design/notices';
import { Skeleton } from '../design/Skeleton';
import { useNow } from '../i18n/clock';
import { formatComing } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';
import { DraftField } from './DraftField';

const most = 1_000_000;

/** How many lookups each operation may use in any 24 hours. */
export function QuotaSection() {
  const intl = useIntl();
  const words = useText();
  const quotas = useAsk('quota.list', {});
  const { mutate } = useSend('quota.setLimit');
  if (quotas.data === undefined)
    return <Skeleton label={intl.formatMessage({ id: 'frame.loading' })} lines={6} />;
  return (
    <div className="settings-group">
      <p className="soft">
        <FormattedMessage id="settings.quotaHelp" />
      </p>
      <table className="settings-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="settings.quotaOperation" />
            </th>
            <th scope="col">
              <FormattedMessage id="settings.quotaUsed" />
            </th>
            <th scope="col">
              <FormattedMessage id="settings.quotaRenews" />
            </th>
            <th scope="col">
              <FormattedMessage id="settings.quotaLimit" />
            </th>
          </tr>
        </thead>
        <tbody>
          {quotas.data.map((quota) => (
            <QuotaRow
              key={quota.operation}
              quota={quota}
              onLimit={(limit) =>
                mutate(
                  { operation: quota.operation, limit },
                  { onError: (error) => notifyFailed(words(failureWords(error))) },
                )
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface QuotaRowProps {
  readonly quota: QuotaState;
  readonly onLimit: (limit: number) => void;
}

function QuotaRow({ quota, onLimit }: QuotaRowProps) {
  const intl = useIntl();
  const words = useText();
  const number = useNumber();
  const language = useLanguage();
  const now = useNow();
  const operation = findOperation(quota.operation);
  const name = operation === undefined ? quota.operation : words(operation.title);
  return (
    <tr>
      <td>{name}</td>
      <td className="settings-number">{number(quota.used)}</td>
      <td className="settings-number">
        {quota.used === 0 ? '—' : formatComing(now + quota.resetSeconds * 1000, now, language)}
      </td>
      <td>
        <DraftField
          bare
          label={intl.formatMessage({ id: 'settings.quotaLimitOf' }, { operation: name })}
          value={String(quota.limit)}
          check={(text) =>
            /^\d+$/.test(text) && Number(text) <= most
              ? null
              : intl.formatMessage({ id: 'settings.numberBetween' }, { min: 0, max: most })
          }
          onSave={(text) => onLimit(Number(text))}
        />
      </td>
    </tr>
  );
}
