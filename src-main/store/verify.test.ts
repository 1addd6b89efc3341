import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson } from '@shared/canonical-json';
import { chainStart, entryHash } from './audit';
import { connect, type Database } from './database';
import { sha256 } from './hash';
import { openStore, type Store } from './index';
import { screeningActions } from './screening-proof';
import { answered, factsOf, start, unanswered } from './testing/lookups';
import { decisionOn, screeningOf } from './testing/screenings';

let folder: string;
let store: Store;
let db: Database;
const clock = { now: () => start };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-verify-'));
  const file = join(folder, 'expediente.sqlite');
  store = openStore(file, { clock });
  store.lookups.recordAsked(answered('one'));
  store.lookups.recordAsked(unanswered('two'));
  const earlier = store.lookups.cached('test_lookup', factsOf('x').input.sha256, false, start - 1);
  if (earlier === undefined) throw new Error('nothing to serve again');
  store.lookups.recordCached(factsOf('three', { requestedAt: start + 1 }), earlier);
  store.audit.append({
    at: start,
    actor: 'window',
    action: 'quota.limit_set',
    subject: 'x',
    detail: { b: 1, a: 2 },
  });
  // The hand that reaches into the file behind the application's back.
  db = connect(file);
  db.exec('DROP TRIGGER audit_keeps_content; DROP TRIGGER audit_keeps_entries; PRAGMA foreign_keys = OFF');
});
afterEach(() => {
  db.close();
  store.close();
  rmSync(folder, { recursive: true });
});

describe('the audit log', () => {
  it('is a chain of hashes over everything an entry holds', async () => {
    const entries = store.audit.from(1, 10);
    expect(entries.map(({ action }) => action)).toEqual([
      'lookup.recorded',
      'lookup.recorded',
      'lookup.recorded',
      'quota.limit_set',
    ]);
    let prev = chainStart;
    for (const entry of entries) {
      expect(entry.prev).toBe(prev);
      const { hash, ...rest } = entry;
      expect([hash, entryHash(rest)]).toEqual(Array(2).fill(sha256(canonicalJson(rest))));
      prev = entry.hash;
    }
    expect(await store.verify()).toEqual({ ok: true, entries: 4, brokenAt: null, head: prev });
  });

  it('refuses changes, deletions and gaps', () => {
    const fresh = openStore(':memory:', { clock });
    fresh.close();
    const guarded = connect(join(folder, 'guarded.sqlite'));
    guarded.close();
    const other = openStore(join(folder, 'guarded.sqlite'), { clock });
    other.audit.append({ at: 1, actor: 'window', action: 'a', subject: 's', detail: {} });
    const hand = connect(join(folder, 'guarded.sqlite'));
    expect(() => hand.exec("UPDATE audit SET actor = 'x'")).toThrow('append-only');
    expect(() => hand.exec('DELETE FROM audit')).toThrow('append-only');
    expect(() =>
      hand.exec(`INSERT INTO audit SELECT 7, at, actor, action, subject, detail, prev, hash FROM audit`),
    ).toThrow('no gaps');
    hand.close();
    other.close();
  });

  it('of an empty workspace verifies', async () => {
    const empty = openStore(':memory:', { clock });
    expect(await empty.verify()).toEqual({ ok: true, entries: 0, brokenAt: null, head: chainStart });
    empty.close();
  });
});

