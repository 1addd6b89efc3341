import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createRemote } from '../threads/remote';
import { connect } from './database';
import { workspaceFailure } from './failures';

/** Copies the write-ahead log into the file, so that no commit has to. */
export interface Checkpoints {
  /** Hears of every commit, and starts a checkpoint when enough of them have come together. */
  committed(): void;
  /** Resolves when no checkpoint is under way and none will be. */
  close(): Promise<void>;
}

/** What the thread does. */
export interface Checkpointer {
  checkpoint(): Promise<void>;
}

/** A lookup is two commits that write about 15 pages: so many are some 8 MiB of log. */
const commitsPerCheckpoint = 256;

/**
 * Checkpoints of a file in a thread with a connection of its own, which starts when the first is due.
 * @param builtDir folder of the built worker files
 * @param failed hears of a checkpoint that could not be made: the log grows until SQLite makes one within a commit
 */
export function checkpointsInThread(
  builtDir: string,
  file: string,
  failed: (error: unknown) => void,
): Checkpoints {
  const remote = createRemote<Checkpointer>(
    () => new Worker(join(builtDir, 'checkpoint.worker.js'), { workerData: file }),
    (cause) => workspaceFailure(cause, file),
  );
  let commits = 0;
  let underWay: Promise<void> | undefined;

  return {
    committed() {
      commits += 1;
      if (commits < commitsPerCheckpoint || underWay !== undefined) return;
      commits = 0;
      underWay = remote
        .call('checkpoint')
        .catch(failed)
        .finally(() => {
          underWay = undefined;
        });
    },
    async close() {
      commits = Number.NEGATIVE_INFINITY;
      await underWay;
      await remote.close();
    },
  };
}

/** The thread's side: one connection. */
export function checkpointer(file: string): Checkpointer {
  const db = connect(file);
  return {
    async checkpoint() {
      // Only this kind never makes a commit wait. What is committed meanwhile stays in the log, which therefore may go on
      // growing under a steady load, until SQLite copies the little that is left within a commit.
      db.pragma('wal_checkpoint(PASSIVE)');
    },
  };
}
