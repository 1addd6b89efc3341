import { FormattedMessage, useIntl } from 'react-intl';
import { Radios, Switch } from '../design/toggles';
import { useSettings } from '../frame/settings';
import { DraftField } from './DraftField';

const accepted = () => null;

/** Language, theme, who works here, practice mode. */
export function GeneralSection() {
  const intl = useIntl();
  const { settings, change } = useSettings();
  const concurrency = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 16
      ? null
      : intl.formatMessage({ id: 'settings.numberBetween' }, { min: 1, max: 16 });
  return (
    <>
      <div className="settings-group">
        <Radios
          label={intl.formatMessage({ id: 'settings.language' })}
          value={settings.language}
          choices={[
            { value: 'es', label: 'Español' },
            { value: 'en', label: 'English' },
          ]}
          onChange={(language) => change({ language })}
        />
        <Radios
          label={intl.formatMessage({ id: 'settings.theme' })}
          value={settings.theme}
          choices={[
            { value: 'system', label: intl.formatMessage({ id: 'settings.themeSystem' }) },
            { value: 'light', label: intl.formatMessage({ id: 'settings.themeLight' }) },
            { value: 'dark', label: intl.formatMessage({ id: 'settings.themeDark' }) },
          ]}
          onChange={(theme) => change({ theme })}
        />
      </div>
      <div className="settings-group">
        <DraftField
          label={intl.formatMessage({ id: 'settings.analyst' })}
          help={intl.formatMessage({ id: 'settings.analystHelp' })}
          value={settings.analyst}
          check={accepted}
          onSave={(analyst) => change({ analyst: analyst.slice(0, 120) })}
        />
        <DraftField
          label={intl.formatMessage({ id: 'settings.organization' })}
          value={settings.organization}
          check={accepted}
          onSave={(organization) => change({ organization: organization.slice(0, 120) })}
        />
        <DraftField
          label={intl.formatMessage({ id: 'settings.concurrency' })}
          help={intl.formatMessage({ id: 'settings.concurrencyHelp' })}
          value={String(settings.batchConcurrency)}
          check={concurrency}
          onSave={(text) => change({ batchConcurrency: Number(text) })}
        />
      </div>
      <div className="settings-group">
        <Switch isSelected={settings.practice} onChange={(practice) => change({ practice })}>
          <FormattedMessage id="settings.practice" />
        </Switch>
        <p className="soft">
          <FormattedMessage id="settings.practiceHelp" />
        </p>
      </div>
    </>
  );
}
