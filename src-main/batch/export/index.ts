import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Failure } from '@shared/failure';
import type { SavedFile } from '@shared/ipc';
import type { Operation } from '@shared/operations/operation';
import type { Language } from '@shared/text';
import type { Store } from '../../store';
import type { StoredBatch } from '../../store/batches';
import { createRemote } from '../../threads/remote';
import { exportTable } from './columns';
import type { TableFormat } from './table';
import type { TableWriter } from './writer';

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
export async function exportInWorker(
  store: Store,
  workerDir: string,
  request: ExportRequest,
): Promise<SavedFile> {
  const remote = createRemote<TableWriter>(
    () => new Worker(join(workerDir, 'export.worker.js')),
    (cause) => notWritten(request.file, cause),
  );
  try {
    return await exportBatch(
      store,
      {
        begin: (target) => remote.call('begin', target),
        rows: (cells) => remote.call('rows', cells),
        end: () => remote.call('end'),
        abandon: () => remote.call('abandon'),
      },
      request,
    );
  } finally {
    await remote.close();
  }
}

/** The same with any writer. */
export async function exportBatch(
  store: Store,
  writer: TableWriter,
  { batch, operation, format, file, language }: ExportRequest,
): Promise<SavedFile> {
  const { heads, cells } = exportTable(operation, language);
  try {
    await writer.begin({ file, format, heads, title: batch.name });
    let last = 0;
    for (;;) {
      const rows = store.batches.exportRows(batch.id, last, rowsAtOnce);
      if (rows.length === 0) break;
      await writer.rows(rows.map(cells));
      last = rows.at(-1)?.row ?? last;
    }
    return { path: file, bytes: await writer.end() };
  } catch (error) {
    await writer.abandon();
    throw error instanceof Failure ? error : notWritten(file, error);
  }
}

function notWritten(file: string, cause: unknown): Failure {
  return new Failure(
    'file',
    {
      es: `No se pudo escribir ${file}. Revise que la carpeta exista, que haya espacio y que el archivo no esté abierto en otro programa.`,
      en: `${file} could not be written. Check that the folder exists, that there is space, and that the file is not open in another program.`,
    },
    { cause },
  );
}
