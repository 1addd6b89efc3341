import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { batchFilters, batchSortKeys, type BatchRow, type PreviewRow } from '@shared/batch';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { verdicts } from '@shared/verdict';
import type { RowAnswer } from './batches';
import { batchRepository, type BatchRepository } from './batches';
import { connect, type Database } from './database';
import { migration as foundation } from './migrations/001-foundation';
import { migration as batchesMigration } from './migrations/002-batches';
import { migration as byHand } from './migrations/010-by-hand';
import { migration as batchReading } from './migrations/013-batch-reading';

let db: Database;
let batches: BatchRepository;
const batchId = 'b';
const everything = {
  batchId,
  filter: 'all',
  text: '',
  sort: 'row',
  descending: false,
  offset: 0,
  limit: 500,
  recentSince: '2026-10-22',
} as const;

beforeEach(() => {
  db = connect(':memory:');
  db.exec(foundation.sql);
  db.exec(batchesMigration.sql);
  db.exec(byHand.sql);
  db.exec(batchReading.sql);
  batches = batchRepository(db);
  batches.create({
    id: batchId,
    name: 'Cartera',
    operation: casesByRadicado.id,
    fileName: 'cartera.csv',
    fileSha256: 'a'.repeat(64),
    output: null,
    reading: null,
    createdAt: 1,
    lease: { owner: 'test', until: 2 },
  });
});

function preview(row: number, value: string | null, extra: Partial<PreviewRow> = {}): PreviewRow {
  return {
    row,
    raw: value ?? 'nada',
    value,
    problem: value === null ? 'letters' : null,
    repairs: [],
    duplicateOf: null,
    suggestion: null,
    ...extra,
  };
}

const found = (digest: Partial<NonNullable<RowAnswer['digest']>> = {}): RowAnswer => ({
  state: 'done',
  verdict: 'found',
  lookupId: null,
  digest: {
    found: true,
    title: null,
    place: null,
    date: null,
    count: null,
    note: null,
    flags: [],
    ...digest,
  },
  error: null,
});
const silent: RowAnswer = {
  state: 'failed',
  verdict: 'silent',
  lookupId: null,
  digest: null,
  error: { code: 'upstream_error', details: { reason: 'timeout', source: 'x' } },
};

