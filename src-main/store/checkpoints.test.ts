import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildEntries, type Built } from '../batch/testing/build';
import { checkpointer, checkpointsInThread } from './checkpoints';
import { connect, leaveCheckpointsToOthers, truncateLog, type Database } from './database';

let built: Built;
let folder: string;
let file: string;
let db: Database;

beforeAll(async () => {
  built = await buildEntries(['src-main/store/checkpoint.worker.ts']);
});
afterAll(() => built.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-checkpoints-'));
  file = join(folder, 'file.sqlite');
  db = connect(file);
  leaveCheckpointsToOthers(db);
  db.exec('CREATE TABLE row (content BLOB) STRICT');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const add = (bytes: number) => db.prepare('INSERT INTO row VALUES (randomblob(?))').run(bytes);
const rows = () => db.prepare('SELECT count(*) FROM row').pluck().get();
/** Frames of the log that no checkpoint has copied. */
const waiting = () => {
  const [{ log, checkpointed }] = db.pragma('wal_checkpoint(NOOP)') as [
    { log: number; checkpointed: number },
  ];
  return log - checkpointed;
};

it('are made in a thread when enough commits have come together, and lose none', async () => {
  const failures: unknown[] = [];
  const checkpoints = checkpointsInThread(built.dir, file, (error) => failures.push(error));
  for (let commit = 1; commit <= 600; commit += 1) {
    add(100);
    checkpoints.committed();
  }
  await checkpoints.close();
  expect(failures).toEqual([]);
  expect(waiting()).toBeLessThan(600);
  expect(rows()).toBe(600);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

it('let the log be written from its start again', async () => {
  const { checkpoint } = checkpointer(file);
  add(80 * 1024 * 1024);
  await checkpoint();
  add(1);
  const [{ log }] = db.pragma('wal_checkpoint(NOOP)') as [{ log: number }];
  expect(log).toBeLessThan(100);
});

it('of another connection are waited for before the log is emptied', async () => {
  const failures: unknown[] = [];
  const checkpoints = checkpointsInThread(built.dir, file, (error) => failures.push(error));
  for (let commit = 1; commit <= 256; commit += 1) {
    add(20_000);
    checkpoints.committed();
  }
  truncateLog(db);
  expect(waiting()).toBe(0);
  await checkpoints.close();
  expect(failures).toEqual([]);
});
