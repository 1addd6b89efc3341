import { readFileSync } from 'node:fs';

const encoder = new TextEncoder();

export type FixtureName = 'by-number' | 'nothing' | 'actions' | 'parties' | 'detail';

/** A synthetic answer in the source's true shape, as it goes over the wire. */
export function fixture(name: FixtureName): string {
  return readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');
}

export function bytes(text: string): Uint8Array {
  return encoder.encode(text);
}
