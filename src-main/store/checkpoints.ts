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

/** A lookup writes about 16 pages: so many are some 16 MiB of log. */
const commitsPerCheckpoint = 256;
/** How often it is tried to copy what was committed meanwhile; a try is two syncs of the disk. */
const mostPasses = 12;

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
  /** Whether the log holds nothing that is not in the file, so that the next commit begins it anew. */
  const isWhole = () => {
    const [{ log, checkpointed }] = db.pragma('wal_checkpoint(NOOP)') as readonly [
      { readonly log: number; readonly checkpointed: number },
    ];
    return log === checkpointed;
  };
  return {
    async checkpoint() {
      // Only this kind never makes a commit wait. What is committed meanwhile is copied by the next pass: a log that begins
      // anew is written over, which costs a commit half of what it costs to let the log grow.
      for (let pass = 0; pass < mostPasses; pass += 1) {
        db.pragma('wal_checkpoint(PASSIVE)');
        if (isWhole()) return;
      }
    },
  };
}
