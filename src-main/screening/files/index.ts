import type { CheckedRequest, Page, SavedFile } from '@shared/ipc';
import type { NameDraft, NameRow, ScreeningFile, ScreeningFileRow } from '@shared/screening-files';
import type { Language } from '@shared/text';
import type { TableFormat } from '../../tables/write/table';
import type { Datasets } from '../../datasets';
import type { Clock, NewId } from '../../engine/clock';
import { holderName, isGone, leaseMs } from '../../engine/lease';
import type { Store } from '../../store';
import type { FileRowsQuery, StoredScreeningFile } from '../../store/screening-files';
import { screeningActions } from '../../store/screening-proof';
import type { NameDraftChange } from './draft';
import { exportInThread } from './export';
import { nameFileFailures as failures } from './failures';
import { namesInThread, type NamePage, type NameRoom } from './room';
import { createFileRunner } from './runner';

export interface ScreeningFilesOptions {
  readonly store: Store;
  readonly datasets: Datasets;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly practice: boolean;
  readonly actor: string;
  /** Folder of the built worker files. */
  readonly builtDir: string;
  readonly onChange: () => void;
  readonly log: { error(where: string, error: unknown): void };
  /** Where files are read; a thread unless told otherwise. */
  readonly room?: NameRoom & { end(): Promise<void> };
}

/** Files of names as the doors use them. Methods throw `Failure`: `not_found`, `conflict`, `bad_request` or `file`. */
export interface ScreeningFiles {
  readonly drafts: {
    open(fileName: string, bytes: Uint8Array): Promise<NameDraft>;
    change(draftId: string, change: NameDraftChange): Promise<NameDraft>;
    rows(draftId: string, page: NamePage): Promise<Page<NameRow>>;
    close(draftId: string): Promise<void>;
  };
  /** Makes a file of a draft, which is closed by it, and begins to screen it. */
  create(request: CheckedRequest<'screeningFiles.create'>): Promise<ScreeningFile>;
  list(): readonly ScreeningFile[];
  get(fileId: string): ScreeningFile;
  rows(query: FileRowsQuery): Page<ScreeningFileRow>;
  /** Goes on with a file. */
  start(fileId: string): ScreeningFile;
  pause(fileId: string): Promise<ScreeningFile>;
  cancel(fileId: string): Promise<ScreeningFile>;
  remove(fileId: string): Promise<void>;
  /** Writes a line for each hit, and one for each name without any. */
  export(fileId: string, format: TableFormat, file: string, language: Language): Promise<SavedFile>;
  /** Resolves when this process works on the file no more. */
  atRest(fileId: string): Promise<void>;
  /** Goes on with what an earlier process left behind. Called once, by the window. */
  recover(): void;
  close(): Promise<void>;
}

/** Rows that are written in one transaction. */
const rowsPerChunk = 500;

