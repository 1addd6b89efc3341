import { closeSync, fdatasync, openSync } from 'node:fs';
import type { Database } from './database';

/** Brings the write-ahead log to the disk without holding the thread up. */
export interface LogSync {
  /** Resolves when everything that stood in the log at the call is on the disk. */
  sync(): Promise<void>;
  close(): void;
}

/** The log of a connection's file; one that is kept in memory has none, and nothing to wait for. */
export function logSync(db: Database): LogSync {
  let log: number | undefined;
  return {
    async sync() {
      if (db.memory) return;
      // Opened for writing, without which Windows does not sync.
      const file = (log ??= openSync(`${db.name}-wal`, 'r+'));
      await new Promise<void>((resolve, reject) =>
        fdatasync(file, (error) => (error === null ? resolve() : reject(error))),
      );
    },
    close() {
      if (log !== undefined) closeSync(log);
      log = undefined;
    },
  };
}
