import { FormattedMessage, useIntl } from 'react-intl';
import { Page, PageHead, usePageTitle } from '../design/Page';

/** Where the day begins. */
export default function StartScreen() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'nav.start' });
  usePageTitle(title);
  return (
    <Page>
      <PageHead title={<FormattedMessage id="nav.start" />} />
    </Page>
  );
}
