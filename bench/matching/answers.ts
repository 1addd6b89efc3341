import { fold } from '@shared/fold';
import type { MadeName } from './names';

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/**
 * Counts the names that answer a question as well as the one that was meant: those with all of its words, an initial
 * standing for any word that begins with it. A question with a word that no name has counts as answered by none.
 */
export function answersTo(names: readonly MadeName[]): (question: string) => number {
  const words = names.map(({ text }) => wordsOf(text));
  const holders = new Map<string, number[]>();
  for (const [at, own] of words.entries())
    for (const word of new Set(own)) {
      const known = holders.get(word);
      if (known === undefined) holders.set(word, [at]);
      else known.push(at);
    }
  return (question) => {
    const asked = wordsOf(question);
    const whole = asked.filter((word) => word.length > 1);
    const initials = asked.filter((word) => word.length === 1);
    const [rarest = []] = whole
      .map((word) => holders.get(word) ?? [])
      .toSorted((a, b) => a.length - b.length);
    return rarest.filter((at) => {
      const own = words[at] ?? [];
      return (
        whole.every((word) => own.includes(word)) &&
        initials.every((initial) => own.some((word) => word.startsWith(initial) && !whole.includes(word)))
      );
    }).length;
  };
}
