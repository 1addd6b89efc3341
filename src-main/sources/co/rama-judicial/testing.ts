import { readFileSync } from 'node:fs';

export type FixtureName = 'by-number' | 'nothing' | 'actions' | 'parties' | 'detail';

/** A synthetic answer in the source's true shape, as it goes over the wire. */
export function fixture(name: FixtureName): string {
  return readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');
}
