import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GrantView } from '@shared/grants';
import { Awaiting } from '../../bridge/Awaiting';
import { useReportFailure } from '../../bridge/failures';
import { useAsk, useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { Confirm } from '../../design/Dialog';
import { notifyDone } from '../../design/notices';
import { Table } from '../../design/Table';
import { useNow } from '../../i18n/clock';
import { formatDay, formatRecent } from '../../i18n/dates';
import { useLanguage } from '../../i18n/text';
import { useOrganizationName } from './organization';

/** The programs that a person allowed to use the tool server without a key, and the way to take that back. */
export function Grants() {
  const intl = useIntl();
  const grants = useAsk('service.grants.list', {});
  const report = useReportFailure();
  const revoke = useSend('service.grants.revoke');
  const [asked, setAsked] = useState<GrantView | null>(null);
  const confirm = () => {
    if (asked === null) return;
    revoke.mutate(
      { id: asked.id },
      {
        onSuccess: () =>
          notifyDone(intl.formatMessage({ id: 'service.grantRevoked' }, { name: asked.clientName })),
        onError: report,
        onSettled: () => setAsked(null),
      },
    );
  };
  return (
    <div className="settings-group">
      <h3>
        <FormattedMessage id="service.grants" />
      </h3>
      <p className="soft">
        <FormattedMessage id="service.grantsHelp" />
      </p>
      {!grants.isSuccess ? (
        <Awaiting error={grants.error} lines={3} />
      ) : grants.data.length === 0 ? (
        <p>
          <FormattedMessage id="service.noGrants" />
        </p>
      ) : (
        <Table
          className="service-table"
          heads={[
            intl.formatMessage({ id: 'service.grantProgram' }),
            intl.formatMessage({ id: 'service.keyOrganization' }),
            intl.formatMessage({ id: 'service.grantSince' }),
            intl.formatMessage({ id: 'service.keyLastUse' }),
            intl.formatMessage({ id: 'service.grantUntil' }),
            intl.formatMessage({ id: 'service.keyState' }),
          ]}
        >
          <tbody>
            {grants.data.map((grant) => (
              <GrantRow key={grant.id} grant={grant} onRevoke={() => setAsked(grant)} />
            ))}
          </tbody>
        </Table>
      )}
      <Confirm
        title={intl.formatMessage({ id: 'service.grantRevokeTitle' })}
        action={intl.formatMessage({ id: 'service.revoke' })}
        isOpen={asked !== null}
        isPending={revoke.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        <FormattedMessage id="service.grantRevokeWords" values={{ name: asked?.clientName ?? '' }} />
      </Confirm>
    </div>
  );
}

function GrantRow({ grant, onRevoke }: { readonly grant: GrantView; readonly onRevoke: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const now = useNow();
  const organization = useOrganizationName();
  return (
    <tr>
      <th scope="row" className="service-name">
        {grant.clientName}
      </th>
      <td>{organization(grant.organization)}</td>
      <td className="nowrap">{formatDay(grant.createdAt, language)}</td>
      <td className="nowrap">{formatRecent(grant.renewedAt, now, language)}</td>
      <td className="nowrap">{formatDay(grant.expiresAt, language)}</td>
      <td>
        <Button
          kind="quiet"
          aria-label={intl.formatMessage({ id: 'service.grantRevoke' }, { name: grant.clientName })}
          onPress={onRevoke}
        >
          <FormattedMessage id="service.revoke" />
        </Button>
      </td>
    </tr>
  );
}
