import anyAscii from 'any-ascii';

/** Pairs of letters that are one sound, with what is heard; αυ and ευ are «af» and «ef» before hard consonants. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/ου/gu, 'ou'],
  [/^μπ/gu, 'b'],
  [/^ντ/gu, 'd'],
  [/^γκ/gu, 'g'],
  [/γ(?=[γχξ])/gu, 'n'],
  [/αυ(?=[θκξπσςτφχψ]|$)/gu, 'af'],
  [/ευ(?=[θκξπσςτφχψ]|$)/gu, 'ef'],
  [/αυ/gu, 'av'],
  [/ευ/gu, 'ev'],
];

/** A word in Greek letters as Greek passports write it (ELOT 743). */
export function greekToLatin(word: string): string {
  let base = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  for (const [pair, sound] of pairs) base = base.replaceAll(pair, sound);
  return anyAscii(base.replaceAll('η', 'i').replaceAll('χ', 'ch').replaceAll('υ', 'y')).toLowerCase();
}
