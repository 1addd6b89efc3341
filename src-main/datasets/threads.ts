import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Failure } from '@shared/failure';
import type { IpcFailure } from '@shared/ipc';
import { createRemote } from '../threads/remote';
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

/** Queries in a thread that starts with the first of them. */
export function queriesInThread(builtDir: string): QueryRoom {
  const remote = createRemote<QueryRoom>(
    () => new Worker(join(builtDir, 'query.worker.js')),
    failures.interrupted,
  );
  return {
    all: (...args) => remote.call('all', ...args),
    search: (...args) => remote.call('search', ...args),
    withWords: (...args) => remote.call('withWords', ...args),
    withIdentifier: (...args) => remote.call('withIdentifier', ...args),
    close: (path) => (path === undefined ? remote.close() : remote.call('close', path)),
  };
}
