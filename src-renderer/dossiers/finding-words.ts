import { describeError } from '@shared/errors';
import type { Finding, FindingState } from '@shared/dossier';
import { reviewWords } from '@shared/words/review';
import { findOperation } from '@shared/operations';
import { findingStateWords } from '@shared/words/dossier';
import { useLanguage, useText } from '../i18n/text';

export interface FindingWords {
  readonly title: string;
  /** What tells it from others of the same source: place, remark, the reason of a failure. */
  readonly line: string;
}

/** A finding in two lines. The subject, when it is not the title, is shown apart as what it is. */
export function useFindingWords(): (finding: Finding) => FindingWords {
  const words = useText();
  const language = useLanguage();
  return ({ lookup }) => {
    const operation = findOperation(lookup.operation);
    const name = operation === undefined ? lookup.operation : words(operation.title);
    const note = lookup.digest?.note ?? null;
    const parts =
      lookup.error === null
        ? [lookup.digest?.place ?? null, note === null ? null : words(note)]
        : [
            lookup.review === null ? null : words(reviewWords[lookup.review.verdict]),
            describeError(lookup.error, language),
          ];
    return {
      title: lookup.digest?.title ?? name,
      line: parts.filter((part) => part !== null && part !== '').join(' · '),
    };
  };
}

/** The word of a decision. */
export function useFindingStateWord(): (state: FindingState) => string {
  const words = useText();
  return (state) => words(findingStateWords[state]);
}

/** When the source was asked; for what never reached it, when the person asked. */
export function askedAt({ lookup }: Finding): number {
  return lookup.answeredAt ?? lookup.requestedAt;
}
