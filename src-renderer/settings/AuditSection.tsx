import { FormattedMessage, useIntl } from 'react-intl';
import { failureWords } from '../bridge/bridge';
import { useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Fact, Facts } from '../design/Facts';
import { Hash } from '../design/Hash';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';

/** Proves that nothing in the audit log, the answers and the evidence was changed. */
export function AuditSection() {
  const intl = useIntl();
  const words = useText();
  const number = useNumber();
  const verify = useSend('audit.verify');
  const report = verify.data;
  return (
    <div className="settings-group">
      <p className="soft">
        <FormattedMessage id="settings.auditHelp" />
      </p>
      <Button kind="primary" isPending={verify.isPending} onPress={() => verify.mutate({})}>
        <FormattedMessage id={verify.isPending ? 'settings.auditRunning' : 'settings.auditRun'} />
      </Button>
      {verify.error !== null && (
        <Callout tone="adverse" alert>
          {words(failureWords(verify.error))}
        </Callout>
      )}
      {report !== undefined && (
        <Callout
          alert
          tone={report.ok ? 'info' : 'adverse'}
          title={intl.formatMessage({ id: report.ok ? 'settings.auditOk' : 'settings.auditBroken' })}
        >
          <Facts layout="list">
            <Fact name={intl.formatMessage({ id: 'settings.auditEntries' })}>{number(report.entries)}</Fact>
            {report.brokenAt !== null && (
              <Fact name={intl.formatMessage({ id: 'settings.auditBrokenAt' })}>
                {number(report.brokenAt)}
              </Fact>
            )}
            <Fact name={intl.formatMessage({ id: 'settings.auditHead' })}>
              <Hash value={report.head} />
            </Fact>
          </Facts>
        </Callout>
      )}
    </div>
  );
}