function counted(): Record<string, number> {
  const rows = db
    .prepare<[], { bucket: string; private: number; rows: number }>(
      'SELECT bucket, private, count(*) AS rows FROM batch_row GROUP BY bucket, private',
    )
    .all();
  const sum = (test: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(test).reduce((total, row) => total + row.rows, 0);
  const of = (bucket: string) => sum((row) => row.bucket === bucket);
  return {
    total: sum(() => true),
    invalid: of('invalid'),
    duplicate: of('duplicate'),
    open: of('open'),
    found: of('found'),
    nothing: of('nothing'),
    silent: of('silent'),
    refused: of('refused'),
    private: sum((row) => row.bucket === 'found' && row.private === 1),
  };
}

describe('the counters', () => {
  it('are what a count of the rows says, whatever happened', () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      preview(
        index + 1,
        index % 7 === 0 ? null : `v${index % 11 < 9 ? index : 1}`,
        index % 11 >= 9 ? { duplicateOf: 2 } : {},
      ),
    ).map((row) => (row.value === null ? { ...row, duplicateOf: null } : row));
    const step = fc.oneof(
      fc.record({ kind: fc.constant('claim' as const), limit: fc.integer({ min: 1, max: 6 }) }),
      fc.record({
        kind: fc.constant('answer' as const),
        row: fc.integer({ min: 1, max: 30 }),
        answer: fc.constantFrom(
          found(),
          found({ flags: ['private'] }),
          { ...found(), verdict: 'nothing' as const },
          silent,
          { ...silent, state: 'done' as const, verdict: 'yours' as const },
        ),
      }),
      fc.record({ kind: fc.constant('release' as const), row: fc.integer({ min: 1, max: 30 }) }),
      fc.record({ kind: fc.constant('releaseAll' as const) }),
      fc.record({ kind: fc.constant('retry' as const) }),
      fc.record({
        kind: fc.constant('mend' as const),
        row: fc.integer({ min: 1, max: 30 }),
        value: fc.constantFrom('v1', 'v2', 'new', 'other'),
      }),
    );
    batches.addRows(batchId, rows);
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
        db.exec('SAVEPOINT run');
        for (const action of steps) {
          if (action.kind === 'claim') batches.claim(batchId, action.limit);
          if (action.kind === 'answer') batches.answer(batchId, action.row, action.answer);
          if (action.kind === 'release') batches.release(batchId, [action.row]);
          if (action.kind === 'releaseAll') batches.releaseAll(batchId);
          if (action.kind === 'retry') batches.retryFailed(batchId);
          if (action.kind === 'mend') batches.mend(batchId, action.row, action.value, []);
        }
        const { counts } = batches.get(batchId)!;
        const rowsNow = batches.rows(everything).rows;
        const real = counted();
        db.exec('ROLLBACK TO run; RELEASE run');
        expect(counts).toEqual(real);
        for (const row of rowsNow.filter(({ state }) => state === 'duplicate')) {
          const first = rowsNow.find((other) => other.row === row.duplicateOf)!;
          expect(row).toMatchObject({
            value: first.value,
            verdict: first.verdict,
            error: first.error,
            flags: first.flags,
          });
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('pages', () => {
  const places = ['JUZGADO 001 CIVIL DE BOGOTÁ', 'JUZGADO 002 PENAL DE CALI', null];
  const dates = ['2026-11-01', '2026-10-22', '2026-10-21', '2019-01-01', null];

  function fill(): void {
    batches.addRows(
      batchId,
      Array.from({ length: 60 }, (_, index) =>
        preview(index + 1, index % 10 === 9 ? null : `${(index * 37) % 60}`.padStart(23, '0')),
      ),
    );
    for (const { row } of batches.claim(batchId, 50)) {
      if (row % 6 === 0) batches.answer(batchId, row, silent);
      else if (row % 5 === 0) batches.answer(batchId, row, { ...found(), verdict: 'nothing' });
      else
        batches.answer(
          batchId,
          row,
          found({
            title: `Demandante: PEÑA ${row}`,
            place: places[row % 3] ?? null,
            date: dates[row % 5] ?? null,
            count: row % 4 === 0 ? null : row % 7,
            flags: row % 9 === 0 ? ['private'] : [],
          }),
        );
    }
  }

  const keeps: Record<(typeof batchFilters)[number], (row: BatchRow) => boolean> = {
    all: () => true,
    found: (row) => row.verdict === 'found',
    nothing: (row) => row.verdict === 'nothing',
    silent: (row) => row.verdict === 'silent',
    not_asked: (row) => row.verdict === 'not_asked',
    to_mend: (row) => row.problem !== null,
    recent: (row) => row.date !== null && row.date >= '2026-10-22',
    private: (row) => row.flags.includes('private'),
  };
  const keyOf = (row: BatchRow, sort: (typeof batchSortKeys)[number]) =>
    sort === 'verdict' ? verdicts.indexOf(row.verdict) : row[sort];

  function sorted(rows: readonly BatchRow[], sort: (typeof batchSortKeys)[number], descending: boolean) {
    const sign = descending ? -1 : 1;
    return rows.toSorted((one, other) => {
      const [left, right] = [keyOf(one, sort), keyOf(other, sort)];
      if (left === right) return sign * (one.row - other.row);
      if (left === null) return 1;
      if (right === null) return -1;
      return sign * (left < right ? -1 : 1);
    });
  }

  it('are those of the filtered and sorted rows, for every filter, key and direction', () => {
    fill();
    const { rows } = batches.rows(everything);
    expect(rows).toHaveLength(60);
    for (const filter of batchFilters)
      for (const sort of batchSortKeys)
        for (const descending of [false, true]) {
          const expected = sorted(rows.filter(keeps[filter]), sort, descending);
          expect(expected.length, filter).toBeGreaterThan(0);
          const page = batches.rows({ ...everything, filter, sort, descending, offset: 2, limit: 5 });
          expect(page.total).toBe(expected.length);
          expect(
            page.rows.map(({ row }) => row),
            `${filter} ${sort} ${descending}`,
          ).toEqual(expected.slice(2, 7).map(({ row }) => row));
          const searched = batches.rows({ ...everything, filter, sort, descending, text: '  peña ' });
          expect(searched.rows).toEqual(expected.filter((row) => row.title !== null));
        }
  });

  it.each([
    ['BOGOTA', 'without accents'],
    ['penal de cali', 'without case'],
    ['00000-00-00-000-0000-00000-37', 'a radicado with its separators'],
    ['nada', 'what the file says'],
  ])('are searched for %s (%s)', (text) => {
    fill();
    const { rows, total } = batches.rows({ ...everything, text });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(60);
    expect(rows).toHaveLength(total);
  });

  it('take what LIKE would take for a pattern literally', () => {
    batches.addRows(batchId, [preview(1, null, { raw: '100%' }), preview(2, null, { raw: '1000' })]);
    expect(batches.rows({ ...everything, text: '0%' }).total).toBe(1);
    expect(batches.rows({ ...everything, text: "'; DROP TABLE batch" }).total).toBe(0);
  });

  it('are found in an index, whatever the sort key, never by sorting the batch', () => {
    const sqls: string[] = [];
    const spy = new Proxy(db, {
      get: (target, name) =>
        name === 'prepare'
          ? (sql: string) => {
              sqls.push(sql);
              return target.prepare(sql);
            }
          : Reflect.get(target, name),
    });
    const watched = batchRepository(spy);
    for (const sort of batchSortKeys)
      for (const descending of [false, true]) watched.rows({ ...everything, sort, descending });
    const pages = sqls.filter((sql) => sql.includes('LIMIT :limit OFFSET'));
    expect(pages).toHaveLength(12);
    for (const sql of pages) {
      const plan = db
        .prepare<object, { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all({ batchId, limit: 1, offset: 0 });
      const text = plan.map(({ detail }) => detail).join('\n');
      expect(text, sql).not.toContain('TEMP B-TREE');
      expect(text, sql).toMatch(/SEARCH batch_row USING (COVERING )?INDEX/);
    }
  });
});

describe('a deleted lookup', () => {
  it('takes what it said of people out of its rows, the duplicates too, and leaves what they came to', () => {
    batches.addRows(batchId, [preview(1, 'v1'), preview(2, 'v1', { problem: 'duplicate', duplicateOf: 1 })]);
    batches.claim(batchId, 1);
    db.exec(`INSERT INTO audit VALUES (1, 0, 'a', 'a', 'a', '{}', '${'0'.repeat(64)}', '${'0'.repeat(64)}');
      INSERT INTO lookup (seq, id, request_id, organization, operation, subject, subject_key, door, practice, redirected, input,
        input_sha256, requested_at, finished_at, status, verdict, origin, error)
      VALUES (1, 'l1', 'r', 'o', 'o', 's', 's', 'batch', 0, 0, '{}', '${'0'.repeat(64)}', 0, 0, 502, 'found', 'source', '{}')`);
    batches.answer(batchId, 1, {
      ...found({ title: 'Demandado: PERSONA EJEMPLO', place: 'JUZGADO' }),
      lookupId: 'l1',
    });
    expect(batches.row(batchId, 2)).toMatchObject({ lookupId: 'l1', title: 'Demandado: PERSONA EJEMPLO' });
    expect(batches.exportRows(batchId, 0, 10)[1]).toMatchObject({
      practice: false,
      redirected: false,
      askedAt: null,
    });

    db.exec("DELETE FROM lookup WHERE id = 'l1'");
    for (const row of [1, 2])
      expect(batches.row(batchId, row)).toMatchObject({
        lookupId: null,
        title: null,
        verdict: 'found',
        place: 'JUZGADO',
      });
    expect(batches.rows({ ...everything, text: 'persona' }).total).toBe(0);
    expect(batches.rows({ ...everything, text: 'v1' }).total).toBe(2);
    expect(batches.exportRows(batchId, 1, 10)).toMatchObject([{ row: 2, practice: null }]);
  });
});

describe('finding batches', () => {
  it('goes by what they hold, and by file and output', () => {
    batches.addRows(batchId, [preview(1, 'v1')]);
    expect(batches.namesHolding('v1')).toEqual(['Cartera']);
    expect(batches.namesHolding('v2')).toEqual([]);
    const again = {
      id: 'c',
      name: 'Otra',
      operation: 'o',
      fileName: 'f',
      fileSha256: 'b'.repeat(64),
      output: '/out.csv',
      reading: '{}',
      createdAt: 2,
      lease: { owner: 'test', until: 2 },
    };
    batches.create(again);
    expect(batches.findByOutput('b'.repeat(64), '/out.csv', '{}')?.id).toBe('c');
    expect(batches.findByOutput('b'.repeat(64), '/other.csv', '{}')).toBeUndefined();
    expect(batches.findByOutput('b'.repeat(64), '/out.csv', '{"column":1}')).toBeUndefined();
    batches.setState('c', 'cancelled', { finishedAt: 3 });
    expect(batches.findByOutput('b'.repeat(64), '/out.csv', '{}')).toBeUndefined();
    expect(batches.list().map(({ id }) => id)).toEqual(['c', 'b']);
    batches.remove(batchId);
    expect(batches.list().map(({ id }) => id)).toEqual(['c']);
    expect(batches.namesHolding('v1')).toEqual([]);
    expect(batches.deleteRemoved(1)).toBe(true);
    expect(batches.deleteRemoved(1)).toBe(false);
    expect(db.prepare('SELECT count(*) AS n FROM batch_row').get()).toEqual({ n: 0 });
  });
});
