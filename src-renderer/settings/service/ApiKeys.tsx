import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiKeyView } from '@shared/service';
import { useReportFailure } from '../../bridge/failures';
import { useAsk, useSend } from '../../bridge/query';
import { Awaiting } from '../../bridge/Awaiting';
import { Button } from '../../design/Button';
import { Confirm } from '../../design/Dialog';
import { notifyDone } from '../../design/notices';
import { Table } from '../../design/Table';
import { Tag } from '../../design/Tag';
import { useNow } from '../../i18n/clock';
import { formatDay, formatRecent } from '../../i18n/dates';
import { useNumber } from '../../i18n/numbers';
import { useLanguage } from '../../i18n/text';
import { CreateKey } from './CreateKey';
import { useOrganizationName } from './organization';

/** Who may ask the service: every key with its use, and the way to make and revoke one. */
export function ApiKeys() {
  const intl = useIntl();
  const keys = useAsk('service.keys.list', {});
  const report = useReportFailure();
  const revoke = useSend('service.keys.revoke');
  const [creates, setCreates] = useState(false);
  const [asked, setAsked] = useState<ApiKeyView | null>(null);
  const confirm = () => {
    if (asked === null) return;
    revoke.mutate(
      { id: asked.id },
      {
        onSuccess: () => notifyDone(intl.formatMessage({ id: 'service.revoked' }, { name: asked.name })),
        onError: report,
        onSettled: () => setAsked(null),
      },
    );
  };
  return (
    <div className="settings-group">
      <h3>
        <FormattedMessage id="service.keys" />
      </h3>
      <p className="soft">
        <FormattedMessage id="service.keysHelp" />
      </p>
      {!keys.isSuccess ? (
        <Awaiting error={keys.error} lines={3} />
      ) : keys.data.length === 0 ? (
        <p>
          <FormattedMessage id="service.noKeys" />
        </p>
      ) : (
        <KeyTable keys={keys.data} onRevoke={setAsked} />
      )}
      <Button onPress={() => setCreates(true)}>
        <FormattedMessage id="service.create" />
      </Button>
      {creates && <CreateKey keys={keys.data ?? []} onClose={() => setCreates(false)} />}
      <Confirm
        title={intl.formatMessage({ id: 'service.revokeTitle' })}
        action={intl.formatMessage({ id: 'service.revoke' })}
        isOpen={asked !== null}
        isPending={revoke.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        <FormattedMessage id="service.revokeWords" values={{ name: asked?.name ?? '' }} />
      </Confirm>
    </div>
  );
}

interface KeyTableProps {
  readonly keys: readonly ApiKeyView[];
  readonly onRevoke: (key: ApiKeyView) => void;
}

function KeyTable({ keys, onRevoke }: KeyTableProps) {
  const intl = useIntl();
  return (
    <Table
      className="service-table"
      heads={[
        intl.formatMessage({ id: 'service.keyName' }),
        intl.formatMessage({ id: 'service.keyPrefix' }),
        intl.formatMessage({ id: 'service.keyOrganization' }),
        intl.formatMessage({ id: 'service.keyCreated' }),
        intl.formatMessage({ id: 'service.keyLastUse' }),
        intl.formatMessage({ id: 'service.keyUses' }),
        intl.formatMessage({ id: 'service.keyState' }),
      ]}
    >
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} view={key} onRevoke={() => onRevoke(key)} />
        ))}
      </tbody>
    </Table>
  );
}

function KeyRow({ view, onRevoke }: { readonly view: ApiKeyView; readonly onRevoke: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const number = useNumber();
  const now = useNow();
  const organization = useOrganizationName();
  return (
    <tr>
      <th scope="row" className="service-name">
        {view.name}
      </th>
      <td className="mono nowrap">exp_{view.id.slice(0, 8)}…</td>
      <td>{organization(view.organization.name)}</td>
      <td className="nowrap">{formatDay(view.createdAt, language)}</td>
      <td className="nowrap">
        {view.lastUsedAt === null ? '—' : formatRecent(view.lastUsedAt, now, language)}
      </td>
      <td className="nowrap">{number(view.uses)}</td>
      <td>
        {view.revokedAt === null ? (
          <Button
            kind="quiet"
            aria-label={intl.formatMessage({ id: 'service.revokeKey' }, { name: view.name })}
            onPress={onRevoke}
          >
            <FormattedMessage id="service.revoke" />
          </Button>
        ) : (
          <Tag>
            <FormattedMessage id="service.revokedTag" />
          </Tag>
        )}
      </td>
    </tr>
  );
}
