import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createFile, openFile } from '../../src-main/datasets/database';
import { createNameIndex, openNameIndex } from '../../src-main/datasets/matching';
import { measure, type Measure } from '../measure';
import { inFolder } from '../window';
import { answersTo } from './answers';
import { distortions } from './distort';
import { makeNames, type MadeName } from './names';
import { peers, type Peer } from './peers';
import { pick, seeded } from './random';

const listed = 200_000;
const questionsOfAKind = 150;
/** More names than this that answer a question equally well, and nobody can find the one that was meant among ten. */
const found = 10;
const leastPerSecond = 30_000;

interface Question {
  readonly kind: string;
  readonly text: string;
  readonly schema: MadeName['schema'];
  /** Place of the name that is meant. */
  readonly meant: number;
}

/** 200,000 invented Latin American names, asked under each kind of distortion, beside four libraries in memory. */
export async function benchMatching(): Promise<readonly Measure[]> {
  return inFolder(async (folder) => {
    const names = makeNames(listed, 7);
    const file = join(folder, 'names.sqlite');
    const perSecond = build(file, names);
    const questions = ask(names);
    const opened = coldOpen(file, questions[0] as Question);

    const db = openFile(file);
    const index = openNameIndex(db);
    const own = run(questions, ({ text, schema }) =>
      index.search({ name: text }, { limit: found, threshold: 0.3, schema }).map(({ entity }) => entity),
    );
    db.close();
    const beside = peers(names.map(({ text }) => text)).map((peer) => compare(peer, questions, own));

    return [
      ...Object.keys(distortions).map((kind) =>
        atLeast(`recall at 10, ${kind}`, 'of 1', recall(own, kind), 0.98, 'limit'),
      ),
      atMost('search among 200,000 names, p95', 'ms', percentile(own, 0.95), 15, 'limit'),
      atMost(
        'search among 200,000 names, p95 of processor time',
        'ms',
        percentile(own, 0.95, 'processorMs'),
        15,
        'limit',
      ),
      atMost('search among 200,000 names, p50', 'ms', percentile(own, 0.5), 15, 'limit'),
      atMost('first answer of a file just opened', 'ms', opened, 50, 'limit'),
      atLeast('names indexed, of processor time', 'names/s', perSecond, leastPerSecond, 'limit'),
      atMost('index on disk', 'MB', statSync(file).size / 1e6, 100, 'limit'),
      ...beside.flat(),
    ];
  });
}

interface Asked {
  readonly kind: string;
  readonly hit: boolean;
  readonly ms: number;
  /** Of the processor, which other programs at work do not lengthen as much. */
  readonly processorMs?: number;
}

/** @returns names for each second of the processor */
function build(file: string, names: readonly MadeName[]): number {
  const before = process.cpuUsage();
  const db = createFile(file);
  db.exec('BEGIN');
  const writer = createNameIndex(db);
  for (const [at, { text, schema }] of names.entries()) writer.add(at, text, schema);
  writer.finish();
  db.exec('COMMIT');
  db.close();
  const { user, system } = process.cpuUsage(before);
  return names.length / ((user + system) / 1e6);
}

/** Opens the file and asks one thing. The words of the language are known to the process by then, as in the product. */
function coldOpen(file: string, { text, schema }: Question): number {
  const start = performance.now();
  const db = openFile(file);
  openNameIndex(db).search({ name: text }, { limit: found, threshold: 0.3, schema });
  db.close();
  return performance.now() - start;
}

function ask(names: readonly MadeName[]): readonly Question[] {
  const random = seeded(11);
  const answers = answersTo(names);
  return Object.entries(distortions).flatMap(([kind, distort]) => {
    const questions: Question[] = [];
    while (questions.length < questionsOfAKind) {
      const meant = Math.floor(random() * names.length);
      const name = names[meant] as MadeName;
      const text = distort(name, random);
      if (text !== null && answers(text) <= found) questions.push({ kind, text, schema: name.schema, meant });
    }
    return questions;
  });
}

function run(
  questions: readonly Question[],
  search: (question: Question) => readonly number[],
): readonly Asked[] {
  // What a process does once (reading pages, compiling) is not what a search costs.
  const random = seeded(13);
  for (let warm = 0; warm < Math.min(100, questions.length); warm += 1) search(pick(questions, random));
  return questions.map((question) => {
    const start = performance.now();
    const before = process.cpuUsage();
    const places = search(question);
    const { user, system } = process.cpuUsage(before);
    return {
      kind: question.kind,
      ms: performance.now() - start,
      processorMs: (user + system) / 1000,
      hit: places.includes(question.meant),
    };
  });
}

/** What a library finds and needs, and what the index needs and finds of it: recall always, time where recall is comparable. */
function compare(peer: Peer, questions: readonly Question[], own: readonly Asked[]): readonly Measure[] {
  const fewer = questions.flatMap((_, at) => (at % questionsOfAKind < peer.questions ? [at] : []));
  const theirs = fewer.map((at) => {
    const { kind, text, meant } = questions[at] as Question;
    const start = performance.now();
    const places = peer.search(text);
    return { kind, ms: performance.now() - start, hit: places.includes(meant) };
  });
  const ours = fewer.map((at) => own[at] as Asked);
  const figures = [
    measure({
      name: `recall at 10 beside ${peer.name}, the same ${fewer.length} questions`,
      unit: 'of 1',
      value: recall(ours),
      baseline: recall(theirs),
      baselineName: peer.name,
      target: 1,
      bound: 'at_least',
    }),
  ];
  const isComparable = recall(theirs) > recall(ours) - 0.02;
  return [
    ...figures,
    measure({
      name: `p95 beside ${peer.name}${isComparable ? '' : ', which finds less'}`,
      unit: 'ms',
      value: percentile(ours, 0.95),
      baseline: percentile(theirs, 0.95),
      baselineName: peer.name,
      target: isComparable ? 1 : Infinity,
      bound: 'at_most',
    }),
  ];
}

function recall(asked: readonly Asked[], kind?: string): number {
  const some = kind === undefined ? asked : asked.filter((one) => one.kind === kind);
  return some.filter(({ hit }) => hit).length / some.length;
}

function percentile(asked: readonly Asked[], part: number, time: 'ms' | 'processorMs' = 'ms'): number {
  const times = asked.map((one) => one[time] ?? Number.NaN).toSorted((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
}

const figure =
  (bound: Measure['bound']) =>
  (name: string, unit: string, value: number, baseline: number, baselineName: string): Measure =>
    measure({ name, unit, value, baseline, baselineName, target: 1, bound });
const atLeast = figure('at_least');
const atMost = figure('at_most');
