import { reviewWords } from '@shared/words/review';
import { describeError } from '@shared/errors';
import type { LookupRow } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { formatRadicado, parseRadicado } from '@shared/vocabulary/radicado';
import { RunningMark } from '../assistance/RunningMark';
import { LookupVerdict } from '../design/Verdict';
import { useNow } from '../i18n/clock';
import { formatRecent } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';

/** One lookup in the list: verdict, when, about what, and the line that tells it from others. */
export function HistoryEntry({ row }: { readonly row: LookupRow }) {
  const text = useText();
  const language = useLanguage();
  const now = useNow();
  const operation = findOperation(row.operation);
  const isRadicado = parseRadicado(row.subject) !== null;
  const title = operation === undefined ? row.operation : text(operation.title);
  const note = row.digest?.note == null ? null : text(row.digest.note);
  const line =
    row.error !== null
      ? [
          row.review === null ? null : text(reviewWords[row.review.verdict]),
          describeError(row.error, language),
        ]
          .filter((part) => part !== null)
          .join(' · ')
      : [row.digest?.place ?? title, note].filter((part) => part !== null).join(' · ');
  return (
    <>
      <span className="history-line">
        {row.state === 'running' ? <RunningMark lookupId={row.id} /> : <LookupVerdict lookup={row} />}
        <span className="soft">{formatRecent(row.requestedAt, now, language)}</span>
      </span>
      <span className={isRadicado ? 'history-subject mono' : 'history-subject strong'}>
        {formatRadicado(row.subject)}
      </span>
      <span className="history-place note" title={line}>
        {line}
      </span>
    </>
  );
}
