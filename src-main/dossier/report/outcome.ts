import { isCaptureMethod } from '@shared/assistance';
import type { ErrorValue } from '@shared/errors';
import type { LookupView } from '@shared/lookup';
import { refusalWords, sentences, silenceWords } from '@shared/words/report';
import { clockTime } from '@shared/vocabulary/moment';
import { sectionOf } from './sections';
import type { Speaker } from './typesetter';

/** The sentence that says what was asked and what came of it; no verdict's sentence can be taken for another's. */
export function outcome(speaker: Speaker, lookup: LookupView): string {
  const section = sectionOf(lookup.operation);
  const asked = section.asked(lookup, speaker.language);
  switch (lookup.verdict) {
    case 'found':
      return speaker.say(sentences.found(asked, section.count(lookup, speaker.language)));
    case 'nothing':
      return speaker.say(
        lookup.digest?.unknown === true ? sentences.unknown(asked) : sentences.nothing(asked),
      );
    case 'silent':
      return speaker.say(sentences.silent(asked, why(speaker, lookup.error), attempts(speaker, lookup)));
    case 'yours':
      return speaker.say(
        isRefusal(lookup.error)
          ? sentences.refused(asked, why(speaker, lookup.error))
          : sentences.yours(asked, lacksMeans(lookup.error) ? why(speaker, lookup.error) : null),
      );
    case 'not_asked':
      return speaker.say(
        sentences.notAsked(asked, lookup.error === null ? null : why(speaker, lookup.error)),
      );
  }
}

/** The source was asked and wants the question put another way. */
function isRefusal(error: ErrorValue | null): boolean {
  return error?.code === 'too_many_results' || error?.code === 'invalid_request';
}

/** A credential or a list was missing; nobody had to take part in the lookup itself. */
function lacksMeans(error: ErrorValue | null): boolean {
  return error?.code === 'upstream_error' && error.details.reason !== 'assistance_declined';
}

function why(speaker: Speaker, error: ErrorValue | null): string {
  if (error === null) return speaker.say(silenceWords.source_error);
  if (error.code === 'upstream_error') return speaker.say(silenceWords[error.details.reason]);
  const said = 'source_message' in error.details ? error.details.source_message : undefined;
  return (
    speaker.say(refusalWords[error.code]) +
    (said === undefined ? '' : speaker.say(sentences.sourceSaid(said)))
  );
}

/** Whether the source was asked anything by a request; what a person was shown of its page is none. */
export function wasAsked({ verdict, exchanges }: LookupView): boolean {
  if (verdict !== 'yours' && verdict !== 'not_asked') return true;
  return exchanges.some(({ method }) => !isCaptureMethod(method));
}

/** When the requests that brought no usable answer were made. */
function attempts(speaker: Speaker, lookup: LookupView): string {
  const failed = lookup.exchanges.filter(
    ({ method, failure, status }) =>
      !isCaptureMethod(method) && (failure !== null || status === null || status >= 400),
  );
  return failed.length === 0
    ? ''
    : speaker.say(sentences.attempts(failed.map(({ startedAt }) => clockTime(startedAt))));
}
