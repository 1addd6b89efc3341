import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { parse } from 'csv-parse/sync';
import {
  createNameIndex,
  ofacScore,
  openNameIndex,
  scoreNames,
  type Schema,
} from '../../src-main/datasets/matching';
import { measure, type Measure } from '../measure';

const recommended = 0.8;
const thresholds = [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const testing = 'src-main/datasets/matching/testing';

/**
 * How well scores tell names apart: on the project's labelled pairs, and, where the folder named by `NAME_MATCHING_DATA`
 * holds them, on the United Nations' list and 50,000 made-up names (see docs/matching.md).
 */
export async function benchMatchingQuality(): Promise<readonly Measure[]> {
  const folder = process.env['NAME_MATCHING_DATA'];
  return [
    ...labelled('pairs.csv', 0.95),
    ...labelled('pairs-held-out.csv', 0.9),
    ...(folder === undefined ? [] : curve(folder)),
  ];
}

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly schema: Schema;
  readonly same: string;
}

function labelled(file: string, target: number): readonly Measure[] {
  const pairs = rowsOf(join(testing, file)) as unknown as readonly Pair[];
  const truth = pairs.map(({ same }) => same === '1');
  const own = pairs.map(({ a, b, schema }) => scoreNames(a, b, schema).score);
  const official = pairs.map(({ a, b }) => ofacScore(a, b) / 100);
  const bestOfficial = Math.max(...thresholds.map((threshold) => f1(truth, official, threshold)));
  return thresholds.map((threshold) =>
    measure({
      name: `${file}, F1 at ${threshold.toFixed(2)}`,
      unit: 'of 1',
      value: f1(truth, own, threshold),
      baseline: bestOfficial,
      baselineName: 'ofac_score at its best threshold',
      target: threshold === recommended ? target / bestOfficial : 0,
      bound: 'at_least',
    }),
  );
}

function f1(truth: readonly boolean[], scores: readonly number[], threshold: number): number {
  const found = scores.map((score) => score >= threshold);
  const both = truth.filter((same, at) => same && found[at]).length;
  const wrong = truth.filter((same, at) => same !== found[at]).length;
  return (2 * both) / (2 * both + wrong);
}

function curve(folder: string): readonly Measure[] {
  const plain = namesIn(join(folder, 'positives_un_untreated.csv'));
  const distorted = namesIn(join(folder, 'positives_un_treated.csv'));
  const others = namesIn(join(folder, 'negatives_us.csv'));
  const db = new BetterSqlite3(':memory:');
  const writer = createNameIndex(db);
  for (const [entity, name] of plain.entries()) writer.add(entity, name, 'Person');
  writer.finish();
  const index = openNameIndex(db);
  const search = (name: string, limit: number) =>
    index.search({ name }, { limit, threshold: 0.4, schema: 'Person' });
  const own = (names: readonly string[]): number[] =>
    names.map((name, at) => search(name, 10).find(({ entity }) => entity === at)?.score.score ?? 0);
  const found = { plain: own(plain), distorted: own(distorted) };
  const false_ = others.map((name) => search(name, 1)[0]?.score.score ?? 0);
  db.close();
  const share = (scores: readonly number[], threshold: number): number =>
    scores.filter((score) => score >= threshold).length / scores.length;
  return thresholds.flatMap((threshold) => [
    measure({
      name: `United Nations names, recall at ${threshold.toFixed(2)}: distorted beside plain`,
      unit: 'of 1',
      value: share(found.distorted, threshold),
      baseline: share(found.plain, threshold),
      baselineName: 'plain',
      target: threshold === recommended ? 0.95 : 0,
      bound: 'at_least',
    }),
    measure({
      name: `made-up names, false positives at ${threshold.toFixed(2)}`,
      unit: 'of 1,000',
      value: 1000 * share(false_, threshold),
      baseline: 1,
      baselineName: 'limit',
      target: threshold >= recommended ? 1 : Infinity,
      bound: 'at_most',
    }),
  ]);
}

const rowsOf = (file: string): readonly Record<string, string>[] =>
  parse(readFileSync(file), { columns: true, bom: true });

const namesIn = (file: string): readonly string[] => rowsOf(file).map((row) => row['full_name'] ?? '');
