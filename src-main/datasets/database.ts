import BetterSqlite3 from 'better-sqlite3';
import type { Generation } from '@shared/dataset';
import { addonForOldRuntimes } from '../store/addon';

export type Database = BetterSqlite3.Database;

/**
 * A new file to build a generation in. Nobody reads it before it is complete, and one that a crash left behind is thrown
 * away, so it is written without journal; it is brought to the disk before it is put in service.
 */
export function createFile(path: string): Database {
  const db = new BetterSqlite3(path, addonForOldRuntimes());
  db.pragma('page_size = 8192');
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.pragma('locking_mode = EXCLUSIVE');
  // Rows are appended: a larger cache makes no import faster, and every byte of it stays resident.
  db.pragma('cache_size = -8192');
  db.pragma('temp_store = FILE');
  return db;
}

/** A complete file, for reading only. */
export function openFile(path: string): Database {
  const db = new BetterSqlite3(path, { readonly: true, fileMustExist: true, ...addonForOldRuntimes() });
  db.pragma('trusted_schema = OFF');
  db.pragma('query_only = ON');
  db.pragma('mmap_size = 268435456');
  return db;
}

/** What a complete file says of itself. */
export function readGeneration(path: string): Generation {
  const db = openFile(path);
  try {
    return JSON.parse(db.prepare('SELECT facts FROM _generation').pluck().get() as string) as Generation;
  } finally {
    db.close();
  }
}

/**
 * Holds a lock on a folder for as long as the process lives, or until it is released: that of SQLite itself, which no
 * crash leaves behind.
 * @returns null when another process holds it
 */
export function lockFolder(path: string): { release(): void } | null {
  const db = new BetterSqlite3(path, { timeout: 0, ...addonForOldRuntimes() });
  try {
    db.pragma('journal_mode = DELETE');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null;
    throw error;
  }
  return { release: () => db.close() };
}
