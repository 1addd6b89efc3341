import { randomUUID } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Failure } from '@shared/failure';
import type { SavedFile } from '@shared/ipc';
import { createRemote } from '../../threads/remote';
import type { Cell, TableTarget } from './table';
import type { TableWriter } from './writer';

/**
 * Writes a table to a file.
 * @param next the next rows; none when the table is at its end
 * @throws Failure (`file`) when the file cannot be written; nothing is left of it then
 */
export async function saveTable(
  writer: TableWriter,
  target: TableTarget,
  next: () => readonly (readonly Cell[])[],
): Promise<SavedFile> {
  try {
    await writer.begin(target);
    for (let rows = next(); rows.length > 0; rows = next()) await writer.rows(rows);
    return { path: target.file, bytes: await writer.end() };
  } catch (error) {
    await writer.abandon();
    throw error instanceof Failure ? error : notWritten(target.file, error);
  }
}

/**
 * Lends a writer in a thread of its own.
 * @param workerDir folder of the built worker files
 * @param file what is written, for the words of a failure
 */
export async function withThreadWriter<T>(
  workerDir: string,
  file: string,
  work: (writer: TableWriter) => Promise<T>,
): Promise<T> {
  const remote = createRemote<TableWriter>(
    () => new Worker(join(workerDir, 'export.worker.js')),
    (cause) => notWritten(file, cause),
  );
  try {
    return await work({
      begin: (target) => remote.call('begin', target),
      rows: (cells) => remote.call('rows', cells),
      end: () => remote.call('end'),
      abandon: () => remote.call('abandon'),
    });
  } finally {
    await remote.close();
  }
}

/**
 * Tries whether a file could be written, before there is anything to write: permissions alone do not tell.
 * @throws Failure (`file`)
 */
export async function checkTarget(file: string): Promise<void> {
  const beside = `${file}.${randomUUID()}.part`;
  try {
    if (await isFolder(file)) throw new Error(`${file} is a folder`);
    const handle = await open(beside, 'wx');
    await handle.close();
    await rm(beside);
  } catch (error) {
    throw notWritten(file, error);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() === true;
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
