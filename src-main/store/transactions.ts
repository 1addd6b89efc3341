import { truncateLog, type Database } from './database';
import { logSync, type LogSync } from './log-sync';

/**
 * When a commit reaches the disk. `now`: before the call returns, holding the thread up. `soon`: `synced()` tells; at the
 * latest after `longestWaitMs`. In WAL mode a commit is whole and in order either way, and survives the end of the
 * process; until it is synced, a power cut may take it back together with everything after it.
 */
export type Sync = 'now' | 'soon';

const longestWaitMs = 250;

export interface Transactions {
  /** Runs the work in a transaction, or as a part of the one under way. */
  run<T>(work: () => T, sync: Sync): T;
  /** Resolves when every commit so far is on the disk. Commits that wait at the same time share one sync. */
  synced(): Promise<void>;
  /** Brings everything to the disk. */
  finish(): void;
}

/** Transactions of a connection that syncs every commit unless told otherwise. */
export function transactions(db: Database, log: LogSync = logSync(db)): Transactions {
  const transact = db.transaction((work: () => unknown) => work());
  let timer: NodeJS.Timeout | undefined;
  /** A commit stands in the log that no sync under way covers for certain. */
  let isOpen = false;
  let underWay: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let isFinished = false;

  function start(): Promise<void> {
    isOpen = false;
    following = undefined;
    // Closing has brought everything to the disk.
    if (isFinished) return Promise.resolve();
    clearTimeout(timer);
    timer = undefined;
    const sync = log.sync().finally(() => {
      if (underWay === sync) underWay = undefined;
    });
    underWay = sync;
    return sync;
  }

  function synced(): Promise<void> {
    if (!isOpen) return underWay ?? Promise.resolve();
    if (underWay === undefined) return start();
    // A failed sync says nothing of the next one.
    following ??= underWay.catch(() => undefined).then(start);
    return following;
  }

  function syncSoon(): void {
    isOpen = true;
    timer ??= setTimeout(() => {
      timer = undefined;
      // Nobody waits for it. The commits stand in the log; the next one meets the same disk, and its caller hears of it.
      synced().catch(() => undefined);
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
    synced,
    finish() {
      isFinished = true;
      clearTimeout(timer);
      timer = undefined;
      truncateLog(db);
      if (underWay === undefined) log.close();
      else void underWay.catch(() => undefined).then(() => log.close());
    },
  };
}
