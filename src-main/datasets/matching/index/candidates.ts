import type { ParsedName, Schema } from '../name';
import { countedTokens, fingerprint, schemaOf, wordsOf } from './schema';
import type { Expansion, Vocabulary } from './vocabulary';

/** So many names are read and scored at most. */
const enough = 100;
/** So many ids are looked at for one combination of words. */
const mostIds = 2000;
/** So many names are taken of a combination that lacks words of the question. */
const mostOfOne = 40;
/** A word that no more names hold is looked up alone. */
const rare = 300;
/** Words of a question beyond these do not help to find it. */
const mostWords = 6;

/** What the index can be asked for; both give ids of names. */
export interface Lookup {
  /** Names with just these words, in any order. */
  whole(fingerprints: readonly number[]): readonly number[];
  /** Names that an FTS5 expression matches. */
  matching(expression: string, most: number): readonly number[];
}

/**
 * The names worth scoring: those with just the words of the question, or just some of them; those that have all of them
 * and more, the shortest first; then those that lack one, then those that have two of them, the rarest together first. The
 * question's other words may be misspelt beyond recognition, or the list may not have them.
 * @param schema the only one wanted; null for all
 * @returns ids of names
 */
export function candidates(
  asked: ParsedName,
  vocabulary: Vocabulary,
  schema: Schema | null,
  lookup: Lookup,
): readonly number[] {
  const significant = countedTokens(asked);
  const words = significant
    .map((token, at) => vocabulary.expand(token, significant[at + 1], significant[at - 1]))
    .toSorted((a, b) => a.names - b.names)
    .slice(0, mostWords);
  const found = new Set<number>();
  const isWanted = (id: number): boolean => schema === null || schemaOf(id) === schema;
  const take = (ids: readonly number[], most: number, length: number): void => {
    const fresh = ids.filter((id) => isWanted(id) && !found.has(id));
    const near = (id: number): number => Math.abs(wordsOf(id) - length);
    const chosen = fresh.length <= most ? fresh : fresh.toSorted((a, b) => near(a) - near(b)).slice(0, most);
    for (const id of chosen) if (found.size < enough) found.add(id);
  };
  const takeWith = (some: readonly Expansion[], most: number, length: number): void => {
    // Initials alone say nothing.
    if (found.size < enough && some.some(({ token }) => token.kind !== 'initial'))
      take(lookup.matching(some.map(({ match }) => match).join(' AND '), mostIds), most, length);
  };

  const sizes = Array.from({ length: words.length }, (_, at) => words.length - at);
  const wholes = sizes.flatMap((size) =>
    size > 1 || words.length === 1
      ? subsets(words, size).map((some) => fingerprint(some.map(({ token }) => token)))
      : [],
  );
  take(lookup.whole(wholes), enough / 2, words.length);
  takeWith(words, enough, words.length);
  for (const size of sizes.filter((one) => one > 1 && one < words.length))
    for (const some of subsets(words, size)) takeWith(some, mostOfOne, words.length);
  for (const word of words) if (word.names <= rare) takeWith([word], mostOfOne, words.length);
  return [...found];
}

/** All choices of so many, those of the first elements first. */
function subsets<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return all.flatMap((one, at) => subsets(all.slice(at + 1), size - 1).map((rest) => [one, ...rest]));
}
