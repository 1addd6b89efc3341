import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findOperation } from '@shared/operations';
import { formatSubject } from '@shared/vocabulary/subject';
import { lookupTone } from '@shared/words/verdict';
import { useAsk } from '../bridge/query';
import { Button, IconButton } from '../design/Button';
import { Callout } from '../design/Callout';
import { CloseIcon } from '../design/icons';
import { VerdictShape } from '../design/VerdictShape';
import type { VerdictLook } from '../design/verdicts';
import { useText } from '../i18n/text';
import { LookupPanel } from './results/LookupPanel';
import { closeRun, run, showRun, useRuns, type Run } from './runs';

/** What was asked since the window opened, one tab each; the one in front shows its answer. */
export function ResultTabs() {
  const intl = useIntl();
  const { list, current } = useRuns();
  const front = list.find((entry) => entry.id === current) ?? null;
  return (
    <>
      {list.length > 1 && (
        <ul className="result-tabs" aria-label={intl.formatMessage({ id: 'lookup.tabs' })}>
          {list.map((entry) => (
            <ResultTab key={entry.id} entry={entry} isCurrent={entry.id === current} />
          ))}
        </ul>
      )}
      {front !== null && (
        <>
          <Arrival entry={front} />
          <RunPanel key={front.id} entry={front} />
        </>
      )}
    </>
  );
}

/** Says aloud that the result in front has arrived: it stays in place while its words change. */
function Arrival({ entry }: { readonly entry: Run }) {
  const view = useAsk('lookups.get', { id: entry.view?.id ?? '' }, { enabled: entry.view !== null });
  return (
    <p role="status" className="visually-hidden">
      {view.data?.state === 'done' && (
        <FormattedMessage id="result.arrived" values={{ subject: formatSubject(view.data.subject) }} />
      )}
    </p>
  );
}

function ResultTab({ entry, isCurrent }: { readonly entry: Run; readonly isCurrent: boolean }) {
  const intl = useIntl();
  const view = useAsk('lookups.get', { id: entry.view?.id ?? '' }, { enabled: entry.view !== null });
  const subject = view.data?.subject ?? subjectOf(entry);
  const look: VerdictLook =
    entry.failure !== null || view.isError
      ? 'not_asked'
      : view.data === undefined || view.data.state === 'running'
        ? 'running'
        : lookupTone(view.data, findOperation(entry.question.operation));
  return (
    <li className="result-tab" {...(isCurrent ? { 'data-current': '' } : {})}>
      <button
        type="button"
        className="result-tab-name"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => showRun(entry.id)}
      >
        <span className={`tone-${look}`}>
          <VerdictShape look={look} />
        </span>
        <span>{formatSubject(subject)}</span>
      </button>
      <IconButton
        label={intl.formatMessage({ id: 'lookup.closeTab' }, { subject })}
        onPress={() => closeRun(entry.id)}
      >
        <CloseIcon />
      </IconButton>
    </li>
  );
}

/** The subject of a question that is still on its way, in the words of its contract. */
function subjectOf(entry: Run): string {
  const operation = findOperation(entry.question.operation);
  return operation === undefined ? '' : operation.subject(entry.question.input);
}

function RunPanel({ entry }: { readonly entry: Run }) {
  const text = useText();
  const client = useQueryClient();
  const again = (fresh: boolean) => void run(client, entry.question, { fresh });
  if (entry.failure !== null)
    return (
      <div className="frame-wait">
        <Callout
          tone="adverse"
          alert
          actions={
            <Button onPress={() => again(false)}>
              <FormattedMessage id="result.again" />
            </Button>
          }
        >
          {text(entry.failure)}
        </Callout>
      </div>
    );
  if (entry.view === null) return <Asking startedAt={entry.startedAt} />;
  return (
    <LookupPanel id={entry.view.id} onAgain={(question) => void run(client, question, { fresh: true })} />
  );
}

/** Until the main process has taken the question over, which is at most its patience of a second. */
function Asking({ startedAt }: { readonly startedAt: number }) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed(Date.now() - startedAt), 500);
    return () => clearInterval(timer);
  }, [startedAt]);
  return (
    <p className="frame-wait soft" role="status">
      <FormattedMessage id="result.asking" values={{ seconds: Math.floor(elapsed / 1000) }} />
    </p>
  );
}
