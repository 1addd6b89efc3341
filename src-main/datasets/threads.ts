import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Failure } from '@shared/failure';
import type { IpcFailure } from '@shared/ipc';
import { createRemote, type Remote } from '../threads/remote';
import type { Built, BuildJob, BuildProgress } from './build';
import { failures } from './failures';
import type { QueryRoom } from './queries';

/** Runs a build to its end; an aborted signal ends it at once. */
export type RunBuild = (
  job: BuildJob,
  report: (progress: BuildProgress) => void,
  signal: AbortSignal,
) => Promise<Built>;

/** What the thread of a build says. */
export type BuildMessage =
  | { readonly progress: BuildProgress }
  | { readonly built: Built }
  | { readonly failure: IpcFailure }
  | { readonly bug: string };

/**
 * Mebibytes that a build's thread may take for its objects; a file that needs more ends the build, not the window. Young
 * objects are rows, which die at once: little room for them costs no time and keeps a quarter of the memory free.
 */
const buildMemory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/** Each build in a thread of its own. @param builtDir folder of the built worker files */
export function buildInThread(builtDir: string): RunBuild {
  return (job, report, signal) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(join(builtDir, 'dataset-build.worker.js'), {
        workerData: job,
        resourceLimits: buildMemory,
      });
      let ending: (() => void) | null = null;
      const abort = (): void => void worker.terminate();
      signal.addEventListener('abort', abort, { once: true });
      worker.on('message', (message: BuildMessage) => {
        if ('progress' in message) report(message.progress);
        else if ('built' in message) ending = () => resolve(message.built);
        else if ('failure' in message)
          ending = () => reject(new Failure(message.failure.code, message.failure.message));
        else ending = () => reject(new Error(message.bug));
      });
      worker.on('error', (error) => {
        ending = () => reject(failures.interrupted(error));
      });
      worker.on('exit', (code) => {
        signal.removeEventListener('abort', abort);
        if (signal.aborted) reject(signal.reason);
        else if (ending !== null) ending();
        else reject(failures.interrupted(new Error(`the build ended with code ${code}`)));
      });
    });
}

/** What a thread of queries is told when it starts. */
export interface QueryThread {
  /** It works through many names, and leaves the processor to the window and to single lookups. */
  readonly yields: boolean;
}

/** So many names are searched at once where there are many: one core is left to the window, and each takes some memory. */
export const bulkThreads = Math.max(1, Math.min(3, availableParallelism() - 1));

/**
 * Queries in threads that start when they are needed: one for lookups, and others for the names of files, so that a lookup
 * never waits for them.
 * @param builtDir folder of the built worker files
 */
export function queriesInThreads(builtDir: string): QueryRoom {
  const thread = (yields: boolean) => ({
    remote: createRemote<QueryRoom>(
      () => new Worker(join(builtDir, 'query.worker.js'), { workerData: { yields } satisfies QueryThread }),
      failures.interrupted,
    ),
    underWay: 0,
    isStarted: false,
  });
  type Thread = ReturnType<typeof thread>;
  const lookups = thread(false);
  const bulk = Array.from({ length: bulkThreads }, () => thread(true));

  async function use<T>(thread: Thread, work: (remote: Remote<QueryRoom>) => Promise<T>): Promise<T> {
    thread.isStarted = true;
    thread.underWay += 1;
    try {
      return await work(thread.remote);
    } finally {
      thread.underWay -= 1;
    }
  }
  const leastBusy = (): Thread => bulk.reduce((least, one) => (one.underWay < least.underWay ? one : least));

  return {
    all: (...args) => use(lookups, (remote) => remote.call('all', ...args)),
    search: (...args) =>
      use(args[2].inBulk === true ? leastBusy() : lookups, (remote) => remote.call('search', ...args)),
    withWords: (...args) => use(lookups, (remote) => remote.call('withWords', ...args)),
    withIdentifier: (...args) => use(lookups, (remote) => remote.call('withIdentifier', ...args)),
    async close(path) {
      const started = [lookups, ...bulk].filter(({ isStarted }) => isStarted);
      await Promise.all(
        started.map(({ remote }) => (path === undefined ? remote.close() : remote.call('close', path))),
      );
    },
  };
}
