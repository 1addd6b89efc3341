import { FormattedMessage, useIntl } from 'react-intl';
import { address, Link } from '../router/router';

export type ScreeningArea = 'one' | 'files' | 'history';

/** The ways to screen, and what was screened. */
export function ScreeningNav({ area }: { readonly area: ScreeningArea }) {
  const intl = useIntl();
  const current = (own: ScreeningArea) => (own === area ? { 'aria-current': 'page' as const } : {});
  return (
    <nav className="screening-nav" aria-label={intl.formatMessage({ id: 'nav.screening' })}>
      <Link to={address('screening')} {...current('one')}>
        <FormattedMessage id="screening.one" />
      </Link>
      <Link to={address('screening', 'files')} {...current('files')}>
        <FormattedMessage id="screening.files" />
      </Link>
      <Link to={address('screening', 'history')} {...current('history')}>
        <FormattedMessage id="screening.history" />
      </Link>
    </nav>
  );
}
