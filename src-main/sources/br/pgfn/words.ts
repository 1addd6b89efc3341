import { fold } from '@shared/fold';

/** Particles and company forms: half of all names have one, so that they find nobody and cost most. */
const common = new Set(
  'a as cia com companhia da das de do dos e eireli em epp individual limitada ltda me mei microempresa na no o os s sa sociedade'.split(
    ' ',
  ),
);

/** The words of a name, as the index of names cuts them. */
export function wordsIn(name: string): readonly string[] {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words that a debtor's name must have; the common ones only when there is no other. */
export function askedWords(name: string): readonly string[] {
  const all = [...new Set(wordsIn(name))];
  const telling = all.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : all;
}
