import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveFile } from '../../src-practice/file';
import { serve, type Question, type Reply, type Served } from '../../src-practice/serve';
import { movableClock } from '../engine/testing/rig';
import { openStore, type Store } from '../store';
import { createUpstream } from '../upstream';
import { nodeTransport } from '../upstream/node-transport';
import type { Dataset } from './dataset';
import type { Datasets, DatasetsOptions } from './index';
import { datasetsHere } from './testing/in-process';
import { listCsv, listOrigin, reading, testList } from './testing/list';

const zip = (text: string): Uint8Array => zipSync({ 'debtors.csv': Buffer.from(text) }, { level: 0 });

let root: string;
let server: Served;
let store: Store;
let clock: ReturnType<typeof movableClock>;
/** What the source has now. */
let published: Uint8Array;
let asked: Question[];
/** What the source does instead of giving its file, once for each entry. */
let misbehaviour: ((question: Question) => Reply)[];
const opened: Datasets[] = [];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'lists-'));
  clock = movableClock();
  store = openStore(':memory:', { clock });
  published = zip(listCsv(100));
  asked = [];
  misbehaviour = [];
  server = await serve(listOrigin, (question) => {
    asked.push(question);
    return misbehaviour.shift()?.(question) ?? serveFile(question, published, 'application/zip');
  });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((datasets) => datasets.close()));
  store.close();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

function open(list: Dataset = testList(), over: Partial<DatasetsOptions> = {}): Datasets {
  const upstream = createUpstream({
    transport: nodeTransport(),
    originMap: { [listOrigin]: server.origin },
    clock,
    random: () => 0,
  });
  const datasets = datasetsHere({
    adapters: [reading(list)],
    http: upstream.http,
    files: upstream.files,
    history: store.datasetRefreshes,
    clock,
    root,
    practice: false,
    ...over,
  });
  opened.push(datasets);
  return datasets;
}

const names = async (datasets: Datasets) => {
  const handle = await datasets.open('test_list', new AbortController().signal);
  const rows = await handle.all<{ name: string }>('SELECT name FROM debtor ORDER BY id');
  return { asOf: handle.generation.asOf, count: rows.length, first: rows[0]?.name };
};
const inFolder = (): string[] =>
  readdirSync(join(root, 'test_list')).filter((name) => name !== 'lock' && name !== 'downloads');
const rangeOf = ({ headers }: Question) => headers.range ?? null;

/** One list in service, of 100 rows. */
async function inService(list?: Dataset): Promise<Datasets> {
  const datasets = open(list);
  expect(await datasets.refresh('test_list', 'person')).toMatchObject({ outcome: 'imported', problem: null });
  asked = [];
  clock.move(1000);
  return datasets;
}
const before = { asOf: '2026-11-20', count: 100, first: 'Deudor 1' };

