import { fold } from '@shared/fold';

/** A sentence in which a source states its verdict, and what it means. */
export interface VerdictPhrase<V> {
  readonly phrase: string;
  readonly verdict: V;
}

/**
 * The one verdict that a text states; undefined when it states none, or more than one. Phrases stand in the order in which
 * they are looked for, and what one has found no other can find again: a negative sentence often holds the positive one.
 */
export function statedVerdict<V>(
  text: string,
  phrases: readonly VerdictPhrase<V>[],
): VerdictPhrase<V> | undefined {
  let rest = fold(text);
  const stated = phrases.filter(({ phrase }) => {
    const folded = fold(phrase);
    const isThere = rest.includes(folded);
    rest = rest.replaceAll(folded, '\n');
    return isThere;
  });
  return new Set(stated.map(({ verdict }) => verdict)).size === 1 ? stated[0] : undefined;
}

/** Whether a text names an identifier as a whole, however its digits are grouped (10.000.001, 10 000 001). */
export function namesIdentifier(text: string, identifier: string): boolean {
  const wanted = plain(identifier);
  const tokens = fold(text).match(/[a-z0-9]+(?:[.,\- ](?=[a-z0-9]*\d)[a-z0-9]+)*/g) ?? [];
  return tokens.some((token) => {
    if (plain(token) === wanted) return true;
    // Blanks also part a number from its neighbours.
    const parts = token.split(' ');
    return parts.some((_, from) =>
      parts.some((__, to) => to >= from && plain(parts.slice(from, to + 1).join('')) === wanted),
    );
  });
}

function plain(identifier: string): string {
  return fold(identifier).replace(/[^a-z0-9]/g, '');
}
