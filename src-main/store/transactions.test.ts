import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from './database';
import { longestWaitMs, transactions, type Transactions } from './transactions';

let folder: string;
let file: string;
let db: Database;
let run: Transactions['run'];
let finish: Transactions['finish'];
/** Syncs under way, each ended by hand. */
let syncs: { end(): void; fail(error: Error): void }[];
let failures: unknown[];
let commits: number;

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'expediente-sync-'));
  file = join(folder, 'file.sqlite');
  db = connect(file);
  db.exec('CREATE TABLE row (a INTEGER) STRICT');
  [syncs, failures, commits] = [[], [], 0];
  const sync = () =>
    new Promise<void>((resolve, reject) => syncs.push({ end: () => resolve(), fail: reject }));
  ({ run, finish } = transactions(db, {
    log: { sync, close: () => undefined },
    committed: () => (commits += 1),
    syncFailed: (error) => failures.push(error),
  }));
  db.pragma('wal_checkpoint(TRUNCATE)');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
});

const manyNumbers = JSON.stringify(Array.from({ length: 3000 }, (_, index) => index));
const add = () => db.prepare('INSERT INTO row VALUES (1)').run();
const level = () => db.pragma('synchronous', { simple: true });
/** The file itself, without its log: what a checkpoint has brought there. */
const isInFile = () => statSync(file).size > 8192;
const fill = () =>
  db.prepare('INSERT INTO row SELECT length(randomblob(value)) FROM json_each(?)').run(manyNumbers);

describe('a commit', () => {
  it('that may wait is seen at once by others, and every other one is synced as ever', () => {
    const other = connect(file);
    const levels: unknown[] = [];
    run(() => {
      add();
      levels.push(level());
    }, 'soon');
    expect(other.prepare('SELECT count(*) AS rows FROM row').get()).toEqual({ rows: 1 });
    run(() => levels.push(level()), 'now');
    expect([...levels, level()]).toEqual([1, 2, 2]);
    other.close();
  });

  it('that may wait is synced after a moment, by itself, together with others', () => {
    run(add, 'soon');
    vi.advanceTimersByTime(longestWaitMs - 1);
    run(add, 'soon');
    expect(syncs).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(syncs).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('outside of a transaction is covered by the sync of those that may wait, and synced itself after it', () => {
    run(add, 'soon');
    add();
    expect([level(), syncs.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(longestWaitMs);
    expect([level(), syncs.length]).toEqual([2, 1]);
  });

  it('that comes while a sync is under way is covered by the next one', async () => {
    run(add, 'soon');
    vi.advanceTimersByTime(longestWaitMs);
    run(add, 'soon');
    vi.advanceTimersByTime(longestWaitMs);
    expect(syncs).toHaveLength(1);
    syncs[0]?.end();
    await vi.waitFor(() => expect(syncs).toHaveLength(2));
  });

  it('whose sync fails says so, and the next one is tried all the same', async () => {
    run(add, 'soon');
    vi.advanceTimersByTime(longestWaitMs);
    syncs[0]?.fail(new Error('disk'));
    await vi.waitFor(() => expect(failures).toEqual([new Error('disk')]));
    run(add, 'soon');
    vi.advanceTimersByTime(longestWaitMs);
    expect(syncs).toHaveLength(2);
  });

  it('is heard of once it stands, and not when it is undone or a part of another', () => {
    run(() => run(add, 'soon'), 'now');
    run(add, 'soon');
    expect(() =>
      run(() => {
        throw new Error('no');
      }, 'soon'),
    ).toThrow('no');
    expect(commits).toBe(2);
  });

  it('that fails is undone, and leaves the connection as it was', () => {
    const failing = () => {
      add();
      throw new Error('no');
    };
    for (const sync of ['now', 'soon'] as const) expect(() => run(failing, sync)).toThrow('no');
    expect(db.prepare('SELECT count(*) AS rows FROM row').get()).toEqual({ rows: 0 });
    vi.advanceTimersByTime(longestWaitMs);
    expect(level()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('within another one is a part of it', () => {
    run(() => {
      run(add, 'soon');
      expect(() =>
        run(() => {
          add();
          throw new Error('no');
        }, 'soon'),
      ).toThrow('no');
    }, 'now');
    expect(db.prepare('SELECT count(*) AS rows FROM row').get()).toEqual({ rows: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that waits is brought to the disk on closing', () => {
    run(fill, 'soon');
    finish();
    expect(isInFile()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
