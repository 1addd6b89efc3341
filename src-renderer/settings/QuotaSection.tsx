import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuotaState } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { Awaiting } from '../bridge/Awaiting';
import { failureWords } from '../bridge/bridge';
import { useAsk, useSend } from '../bridge/query';
import { notifyFailed } from '../design/notices';
import { Select } from '../design/Select';
import { Table } from '../design/Table';
import { useNow } from '../i18n/clock';
import { formatComing } from '../i18n/dates';
import { useNumber } from '../i18n/numbers';
import { useLanguage, useText } from '../i18n/text';
import { DraftField } from './DraftField';
import { localOrganization, useOrganizationName } from './service/organization';

const most = 1_000_000;

/** How many lookups each operation may use in any 24 hours; each organization that has keys has quotas of its own. */
export function QuotaSection() {
  const intl = useIntl();
  const nameOf = useOrganizationName();
  const keys = useAsk('service.keys.list', {}).data ?? [];
  const [chosen, setChosen] = useState(localOrganization);
  const names = new Map([
    [localOrganization, localOrganization],
    ...keys.map(({ organization }) => [organization.id, organization.name] as const),
  ]);
  return (
    <div className="settings-group">
      <p className="soft">
        <FormattedMessage id="settings.quotaHelp" />
      </p>
      {names.size > 1 && (
        <Select
          label={intl.formatMessage({ id: 'service.keyOrganization' })}
          choices={[...names].map(([value, name]) => ({ value, label: nameOf(name) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {/* Anew for each, so that no half-typed limit of one stays for another. */}
      <Quotas key={chosen} organization={chosen} />
    </div>
  );
}

function Quotas({ organization }: { readonly organization: string }) {
  const intl = useIntl();
  const words = useText();
  // Without a name for the local one, as everywhere else: its answer is kept once.
  const of = organization === localOrganization ? {} : { organization };
  const quotas = useAsk('quota.list', of);
  const { mutate } = useSend('quota.setLimit');
  if (quotas.data === undefined) return <Awaiting error={quotas.error} lines={6} />;
  return (
    <Table
      className="settings-table"
      heads={[
        intl.formatMessage({ id: 'settings.quotaOperation' }),
        intl.formatMessage({ id: 'settings.quotaUsed' }),
        intl.formatMessage({ id: 'settings.quotaRenews' }),
        intl.formatMessage({ id: 'settings.quotaLimit' }),
      ]}
    >
      <tbody>
        {quotas.data.map((quota) => (
          <QuotaRow
            key={quota.operation}
            quota={quota}
            onLimit={(limit) =>
              mutate(
                { ...of, operation: quota.operation, limit },
                { onError: (error) => notifyFailed(words(failureWords(error))) },
              )
            }
          />
        ))}
      </tbody>
    </Table>
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
      <td>{number(quota.used)}</td>
      <td>{quota.renewsAt === null ? '—' : formatComing(quota.renewsAt, now, language)}</td>
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
