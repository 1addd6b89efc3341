import BetterSqlite3 from 'better-sqlite3';
import { addonForOldRuntimes } from './addon';
import { workspaceFailure } from './failures';

export type Database = BetterSqlite3.Database;

/** Opens a connection to the file with the settings that every connection of the workspace has. */
export function connect(file: string): Database {
  try {
    const db = new BetterSqlite3(file, {
      // Another process (the command line beside the window) may hold the write lock for a moment.
      timeout: 5000,
      ...addonForOldRuntimes(),
    });
    try {
      configure(db);
    } catch (error) {
      db.close();
      throw error;
    }
    return db;
  } catch (error) {
    throw workspaceFailure(error, file);
  }
}

function configure(db: Database): void {
  // The schema of a file that somebody else made must not run functions or virtual tables behind a plain SELECT.
  db.pragma('trusted_schema = OFF');
  db.pragma('foreign_keys = ON');
  db.pragma('journal_mode = WAL');
  // NORMAL may lose the last commits in a power cut. Lookups choose that and are synced apart: see transactions.ts.
  db.pragma('synchronous = FULL');
  // macOS acknowledges fsync before the disk has the data; elsewhere this changes nothing.
  db.pragma('fullfsync = ON');
  // Data that was deleted on request leaves the file, not only the index.
  db.pragma('secure_delete = ON');
  /*
   * After 16 MiB of log. That is seldom enough for a page that many commits touch (quota, audit) to be copied once, and
   * keeps a checkpoint within a few milliseconds. The log is truncated after deletions (`truncateLog`) and on close; begun
   * anew it keeps 32 MiB to be written over.
   */
  db.pragma('wal_autocheckpoint = 4096');
  db.pragma('journal_size_limit = 33554432');
}

/** Keeps commits from making a checkpoint, unless the log has grown to 64 MiB although others make them. */
export function leaveCheckpointsToOthers(db: Database): void {
  db.pragma('wal_autocheckpoint = 16384');
}

/** How long another connection's checkpoint is waited for, and how often it is looked whether it has ended. */
const longestWaitMs = 5000;
const lookAgainMs = 10;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Empties the write-ahead log into the file, so that what was deleted is in neither of them. While another process reads,
 * the log stays as it is until the next time.
 */
export function truncateLog(db: Database): void {
  const until = performance.now() + longestWaitMs;
  do {
    // Readers are waited for by SQLite itself, for as long; a checkpoint that another connection makes is not.
    const [result] = db.pragma('wal_checkpoint(TRUNCATE)') as readonly [{ readonly busy: number }];
    if (result.busy === 0) return;
    Atomics.wait(pause, 0, 0, lookAgainMs);
  } while (performance.now() < until);
}
