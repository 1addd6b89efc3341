import { isFullDisk } from '@shared/full-disk';
import { Failure } from '@shared/failure';
import type { Text } from '@shared/text';

const kept = {
  es: 'Los datos en servicio no cambiaron.',
  en: 'The data in service did not change.',
};

function failure(code: 'file' | 'conflict' | 'not_found', words: Text, cause?: unknown): Failure {
  return new Failure(code, words, { cause });
}

/** What can go wrong with data sets, in the reader's words. */
export const failures = {
  unknown: (id: string) =>
    failure('not_found', {
      es: `No existe una lista «${id}».`,
      en: `There is no data set “${id}”.`,
    }),
  busy: () =>
    failure('conflict', {
      es: 'Esta lista ya se está actualizando.',
      en: 'This data set is being refreshed already.',
    }),
  onlyFromFiles: () =>
    failure('conflict', {
      es: 'La fuente no permite descargar esta lista; impórtela de los archivos que descargue en su página.',
      en: 'The source does not let this data set be fetched; import it from the files you download from its page.',
    }),
  noSuchFile: (path: string) =>
    failure('file', {
      es: `No existe el archivo ${path}. ${kept.es}`,
      en: `There is no file ${path}. ${kept.en}`,
    }),
  unreadableFile: (path: string, cause: unknown) =>
    failure(
      'file',
      {
        es: `No se puede leer ${path}; revise sus permisos. ${kept.es}`,
        en: `${path} cannot be read; check its permissions. ${kept.en}`,
      },
      cause,
    ),
  unknownFiles: (names: readonly string[], wanted: readonly Text[]) =>
    failure('file', {
      es: `No se reconoce por su nombre ${names.join(', ')} como archivo de esta lista, que se importa de: ${wanted.map(({ es }) => es).join('; ')}. Si le cambió el nombre, devuélvale el de la fuente. ${kept.es}`,
      en: `${names.join(', ')} cannot be recognised by its name as a file of this data set, which is imported from: ${wanted.map(({ en }) => en).join('; ')}. If you renamed it, give it back the source’s name. ${kept.en}`,
    }),
  missingFiles: (kinds: readonly string[]) =>
    failure('file', {
      es: `Faltan archivos de la lista: ${kinds.join(', ')}. ${kept.es}`,
      en: `Files of the data set are missing: ${kinds.join(', ')}. ${kept.en}`,
    }),
  tooLarge: (name: string, mostBytes: number) =>
    failure('file', {
      es: `${name} pasa de ${mostBytes} bytes y no se descargó. ${kept.es}`,
      en: `${name} is larger than ${mostBytes} bytes and was not downloaded. ${kept.en}`,
    }),
  truncated: (name: string, cause?: unknown) =>
    failure(
      'file',
      {
        es: `La descarga de ${name} se interrumpe una y otra vez. Lo descargado se conserva; la próxima sigue donde quedó. ${kept.es}`,
        en: `The download of ${name} breaks off again and again. What was downloaded is kept; the next one goes on where it stopped. ${kept.en}`,
      },
      cause,
    ),
  rows: (table: string, rows: number, wanted: Text) =>
    failure('conflict', {
      es: `La tabla «${table}» tendría ${rows} filas, ${wanted.es}. No se puso en servicio. ${kept.es}`,
      en: `The table “${table}” would have ${rows} rows, ${wanted.en}. It was not put in service. ${kept.en}`,
    }),
  noRecords: (name: string) =>
    failure('conflict', {
      es: `${name} no tiene ningún registro; vuelva a descargarlo. ${kept.es}`,
      en: `${name} has no record at all; download it again. ${kept.en}`,
    }),
  rejected: (rejected: number, records: number) =>
    failure('conflict', {
      es: `${rejected} de ${records} registros no se pueden leer; la fuente parece haber cambiado su archivo. ${kept.es}`,
      en: `${rejected} of ${records} records cannot be read; the source seems to have changed its file. ${kept.en}`,
    }),
  damagedBuild: () =>
    failure('file', {
      es: `El archivo construido no pasó su revisión; revise el disco. ${kept.es}`,
      en: `The file that was built did not pass its check; examine the disk. ${kept.en}`,
    }),
  diskFull: (cause: unknown) =>
    failure(
      'file',
      {
        es: `No hay espacio en el disco. Libere espacio y actualice de nuevo. ${kept.es}`,
        en: `The disk is full. Free some space and refresh again. ${kept.en}`,
      },
      cause,
    ),
  interrupted: (cause: unknown) =>
    failure(
      'conflict',
      {
        es: `La actualización se interrumpió. ${kept.es}`,
        en: `The refresh was interrupted. ${kept.en}`,
      },
      cause,
    ),
  /** A full disk in the reader's words; any other error as it is. */
  ofSystem(error: unknown): unknown {
    return isFullDisk(error) ? failures.diskFull(error) : error;
  },
};
