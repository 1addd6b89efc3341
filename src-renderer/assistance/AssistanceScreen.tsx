import { FormattedMessage, useIntl } from 'react-intl';
import type { AssistanceView } from '@shared/assistance';
import { findOperation } from '@shared/operations';
import { Button } from '../design/Button';
import { Empty } from '../design/Empty';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { Tag } from '../design/Tag';
import { formatMoment } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { address, Link } from '../router/router';
import './assistance.css';
import { useAssist, useAssistance } from './useAssistance';

/** The lookups that wait for a person to go to the official page. */
export default function AssistanceScreen() {
  const intl = useIntl();
  const list = useAssistance();
  usePageTitle(intl.formatMessage({ id: 'nav.assistance' }));
  return (
    <Page>
      <PageHead title={<FormattedMessage id="nav.assistance" />} />
      {list.length === 0 ? (
        <Empty title={intl.formatMessage({ id: 'assistance.none' })}>
          <FormattedMessage id="assistance.noneWords" />
        </Empty>
      ) : (
        <>
          <p className="soft">
            <FormattedMessage id="assistance.words" />
          </p>
          <ul className="assistance-list">
            {list.map((entry) => (
              <Entry key={entry.lookupId} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

function Entry({ entry }: { readonly entry: AssistanceView }) {
  const text = useText();
  const language = useLanguage();
  const open = useAssist('assistance.open');
  const decline = useAssist('assistance.decline');
  const operation = findOperation(entry.operation);
  return (
    <li className="assistance-entry">
      <div>
        <Link to={address('history', entry.lookupId)} className="strong">
          {entry.subject}
        </Link>
        <p className="note">
          {operation === undefined ? entry.operation : text(operation.title)} ·{' '}
          {formatMoment(entry.since, language)}
        </p>
      </div>
      <div className="row">
        {entry.open !== null && (
          <Tag tone="accent">
            <FormattedMessage id="assistance.isOpen" />
          </Tag>
        )}
        <Button kind="primary" onPress={() => open(entry.lookupId)}>
          <FormattedMessage id="assistance.open" />
        </Button>
        <Button onPress={() => decline(entry.lookupId)}>
          <FormattedMessage id="assistance.decline" />
        </Button>
      </div>
    </li>
  );
}
