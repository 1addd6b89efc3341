import { fold } from '@shared/fold';
import type { Operation } from '@shared/operations/operation';

/**
 * Operations by words of what is looked for, in either language, best first: those in which every word occurs or, when
 * there are none, those in which some do. A word of the id or the title counts more than one of the description. Without
 * words it is all of them, in the registry's order.
 */
export function search(operations: readonly Operation[], query: string): readonly Operation[] {
  const words = wordsOf(query);
  const scored = operations
    .map((operation) => ({ operation, ...scoreOf(operation, words) }))
    .toSorted((one, other) => other.score - one.score);
  const whole = scored.filter(({ found }) => found === words.length);
  const best = whole.length > 0 ? whole : scored.filter(({ found }) => found > 0);
  return best.map(({ operation }) => operation);
}

function scoreOf(operation: Operation, words: readonly string[]): { found: number; score: number } {
  const { id, title, description, source, country } = operation;
  const named = fold([id.replaceAll('_', ' '), title.es, title.en].join(' '));
  const said = fold(
    [description.es, description.en, source.name.es, source.name.en, source.publisher, country].join(' '),
  );
  const scores = words.map((word) => (named.includes(word) ? 3 : 0) + (said.includes(word) ? 1 : 0));
  return {
    found: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  };
}

/** The words, without the endings of their plurals: who asks for sanctions means the operation for a sanction, too. */
function wordsOf(query: string): readonly string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 4 ? word.replace(/(?<=[^aeiou])es$|s$/, '') : word));
}
