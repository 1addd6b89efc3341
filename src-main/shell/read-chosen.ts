import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Failure } from '@shared/failure';
import { fileFailures } from '../tables/read/failures';
import { maxFileBytes } from '../tables/read/limits';

/** The bytes of a file that the person chose to import. Throws `Failure` (`file`) when it cannot be read or is too large. */
export async function readChosen(file: string): Promise<Uint8Array> {
  try {
    if ((await stat(file)).size > maxFileBytes) throw fileFailures.tooLarge();
    return await readFile(file);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      'file',
      {
        es: `No se pudo leer el archivo (${basename(file)}). Revise que exista y que usted tenga permiso.`,
        en: `The file (${basename(file)}) could not be read. Check that it exists and that you may read it.`,
      },
      { cause: error },
    );
  }
}
