import { FormattedMessage, useIntl } from 'react-intl';
import { useAsk } from '../bridge/query';
import { Fact, Facts } from '../design/Facts';

/** What runs here. */
export function AboutSection() {
  const intl = useIntl();
  const info = useAsk('app.info', {}).data;
  if (info === undefined) return null;
  return (
    <div className="settings-group">
      <p>
        <FormattedMessage id="settings.aboutWords" />
      </p>
      <Facts layout="list">
        <Fact name="Expediente">{info.version}</Fact>
        <Fact name="Electron">{info.runtime.electron}</Fact>
        <Fact name="Chromium">{info.runtime.chrome}</Fact>
        <Fact name="Node">{info.runtime.node}</Fact>
        <Fact name="SQLite">{info.runtime.sqlite}</Fact>
        <Fact name={intl.formatMessage({ id: 'settings.aboutLicense' })}>MIT</Fact>
        <Fact name={intl.formatMessage({ id: 'settings.aboutFonts' })}>
          IBM Plex (SIL Open Font License 1.1)
        </Fact>
      </Facts>
    </div>
  );
}