describe('a list', () => {
  it('that is not there is an error that names it', async () => {
    const datasets = open();
    await expect(names(datasets)).rejects.toMatchObject({
      value: { code: 'upstream_error', details: { reason: 'dataset_missing', dataset: 'test_list' } },
    });
    expect(datasets.view('test_list')).toMatchObject({ generation: null, canFetch: true, running: null });
  });

  it('is brought up to date, and found unchanged without downloading it again', async () => {
    const datasets = await inService();
    expect(await names(datasets)).toEqual(before);
    expect(await datasets.refresh('test_list', 'person')).toMatchObject({
      outcome: 'unchanged',
      generation: null,
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers['if-none-match']).toBeDefined();

    clock.move(1000);
    published = zip(listCsv(110, '2026-11-21', 'Nuevo'));
    const held = await datasets.open('test_list', new AbortController().signal);
    const { generation } = await datasets.refresh('test_list', 'person');
    expect(generation).toMatchObject({
      asOf: '2026-11-21',
      rows: { debtor: 110 },
      rejected: 0,
      files: [
        {
          name: 'debtors.zip',
          url: `${listOrigin}/debtors.zip`,
          sentTo: `${server.origin}/debtors.zip`,
          asOfBasis: 'stated',
        },
      ],
    });
    expect(await names(datasets)).toEqual({ asOf: '2026-11-21', count: 110, first: 'Nuevo 1' });
    // Who reads goes on reading what they began with.
    expect(await held.get('SELECT count(*) AS n FROM debtor')).toEqual({ n: 100 });

    clock.move(1000);
    published = zip(listCsv(120));
    await datasets.refresh('test_list', 'person');
    expect(inFolder()).toHaveLength(2);
    expect(datasets.view('test_list').history.map(({ outcome }) => outcome)).toEqual([
      'imported',
      'imported',
      'unchanged',
      'imported',
    ]);
    expect(store.audit.from(1, 10).map(({ action }) => action)).toEqual(Array(3).fill('dataset.imported'));
  });

  it('is found by the whole words of a column that says so, without case and accents', async () => {
    published = zip(listCsv(100, '2026-11-20', 'Deudór Ñandú'));
    const held = await (await inService()).open('test_list', new AbortController().signal);
    const found = (words: string) =>
      held.all(
        `SELECT id FROM debtor_words JOIN debtor ON debtor.id = debtor_words.rowid
         WHERE debtor_words MATCH ? ORDER BY id`,
        [words],
      );
    expect(await found('"nandu" AND "7"')).toEqual([{ id: 7 }]);
    expect(await found('"DEUDOR"')).toHaveLength(100);
    expect(await found('"deud"')).toEqual([]);
  });

  it('keeps the records that it cannot read, with line and reason', async () => {
    published = zip(`${listCsv(100)}x;Sin número\n7;Repetido\n`);
    const datasets = await inService();
    expect(await names(datasets)).toEqual(before);
    expect(datasets.view('test_list').generation?.rejected).toBe(2);
    expect(await datasets.rejected('test_list', 10)).toEqual([
      { file: 'debtors.zip', line: 103, reason: 'id «x»', excerpt: '{"id":"x","name":"Sin número"}' },
      {
        file: 'debtors.zip',
        line: 104,
        reason: 'UNIQUE constraint failed: debtor.id',
        excerpt: expect.any(String),
      },
    ]);
  });

  it('is imported from files of the user, known by their names', async () => {
    const datasets = open();
    const path = join(root, 'debtors-2026.csv');
    writeFileSync(path, listCsv(50));
    expect(await datasets.importFiles('test_list', [path])).toMatchObject({
      outcome: 'imported',
      trigger: 'file',
    });
    expect(await names(datasets)).toMatchObject({ count: 50 });
    // The source was not asked.
    expect(datasets.view('test_list').checkedAt).toBeNull();
    const other = join(root, 'other.csv');
    writeFileSync(other, listCsv(50));
    const refused = await datasets.importFiles('test_list', [other]);
    expect(refused).toMatchObject({
      outcome: 'failed',
      problem: { en: expect.stringContaining('other.csv') },
    });
    expect(existsSync(path)).toBe(true);
  });

  it('that was built for other tables is not read, and is built anew', async () => {
    await inService();
    const datasets = open(testList({ version: 2 }));
    expect(datasets.view('test_list')).toMatchObject({ generation: null, isOutdated: true });
    await expect(names(datasets)).rejects.toMatchObject({
      value: { details: { reason: 'dataset_missing' } },
    });
    expect(await datasets.refresh('test_list', 'person')).toMatchObject({ outcome: 'imported' });
    expect(await names(datasets)).toEqual(before);
  });

  it('is looked after by the clock, once it is there', async () => {
    const datasets = open();
    datasets.keepCurrent();
    expect(datasets.view('test_list').nextCheckAt).toBeNull();
    await datasets.refresh('test_list', 'person');
    expect(datasets.view('test_list')).toMatchObject({
      nextCheckAt: clock.now() + 24 * 3_600_000,
      isStale: false,
    });
    clock.move(10 * 86_400_000);
    expect(datasets.view('test_list').isStale).toBe(true);
  });
});

/** Whatever goes wrong, answers come from what was in service, and nothing half-made is left. */
async function nothingChanged(datasets: Datasets): Promise<void> {
  expect(await names(datasets)).toEqual(before);
  expect(inFolder()).toHaveLength(1);
}

describe('the data in service stay when', () => {
  const larger = () => zip(listCsv(40_000, '2026-11-21', 'Nuevo'));
  /** The right part, and nothing of it. */
  const noMore = (question: Question): Reply => ({
    ...serveFile(question, published, 'application/zip'),
    body: '',
  });
  const broken = (question: Question): Reply => ({
    ...serveFile(question, published, 'application/zip'),
    connection: 'break',
  });

  it('a download breaks off, which goes on where it stopped', async () => {
    const datasets = await inService();
    published = larger();
    misbehaviour = [broken, broken];
    expect(await datasets.refresh('test_list', 'person')).toMatchObject({ outcome: 'imported' });
    const ranges = asked.map(rangeOf);
    expect(ranges[0]).toBeNull();
    expect(ranges.slice(1).every((range) => /^bytes=[1-9]\d*-$/.test(range ?? ''))).toBe(true);
    expect(asked[1]?.headers['if-range']).toMatch(/^"/);
    expect(await names(datasets)).toMatchObject({ count: 40_000 });
  });

  it('it breaks off again and again; another process then goes on with the part', async () => {
    const datasets = await inService();
    published = larger();
    misbehaviour = [broken, ...Array<typeof noMore>(8).fill(noMore)];
    const failed = await datasets.refresh('test_list', 'person');
    expect(failed).toMatchObject({
      outcome: 'failed',
      problem: { es: expect.stringContaining('sigue donde quedó') },
    });
    await nothingChanged(datasets);

    misbehaviour = [];
    asked = [];
    const another = open();
    expect(await another.refresh('test_list', 'person')).toMatchObject({ outcome: 'imported' });
    expect(asked.map(rangeOf)).toEqual([expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
    expect(await names(another)).toMatchObject({ count: 40_000 });
  });

  it('the file is another one when the download goes on, which begins anew', async () => {
    const datasets = await inService();
    published = larger();
    misbehaviour = [
      (question) => {
        const reply = broken(question);
        published = zip(listCsv(30_000, '2026-11-22', 'Otro'));
        return reply;
      },
    ];
    expect(await datasets.refresh('test_list', 'person')).toMatchObject({ outcome: 'imported' });
    expect(await names(datasets)).toEqual({ asOf: '2026-11-22', count: 30_000, first: 'Otro 1' });
  });

  it.each<[string, () => Uint8Array, string, RegExp]>([
    ['the archive is damaged', () => damaged(larger()), 'failed', /damaged/],
    ['the archive ends early', () => larger().subarray(0, 500_000), 'failed', /damaged/],
    ['the file is a page of words', () => Buffer.from('<html>Service closed</html>'), 'failed', /columns/],
    ['the heading is another', () => zip('ID;FULL_NAME\n1;a\n'), 'failed', /NAME/],
    ['it shrank by half', () => zip(listCsv(50, '2026-11-21')), 'refused', /100 before/],
    ['it has a heading and nothing else', () => zip('ID;NAME\r\n'), 'refused', /no record at all/],
    ['it is almost empty', () => zip(listCsv(5)), 'refused', /fewer than the 10/],
    [
      'many records cannot be read',
      () => zip(listCsv(100).replaceAll(/^(\d*[05]);/gm, 'n$1;')),
      'refused',
      /cannot be read/,
    ],
  ])('%s', async (_, publish, outcome, words) => {
    const datasets = await inService();
    published = publish();
    expect(await datasets.refresh('test_list', 'person')).toMatchObject({
      outcome,
      problem: { en: expect.stringMatching(words) },
      generation: null,
    });
    await nothingChanged(datasets);
  });

  it('the file is larger than it may be', async () => {
    const datasets = await inService(testList({ mostBytes: 100_000 }));
    published = larger();
    expect(await datasets.refresh('test_list', 'person')).toMatchObject({ outcome: 'failed' });
    await nothingChanged(datasets);
  });

  it('the source refuses', async () => {
    const datasets = await inService();
    misbehaviour = Array(5).fill(() => ({ status: 503, body: '' }));
    expect(await datasets.refresh('test_list', 'person')).toMatchObject({
      outcome: 'failed',
      problem: { en: expect.stringContaining('error of its own') },
    });
    await nothingChanged(datasets);
  });

  it.each(['downloading', 'reading', 'indexing'] as const)('it is cancelled while %s', async (phase) => {
    await inService();
    published = larger();
    const datasets: Datasets = open(testList(), {
      onChange: () => {
        if (datasets.view('test_list').running?.phase === phase) datasets.cancel('test_list');
      },
    });
    expect(await datasets.refresh('test_list', 'person')).toMatchObject({
      outcome: 'cancelled',
      problem: null,
    });
    await nothingChanged(datasets);
    expect(await open().refresh('test_list', 'person')).toMatchObject({ outcome: 'imported' });
  });

  it('another process refreshes at the same time', async () => {
    const datasets = await inService();
    published = larger();
    const another = open();
    const [first, second] = await Promise.all([
      datasets.refresh('test_list', 'person'),
      another.refresh('test_list', 'person'),
    ]);
    expect([first.outcome, second.outcome].toSorted()).toEqual(['imported', 'refused']);
    expect(await names(another)).toMatchObject({ count: 40_000 });
  });
});

it('takes up a refresh that the end of the application broke off', async () => {
  const datasets = open();
  misbehaviour = [() => ({ ...serveFileOnce(), connection: 'stall' })];
  const ended = datasets.refresh('test_list', 'person');
  await expect.poll(() => asked.length).toBe(1);
  await datasets.close();
  expect(await ended).toMatchObject({ outcome: 'cancelled', finishedAt: null });

  const next = open();
  next.keepCurrent();
  await expect.poll(() => next.view('test_list').generation?.rows).toEqual({ debtor: 100 });
});

function serveFileOnce(): Reply {
  return { status: 200, body: published };
}

function damaged(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[copy.length >> 1] = (copy[copy.length >> 1] ?? 0) ^ 0x55;
  return copy;
}
