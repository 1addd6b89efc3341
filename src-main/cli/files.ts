import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Failure } from '@shared/failure';
import { UsageError } from '../launch/options';
import type { TableFormat } from '../tables/write/table';

/** Reads a file that the command names. Throws `Failure` (`file`). */
export async function readInput(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new Failure(
      'file',
      {
        es: `No se pudo leer ${file}. Revise que exista y que usted tenga permiso.`,
        en: `${file} could not be read. Check that it exists and that you may read it.`,
      },
      { cause: error },
    );
  }
}

/** What the results are written as, by the ending of `--out`. */
export function tableFormatOf(out: string): TableFormat {
  const extension = extname(out).toLowerCase();
  if (extension === '.csv') return 'csv';
  if (extension === '.xlsx') return 'xlsx';
  throw new UsageError({
    es: '--out necesita un archivo cuyo nombre termine en .csv o .xlsx.',
    en: '--out needs a file whose name ends in .csv or .xlsx.',
  });
}

/** Refuses to write the results over the file that is read. Both are absolute paths. */
export function refuseSameFile(source: string, target: string): void {
  if (source !== target) return;
  throw new UsageError({
    es: '--out tiene que ser otro archivo que el que se lee.',
    en: '--out has to be another file than the one that is read.',
  });
}
