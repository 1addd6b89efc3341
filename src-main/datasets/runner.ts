import type { DatasetRefresh, RefreshProgress, RefreshTrigger } from '@shared/dataset';
import { describeError, LookupError } from '@shared/errors';
import { Failure } from '@shared/failure';
import type { Text } from '@shared/text';
import type { RefreshEnd } from '../store/dataset-refreshes';
import { datasetsOf } from './declared';
import { failures } from './failures';
import type { DatasetsOptions, Place } from './index';
import { refresh, waiting } from './refresh';

/** Runs refreshes: one at a time for each data set, recorded from begin to end, by hand or by the clock. */
export interface RefreshRunner {
  refresh(id: string, trigger: Exclude<RefreshTrigger, 'file'>): Promise<DatasetRefresh>;
  importFiles(id: string, paths: readonly string[]): Promise<DatasetRefresh>;
  cancel(id: string): boolean;
  progress(id: string): RefreshProgress | null;
  /** null when nobody asks by the clock. */
  nextCheckAt(id: string): number | null;
  keepCurrent(): void;
  close(): Promise<void>;
}

interface Running {
  readonly controller: AbortController;
  readonly ended: Promise<DatasetRefresh>;
  progress: RefreshProgress;
}

/** How often the clock is looked at. */
const tickMs = 60_000;
/** After a refresh that failed the source is left alone for so long. */
const afterFailureMs = 3_600_000;
const hour = 3_600_000;

export function refreshRunner(options: DatasetsOptions, place: (id: string) => Place): RefreshRunner {
  const { history, clock, newId, log, onChange } = options;
  const running = new Map<string, Running>();
  let timer: NodeJS.Timeout | null = null;
  let isClosing = false;

  function start(
    id: string,
    trigger: RefreshTrigger,
    paths: readonly string[] | null,
  ): Promise<DatasetRefresh> {
    const begun = { id: newId(), dataset: id, trigger, startedAt: clock.now() };
    const controller = new AbortController();
    history.begin(begun);
    const entry: Running = {
      controller,
      progress: { ...waiting, startedAt: begun.startedAt },
      ended: Promise.resolve()
        .then(() => run(id, paths, entry))
        .then((end) => {
          const finishedAt = clock.now();
          running.delete(id);
          // What the end of the application broke off stays open, and is taken up at the next start.
          if (isClosing && end.outcome === 'cancelled') return { ...begun, finishedAt: null, ...end };
          history.end(begun.id, finishedAt, end);
          onChange();
          return { ...begun, finishedAt, ...end };
        }),
    };
    running.set(id, entry);
    onChange();
    return entry.ended;
  }

  async function run(id: string, paths: readonly string[] | null, entry: Running): Promise<RefreshEnd> {
    const { dataset, folder } = place(id);
    const { signal } = entry.controller;
    const report = (progress: Omit<RefreshProgress, 'startedAt'>): void => {
      entry.progress = { ...progress, startedAt: entry.progress.startedAt };
      onChange();
    };
    try {
      const result = await refresh(dataset, folder, paths, options, report, signal);
      return 'unchanged' in result
        ? { outcome: 'unchanged', problem: null, generation: null }
        : { outcome: 'imported', problem: null, generation: result.generation };
    } catch (error) {
      if (signal.aborted) return { outcome: 'cancelled', problem: null, generation: null };
      if (!(error instanceof Failure) && !(error instanceof LookupError)) log.error(`dataset.${id}`, error);
      const isRefusal = error instanceof Failure && error.code === 'conflict';
      return { outcome: isRefusal ? 'refused' : 'failed', problem: wordsOf(error), generation: null };
    }
  }

  function nextCheckAt(id: string): number | null {
    if (timer === null) return null;
    const { dataset, folder } = place(id);
    // What the user never asked for is not downloaded by itself.
    if (folder.held().length === 0 || dataset.forms.every(({ remote }) => remote === null)) return null;
    const success = history.lastSuccess(id) ?? 0;
    const last = history.of(id, 1)[0];
    const due = success + dataset.cadence.checkEveryHours * hour;
    return Math.max(
      due,
      last?.outcome === 'imported' || last?.outcome === 'unchanged'
        ? 0
        : (last?.startedAt ?? 0) + afterFailureMs,
    );
  }

  function tick(ids: readonly string[]): void {
    for (const id of ids) {
      const due = nextCheckAt(id);
      if (due === null || due > clock.now() || running.has(id)) continue;
      start(id, 'schedule', null).catch((error: unknown) => log.error(`dataset.${id}`, error));
    }
  }

  function isAtWorkElsewhere(id: string): boolean {
    const lock = place(id).folder.lock();
    lock?.release();
    return lock === null;
  }

  return {
    refresh: (id, trigger) => running.get(id)?.ended ?? start(id, trigger, null),
    async importFiles(id, paths) {
      if (running.has(id)) throw failures.busy();
      return start(id, 'file', paths);
    },
    cancel(id) {
      const entry = running.get(id);
      entry?.controller.abort(new Error('the refresh was cancelled'));
      return entry !== undefined;
    },
    progress: (id) => running.get(id)?.progress ?? null,
    nextCheckAt,
    keepCurrent() {
      const ids = datasetsOf(options.adapters).map(({ id }) => id);
      timer = setInterval(() => tick(ids), tickMs);
      timer.unref();
      for (const left of history.unfinished()) {
        if (!ids.includes(left.dataset) || isAtWorkElsewhere(left.dataset)) continue;
        history.end(left.id, clock.now(), {
          outcome: 'failed',
          problem: failures.interrupted(null).words,
          generation: null,
        });
        if (left.trigger !== 'file' && !running.has(left.dataset))
          start(left.dataset, left.trigger, null).catch((error: unknown) =>
            log.error(`dataset.${left.dataset}`, error),
          );
      }
      tick(ids);
    },
    async close() {
      isClosing = true;
      if (timer !== null) clearInterval(timer);
      const entries = [...running.values()];
      for (const { controller } of entries) controller.abort(new Error('the application ends'));
      await Promise.allSettled(entries.map(({ ended }) => ended));
    },
  };
}

function wordsOf(error: unknown): Text {
  if (error instanceof Failure) return error.words;
  if (error instanceof LookupError)
    return { es: describeError(error.value, 'es'), en: describeError(error.value, 'en') };
  return {
    es: 'La aplicación falló al actualizar la lista. El error quedó en el registro técnico; los datos en servicio no cambiaron.',
    en: 'The application failed while refreshing the list. The error is in the technical log; the data in service did not change.',
  };
}
