import type { BatchRow, BatchView, FileDraft, PreviewRow } from '@shared/batch';
import type { BatchQuery, CheckedRequest, Page, SavedFile } from '@shared/ipc';
import type { Door } from '@shared/lookup';
import { canonicalJson } from '@shared/canonical-json';
import { findOperation } from '@shared/operations';
import type { Settings } from '@shared/settings';
import type { Language } from '@shared/text';
import { cleanRadicado, diagnoseRadicado } from '@shared/vocabulary/radicado';
import type { Engine } from '../engine';
import type { Clock, NewId } from '../engine/clock';
import { holderName, isGone, leaseMs } from '../engine/lease';
import type { Store } from '../store';
import type { StoredBatch } from '../store/batches';
import { exportInWorker } from './export';
import type { TableFormat } from '../tables/write/table';
import { batchFailures } from './failures';
import type { DraftChange, DraftPage } from './import/draft';
import { createRemoteDraftRoom, type RemoteDraftRoom } from './import/remote-room';
import { batchOperation } from './operation';
import { createRunner } from './runner';
import { systemTimer, type Timer } from './timer';

export interface BatchesOptions {
  readonly store: Store;
  readonly engine: Pick<Engine, 'lookup' | 'quotaOf'>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly settings: () => Pick<Settings, 'batchConcurrency'>;
  readonly emit: {
    /** Progress of a running batch, at most four times a second each. */
    readonly batch: (view: BatchView) => void;
    /** Batches came, went or changed otherwise. */
    readonly changed: (topic: 'batches') => void;
  };
  readonly log: { error(where: string, error: unknown): void };
  /** Folder of the built worker files. */
  readonly workerDir: string;
  /** The door through which batches are handled, for the audit log. */
  readonly actor: Door;
  readonly timer?: Timer;
  /** Where files are read; a worker thread unless told otherwise. */
  readonly draftRoom?: RemoteDraftRoom;
}

/** How a file of the command line is read; what is absent is detected. */
export interface FileJob {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Absolute path of the results. A second call with the same file, output and reading goes on with the same batch. */
  readonly output: string;
  readonly column?: number;
  readonly hasHeader?: boolean;
  readonly sheet?: string;
  readonly acceptSuggestions: boolean;
}

/** Batches as the doors use them. Methods throw `Failure`: `not_found`, `conflict`, `bad_request` or `file`. */
export interface Batches {
  readonly drafts: {
    open(fileName: string, bytes: Uint8Array): Promise<FileDraft>;
    change(draftId: string, change: DraftChange): Promise<FileDraft>;
    rows(draftId: string, page: DraftPage): Promise<Page<PreviewRow>>;
    close(draftId: string): Promise<void>;
  };
  /** Makes a batch of a draft, which is closed by it. */
  create(request: CheckedRequest<'batches.create'>): Promise<BatchView>;
  list(): readonly BatchView[];
  get(batchId: string): BatchView;
  rows(query: BatchQuery): Page<BatchRow>;
  /** Starts a batch or goes on with it. */
  start(batchId: string): BatchView;
  pause(batchId: string): BatchView;
  cancel(batchId: string): BatchView;
  /** Asks the rows again that the source did not answer. */
  retry(batchId: string): BatchView;
  /** Gives an invalid row its number. */
  mend(batchId: string, row: number, value: string): BatchRow;
  remove(batchId: string): void;
  /** Writes all rows to a file, replacing it. */
  export(batchId: string, format: TableFormat, file: string, language: Language): Promise<SavedFile>;
  /** The batch of a file of the command line: the one that an earlier call began, or a new one. */
  ofFile(job: FileJob): Promise<BatchView>;
  /** Runs a batch until it is done, paused or cancelled, or waits for the quota. */
  runToRest(batchId: string): Promise<BatchView>;
  /** Goes on with what an earlier process left behind. Called once, by the window. */
  recover(): void;
  close(): Promise<void>;
}

/** Rows that are written in one transaction: about ten milliseconds. */
const rowsPerChunk = 200;
/** Rows between two words of progress of an import. */
const rowsPerNews = 10 * rowsPerChunk;
const recentMs = 30 * 86_400_000;

