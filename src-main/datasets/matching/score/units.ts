import { bounded } from '../bounded-cache';

/** Letters that are one sound together, with the unit they become; longer ones before those they begin with. */
const sounds: readonly (readonly [string, string])[] =
  'tsch:C tch:C tsh:C sch:S dzh:Z sh:S ch:C kh:X zh:Z gh:G dh:D th:T ph:f ck:k ks:x ts:z tz:z dj:j ou:u gk:g iy:i yy:i ij:i'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]);
const unitOf = new Map(sounds);
const soundPattern = new RegExp(
  `${sounds.map(([letters]) => letters).join('|')}|qu(?=[ei])|gu(?=[ei])|ll(?=[aeiou])|ie(?![aoun])`,
  'g',
);
const besides: Readonly<Record<string, string>> = { qu: 'k', gu: 'g', ll: 'L', ie: 'i' };

/**
 * A word as the sounds its letters write: letters that are one sound become one unit (an upper-case letter), doubled
 * letters one. Distances between words are counted in units, so that «Muhammed» and «Muhamed», «Khalid» and «Halid» or
 * «Peña» and «Penna» are close for what they are and not for how many keys differ.
 */
export const units = bounded(50_000, (word: string): string =>
  /\d/.test(word)
    ? word
    : syllable(word)
        .replaceAll(soundPattern, (letters) => unitOf.get(letters) ?? besides[letters] ?? letters)
        .replaceAll(/([a-z])\1+/g, '$1'),
);

/** The vowels of one syllable, as Korean and Chinese names are written in several ways: Koo Ku, Yee Yi, Seo So, Eun Un. */
const syllable = (word: string): string =>
  word.length > 5
    ? word
    : word.replaceAll(/oo|eu|ee|eo/g, (vowels) => ({ oo: 'u', eu: 'u', ee: 'i', eo: 'o' })[vowels] ?? vowels);

/** The consonants of a word as they are written, without classes: equal ones make other vowels likely an error. */
export const consonants = (unitsOfWord: string): string => unitsOfWord.replaceAll(/[aeiouyhw]/g, '');

/**
 * The consonants of a word, by classes that the romanisations of vowelless scripts do not keep apart. Two words of one
 * skeleton may be the same word in Arabic or Hebrew.
 */
export function skeleton(word: string): string {
  return word
    .replaceAll(/kh|ck|[qcx]/g, 'k')
    .replaceAll(/gh|j/g, 'g')
    .replaceAll(/sh|ts|tz|z|dh/g, 's')
    .replaceAll(/th|d/g, 't')
    .replaceAll(/ph|v/g, 'f')
    .replaceAll('p', 'b')
    .replaceAll(/[aeiouywh]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

/**
 * The consonants that a word has, as bits: those that are confused are one. Words whose sets differ much are apart, which
 * is cheaper to see than their distance.
 */
export function consonantSet(unitsOfWord: string): number {
  let set = 0;
  for (let at = 0; at < unitsOfWord.length; at += 1) {
    const group = groupOf[unitsOfWord.charCodeAt(at)];
    if (group !== undefined) set |= group;
  }
  return set;
}

const groupOf: (number | undefined)[] = [];
for (const [bit, letters] of ['szcxSZCkqgGXj', 'bvfpw', 'dtTD', 'mn', 'l', 'L', 'r'].entries())
  for (const letter of letters) groupOf[letter.charCodeAt(0)] = letter === 'L' ? 0 : 1 << bit;
