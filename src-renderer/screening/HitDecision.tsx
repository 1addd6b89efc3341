import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  decisionOf,
  hitVerdicts,
  type HitDecision as Decision,
  type HitVerdict,
  type RecordLine,
  type ScreeningHit,
} from '@shared/screening';
import { hitVerdictWords, recordKindWords } from '@shared/words/screening';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { TextField } from '../design/Field';
import { Radios } from '../design/toggles';
import { formatMoment } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { DecisionTag } from './DecisionTag';

interface HitDecisionProps {
  readonly hit: ScreeningHit;
  /** When its screening was made: a decision before it was remembered. */
  readonly askedAt: number;
  readonly onDecided: () => void;
}

/** What is decided about a hit, what was decided before, and the form that decides. */
export function HitDecision({ hit, askedAt, onDecided }: HitDecisionProps) {
  const current = decisionOf(hit);
  const [isChanging, setChanging] = useState(false);
  const earlier = current === null ? hit.decisions.at(-1) : undefined;
  if (current !== null && !isChanging)
    return (
      <div className="hit-decided">
        <DecisionTag hit={hit} />
        <span className="hit-reason">{current.reason}</span>
        <DecidedBy decision={current} isRemembered={current.at < askedAt} />
        <Button kind="quiet" onPress={() => setChanging(true)}>
          <FormattedMessage id="screening.change" />
        </Button>
      </div>
    );
  return (
    <>
      {earlier !== undefined && <Earlier decision={earlier} />}
      <DecisionForm
        hit={hit}
        initial={current ?? earlier ?? null}
        onDecided={() => {
          setChanging(false);
          onDecided();
        }}
      />
    </>
  );
}

function DecidedBy({
  decision,
  isRemembered,
}: {
  readonly decision: Decision;
  readonly isRemembered: boolean;
}) {
  const language = useLanguage();
  const time = formatMoment(decision.at, language);
  return (
    <span className="note">
      {decision.by === '' ? time : `${decision.by}, ${time}`}
      {isRemembered && (
        <>
          {' · '}
          <FormattedMessage id="screening.remembered" />
        </>
      )}
    </span>
  );
}

/** A decision from when the list said something else, and what it says differently now. */
function Earlier({ decision }: { readonly decision: Decision }) {
  const intl = useIntl();
  const text = useText();
  const language = useLanguage();
  const line = (sign: string) => (entry: RecordLine) => (
    <li key={`${sign}${entry.kind}${entry.value}`}>
      {sign} {text(recordKindWords[entry.kind])}: {entry.value}
    </li>
  );
  return (
    <Callout tone="yours" title={intl.formatMessage({ id: 'screening.changedTitle' })}>
      <p>
        <FormattedMessage
          id="screening.changedWords"
          values={{
            verdict: text(hitVerdictWords[decision.verdict]),
            time: formatMoment(decision.at, language),
            reason: decision.reason === '' ? '—' : decision.reason,
          }}
        />
      </p>
      <ul>
        {decision.changed?.removed.map(line('−'))}
        {decision.changed?.added.map(line('+'))}
      </ul>
    </Callout>
  );
}

interface DecisionFormProps {
  readonly hit: ScreeningHit;
  /** What was decided before; its words are offered again. */
  readonly initial: Decision | null;
  readonly onDecided: () => void;
}

function DecisionForm({ hit, initial, onDecided }: DecisionFormProps) {
  const intl = useIntl();
  const text = useText();
  const report = useReportFailure();
  const decide = useSend('screenings.decide');
  const [verdict, setVerdict] = useState<HitVerdict | null>(initial?.verdict ?? null);
  const [reason, setReason] = useState(initial?.reason ?? '');
  const [wasTried, setTried] = useState(false);
  const needsReason = verdict !== null && verdict !== 'unclear';
  const lacksReason = needsReason && reason.trim() === '';
  const save = () => {
    setTried(true);
    if (verdict === null || lacksReason) return;
    decide.mutate({ hitId: hit.id, verdict, reason }, { onSuccess: onDecided, onError: report });
  };
  return (
    <form
      className="hit-form"
      noValidate
      {...(decisionOf(hit) === null ? { 'data-undecided': '' } : {})}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Radios
        label={intl.formatMessage({ id: 'screening.question' })}
        required
        error={wasTried && verdict === null ? intl.formatMessage({ id: 'screening.choose' }) : null}
        choices={hitVerdicts.map((value) => ({ value, label: text(hitVerdictWords[value]) }))}
        value={verdict}
        onChange={setVerdict}
      />
      <TextField
        rows={2}
        label={intl.formatMessage({ id: 'dossiers.reason' })}
        help={intl.formatMessage({ id: 'screening.reasonHelp' })}
        required={needsReason}
        error={wasTried && lacksReason ? intl.formatMessage({ id: 'dossiers.reasonMissing' }) : null}
        value={reason}
        maxLength={2000}
        onChange={setReason}
      />
      <div>
        <Button type="submit" isPending={decide.isPending}>
          <FormattedMessage id="dossiers.saveDecision" />
        </Button>
      </div>
    </form>
  );
}
