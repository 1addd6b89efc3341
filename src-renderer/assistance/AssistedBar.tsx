import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AssistanceNotice, AssistanceView, OpenAssistance } from '@shared/assistance';
import { findOperation } from '@shared/operations';
import { formatSubject } from '@shared/vocabulary/subject';
import { Button } from '../design/Button';
import { classes } from '../design/classes';
import { useCopy } from '../design/CopyButton';
import { CheckIcon, CopyIcon } from '../design/icons';
import { usePageTitle } from '../design/Page';
import { Tag } from '../design/Tag';
import { useNumber } from '../i18n/numbers';
import { useText } from '../i18n/text';
import './assistance.css';
import { useAssist, useAssistance } from './useAssistance';

/** The application's own bar above an official page: what to do there now, and the way out. */
export default function AssistedBar() {
  const intl = useIntl();
  const list = useAssistance();
  usePageTitle(intl.formatMessage({ id: 'assistance.window' }));
  const current = list.find((entry) => entry.open !== null);
  if (current?.open === undefined || current.open === null)
    return (
      <main className="assisted-bar" data-assisted-bar>
        <h1 className="assisted-idle">
          <FormattedMessage id="assistance.idle" />
        </h1>
      </main>
    );
  return <Bar entry={current} open={current.open} left={list.length - 1} />;
}

interface BarProps {
  readonly entry: AssistanceView;
  readonly open: OpenAssistance;
  readonly left: number;
}

function Bar({ entry, open, left }: BarProps) {
  const text = useText();
  const number = useNumber();
  const operation = findOperation(entry.operation);
  const { lookupId } = entry;
  const readNow = useAssist('assistance.readNow');
  const restart = useAssist('assistance.restart');
  const unusable = useAssist('assistance.unusable');
  const postpone = useAssist('assistance.postpone');
  const decline = useAssist('assistance.decline');
  const step = open.step === null ? undefined : open.steps[open.step];
  return (
    <main className="assisted-bar" data-assisted-bar>
      <div className="assisted-line">
        <h1 className="assisted-source">
          {operation === undefined ? entry.operation : text(operation.source.name)}
        </h1>
        <span className="mono note assisted-address">{open.address ?? '…'}</span>
        {open.redirected && (
          <Tag tone="silent">
            <FormattedMessage id="assistance.redirected" />
          </Tag>
        )}
        <span className="assisted-end">
          <strong>{formatSubject(entry.subject)}</strong>
          {left > 0 && (
            <span className="note">
              <FormattedMessage id="assistance.left" values={{ count: left, number: number(left) }} />
            </span>
          )}
          <Countdown deadline={open.deadline} />
        </span>
      </div>
      <div className="assisted-line">
        <ol className="assisted-steps">
          {open.steps.map((entryStep, index) => (
            <li
              key={text(entryStep)}
              className={classes('assisted-step', open.step !== null && index < open.step && 'is-done')}
              aria-current={index === open.step ? 'step' : undefined}
            >
              <span aria-hidden="true">{number(index + 1)}</span>
              <span className="visually-hidden">{text(entryStep)}</span>
            </li>
          ))}
        </ol>
        <p className="assisted-now" role="status">
          {open.isResultShown ? (
            <FormattedMessage id="assistance.resultShown" />
          ) : step === undefined ? (
            <FormattedMessage id="assistance.wait" />
          ) : (
            text(step)
          )}
        </p>
      </div>
      <div className="assisted-line">
        <Values values={open.values} />
        <Notice notice={open.notices.at(-1)} />
      </div>
      <div className="assisted-line">
        <Button kind="primary" onPress={() => readNow(lookupId)}>
          <FormattedMessage id="assistance.readNow" />
        </Button>
        <Button onPress={() => restart(lookupId)}>
          <FormattedMessage id="assistance.restart" />
        </Button>
        <Button onPress={() => unusable(lookupId)}>
          <FormattedMessage id="assistance.unusable" />
        </Button>
        <span className="assisted-end">
          <span className="note">
            <FormattedMessage id="assistance.keys" />
          </span>
          <Button onPress={() => postpone(lookupId)}>
            <FormattedMessage id="assistance.postpone" />
          </Button>
          <Button kind="danger" onPress={() => decline(lookupId)}>
            <FormattedMessage id="assistance.decline" />
          </Button>
        </span>
      </div>
    </main>
  );
}

/** What was put into the page; pressing one copies it, unless it is chosen from a list. */
function Values({ values }: { readonly values: OpenAssistance['values'] }) {
  const intl = useIntl();
  const text = useText();
  const copy = useCopy();
  if (values.length === 0) return null;
  return (
    <ul className="assisted-values">
      {values.map(({ label, value, shown, isFilled }) => (
        <li key={text(label)}>
          {shown !== null ? (
            <span className="assisted-chosen">
              <span className="soft">{text(label)}</span> {text(shown)} {isFilled && <InPage />}
            </span>
          ) : (
            <Button
              kind="quiet"
              aria-label={intl.formatMessage(
                { id: isFilled ? 'assistance.copyFilled' : 'assistance.copy' },
                { label: text(label), value },
              )}
              onPress={() => copy(value)}
            >
              <span className="soft">{text(label)}</span> <span className="mono">{value}</span>{' '}
              {isFilled && <InPage />} <CopyIcon />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The value stands in the page. */
function InPage() {
  const intl = useIntl();
  return (
    <span className="assisted-filled" role="img" aria-label={intl.formatMessage({ id: 'assistance.inPage' })}>
      <CheckIcon />
    </span>
  );
}

function Notice({ notice }: { readonly notice: AssistanceNotice | undefined }) {
  if (notice === undefined) return null;
  const what = 'what' in notice ? notice.what : '';
  return (
    <p className="assisted-notice" role="alert" title={what}>
      {notice.kind === 'again' && <FormattedMessage id="assistance.again" />}
      {notice.kind === 'expired' && <FormattedMessage id="assistance.expired" />}
      {notice.kind === 'loading_failed' && (
        <FormattedMessage id="assistance.loadingFailed" values={{ what }} />
      )}
      {notice.kind === 'unreadable' && <FormattedMessage id="assistance.unreadable" values={{ what }} />}
      {notice.kind === 'page_said' && <FormattedMessage id="assistance.pageSaid" values={{ what }} />}
      {notice.kind === 'refused' && what === 'print()' && <FormattedMessage id="assistance.noPrint" />}
      {notice.kind === 'refused' && what !== 'print()' && (
        <FormattedMessage id="assistance.refused" values={{ what }} />
      )}
    </p>
  );
}

function Countdown({ deadline }: { readonly deadline: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((deadline - now) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className="mono note">
      <FormattedMessage id="assistance.deadline" values={{ clock }} />
    </span>
  );
}
