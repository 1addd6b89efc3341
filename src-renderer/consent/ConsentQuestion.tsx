import { FormattedMessage, useIntl } from 'react-intl';
import type { ConsentView } from '@shared/grants';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Dialog } from '../design/Dialog';
import { Fact, Facts } from '../design/Facts';
import { useOrganizationName } from '../settings/service/organization';
import './consent.css';

/** Asks whether one program may use the tool server. Whatever is not the button that allows, Esc included, is a no. */
export default function ConsentQuestion({ question }: { readonly question: ConsentView }) {
  const intl = useIntl();
  const report = useReportFailure();
  const nameOf = useOrganizationName();
  const answer = useSend('service.consent.answer');
  const { id, clientName, redirectHost, isLocal, organization } = question;
  const say = (allow: boolean) => answer.mutate({ id, allow }, { onError: report });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={intl.formatMessage({ id: 'consent.title' })}
      onClose={() => say(false)}
      actions={
        <>
          <Button autoFocus onPress={() => say(false)}>
            <FormattedMessage id="consent.deny" />
          </Button>
          <Button kind="primary" isPending={answer.isPending} onPress={() => say(true)}>
            <FormattedMessage id="consent.allow" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="consent.asks" values={{ name: clientName }} />
      </p>
      <div className="consent-facts">
        <Facts layout="list">
          <Fact name={<FormattedMessage id="consent.name" />}>
            <FormattedMessage id="consent.nameUnchecked" values={{ name: clientName }} />
          </Fact>
          <Fact name={<FormattedMessage id="consent.redirect" />}>
            {isLocal ? (
              <FormattedMessage id="consent.here" values={{ host: redirectHost }} />
            ) : (
              <FormattedMessage id="consent.elsewhere" values={{ host: redirectHost }} />
            )}
          </Fact>
          <Fact name={<FormattedMessage id="consent.organization" />}>{nameOf(organization)}</Fact>
          <Fact name={<FormattedMessage id="consent.can" />}>
            <FormattedMessage id="consent.canWords" />
          </Fact>
          <Fact name={<FormattedMessage id="consent.cannot" />}>
            <FormattedMessage id="consent.cannotWords" />
          </Fact>
        </Facts>
      </div>
      <Callout tone="info">
        <FormattedMessage id="consent.question" />
      </Callout>
    </Dialog>
  );
}
