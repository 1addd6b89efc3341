import { toLatin, type LatinWord } from './latin';

/** The words of a name in Latin letters, in the order in which they are to be compared. */
export interface NameWords {
  readonly words: readonly LatinWord[];
  /** How many words stood before the comma of «SURNAME, Given»; 0 where there is none. They come last in `words`. */
  readonly inverted: number;
  /** What stood in parentheses: an acronym, a place, a note. Not in `words`, unless there is nothing else. */
  readonly aside: readonly LatinWord[];
}

/** Marks that stand inside a word and do not part it: O'Brien, Nu’aymi, hamza and ayn in romanisations. */
const apostrophes = /['’‘`´ʼʻʾʿ′"“”«»]/gu;
const separators = /[^\p{L}\p{M}\p{N}.,]+/u;
/** Letters of Latin-1, digits and what only parts words: nothing in it is to be normalised, and splitting it is easy. */
const plain = /^[0-9A-Za-zÀ-ÖØ-öø-ÿ ,&-]*$/;
const plainSeparators = /[ &-]+/;
const parentheses = /[([{]([^()[\]{}]*)[)\]}]/gu;
const dottedLetters = /^(?:\p{L}\.)+\p{L}?\.?$/u;

/**
 * Parts a name into words and writes them in Latin letters.
 * @param name in any script
 * @param inverts whether a single comma is the one of «SURNAME, Given» (a person), rather than punctuation (a company)
 */
export function nameWords(name: string, inverts: boolean): NameWords {
  if (plain.test(name)) return { ...wordsOf(name, inverts, plainWords), aside: [] };
  const text = name.normalize('NFKC').replaceAll(apostrophes, '');
  const asides = Array.from(text.matchAll(parentheses), ([, inner = '']) => inner);
  const main = asides.length === 0 ? text : text.replaceAll(parentheses, ' ');
  const read = wordsOf(main, inverts, latinWords);
  if (read.words.length === 0) return { ...wordsOf(text, inverts, latinWords), aside: [] };
  return { ...read, aside: asides.flatMap(latinWords) };
}

type WordsIn = (text: string) => readonly LatinWord[];

function wordsOf(text: string, inverts: boolean, wordsIn: WordsIn): Pick<NameWords, 'words' | 'inverted'> {
  if (!text.includes(',')) return { words: wordsIn(text), inverted: 0 };
  const parts = text.split(',');
  const [surnames = '', given = ''] = parts;
  if (inverts && parts.length === 2) {
    const last = wordsIn(surnames);
    const first = wordsIn(given);
    if (last.length > 0 && first.length > 0) return { words: [...first, ...last], inverted: last.length };
  }
  return { words: parts.flatMap(wordsIn), inverted: 0 };
}

function plainWords(text: string): LatinWord[] {
  const words: LatinWord[] = [];
  for (const raw of text.split(plainSeparators)) for (const word of toLatin(raw)) words.push(word);
  return words;
}

function latinWords(text: string): LatinWord[] {
  const words: LatinWord[] = [];
  for (const raw of text.split(separators)) {
    // The dots of «S.A.S.» part single letters; those of «Ma.Elena» and «example.com» part words.
    const pieces = dottedLetters.test(raw) ? Array.from(raw.replaceAll('.', '')) : raw.split('.');
    const dotted = /^\p{L}\./u.test(raw);
    for (const piece of pieces)
      for (const word of toLatin(piece))
        words.push(dotted && word.text.length === 1 ? { ...word, dotted } : word);
  }
  return words;
}
