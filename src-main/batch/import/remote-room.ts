import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createRemote } from '../../threads/remote';
import type { DraftRoom } from './draft-room';
import { fileFailures } from '../../tables/read/failures';
import { maxFileBytes } from '../../tables/read/limits';

/** Mebibytes that reading a file may take; past them the worker ends and the file is refused. */
const workerMemory = 2048;

export interface RemoteDraftRoom extends DraftRoom {
  /** Ends the worker and with it every draft. */
  end(): Promise<void>;
}

/**
 * A draft room in a worker thread, which lives as long as a file lies open in it.
 * @param workerDir folder of the built worker files
 */
export function createRemoteDraftRoom(workerDir: string): RemoteDraftRoom {
  const remote = createRemote<DraftRoom>(
    () =>
      new Worker(join(workerDir, 'import.worker.js'), {
        resourceLimits: { maxOldGenerationSizeMb: workerMemory },
      }),
    fileFailures.interrupted,
  );
  const open = new Set<string>();

  return {
    async open(id, fileName, bytes) {
      // Refused here as well, so that nothing of that size is copied to the worker.
      if (bytes.length > maxFileBytes) throw fileFailures.tooLarge();
      open.add(id);
      try {
        return await remote.call('open', id, fileName, bytes);
      } catch (error) {
        await leave(id);
        throw error;
      }
    },
    view: (id) => remote.call('view', id),
    change: (id, change) => remote.call('change', id, change),
    rows: (id, page) => remote.call('rows', id, page),
    imported: (id, part) => remote.call('imported', id, part),
    async close(id) {
      await remote.call('close', id);
      await leave(id);
    },
    end: () => remote.close(),
  };

  async function leave(id: string): Promise<void> {
    open.delete(id);
    if (open.size === 0) await remote.close();
  }
}
