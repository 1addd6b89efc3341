import { useIntl } from 'react-intl';
import { describeError } from '@shared/errors';
import type { Finding, FindingState } from '@shared/dossier';
import { reviewWords } from '@shared/words/review';
import { findOperation } from '@shared/operations';
import { parseRadicado } from '@shared/vocabulary/radicado';
import { findingStateWords } from '@shared/words/dossier';
import { useLanguage, useText } from '../i18n/text';
import { opposed, partyGroups } from '../lookups/results/case/parties-text';

export interface FindingWords {
  readonly title: string;
  /** What tells it from others of the same source: lookup, place, remark, the reason of a failure. */
  readonly line: string;
}

/** A finding in two lines. The subject, when it is not the title, is shown apart as what it is. */
export function useFindingWords(): (finding: Finding) => FindingWords {
  const intl = useIntl();
  const words = useText();
  const language = useLanguage();
  return ({ lookup }) => {
    const operation = findOperation(lookup.operation);
    const name = operation === undefined ? lookup.operation : words(operation.title);
    const title = lookup.digest?.title ?? null;
    const opponents = title === null ? null : opposed(partyGroups(title));
    const place = lookup.digest?.place ?? null;
    const note = lookup.digest?.note ?? null;
    // A case is known by its court.
    const isKnown = title === null || (place !== null && parseRadicado(lookup.subject) !== null);
    const parts =
      lookup.error === null
        ? [isKnown ? null : name, place, note === null ? null : words(note)]
        : [
            lookup.review === null ? null : words(reviewWords[lookup.review.verdict]),
            describeError(lookup.error, language),
          ];
    return {
      title:
        opponents === null ? (title ?? name) : intl.formatMessage({ id: 'case.against' }, { ...opponents }),
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
