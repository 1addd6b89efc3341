import { useDeferredValue, useMemo, useState } from 'react';
import { foldInPlace, matchesIn, sought, type Match } from './find';
import { plainText, type Section } from './sections';

export interface Find {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** The words sought, folded; empty while there are none. */
  readonly words: string;
  readonly matches: readonly Match[];
  /** Index into `matches`; the first that was reached by typing. */
  readonly at: number;
  /** Goes to the next match, or the previous one, around the ends. */
  readonly step: (by: 1 | -1) => Match | undefined;
}

/** Searches the sections of a text while the person types. */
export function useFind(sections: readonly Section[]): Find {
  const [query, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const words = sought(useDeferredValue(query));
  const isSought = words !== '';
  const folded = useMemo(
    () => (isSought ? sections.map(({ markdown }) => foldInPlace(plainText(markdown))) : []),
    [sections, isSought],
  );
  const matches = useMemo(() => matchesIn(folded, words), [folded, words]);
  return {
    query,
    setQuery(next) {
      setTyped(next);
      setAt(0);
    },
    words,
    matches,
    at: Math.min(at, Math.max(matches.length - 1, 0)),
    step(by) {
      if (matches.length === 0) return undefined;
      const next = (at + by + matches.length) % matches.length;
      setAt(next);
      return matches[next];
    },
  };
}
