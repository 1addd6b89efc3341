import { setImmediate as pause } from 'node:timers/promises';
import { LookupError } from '@shared/errors';
import { fullDiskWords, isFullDisk } from '@shared/full-disk';
import type { ScreeningSubject } from '@shared/screening';
import type { Text } from '@shared/text';
import { createPace, type Pace } from '../../engine/pace';
import type { Datasets } from '../../datasets';
import { bulkThreads } from '../../datasets/threads';
import type { Clock, NewId } from '../../engine/clock';
import { leaseMs } from '../../engine/lease';
import type { Store } from '../../store';
import { openLists, searchLists, type OpenLists, type Searched } from '../search';
import { subjectKey } from '../subject';

export interface FileRunnerOptions {
  readonly store: Store;
  readonly datasets: Datasets;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly practice: boolean;
  /** This process as the holder of files. */
  readonly holder: string;
  readonly onProgress: () => void;
  /** Told, within the transaction that keeps them, which names were screened: the hash of each screening by its id. */
  readonly onScreened: (fileId: string, screenings: Readonly<Record<string, string>>) => void;
  /** Told when the last name of a file was screened. */
  readonly onFinished: (fileId: string, lists: OpenLists) => void;
  readonly log: { error(where: string, error: unknown): void };
}

/** Screens the names of files. What stands in the store is the truth; a run is only this process working on it. */
export interface FileRunner {
  run(fileId: string): void;
  /** Screens no further names of a file; resolves when nothing is under way. */
  halt(fileId: string): Promise<void>;
  isRunning(fileId: string): boolean;
  /** Names per minute; null when not known. */
  perMinute(fileId: string): number | null;
  /** Resolves when this process works on the file no more. */
  atRest(fileId: string): Promise<void>;
  close(): Promise<void>;
}

/** Names that are written together: it holds the window up for a few milliseconds. */
const namesPerWrite = 10;
/** Names that are searched at once: no thread that answers is without work. */
const atOnce = bulkThreads + 1;
/** Between two words of progress. */
const progressMs = 500;

interface Run {
  readonly pace: Pace;
  readonly ended: Promise<void>;
  halted: boolean;
}

export function createFileRunner(options: FileRunnerOptions): FileRunner {
  const { store, datasets, clock, newId, practice, holder, onProgress, onScreened, onFinished, log } =
    options;
  const runs = new Map<string, Run>();

  async function work(fileId: string, isHalted: () => boolean, pace: Pace): Promise<void> {
    const lists = await openLists(datasets, new AbortController().signal);
    const file = store.screeningFiles.get(fileId);
    if (file === undefined) return;
    if (lists.handles.length === 0) {
      stop(fileId, noLists);
      return;
    }
    let told = 0;
    for (let after = 0; !isHalted();) {
      const names = store.screeningFiles.open(fileId, after, namesPerWrite);
      const last = names.at(-1);
      if (last === undefined) {
        store.transaction(() => {
          store.screeningFiles.setState(fileId, 'done', { finishedAt: clock.now() });
          onFinished(fileId, lists);
        });
        return;
      }
      const answers = await searchAll(lists, names, file.threshold);
      // Deleted meanwhile.
      if (store.screeningFiles.get(fileId) === undefined) return;
      store.transaction(() => {
        const hashes: Record<string, string> = {};
        for (const { row, subject, searched } of answers) {
          const id = newId();
          hashes[id] = store.screenings.record({
            id,
            subject,
            subjectKey: subjectKey(subject),
            threshold: file.threshold,
            purpose: file.purpose,
            legalBasis: file.legalBasis,
            practice,
            askedAt: clock.now(),
            lists: lists.searched,
            missing: lists.missing,
            cut: searched.cut,
            hits: searched.hits.map((hit) => ({ ...hit, id: newId() })),
            file: { id: fileId, row },
          });
        }
        onScreened(fileId, hashes);
        store.screeningFiles.setLease(fileId, { owner: holder, until: clock.now() + leaseMs });
      }, 'soon');
      for (const _ of answers) pace.count(clock.now());
      after = last.row;
      if (clock.now() - told >= progressMs) {
        told = clock.now();
        onProgress();
      }
      // The window's questions come first.
      await pause();
    }
  }

  async function searchAll(
    lists: OpenLists,
    names: readonly { readonly row: number; readonly subject: ScreeningSubject }[],
    threshold: number,
  ): Promise<readonly { row: number; subject: ScreeningSubject; searched: Searched }[]> {
    const answers: { row: number; subject: ScreeningSubject; searched: Searched }[] = [];
    const queue = [...names];
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        answers.push({
          ...next,
          searched: await searchLists(lists, next.subject, { threshold, inBulk: true }),
        });
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return answers;
  }

  function stop(fileId: string, because: Text): void {
    store.transaction(() => store.screeningFiles.setState(fileId, 'paused', { pausedBecause: because }));
  }

  async function guarded(fileId: string, isHalted: () => boolean, pace: Pace): Promise<void> {
    try {
      await work(fileId, isHalted, pace);
    } catch (error) {
      // A process that ends takes its searches with it; the file goes on with the next start.
      if (isHalted()) return;
      log.error(`screening file ${fileId}`, error);
      written(fileId, () => stop(fileId, whyStopped(error)));
    } finally {
      runs.delete(fileId);
      written(fileId, () => {
        if (store.screeningFiles.get(fileId) !== undefined)
          store.transaction(() => store.screeningFiles.setLease(fileId, null));
      });
      onProgress();
    }
  }

  /** What cannot be written leaves the file as it is: the lease runs out, and the next start goes on with it. */
  function written(fileId: string, write: () => void): void {
    try {
      write();
    } catch (error) {
      log.error(`screening file ${fileId}`, error);
    }
  }

  return {
    run(fileId) {
      if (runs.has(fileId)) return;
      const pace = createPace(clock.now());
      const run: Run = {
        pace,
        halted: false,
        ended: Promise.resolve().then(() => guarded(fileId, () => run.halted, pace)),
      };
      runs.set(fileId, run);
    },
    async halt(fileId) {
      const run = runs.get(fileId);
      if (run === undefined) return;
      run.halted = true;
      await run.ended;
    },
    isRunning: (fileId) => runs.has(fileId),
    perMinute: (fileId) => runs.get(fileId)?.pace.perMinute(clock.now()) ?? null,
    atRest: async (fileId) => runs.get(fileId)?.ended,
    async close() {
      for (const run of runs.values()) run.halted = true;
      await Promise.all([...runs.values()].map(({ ended }) => ended));
    },
  };
}

const noLists: Text = {
  es: 'No hay ninguna lista en este equipo. Descargue al menos una y continúe.',
  en: 'There is no list on this machine. Get at least one and go on.',
};
function whyStopped(error: unknown): Text {
  if (error instanceof LookupError) return unreadable;
  return isFullDisk(error) ? fullDiskWords : failed;
}

const unreadable: Text = {
  es: 'Una lista de este equipo no se pudo leer. Vuelva a descargarla en «Listas» y continúe; lo cribado se conserva.',
  en: 'A list on this machine could not be read. Get it again under “Lists” and go on; what was screened is kept.',
};
const failed: Text = {
  es: 'Algo falló en la aplicación; el error quedó en el registro técnico. Lo cribado se conserva: puede continuar.',
  en: 'Something failed in the application; the error is in the technical log. What was screened is kept: you can go on.',
};
