import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Generation } from '@shared/dataset';
import { lockFolder, readGeneration } from './database';

/** A complete generation on the disk. */
export interface HeldGeneration {
  readonly path: string;
  readonly generation: Generation;
}

/**
 * The folder of one data set. A generation is built under another name and put in service by renaming it, so that a file
 * called `*.sqlite` is complete whatever happens; the newest is the one in service, the one before it stays until the
 * next.
 */
export interface DatasetFolder {
  /** Where downloads lie until they are imported. */
  readonly downloads: string;
  /** Newest first; those that cannot be read are left out. */
  held(): readonly HeldGeneration[];
  /** Where the generation is built. */
  target(id: string): string;
  /** Puts a built generation in service, and lets go of those before the last one. */
  putInService(id: string): HeldGeneration;
  /** Deletes what an interrupted build left. */
  clean(): void;
  /** Keeps every other process from refreshing this data set; null when one does. */
  lock(): { release(): void } | null;
}

const complete = '.sqlite';
const building = '.building';
const kept = 2;

/** @param root folder of all data sets */
export function datasetFolder(root: string, dataset: string): DatasetFolder {
  const folder = join(root, dataset);
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  // A complete file never changes, so what it says is read once.
  const known = new Map<string, Generation | null>();

  function generationOf(path: string): Generation | null {
    let generation = known.get(path);
    if (generation === undefined) {
      generation = readOrNull(path);
      known.set(path, generation);
    }
    return generation;
  }

  function held(): readonly HeldGeneration[] {
    return readdirSync(folder)
      .filter((name) => name.endsWith(complete))
      .toSorted()
      .toReversed()
      .flatMap((name) => {
        const path = join(folder, name);
        const generation = generationOf(path);
        return generation === null ? [] : [{ path, generation }];
      });
  }

  return {
    downloads,
    held,
    target: (id) => join(folder, id + building),
    putInService(id) {
      const path = join(folder, id + complete);
      renameSync(join(folder, id + building), path);
      const generation = readGeneration(path);
      known.set(path, generation);
      for (const old of held().slice(kept)) discard(old.path);
      return { path, generation };
    },
    clean() {
      for (const name of readdirSync(folder))
        if (name.includes(building)) rmSync(join(folder, name), { force: true });
    },
    lock: () => lockFolder(join(folder, 'lock')),
  };
}

function readOrNull(path: string): Generation | null {
  try {
    return readGeneration(path);
  } catch {
    // A file that cannot even say what it is holds no answers; the next refresh replaces it.
    return null;
  }
}

function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    // Windows does not delete a file that somebody reads; the next generation tries again.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EBUSY' && code !== 'EPERM') throw error;
  }
}
