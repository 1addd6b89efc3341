import type { SavedFile } from '@shared/ipc';
import type { Operation } from '@shared/operations/operation';
import type { Language } from '@shared/text';
import type { Store } from '../../store';
import type { StoredBatch } from '../../store/batches';
import { exportTable } from './columns';
import { saveTable, withThreadWriter } from '../../tables/write/saving';
import type { TableFormat } from '../../tables/write/table';
import type { TableWriter } from '../../tables/write/writer';

export interface ExportRequest {
  readonly batch: StoredBatch;
  readonly operation: Operation;
  readonly format: TableFormat;
  /** Path of the file, replaced when it is there. */
  readonly file: string;
  readonly language: Language;
}

/** Rows that are read from the store and handed over at a time: a few milliseconds of the main thread. */
const rowsAtOnce = 500;

/**
 * Writes every row of a batch to a file, in a worker thread.
 * @param workerDir folder of the built worker files
 * Throws `Failure` (`file`) when the file cannot be written; nothing is left of it then.
 */
export function exportInWorker(store: Store, workerDir: string, request: ExportRequest): Promise<SavedFile> {
  return withThreadWriter(workerDir, request.file, (writer) => exportBatch(store, writer, request));
}

/** The same with any writer. */
export function exportBatch(
  store: Store,
  writer: TableWriter,
  { batch, operation, format, file, language }: ExportRequest,
): Promise<SavedFile> {
  const { heads, cells } = exportTable(operation, language);
  let last = 0;
  return saveTable(writer, { file, format, heads, title: batch.name }, () => {
    const rows = store.batches.exportRows(batch.id, last, rowsAtOnce);
    last = rows.at(-1)?.row ?? last;
    return rows.map(cells);
  });
}
