import { reviewWords } from '@shared/words/review';
import { describeError } from '@shared/errors';
import type { LookupRow } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { parseRadicado } from '@shared/vocabulary/radicado';
import { formatSubject } from '@shared/vocabulary/subject';
import { RunningMark } from '../assistance/RunningMark';
import { LookupVerdict } from '../lookups/LookupVerdict';
import { useNow } from '../i18n/clock';
import { formatRecent } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';

/** One lookup in the list: verdict, when, about what, and the line that tells it from others: a case by its court. */
export function HistoryEntry({ row }: { readonly row: LookupRow }) {
  const text = useText();
  const language = useLanguage();
  const now = useNow();
  const operation = findOperation(row.operation);
  const isRadicado = parseRadicado(row.subject) !== null;
  const title = operation === undefined ? row.operation : text(operation.title);
  const place = row.digest?.place ?? null;
  const note = row.digest?.note == null ? null : text(row.digest.note);
  const line =
    row.error !== null
      ? [
          row.review === null ? null : text(reviewWords[row.review.verdict]),
          describeError(row.error, language),
        ]
          .filter((part) => part !== null)
          .join(' · ')
      : [...(isRadicado && place !== null ? [place] : [title, place]), note]
          .filter((part) => part !== null)
          .join(' · ');
  return (
    <>
      <span className="history-line">
        {row.state === 'running' ? <RunningMark lookupId={row.id} /> : <LookupVerdict lookup={row} />}
        <span className="soft">{formatRecent(row.requestedAt, now, language)}</span>
      </span>
      <span className={isRadicado ? 'history-subject mono' : 'history-subject strong'}>
        {formatSubject(row.subject)}
      </span>
      <span className="history-place note" title={line}>
        {line}
      </span>
    </>
  );
}
