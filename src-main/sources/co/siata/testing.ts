import { readFileSync } from 'node:fs';
import { bytes } from '../../testing/ask';

/** When the fixtures «arrived»: 2099-11-20, 10:02 in Colombia. */
export const received = Date.parse('2099-11-20T10:02:00-05:00');

/** A synthetic answer in the source's true shape, as text. */
export function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');
}

export function fixtureBytes(name: string): Uint8Array {
  return bytes(fixture(name));
}
