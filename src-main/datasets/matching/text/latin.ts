import anyAscii from 'any-ascii';
import { bounded } from '../bounded-cache';
import { arabicToLatin } from './arabic';
import { eastAsianToLatin } from './east-asian';
import { greekToLatin } from './greek';
import { hebrewToLatin } from './hebrew';

/** A word in the letters a to z and digits. */
export interface LatinWord {
  readonly text: string;
  /** Whether its script does not write vowels, so that only its consonants say something. */
  readonly vowelless: boolean;
  /** Whether it is one letter with a dot: an initial for sure. */
  readonly dotted?: true;
}

/**
 * One word of any script in Latin letters. Letters with marks lose them (ñ becomes n); scripts with an alphabet are
 * transliterated by any-ascii or, where a name is better written otherwise, by the rules beside this file.
 * @returns none when nothing of it is a letter or a digit
 */
export const toLatin = bounded(50_000, (word: string): readonly LatinWord[] => {
  if (/^[a-z0-9]*$/i.test(word)) return word === '' ? [] : [{ text: word.toLowerCase(), vowelless: false }];
  if (/\p{Script=Arabic}/u.test(word)) return arabicToLatin(word);
  if (/\p{Script=Hebrew}/u.test(word)) return hebrewToLatin(word);
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word))
    return eastAsianToLatin(word);
  const latin = /\p{Script=Greek}/u.test(word) ? greekToLatin(word) : anyAscii(word);
  const text = latin.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return text === '' ? [] : [{ text, vowelless: false }];
});
