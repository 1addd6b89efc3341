import { skeleton, units } from '../score/units';

/** A word by its sounds, coarser than `units`: what is only less likely to be confused is one letter here. */
function sounds(word: string): string {
  return units(word)
    .replaceAll(/[jyi]/g, 'i')
    .replaceAll(/[vw]/g, 'b')
    .replaceAll(/c(?=[eiy])|[zçSZ]/g, 's')
    .replaceAll(/[cqC]/g, 'k')
    .replaceAll(/g(?=[ei])|[Xx]/g, 'i')
    .replaceAll('G', 'g')
    .replaceAll('L', 'i')
    .replaceAll('D', 'd')
    .replaceAll('T', 't')
    .replaceAll('h', '')
    .replaceAll(/(.)\1+/g, '$1');
}

/** Words shorter than this are found as they are written, by their sounds and in their other spellings only. */
const shortest = 4;

/**
 * The keys of a word. Words with a letter wrong, missing, too many or swapped share one, as both lose that letter.
 * @returns without repetitions; none for a number
 */
export function keysOf(word: string): readonly string[] {
  if (/\d/.test(word) || word.length < 2) return [];
  const sound = sounds(word);
  const keys = new Set([sound]);
  if (sound.length >= shortest)
    for (let at = 0; at < sound.length; at += 1) keys.add(sound.slice(0, at) + sound.slice(at + 1));
  const consonants = skeleton(word);
  if (consonants.length >= 3) keys.add(`~${consonants}`);
  return [...keys];
}
