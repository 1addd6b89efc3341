import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Failure } from '@shared/failure';
import type { Clock } from '../engine/clock';
import { connect, type Database } from './database';
import {
  damagedWords,
  inUseWords,
  notReadWords,
  notWrittenWords,
  overItselfWords,
  sqliteCode,
  unsoundBackupWords,
} from './failures';
import { checkedHistory } from './history';
import { isInUse } from './in-use';
import { migrations } from './migrations';

/** A proven copy of a workspace file. */
export interface Backup {
  readonly file: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly bytes: number;
}

/** Copies kept beside a workspace file; the oldest ones beyond it are removed. */
const keptBackups = 8;

/** A database is its file and, while it is open or after a crash, its log and an index of that. */
const fileAndLog = ['', '-wal'];
const logSuffixes = [...fileAndLog, '-shm'];

/**
 * Copies the open database to a file while it stays in use, proves the copy and only then gives it its name.
 * @throws Failure (`file`) when the copy cannot be written, or would be the workspace file itself, (`workspace`) when it is
 * not sound; nothing is left behind
 */
export async function backUp(db: Database, target: string): Promise<void> {
  if (resolve(target) === resolve(db.name)) throw new Failure('file', overItselfWords(target));
  const draft = `${target}.part`;
  try {
    remove(draft);
    await db.backup(draft);
    settle(draft, target);
  } catch (error) {
    if (error instanceof Failure) throw error;
    remove(draft);
    throw new Failure('file', notWrittenWords(target), { cause: error });
  }
}

/** The same before the schema changes, at once and under a name that tells the schema and the time. */
export function backUpBeforeMigration(db: Database, file: string, clock: Clock): void {
  const version = Number(db.pragma('user_version', { simple: true }));
  const target = `${file}.v${version}-${stamp(clock.now())}.backup`;
  const draft = `${target}.part`;
  remove(draft);
  db.prepare('VACUUM INTO ?').run(draft);
  settle(draft, target);
  rotate(file);
}

/** Backups beside a workspace file, newest first. */
export function listBackups(file: string): readonly Backup[] {
  const folder = dirname(file);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.backup'))
    .map((name) => {
      const path = join(folder, name);
      const { mtimeMs, size } = statSync(path);
      return { file: path, at: Math.trunc(mtimeMs), bytes: size };
    })
    .toSorted((one, other) => other.at - one.at || (other.file < one.file ? -1 : 1));
}

/**
 * Puts a backup in the place of a closed workspace file. The file that was there stays beside it under a name with the
 * time, with its log, so that a restore can be undone.
 * @returns where the replaced file went; null when there was none
 * @throws Failure (`file`) when the backup cannot be read, (`workspace`) when it is not sound, is no workspace, or one of a
 * newer application, and when the file is in use; nothing was moved then
 */
export function restoreBackup(backup: string, file: string, clock: Clock): string | null {
  if (isInUse(file)) throw new Failure('workspace', inUseWords(file));
  const draft = `${file}.restoring`;
  try {
    remove(draft);
    for (const suffix of fileAndLog)
      if (suffix === '' || existsSync(backup + suffix)) copyFileSync(backup + suffix, draft + suffix);
  } catch (error) {
    remove(draft);
    throw new Failure('file', notReadWords(backup), { cause: error });
  }
  try {
    prove(draft);
  } catch (error) {
    throw new Failure('workspace', unsoundBackupWords(backup), { cause: error });
  }
  try {
    within(draft, (db) => checkedHistory(db, backup, migrations));
  } catch (error) {
    remove(draft);
    throw error;
  }
  const aside = `${file}.${stamp(clock.now())}.replaced`;
  const wasThere = existsSync(file);
  for (const suffix of logSuffixes) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  renameSync(draft, file);
  return wasThere ? aside : null;
}

function settle(draft: string, target: string): void {
  prove(draft);
  renameSync(draft, target);
}

/** Opens a copy and checks it; a copy that is not sound is removed. */
function prove(copy: string): void {
  try {
    within(copy, (db) => {
      if (!isSound(db)) throw new Failure('workspace', damagedWords(copy));
    });
  } catch (error) {
    remove(copy);
    throw error;
  }
}

function within(copy: string, work: (db: Database) => void): void {
  // Not read-only: only a connection that may write takes the copy's log files away when it closes.
  const db = connect(copy);
  try {
    work(db);
  } finally {
    db.close();
  }
}

/** Removes a database file and the log files beside it. */
function remove(file: string): void {
  for (const suffix of logSuffixes) rmSync(file + suffix, { force: true });
}

/** SQLite's quick check: every page readable, every row well-formed. */
export function isSound(db: Database): boolean {
  try {
    return db.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    // Damage that keeps the check itself from running.
    if (sqliteCode(error)?.startsWith('SQLITE_CORRUPT') === true) return false;
    throw error;
  }
}

function rotate(file: string): void {
  for (const { file: old } of listBackups(file).slice(keptBackups)) rmSync(old, { force: true });
}

/** 20261121T093000000Z: sorts by time and is a valid file name everywhere. */
function stamp(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:.]/g, '');
}
