import { FormattedMessage, useIntl } from 'react-intl';
import { Button as AriaButton } from 'react-aria-components';
import { useAppearance } from '../bridge/appearance';
import { useAsk } from '../bridge/query';
import { openPalette } from '../commands/palette-state';
import { Button } from '../design/Button';
import { Hint } from '../design/Hint';
import { Key } from '../design/Key';
import { useLanguage } from '../i18n/text';
import { address, Link } from '../router/router';
import { useSettings } from './settings';

/** Name, the door to everything, the practice mark, the language. */
export function TopBar() {
  const intl = useIntl();
  const language = useLanguage();
  const { change } = useSettings();
  const { practice } = useAppearance();
  const waiting = useAsk('assistance.list', {}).data?.length ?? 0;
  const other = language === 'es' ? 'en' : 'es';
  const switchWords = intl.formatMessage({ id: 'frame.switchLanguage' });
  return (
    <header className="top">
      <Link to={address()} className="brand" aria-label="Expediente">
        Expe<span className="brand-end">diente</span>
      </Link>
      <AriaButton className="top-search" aria-keyshortcuts="Control+K" onPress={openPalette}>
        <FormattedMessage id="frame.search" />
        <Key>Ctrl K</Key>
      </AriaButton>
      <div className="top-end">
        {waiting > 0 && (
          <Link className="top-waiting" to={address('assistance')}>
            <FormattedMessage id="assistance.waiting" values={{ count: waiting }} />
          </Link>
        )}
        {practice && (
          <p className="practice">
            <FormattedMessage id="frame.practice" />
          </p>
        )}
        <Hint text={switchWords}>
          <Button
            aria-label={`${language.toUpperCase()} · ${switchWords}`}
            onPress={() => change({ language: other })}
          >
            {language.toUpperCase()}
          </Button>
        </Hint>
      </div>
    </header>
  );
}
