import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoundAdapter } from '../../engine/adapter';
import { buildGeneration } from '../build';
import { datasetsOf } from '../declared';
import { createDatasets, type Datasets, type DatasetsOptions } from '../index';
import { createQueryRoom } from '../queries';
import type { RunBuild } from '../threads';

/** Builds in this thread: tests have no built worker files. */
function buildHere(adapters: readonly BoundAdapter[]): RunBuild {
  return async (job, report, signal) => {
    const dataset = datasetsOf(adapters).find(({ id }) => id === job.dataset);
    if (dataset === undefined) throw new Error(`there is no data set ${job.dataset}`);
    const built = await buildGeneration(dataset, job, (progress) => {
      signal.throwIfAborted();
      report(progress);
    });
    signal.throwIfAborted();
    return built;
  };
}

type Given = Pick<DatasetsOptions, 'adapters' | 'http' | 'files' | 'history' | 'clock'> &
  Partial<DatasetsOptions>;

/** Data sets in a folder of their own that goes with them, built and read in this thread. */
export function datasetsHere(given: Given): Datasets {
  const root = given.root ?? mkdtempSync(join(tmpdir(), 'datasets-'));
  const datasets = createDatasets({
    root,
    queries: createQueryRoom(),
    build: buildHere(given.adapters),
    newId: randomUUID,
    practice: true,
    log: {
      error(where, error) {
        throw new Error(where, { cause: error });
      },
    },
    onChange: () => undefined,
    ...given,
  });
  return {
    ...datasets,
    async close() {
      await datasets.close();
      if (given.root === undefined) rmSync(root, { recursive: true, force: true });
    },
  };
}
