import { FormattedMessage, useIntl } from 'react-intl';
import type { ServiceStatus } from '@shared/service';
import { useReportFailure } from '../../bridge/failures';
import { useAsk, useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { Callout } from '../../design/Callout';
import { CopyButton } from '../../design/CopyButton';
import { Fact, Facts } from '../../design/Facts';
import { Switch } from '../../design/toggles';
import { useSettings } from '../../frame/settings';
import { formatMoment } from '../../i18n/dates';
import { useNumber } from '../../i18n/numbers';
import { useLanguage, useText } from '../../i18n/text';
import { DraftField } from '../DraftField';

const firstPort = 1024;
const lastPort = 65_535;

/** Switches the service on and off, and says where it stands. */
export function ServiceSwitch() {
  const intl = useIntl();
  const words = useText();
  const { settings, change } = useSettings();
  const status = useAsk('service.status', {}).data;
  const problem = status?.problem ?? null;
  const checkPort = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= firstPort && Number(text) <= lastPort
      ? null
      : intl.formatMessage({ id: 'service.portMistake' }, { min: firstPort, max: lastPort });
  return (
    <div className="settings-group">
      <Switch isSelected={settings.serviceOn} onChange={(serviceOn) => change({ serviceOn })}>
        <FormattedMessage id="service.switch" />
      </Switch>
      <p className="soft">
        <FormattedMessage id="service.help" />
      </p>
      <DraftField
        label={intl.formatMessage({ id: 'service.port' })}
        help={intl.formatMessage({ id: 'service.portHelp' })}
        value={String(settings.servicePort)}
        check={checkPort}
        onSave={(text) => change({ servicePort: Number(text) })}
        mono
      />
      {problem !== null && (
        <Callout
          tone="adverse"
          alert
          title={intl.formatMessage({ id: 'service.problem' })}
          actions={
            <Button onPress={() => change({ serviceOn: true })}>
              <FormattedMessage id="service.retry" />
            </Button>
          }
        >
          <p>{words(problem)}</p>
        </Callout>
      )}
      {status !== undefined && problem === null && <Standing status={status} />}
    </div>
  );
}

function Standing({ status: { baseUrl, since, requests } }: { readonly status: ServiceStatus }) {
  const intl = useIntl();
  const language = useLanguage();
  const number = useNumber();
  const report = useReportFailure();
  const openPage = useSend('app.openApiPage');
  if (baseUrl === null || since === null)
    return (
      <p role="status">
        <FormattedMessage id="service.off" />
      </p>
    );
  return (
    <>
      <div role="status">
        <Facts layout="list">
          <Fact name={intl.formatMessage({ id: 'service.address' })}>
            <span className="service-value">
              <span className="mono">{baseUrl}</span>
              <CopyButton text={baseUrl} label={intl.formatMessage({ id: 'service.copyAddress' })} />
            </span>
          </Fact>
          <Fact name={intl.formatMessage({ id: 'service.since' })}>{formatMoment(since, language)}</Fact>
          <Fact name={intl.formatMessage({ id: 'service.requests' })}>{number(requests)}</Fact>
        </Facts>
      </div>
      <Button onPress={() => openPage.mutate({}, { onError: report })}>
        <FormattedMessage id="service.openPage" />
      </Button>
    </>
  );
}
