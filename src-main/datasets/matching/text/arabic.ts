import { arabicNames } from '../lexicon/arabic-names';
import type { LatinWord } from './latin';

/** Letters of Arabic, Persian and Urdu as romanised without vowels, which the script does not write. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ا:a ب:b ت:t ث:th ج:j ح:h خ:kh د:d ذ:dh ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع:a غ:gh ف:f ق:q ك:k ل:l م:m ن:n ه:h ' +
    'و:w ي:y ة:a ء: ئ:y ؤ:w پ:p چ:ch ژ:zh گ:g ک:k ی:y ٹ:t ڈ:d ڑ:r ں:n ھ:h ہ:h ے:e ۀ:h'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Vowel marks and the lengthening stroke. */
const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/gu;

/** The word in one spelling: the seats of hamza and the final forms of ya and ta marbuta differ by habit. */
function plain(word: string): string {
  return word
    .replaceAll(marks, '')
    .replaceAll(/[أإآٱ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ی', 'ي')
    .replaceAll('ک', 'ك');
}

const names: ReadonlyMap<string, string> = new Map(
  Array.from(arabicNames, ([word, latin]) => [plain(word), latin]),
);

/**
 * A word in Arabic script in Latin letters: a known name in its usual spelling, anything else by its consonants. The
 * article is a word of its own, as most romanisations write it.
 */
export function arabicToLatin(word: string): readonly LatinWord[] {
  const base = plain(word);
  const known = names.get(base);
  if (known !== undefined) return known.split(' ').map((text) => ({ text, vowelless: false }));
  if (base.startsWith('ال') && base.length > 4)
    return [{ text: 'al', vowelless: false }, ...arabicToLatin(base.slice(2))];
  return [{ text: Array.from(base, (letter) => letters[letter] ?? '').join(''), vowelless: true }];
}
