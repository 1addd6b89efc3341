import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '@shared/failure';
import { buildGeneration, type BuildJob } from './datasets/build';
import { datasetsOf } from './datasets/declared';
import type { BuildMessage } from './datasets/threads';
import { adapters } from './sources';
import { yieldToWindow } from './threads/yielding';

/* One build per thread: it comes as workerData, progress and the result go back as messages. */
const port = parentPort;
if (port === null) throw new Error('dataset-build.worker runs in a worker thread');
const job = workerData as BuildJob;
const say = (message: BuildMessage): void => port.postMessage(message);

yieldToWindow();

async function build(): Promise<void> {
  const dataset = datasetsOf(adapters).find(({ id }) => id === job.dataset);
  if (dataset === undefined) throw new Error(`there is no data set ${job.dataset}`);
  say({ built: await buildGeneration(dataset, job, (progress) => say({ progress })) });
}

build().catch((error: unknown) => {
  if (error instanceof Failure) say({ failure: { code: error.code, message: error.words } });
  else say({ bug: error instanceof Error ? (error.stack ?? error.message) : String(error) });
});
