import type { Store } from '../store';
import type { EngineOptions } from './engine';
import { readAgain } from './reparse';
import type { SourceRoute } from './routes';
import type { CheckedAnswer } from './source';

/** Answers with their whole text, of lookups that asked a source. */
export interface Texts {
  /** Has the answer at hand for the ranges that are read next. */
  keep(lookupId: string, answer: CheckedAnswer): void;
  /**
   * The answer with its whole text: the one at hand, or what today's adapter makes of the evidence. undefined when it
   * makes nothing of it.
   * @throws Failure (`not_found`, `conflict`) when the lookup or its evidence is not there
   */
  whole(lookupId: string, route: SourceRoute): Promise<CheckedAnswer | undefined>;
}

/** Documents that are read at the same time; each may have megabytes. */
const atHand = 4;

/** Keeps no text of its own on the disk: evidence holds it already, and memory what is being read. */
export function texts(store: Store, options: Pick<EngineOptions, 'clock' | 'log'>): Texts {
  const answers = new Map<string, CheckedAnswer>();

  function keep(lookupId: string, answer: CheckedAnswer): void {
    answers.delete(lookupId);
    answers.set(lookupId, answer);
    const [oldest] = answers.keys();
    if (answers.size > atHand && oldest !== undefined) answers.delete(oldest);
  }

  return {
    keep,
    async whole(lookupId, route) {
      const known = answers.get(lookupId);
      const answer = known ?? (await readAgain(store.lookups.view(lookupId), route, store, options)).answer;
      if (answer === null) return undefined;
      keep(lookupId, answer);
      return answer;
    },
  };
}
