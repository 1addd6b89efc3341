import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LookupFilter } from '@shared/ipc';
import { connect, type Database } from './database';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openStore, type Store } from './index';
import { answered, exchangeOf, factsOf, start, unanswered } from './testing/lookups';

let folder: string;
let file: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-lookups-'));
  file = join(folder, 'expediente.sqlite');
  store = openStore(file, { clock: { now: () => start } });
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const all: LookupFilter = { text: '', verdict: null, operation: null, door: null };
const event = { at: start, actor: 'window', reason: 'person' } as const;
const list = (filter: Partial<LookupFilter> = {}, page = { offset: 0, limit: 100 }) =>
  store.lookups.list({ ...all, ...filter }, page);
const ids = (filter: Partial<LookupFilter> = {}) => list(filter).rows.map(({ id }) => id);

/** A second connection: what SQL says, whatever the repositories do. */
function byHand<T>(work: (db: Database) => T): T {
  const db = connect(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}
const rows = (table: string) =>
  byHand((db) => db.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${table}`).get()?.n);

function serveAgain(id: string, requestedAt: number): void {
  const earlier = store.lookups.cached('test_lookup', factsOf('x').input.sha256, false, start - 1);
  if (earlier === undefined) throw new Error('nothing to serve again');
  store.lookups.recordCached(factsOf(id, { requestedAt }), earlier);
}

/** Lookups with evidence, one a millisecond. */
function fill(count: number): void {
  store.transaction(() => {
    for (let index = 0; index < count; index += 1)
      store.lookups.recordAsked(
        answered(`id ${index}`, { requestedAt: start + index, exchanges: [exchangeOf(`body ${index}`)] }),
      );
  });
}

describe('a recorded lookup', () => {
  it('is read as it was written, with its evidence', () => {
    const body = 'ñ'.repeat(5000);
    store.lookups.recordAsked(
      answered('one', {
        purpose: 'KYC',
        legalBasis: 'consent',
        exchanges: [exchangeOf(null), exchangeOf(body, { sentTo: 'http://127.0.0.1:1/records' })],
      }),
    );
    const view = store.lookups.view('one');
    expect(view).toMatchObject({
      id: 'one',
      state: 'done',
      subject: 'Ana Muñoz',
      input: { name: 'Ana Muñoz' },
      data: { records: ['Ana Muñoz'], number: 1.5, id: 'one' },
      aside: { note: 'ñ' },
      digest: { found: true, count: 1 },
      purpose: 'KYC',
      legalBasis: 'consent',
      redirected: true,
      practice: false,
    });
    expect(
      view.exchanges.map(({ sequence, status, bytes, failure }) => [sequence, status, bytes, failure]),
    ).toEqual([
      [1, null, 0, 'timeout'],
      [2, 200, 10_000, null],
    ]);
    const bodies = view.exchanges.map(({ id }) => store.evidence.body(id));
    expect(bodies[0]).toBeNull();
    expect(Buffer.from(bodies[1] ?? []).toString()).toBe(body);
    expect(store.evidence.get(view.exchanges[1]?.id ?? 0)).toEqual(view.exchanges[1]);
    expect(store.evidence.get(99)).toBeUndefined();
    expect(() => store.lookups.view('two')).toThrow('does not exist');
  });

  it('keeps equal bytes once, and large ones compressed', () => {
    const body = 'the same answer '.repeat(1000);
    for (const id of ['one', 'two'])
      store.lookups.recordAsked(answered(id, { exchanges: [exchangeOf(body)] }));
    const kept = byHand((db) =>
      db
        .prepare<[number], { size: number; stored: number }>(
          'SELECT size, length(content) AS stored FROM blob WHERE size = ?',
        )
        .all(body.length),
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]?.stored).toBeLessThan(body.length / 10);
  });
});

describe('the history', () => {
  beforeEach(() => {
    const minute = 60_000;
    store.lookups.recordAsked(answered('a', { subject: 'Ana Muñoz', requestedAt: start }));
    store.lookups.recordAsked(unanswered('b', { subject: '100%_real', requestedAt: start + 3 * minute }));
    store.lookups.recordAsked(
      answered('c', { subject: 'ANA PÉREZ', door: 'batch', requestedAt: start + minute, operation: 'other' }),
    );
    store.lookups.recordAsked(answered('d', { verdict: 'nothing', requestedAt: start + 2 * minute }));
  });

  it('is in the order in which was asked, newest first, in pages', () => {
    expect(ids()).toEqual(['b', 'd', 'c', 'a']);
    expect(list({}, { offset: 1, limit: 2 }).rows.map(({ id }) => id)).toEqual(['d', 'c']);
    expect(list({}, { offset: 4, limit: 2 })).toMatchObject({ rows: [], total: 4 });
  });

  it('is filtered by every column at once, text without case and accents', () => {
    expect(ids({ text: 'ana' })).toEqual(['d', 'c', 'a']);
    expect(ids({ text: ' Perez ' })).toEqual(['c']);
    expect(ids({ text: '%_' })).toEqual(['b']);
    expect(ids({ verdict: 'silent' })).toEqual(['b']);
    expect(ids({ door: 'batch' })).toEqual(['c']);
    expect(ids({ operation: 'test_lookup', text: 'ana', verdict: 'found' })).toEqual(['a']);
    expect(ids({ text: "'; DROP TABLE lookup; --" })).toEqual([]);
  });

  it('counts each verdict whatever verdict is shown', () => {
    const counts = { found: 2, nothing: 1, silent: 1, yours: 0, not_asked: 0 };
    expect(list().byVerdict).toEqual(counts);
    expect(list({ verdict: 'nothing' })).toMatchObject({ total: 1, byVerdict: counts });
    expect(list({ text: 'ana' })).toMatchObject({ total: 3, byVerdict: { found: 2, nothing: 1, silent: 0 } });
  });

  it('is found by indexes, not by reading all of it', () => {
    const plan = (sql: string) =>
      byHand((db) =>
        db
          .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
          .all()
          .map(({ detail }) => detail)
          .join('; '),
      );
    expect(plan('SELECT * FROM lookup ORDER BY requested_at DESC, seq DESC LIMIT 50')).toContain(
      'lookup_recent',
    );
    expect(
      plan("SELECT * FROM lookup WHERE verdict = 'found' ORDER BY requested_at DESC, seq DESC LIMIT 50"),
    ).toContain('lookup_recent');
    expect(plan('SELECT verdict, count(*) FROM lookup GROUP BY +verdict')).toContain('COVERING INDEX');
    expect(
      plan(
        "SELECT verdict, count(*) FROM lookup WHERE instr(subject_key, 'a') > 0 AND door = 'window' GROUP BY +verdict",
      ),
    ).toContain('COVERING INDEX lookup_search');
    expect(plan("SELECT id FROM lookup WHERE subject_key = 'a'")).toContain('lookup_search (subject_key=?)');
  });
});

describe('deletion', () => {
  it('takes the lookup, its evidence and its bytes out of the file, and leaves an entry', async () => {
    store.lookups.recordAsked(answered('one', { exchanges: [exchangeOf('a secret that must go')] }));
    store.lookups.recordAsked(answered('two', { subject: 'Eva' }));
    expect(await store.lookups.removal.remove({ ids: ['one', 'unknown'] }, event)).toEqual({
      deleted: 1,
      kept: 0,
    });
    expect(ids()).toEqual(['two']);
    expect([rows('exchange'), rows('blob')]).toEqual([1, 2]);
    for (const part of [file, `${file}-wal`]) expect(readFileSync(part).includes('a secret')).toBe(false);
    expect(store.audit.last()).toMatchObject({
      action: 'lookup.deleted',
      subject: 'person',
      detail: { lookups: ['one'] },
    });
  });

  it('keeps bytes that another lookup still has', async () => {
    const exchanges = [exchangeOf('shared')];
    store.lookups.recordAsked(answered('one', { exchanges }));
    store.lookups.recordAsked(answered('two', { exchanges }));
    await store.lookups.removal.remove({ ids: ['one'] }, event);
    const [exchange] = store.lookups.view('two').exchanges;
    expect(Buffer.from(store.evidence.body(exchange?.id ?? 0) ?? []).toString()).toBe('shared');
  });

  it('keeps the lookup whose answer another one was served from, unless both go', async () => {
    store.lookups.recordAsked(answered('source'));
    serveAgain('served', start + 60_000);
    const { removal } = store.lookups;
    expect(removal.preview({ ids: ['source'] })).toEqual({ deleted: 0, kept: 1 });
    expect(await removal.remove({ before: start + 1 }, event)).toEqual({ deleted: 0, kept: 1 });
    expect(store.lookups.view('served').data).toMatchObject({ id: 'source' });
    expect(removal.preview({ ids: ['source', 'served'] })).toEqual({ deleted: 2, kept: 0 });
    expect(await removal.remove({ subject: 'ana munoz' }, event)).toEqual({ deleted: 2, kept: 0 });
    expect(await store.verify()).toMatchObject({ ok: true });
  });

  it('keeps what stands in a dossier, with what that was served from', async () => {
    byHand((db) =>
      db.exec('CREATE TABLE held (lookup_id TEXT REFERENCES lookup(id) ON DELETE RESTRICT) STRICT'),
    );
    store.lookups.recordAsked(answered('source'));
    serveAgain('held', start + 60_000);
    store.lookups.recordAsked(answered('free', { subject: 'Eva' }));
    byHand((db) => db.prepare('INSERT INTO held VALUES (?)').run('held'));
    const everything = { before: start + 120_000 };
    expect(store.lookups.removal.preview(everything)).toEqual({ deleted: 1, kept: 2 });
    expect(await store.lookups.removal.remove(everything, { ...event, reason: 'retention' })).toEqual({
      deleted: 1,
      kept: 2,
    });
    expect(ids()).toEqual(['held', 'source']);
    expect(await store.verify()).toMatchObject({ ok: true });
  });

  it('writes entries of a readable size for many lookups', async () => {
    store.transaction(() => {
      for (let index = 0; index < 1100; index += 1) store.lookups.recordAsked(unanswered(`id ${index}`));
    });
    expect(store.lookups.removal.preview({ before: start })).toEqual({ deleted: 0, kept: 0 });
    await store.lookups.removal.remove({ before: start + 1 }, event);
    const entries = store.audit.from(1101, 10);
    expect(entries.map(({ detail }) => (detail['lookups'] as unknown[]).length)).toEqual(
      Array.from({ length: 6 }, (_, index) => (index < 5 ? 200 : 100)),
    );
    expect(await store.verify()).toMatchObject({ ok: true, entries: 1106 });
  });

  it('of many lookups lets other work in between, which finds every lookup whole', async () => {
    fill(600);
    const deletion = store.lookups.removal.remove({ before: start + 600 }, event);
    const seen: number[] = [];
    do {
      await setImmediate();
      seen.push(rows('lookup') ?? 0);
      expect(rows('exchange')).toBe(seen.at(-1));
    } while (seen.at(-1) !== 0);
    expect(seen.some((left) => left > 0 && left < 600)).toBe(true);
    expect(await deletion).toEqual({ deleted: 600, kept: 0 });
  });

  it('that the end of the application cuts short leaves whole lookups behind', async () => {
    fill(600);
    const deletion = store.lookups.removal.remove({ before: start + 600 }, event);
    store.close();
    expect(await deletion).toEqual({ deleted: 200, kept: 0 });
    store = openStore(file, { clock: { now: () => start } });
    expect([rows('lookup'), rows('exchange')]).toEqual([400, 400]);
    expect(await store.verify()).toMatchObject({ ok: true });
    // What was asked first is still there: an answer outlives what was served from it.
    expect(store.lookups.find('id 0')).toBeDefined();
  });

  it('of a subject finds it whatever its case and accents', () => {
    store.lookups.recordAsked(answered('one', { subject: 'José  Ñáñez' }));
    store.lookups.recordAsked(answered('two', { subject: 'José Ñáñez Ruiz' }));
    expect(store.lookups.ofSubject('jose nanez')).toEqual(['one']);
  });
});
