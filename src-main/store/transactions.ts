import { truncateLog, type Database } from './database';
import { logSync, type LogSync } from './log-sync';

/**
 * When a commit reaches the disk. `now`: before the call returns, holding the thread up. `soon`: at the latest after
 * `longestWaitMs`, together with others. In WAL mode a commit is whole and in order either way, and survives the end of the
 * process; until it is synced, a power cut may take it back together with everything after it.
 */
export type Sync = 'now' | 'soon';

/** A sync costs as much as half a lookup, whatever it brings to the disk. */
export const longestWaitMs = 25;

export interface Transactions {
  /** Runs the work in a transaction, or as a part of the one under way. */
  run<T>(work: () => T, sync: Sync): T;
  /** Brings everything to the disk. */
  finish(): void;
}

export interface TransactionHooks {
  readonly log?: LogSync;
  /** Hears of every commit. */
  readonly committed?: () => void;
  /** Hears that commits could not be brought to the disk. They stand in the log, and the next sync takes them along. */
  readonly syncFailed?: (error: unknown) => void;
}

/**
 * Transactions of a connection that syncs every commit unless told otherwise. Between one that may wait and its sync, what
 * is written outside of `run` waits with it.
 */
export function transactions(db: Database, hooks: TransactionHooks = {}): Transactions {
  const { log = logSync(db), committed, syncFailed } = hooks;
  const transact = db.transaction((work: () => unknown) => work());
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  /** A commit stands in the log that no sync under way covers for certain. */
  let isOpen = false;
  /** Whether the connection syncs every commit, those outside of `run` among them. */
  let syncsEach = true;

  function sync(): void {
    timer = undefined;
    isOpen = false;
    syncEach(true);
    underWay = log
      .sync()
      .catch((error: unknown) => syncFailed?.(error))
      .finally(() => {
        underWay = undefined;
        if (isOpen) syncSoon();
      });
  }

  function syncSoon(): void {
    isOpen = true;
    if (underWay === undefined) timer ??= setTimeout(sync, longestWaitMs).unref();
  }

  /** Changed as seldom as can be: it costs as much as two statements. */
  function syncEach(each: boolean): void {
    if (syncsEach === each) return;
    db.exec(`PRAGMA synchronous = ${each ? 'FULL' : 'NORMAL'}`);
    syncsEach = each;
  }

  return {
    run<T>(work: () => T, when: Sync): T {
      if (db.inTransaction) return transact(work) as T;
      syncEach(when === 'now');
      // Whether the work succeeds or not: the sync is also what makes every commit wait for the disk again.
      if (when === 'soon') syncSoon();
      const result = transact.immediate(work) as T;
      committed?.();
      return result;
    },
    finish() {
      isOpen = false;
      clearTimeout(timer);
      timer = undefined;
      truncateLog(db);
      if (underWay === undefined) log.close();
      else void underWay.then(() => log.close());
    },
  };
}
