import { fold } from '@shared/fold';
import type { Entity } from './parse';

/** Whether all the words of a search stand in the name or the acronym of a registration. */
export function nameMatches(searched: string, { name, acronym }: Pick<Entity, 'name' | 'acronym'>): boolean {
  const held = new Set(wordsOf(`${name ?? ''} ${acronym ?? ''}`));
  const joined = [...held].join('');
  // «S.A.S.» is asked for and kept with points and without.
  return wordsOf(searched).every((word) => held.has(word) || joined.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return fold(text)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