export function createBatches(options: BatchesOptions): Batches {
  const { store, engine, clock, newId, emit, log, settings, actor, workerDir } = options;
  const timer = options.timer ?? systemTimer;
  const room = options.draftRoom ?? createRemoteDraftRoom(workerDir);
  const holder = holderName(newId);
  const runner = createRunner({
    store,
    engine,
    clock,
    timer,
    settings,
    holder,
    log,
    onProgress: emit.batch,
    onFinished: (batch) => record(batch.id, 'batch.finished', { ...batch.counts }),
  });

  function record(batchId: string, action: string, detail: Readonly<Record<string, unknown>> = {}): void {
    store.audit.append({ at: clock.now(), actor, action, subject: batchId, detail });
  }

  function find(batchId: string): StoredBatch {
    const batch = store.batches.get(batchId);
    if (batch === undefined) throw batchFailures.unknown();
    return batch;
  }

  function view(batchId: string): BatchView {
    return runner.view(find(batchId));
  }

  /** Another living process has it. */
  function isElsewhere({ lease }: StoredBatch): boolean {
    return lease !== null && lease.owner !== holder && lease.until > clock.now() && !isGone(lease.owner);
  }

  function changed(batchId: string): BatchView {
    emit.changed('batches');
    return view(batchId);
  }

  async function create(
    { draftId, name, acceptSuggestions }: CheckedRequest<'batches.create'>,
    commanded: { readonly output: string; readonly reading: string } | null,
  ): Promise<BatchView> {
    const draft = await room.view(draftId);
    if (draft.rows === 0) throw batchFailures.nothingReady();
    const batchId = newId();
    store.batches.create({
      id: batchId,
      name,
      operation: batchOperation.id,
      fileName: draft.fileName,
      fileSha256: draft.sha256,
      output: commanded?.output ?? null,
      reading: commanded?.reading ?? null,
      createdAt: clock.now(),
      lease: { owner: holder, until: clock.now() + leaseMs },
    });
    try {
      for (let offset = 0; offset < draft.rows; offset += rowsPerChunk) {
        if (offset % rowsPerNews === 0) emit.batch(view(batchId));
        const rows = await room.imported(draftId, { acceptSuggestions, offset, limit: rowsPerChunk });
        store.transaction(() => {
          store.batches.addRows(batchId, rows);
          store.batches.takeLease(
            batchId,
            { owner: holder, until: clock.now() + leaseMs },
            { now: clock.now(), deadHolder: null },
          );
        });
      }
    } catch (error) {
      discard(batchId);
      throw error;
    }
    store.transaction(() => {
      store.batches.setState(batchId, 'ready');
      store.batches.dropLease(batchId, holder);
      const { counts } = find(batchId);
      record(batchId, 'batch.created', { operation: batchOperation.id, file: draft.sha256, ...counts });
    });
    await room.close(draftId);
    return changed(batchId);
  }

  /** Takes a batch out of sight at once and deletes its rows in parts, between which the window stays live. */
  function discard(batchId: string): void {
    store.batches.remove(batchId);
    sweep();
  }

  /** Imports that a crash cut short: their files were not read to the end. */
  function discardCutShort(): void {
    for (const batch of store.batches.list())
      if (batch.state === 'importing' && !isElsewhere(batch) && batch.lease?.owner !== holder)
        discard(batch.id);
  }

  let cancelSweep: (() => void) | null = null;

  function sweep(): void {
    cancelSweep ??= timer.after(0, () => {
      cancelSweep = null;
      try {
        if (store.transaction(() => store.batches.deleteRemoved(rowsPerChunk))) sweep();
      } catch (error) {
        log.error('batch removal', error);
      }
    });
  }

  function start(batchId: string): BatchView {
    const batch = find(batchId);
    if (batch.state === 'importing') throw batchFailures.stillImporting();
    if (batch.state === 'cancelled') throw batchFailures.cancelled();
    if (batch.state === 'done') throw batchFailures.finished();
    if (batch.state === 'running' && runner.isRunning(batchId)) return view(batchId);
    if (isElsewhere(batch)) throw batchFailures.heldElsewhere();
    store.transaction(() => {
      store.batches.setState(batchId, 'running');
      if (batch.state === 'ready' || batch.state === 'paused')
        record(batchId, batch.state === 'ready' ? 'batch.started' : 'batch.resumed');
    });
    runner.run(batchId);
    return changed(batchId);
  }

  function leaveOff(batchId: string, state: 'paused' | 'cancelled'): BatchView {
    const batch = find(batchId);
    if (batch.state === 'importing') throw batchFailures.stillImporting();
    if (batch.state === 'done') throw batchFailures.finished();
    if (batch.state === state) return view(batchId);
    if (batch.state === 'cancelled') throw batchFailures.cancelled();
    store.transaction(() => {
      store.batches.setState(batchId, state, state === 'cancelled' ? { finishedAt: clock.now() } : {});
      record(batchId, state === 'paused' ? 'batch.paused' : 'batch.cancelled');
    });
    runner.halt(batchId);
    return changed(batchId);
  }

  return {
    drafts: {
      open: (fileName, bytes) => room.open(newId(), fileName, bytes),
      change: (draftId, change) => room.change(draftId, change),
      rows: (draftId, page) => room.rows(draftId, page),
      close: (draftId) => room.close(draftId),
    },
    create: (request) => create(request, null),
    list: () => store.batches.list().map(runner.view),
    get: view,
    rows(query) {
      find(query.batchId);
      const recentSince = new Date(clock.now() - recentMs).toISOString().slice(0, 10);
      return store.batches.rows({ ...query, recentSince });
    },
    start,
    pause: (batchId) => leaveOff(batchId, 'paused'),
    cancel: (batchId) => leaveOff(batchId, 'cancelled'),
    retry(batchId) {
      const batch = find(batchId);
      if (batch.state === 'importing') throw batchFailures.stillImporting();
      if (batch.state === 'cancelled') throw batchFailures.cancelled();
      if (isElsewhere(batch)) throw batchFailures.heldElsewhere();
      if (batch.counts.silent === 0) return view(batchId);
      store.transaction(() => {
        const rows = store.batches.retryFailed(batchId);
        store.batches.setState(batchId, 'running');
        record(batchId, 'batch.retried', { rows });
      });
      runner.run(batchId);
      return changed(batchId);
    },
    mend(batchId, row, value) {
      const batch = find(batchId);
      if (batch.state === 'importing') throw batchFailures.stillImporting();
      if (batch.state === 'cancelled') throw batchFailures.cancelled();
      const current = store.batches.row(batchId, row);
      if (current === undefined) throw batchFailures.unknownRow();
      if (current.state !== 'invalid') throw batchFailures.nothingToMend();
      const clean = cleanRadicado(value);
      const { problem } = diagnoseRadicado(clean.value);
      if (problem !== null) throw batchFailures.notRadicado(problem);
      store.transaction(() => {
        const isSuggestion = clean.value === current.suggestion;
        store.batches.mend(batchId, row, clean.value, isSuggestion ? ['leading_zero'] : []);
        // There is a row to ask again; the person says when.
        if (batch.state === 'done' && find(batchId).counts.open > 0)
          store.batches.setState(batchId, 'paused');
        record(batchId, 'batch.mended', { row, suggested: isSuggestion });
      });
      runner.nudge(batchId);
      changed(batchId);
      const mended = store.batches.row(batchId, row);
      if (mended === undefined) throw batchFailures.unknownRow();
      return mended;
    },
    remove(batchId) {
      const batch = find(batchId);
      if (batch.state === 'importing') throw batchFailures.stillImporting();
      if (batch.state === 'running' || batch.state === 'waiting_quota') throw batchFailures.running();
      store.transaction(() => {
        discard(batchId);
        record(batchId, 'batch.deleted');
      });
      runner.halt(batchId);
      emit.changed('batches');
    },
    async export(batchId, format, file, language) {
      const batch = find(batchId);
      const operation = findOperation(batch.operation);
      if (operation === undefined) throw new Error(`operation ${batch.operation} is not there`);
      const saved = await exportInWorker(store, workerDir, { batch, operation, format, file, language });
      store.transaction(() => record(batchId, 'batch.exported', { format, bytes: saved.bytes }));
      return saved;
    },
    async ofFile({ name, bytes, output, column, hasHeader, sheet, acceptSuggestions }) {
      discardCutShort();
      const draft = await room.open(newId(), name, bytes);
      if (sheet !== undefined && !draft.sheets.includes(sheet)) {
        await room.close(draft.id);
        throw batchFailures.unknownSheet(sheet, draft.sheets);
      }
      const onSheet =
        sheet === undefined || sheet === draft.sheet
          ? draft
          : await room.change(draft.id, { sheet, column: draft.column, hasHeader: draft.hasHeader });
      const change = {
        sheet: onSheet.sheet,
        column: column ?? onSheet.column,
        hasHeader: hasHeader ?? onSheet.hasHeader,
      };
      const reading = canonicalJson({ ...change, acceptSuggestions });
      const earlier = store.batches.findByOutput(draft.sha256, output, reading);
      if (earlier !== undefined) {
        await room.close(draft.id);
        return runner.view(earlier);
      }
      if (column !== undefined || hasHeader !== undefined) await room.change(draft.id, change);
      return create({ draftId: draft.id, name, acceptSuggestions }, { output, reading });
    },
    async runToRest(batchId) {
      if (find(batchId).state !== 'done') start(batchId);
      await runner.atRest(batchId);
      return view(batchId);
    },
    recover() {
      discardCutShort();
      sweep();
      runner.recover();
    },
    async close() {
      cancelSweep?.();
      await runner.close();
      await room.end();
    },
  };
}