describe('verification finds', () => {
  const changes: readonly (readonly [string, string, number])[] = [
    ['an entry that was edited', 'UPDATE audit SET at = 7 WHERE seq = 2', 2],
    ['an entry that was edited in its detail', `UPDATE audit SET detail = '{}' WHERE seq = 4`, 4],
    ['a broken link', `UPDATE audit SET prev = '${'a'.repeat(64)}' WHERE seq = 3`, 3],
    ['an entry that was taken out of the middle', 'DELETE FROM audit WHERE seq = 2', 2],
    ['a log that lost its end', 'DELETE FROM audit WHERE seq >= 3', 3],
    ['a lookup that was deleted by hand', "DELETE FROM lookup WHERE id = 'two'", 2],
    ['another request', `UPDATE lookup SET input = '{"name":"Eva"}' WHERE id = 'one'`, 1],
    ['another verdict', "UPDATE lookup SET verdict = 'nothing' WHERE id = 'two'", 2],
    ['an answer of another lookup', "UPDATE lookup SET answer_of = 2 WHERE id = 'three'", 3],
    [
      'another hash of the answer',
      `UPDATE lookup SET answer_sha256 = '${'a'.repeat(64)}' WHERE id = 'three'`,
      3,
    ],
    [
      'an answer with other bytes',
      "UPDATE blob SET content = x'7b7d', coding = 'plain' WHERE id = (SELECT answer FROM lookup WHERE id = 'one')",
      1,
    ],
    [
      'evidence with other bytes',
      "UPDATE blob SET content = x'5b5d' WHERE id = (SELECT body FROM exchange LIMIT 1)",
      1,
    ],
    [
      'evidence that cannot be read',
      "UPDATE blob SET coding = 'deflate' WHERE id = (SELECT body FROM exchange LIMIT 1)",
      1,
    ],
    ['another address of an exchange', "UPDATE exchange SET url = 'https://other.test/' WHERE id = 10001", 1],
    ['another time of an exchange', 'UPDATE exchange SET started_at = started_at + 1 WHERE id = 10001', 1],
    ['another header of an answer', `UPDATE exchange SET response_headers = '{}' WHERE id = 10001`, 1],
    ['another subject', "UPDATE lookup SET subject = 'Eva' WHERE seq = 2", 2],
    ['another time of a lookup', 'UPDATE lookup SET requested_at = 7 WHERE seq = 1', 1],
    ['another digest', `UPDATE lookup SET digest = '{}' WHERE seq = 3`, 3],
    ['an exchange that was taken away', 'DELETE FROM exchange WHERE id = 20001', 2],
    [
      'a lookup that was added by hand',
      `CREATE TEMP TABLE added AS SELECT * FROM lookup WHERE id = 'two';
       UPDATE added SET seq = 4, id = 'nine'; INSERT INTO lookup SELECT * FROM added`,
      4,
    ],
  ];

  it.each([
    ['was changed', "UPDATE review SET reason = 'y'", 5],
    ['has another verdict', "UPDATE review SET verdict = 'found'", 5],
    ['is of another lookup', 'UPDATE review SET lookup = 1', 5],
    ['is gone', 'DELETE FROM review', 5],
    ['was added', "INSERT INTO review SELECT 9, lookup, at, by, 'found', reason, 4 FROM review", 4],
  ] as const)('a reading by hand that %s', async (_what, sql, brokenAt) => {
    store.reviews.add('two', { verdict: 'nothing', reason: 'x', by: '', at: start }, 'window');
    expect((await store.verify()).ok).toBe(true);
    db.exec(sql);
    expect(await store.verify()).toMatchObject({ ok: false, brokenAt });
  });

  describe('of screenings', () => {
    const append = (action: string, subject: string, detail: Readonly<Record<string, unknown>>) =>
      store.audit.append({ at: start, actor: 'window', action, subject, detail });
    const deletion = { at: start, actor: 'window', reason: 'person' };

    beforeEach(() => {
      append(screeningActions.recorded, 'ana', { screening: store.screenings.record(screeningOf('ana')) });
      const others = ['eva', 'leo'].map((id) => [
        id,
        store.screenings.record(screeningOf(id, { subjectKey: 'b'.repeat(64) })),
      ]);
      append(screeningActions.recordedOfFile, 'file', { screenings: Object.fromEntries(others) });
      const decision = store.screenings.decide('ana-hit', decisionOn('false_match'));
      append(screeningActions.decided, 'ana-hit', { verdict: 'false_match', decision });
    });

    it.each([
      ['another subject', `UPDATE screening SET subject = '{"name":"Eva"}' WHERE id = 'ana'`, 5],
      ['another threshold', "UPDATE screening SET threshold = 0.99 WHERE id = 'leo'", 6],
      ['another purpose', "UPDATE screening SET purpose = 'y' WHERE id = 'ana'", 5],
      ['other lists', `UPDATE screened_lists SET content = '{"lists":[],"missing":[]}'`, 5],
      ['a hit that says something else', `UPDATE screening_hit SET body = '{}' WHERE id = 'eva-hit'`, 6],
      ['a hit less', "DELETE FROM screening_hit WHERE id = 'ana-hit'", 5],
      ['no hits by its counter', "UPDATE screening SET hits = 0, best = NULL WHERE id = 'eva'", 6],
      ['another decision', "UPDATE screening_decision SET verdict = 'true_match'", 7],
      ['another reason of a decision', "UPDATE screening_decision SET reason = 'y'", 7],
      ['no decision any more', 'DELETE FROM screening_decision', 7],
      ['been deleted by hand', "DELETE FROM screening WHERE id = 'leo'", 6],
      [
        'a decision that was added',
        `INSERT INTO screening_decision SELECT 9, subject_key, dataset, party, record_sha256, record, at, by,
           'true_match', reason FROM screening_decision`,
        8,
      ],
      [
        'another one beside it that was added',
        `INSERT INTO screening (id, subject, folded, subject_key, threshold, practice, lists, cut, asked_at, hits)
           SELECT 'x', subject, folded, subject_key, threshold, practice, lists, cut, asked_at, 0 FROM screening LIMIT 1`,
        8,
      ],
    ] as const)('that have %s', async (_what, sql, brokenAt) => {
      expect(await store.verify()).toMatchObject({ ok: true, entries: 7 });
      db.exec(sql);
      expect(await store.verify()).toMatchObject({ ok: false, brokenAt });
    });

    it('no fault in what the application deletes, decisions with the last screening of a subject', async () => {
      expect(store.screenings.remove({ ids: ['ana', 'leo'] }, deletion)).toBe(2);
      expect(await store.verify()).toMatchObject({ ok: true, entries: 8 });
      expect(store.screenings.remove({ ids: ['eva'] }, deletion)).toBe(1);
      expect(await store.verify()).toMatchObject({ ok: true, entries: 9 });
    });

    it('an entry of the log that was edited, without stumbling over it', async () => {
      store.screenings.remove({ ids: ['ana'] }, deletion);
      db.exec("UPDATE audit SET detail = '{}' WHERE seq = 8");
      expect(await store.verify()).toMatchObject({ ok: false, brokenAt: 5 });
    });
  });

  it.each(changes)('%s', async (_what, sql, brokenAt) => {
    db.exec(sql);
    expect(await store.verify()).toMatchObject({ ok: false, brokenAt });
  });

  it('no fault in a lookup that was deleted by the application', async () => {
    const removed = await store.lookups.removal.remove(
      { ids: ['one', 'two', 'three'] },
      { at: start, actor: 'window', reason: 'person' },
    );
    expect(removed).toEqual({ deleted: 3, kept: 0 });
    expect(await store.verify()).toMatchObject({ ok: true, entries: 5 });
  });

  it('a lookup that is said to be deleted and is there', async () => {
    store.audit.append({
      at: start,
      actor: 'window',
      action: 'lookup.deleted',
      subject: 'person',
      detail: { lookups: ['one'] },
    });
    expect(await store.verify()).toMatchObject({ ok: false, brokenAt: 5 });
  });
});
