import { fold } from '@shared/fold';
import type { Operation } from '@shared/operations/operation';

/**
 * Operations in which every word of the query occurs, in either language, best first: a word of the id or the title
 * counts more than one of the description. Without words it is all of them, in the registry's order.
 */
export function search(operations: readonly Operation[], query: string): readonly Operation[] {
  const words = wordsOf(query);
  if (words.length === 0) return operations;
  return operations
    .map((operation) => ({ operation, score: scoreOf(operation, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ operation }) => operation);
}

/** 0 when a word does not occur. */
function scoreOf(operation: Operation, words: readonly string[]): number {
  const { id, title, description, source, country } = operation;
  const named = fold([id, id.replaceAll('_', ' '), title.es, title.en].join(' '));
  const said = fold(
    [
      description.es,
      description.en,
      source.id,
      source.name.es,
      source.name.en,
      source.publisher,
      country,
    ].join(' '),
  );
  const scores = words.map((word) => (named.includes(word) ? 3 : 0) + (said.includes(word) ? 1 : 0));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function wordsOf(query: string): readonly string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
