import type { ErrorValue } from '@shared/errors';
import type { LookupView } from '@shared/lookup';
import { refusalWords, sentences, silenceWords } from '@shared/words/report';
import { clockTime } from '../moment';
import { sectionOf } from './sections';
import type { Typesetter } from './typesetter';

/** The sentence that says what was asked and what came of it; no verdict's sentence can be taken for another's. */
export function outcome(type: Typesetter, lookup: LookupView): string {
  const section = sectionOf(lookup.operation);
  const asked = section.asked(lookup, type.language);
  switch (lookup.verdict) {
    case 'found':
      return type.say(sentences.found(asked, section.count(lookup, type.language)));
    case 'nothing':
      return type.say(sentences.nothing(asked));
    case 'silent':
      return type.say(sentences.silent(asked, why(type, lookup.error), attempts(type, lookup)));
    case 'yours':
      return type.say(sentences.yours(asked));
    case 'not_asked':
      return type.say(sentences.notAsked(asked, lookup.error === null ? null : why(type, lookup.error)));
  }
}

function why(type: Typesetter, error: ErrorValue | null): string {
  if (error === null) return type.say(silenceWords.source_error);
  return error.code === 'upstream_error'
    ? type.say(silenceWords[error.details.reason])
    : type.say(refusalWords[error.code]);
}

/** When the requests that brought no usable answer were made. */
function attempts(type: Typesetter, lookup: LookupView): string {
  const failed = lookup.exchanges.filter(
    ({ failure, status }) => failure !== null || status === null || status >= 400,
  );
  return failed.length === 0
    ? ''
    : type.say(sentences.attempts(failed.map(({ startedAt }) => clockTime(startedAt))));
}