export function createScreeningFiles(options: ScreeningFilesOptions): ScreeningFiles {
  const { store, datasets, clock, newId, practice, actor, builtDir, onChange, log } = options;
  const room = options.room ?? namesInThread(builtDir);
  const holder = holderName(newId);
  const runner = createFileRunner({
    store,
    datasets,
    clock,
    newId,
    practice,
    holder,
    log,
    onProgress: onChange,
    onScreened: (fileId, screenings) => record(fileId, screeningActions.recordedOfFile, { screenings }),
    onFinished: (fileId, lists) =>
      record(fileId, 'screening_file.finished', {
        ...find(fileId).counts,
        generations: lists.searched.map(({ generation }) => generation.id),
        missing: lists.missing.map(({ dataset }) => dataset),
      }),
  });

  function record(fileId: string, action: string, detail: Readonly<Record<string, unknown>> = {}): void {
    store.audit.append({ at: clock.now(), actor, action, subject: fileId, detail });
  }

  function find(fileId: string): StoredScreeningFile {
    const file = store.screeningFiles.get(fileId);
    if (file === undefined) throw failures.unknown();
    return file;
  }

  function viewOf({
    kind: _,
    purpose: _p,
    legalBasis: _b,
    lease: _l,
    ...file
  }: StoredScreeningFile): ScreeningFile {
    return { ...file, perMinute: runner.perMinute(file.id) };
  }

  const view = (fileId: string): ScreeningFile => viewOf(find(fileId));

  function changed(fileId: string): ScreeningFile {
    onChange();
    return view(fileId);
  }

  /** Another living process has it. */
  const isElsewhere = ({ lease }: StoredScreeningFile): boolean =>
    lease !== null && lease.owner !== holder && lease.until > clock.now() && !isGone(lease.owner);

  function start(fileId: string): ScreeningFile {
    const file = find(fileId);
    if (file.state === 'importing' || file.state === 'done' || file.state === 'cancelled')
      throw failures.notNow();
    if (isElsewhere(file)) throw failures.heldElsewhere();
    if (runner.isRunning(fileId)) return view(fileId);
    store.transaction(() => {
      store.screeningFiles.setState(fileId, 'running');
      store.screeningFiles.setLease(fileId, { owner: holder, until: clock.now() + leaseMs });
      record(fileId, file.state === 'ready' ? 'screening_file.started' : 'screening_file.resumed');
    });
    runner.run(fileId);
    return changed(fileId);
  }

  async function leaveOff(fileId: string, state: 'paused' | 'cancelled'): Promise<ScreeningFile> {
    const file = find(fileId);
    if (file.state === 'importing' || file.state === 'done' || file.state === 'cancelled')
      throw failures.notNow();
    if (isElsewhere(file)) throw failures.heldElsewhere();
    await runner.halt(fileId);
    // The last name may have been screened while it was being stopped.
    if (find(fileId).state === 'done') return changed(fileId);
    store.transaction(() => {
      store.screeningFiles.setState(fileId, state, state === 'cancelled' ? { finishedAt: clock.now() } : {});
      record(fileId, state === 'paused' ? 'screening_file.paused' : 'screening_file.cancelled');
    });
    return changed(fileId);
  }

  return {
    drafts: {
      open: (fileName, bytes) => room.open(newId(), fileName, bytes),
      change: (draftId, change) => room.change(draftId, change),
      rows: (draftId, page) => room.rows(draftId, page),
      close: (draftId) => room.close(draftId),
    },
    async create({ draftId, name, kind, threshold, purpose, legalBasis }) {
      const draft = await room.view(draftId);
      if (draft.counts.ready === 0) throw failures.nothingReady();
      const id = newId();
      store.transaction(() => {
        store.screeningFiles.create({
          id,
          name,
          fileName: draft.fileName,
          fileSha256: draft.sha256,
          kind,
          threshold,
          purpose,
          legalBasis,
          practice,
          createdAt: clock.now(),
        });
        store.screeningFiles.setLease(id, { owner: holder, until: clock.now() + leaseMs });
      });
      for (let offset = 0; offset < draft.rows; offset += rowsPerChunk) {
        const { rows } = await room.rows(draftId, { problemsOnly: false, offset, limit: rowsPerChunk });
        store.transaction(() => store.screeningFiles.addRows(id, rows), 'soon');
      }
      store.transaction(() => {
        store.screeningFiles.setState(id, 'ready');
        const { total, invalid } = find(id).counts;
        record(id, 'screening_file.created', { file: draft.sha256, threshold, total, invalid });
      });
      await room.close(draftId);
      return start(id);
    },
    list: () => store.screeningFiles.list().map(viewOf),
    get: view,
    rows(query) {
      find(query.fileId);
      return store.screeningFiles.rows(query);
    },
    start,
    pause: (fileId) => leaveOff(fileId, 'paused'),
    cancel: (fileId) => leaveOff(fileId, 'cancelled'),
    async remove(fileId) {
      const file = find(fileId);
      if (file.state === 'importing') throw failures.notNow();
      if (isElsewhere(file)) throw failures.heldElsewhere();
      await runner.halt(fileId);
      store.transaction(() => {
        store.screenings.remove({ file: fileId }, { at: clock.now(), actor, reason: 'file' });
        store.screeningFiles.remove(fileId);
        record(fileId, 'screening_file.deleted');
      });
      onChange();
    },
    async export(fileId, format, file, language) {
      const saved = await exportInThread(store, builtDir, {
        file: find(fileId),
        format,
        path: file,
        language,
      });
      store.transaction(() => record(fileId, 'screening_file.exported', { format, bytes: saved.bytes }));
      return saved;
    },
    atRest: runner.atRest,
    recover() {
      for (const file of store.screeningFiles.list()) {
        if (isElsewhere(file)) continue;
        // An import that was cut short was not read to its end.
        if (file.state === 'importing') store.transaction(() => store.screeningFiles.remove(file.id));
        else if (file.state === 'running') runner.run(file.id);
      }
    },
    async close() {
      await runner.close();
      await room.end();
    },
  };
}
