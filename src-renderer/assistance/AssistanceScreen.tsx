import { FormattedMessage, useIntl } from 'react-intl';
import type { Page as Rows } from '@shared/ipc';
import type { LookupRow } from '@shared/lookup';
import type { AssistanceView } from '@shared/assistance';
import { findOperation } from '@shared/operations';
import { formatSubject } from '@shared/vocabulary/subject';
import { Awaiting } from '../bridge/Awaiting';
import { useAsk } from '../bridge/query';
import { Button } from '../design/Button';
import { Empty } from '../design/Empty';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { Tag } from '../design/Tag';
import { formatMoment } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { useBasisLabels } from '../lookups/form/BasisFields';
import { address, Link } from '../router/router';
import './assistance.css';
import { OpenPage } from './OpenPage';
import { useAssist } from './useAssistance';

/** The lookups that wait for a person to go to the official page. */
export default function AssistanceScreen() {
  const intl = useIntl();
  const waiting = useAsk('assistance.list', {});
  const unread = useAsk('reviews.waiting', {});
  usePageTitle(intl.formatMessage({ id: 'nav.assistance' }));
  return (
    <Page>
      <PageHead title={<FormattedMessage id="nav.assistance" />} />
      {!waiting.isSuccess || !unread.isSuccess ? (
        <Awaiting error={waiting.error ?? unread.error} lines={6} />
      ) : waiting.data.length === 0 && unread.data.total === 0 ? (
        <Empty title={intl.formatMessage({ id: 'assistance.none' })}>
          <FormattedMessage id="assistance.noneWords" />
        </Empty>
      ) : (
        <>
          {waiting.data.length > 0 && (
            <>
              <p className="soft">
                <FormattedMessage id="assistance.words" />
              </p>
              <ul className="assistance-list">
                {waiting.data.map((entry) => (
                  <Entry key={entry.lookupId} entry={entry} />
                ))}
              </ul>
            </>
          )}
          {unread.data.total > 0 && <ToRead {...unread.data} />}
        </>
      )}
    </Page>
  );
}

/** Pages that were not recognised and that nobody has read by hand. */
function ToRead({ rows, total }: Rows<LookupRow>) {
  const text = useText();
  const language = useLanguage();
  return (
    <section className="assistance-unread" aria-labelledby="assistance-unread">
      <h2 id="assistance-unread">
        <FormattedMessage id="review.waiting" />
      </h2>
      <p className="soft">
        <FormattedMessage id="review.waitingWords" />
      </p>
      <ul className="assistance-list">
        {rows.map((row) => {
          const operation = findOperation(row.operation);
          return (
            <li key={row.id} className="assistance-entry">
              <div>
                <p className="strong">{formatSubject(row.subject)}</p>
                <p className="note">
                  {operation === undefined ? row.operation : text(operation.title)} ·{' '}
                  {formatMoment(row.requestedAt, language)}
                </p>
              </div>
              <Link to={address('history', row.id)} className="button">
                <FormattedMessage id="review.tab" />
              </Link>
            </li>
          );
        })}
      </ul>
      {total > rows.length && (
        <p className="note">
          <FormattedMessage id="review.more" values={{ count: total - rows.length }} />
        </p>
      )}
    </section>
  );
}

function Entry({ entry }: { readonly entry: AssistanceView }) {
  const text = useText();
  const language = useLanguage();
  const intl = useIntl();
  const labels = useBasisLabels();
  const decline = useAssist('assistance.decline');
  const operation = findOperation(entry.operation);
  return (
    <li className="assistance-entry">
      <div>
        <Link to={address('history', entry.lookupId)} className="strong">
          {formatSubject(entry.subject)}
        </Link>
        <p className="note">
          {operation === undefined ? entry.operation : text(operation.title)} ·{' '}
          {formatMoment(entry.since, language)}
        </p>
      </div>
      <div className="row">
        {entry.missing.length > 0 && (
          <Tag tone="silent">
            <FormattedMessage
              id="assistance.basisMissing"
              values={{
                what: intl.formatList(
                  entry.missing.map((name) => labels[name]),
                  { type: 'unit' },
                ),
              }}
            />
          </Tag>
        )}
        {entry.open !== null && (
          <Tag tone="accent">
            <FormattedMessage id="assistance.isOpen" />
          </Tag>
        )}
        <OpenPage entry={entry} />
        <Button onPress={() => decline(entry.lookupId)}>
          <FormattedMessage id="assistance.decline" />
        </Button>
      </div>
    </li>
  );
}
