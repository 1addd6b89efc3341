import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../name';
import { scoreNames } from './score-names';

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly schema: Schema;
  readonly same: '0' | '1';
  readonly kind: string;
}

const read = (name: string): Pair[] =>
  parse(readFileSync(new URL(`../testing/${name}`, import.meta.url)), { columns: true });

/** The threshold that docs/matching.md recommends. */
const threshold = 0.8;

/** F1 at the threshold: 1 when all pairs of one party are above it and all others below. */
function f1(pairs: readonly Pair[]): number {
  const judged = pairs.map(({ a, b, schema, same }) => ({
    same: same === '1',
    found: scoreNames(a, b, schema).score >= threshold,
  }));
  const both = judged.filter(({ same, found }) => same && found).length;
  const one = judged.filter(({ same, found }) => same !== found).length;
  return (2 * both) / (2 * both + one);
}

describe('labelled pairs', () => {
  it('are told apart where the weights were set by them', () => {
    expect(f1(read('pairs.csv'))).toBeGreaterThanOrEqual(0.99);
  });

  it('are told apart nearly as well where they were not', () => {
    expect(f1(read('pairs-held-out.csv'))).toBeGreaterThanOrEqual(0.85);
  });
});
