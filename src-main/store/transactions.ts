import { truncateLog, type Database } from './database';

/**
 * When a commit reaches the disk. `now`: before the call returns. `soon`: with the next commit that is `now`, at the
 * latest after `longestWaitMs`; a crash of the application loses nothing either way, a power cut may lose the last
 * `soon` commits, each as a whole.
 */
export type Sync = 'now' | 'soon';

const longestWaitMs = 250;

export interface Transactions {
  /** Runs the work in a transaction, or as a part of the one under way. */
  run<T>(work: () => T, sync: Sync): T;
  /** Brings everything to the disk. */
  finish(): void;
}

/** Transactions of a connection that syncs every commit unless told otherwise. */
export function transactions(db: Database): Transactions {
  const transact = db.transaction((work: () => unknown) => work());
  let timer: NodeJS.Timeout | undefined;

  function syncSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      try {
        // A checkpoint syncs the log before anything else, and a passive one waits for nobody.
        db.pragma('wal_checkpoint(PASSIVE)');
      } catch {
        // As with SQLite's own checkpoints: the commits stand in the log, and the next one meets the same disk.
      }
    }, longestWaitMs).unref();
  }

  function runUnsynced(work: () => unknown): unknown {
    db.exec('PRAGMA synchronous = NORMAL');
    try {
      return transact.immediate(work);
    } finally {
      db.exec('PRAGMA synchronous = FULL');
    }
  }

  return {
    run<T>(work: () => T, sync: Sync): T {
      if (sync === 'now' || db.inTransaction) return transact.immediate(work) as T;
      const result = runUnsynced(work) as T;
      syncSoon();
      return result;
    },
    finish() {
      clearTimeout(timer);
      timer = undefined;
      truncateLog(db);
    },
  };
}
