import { Failure } from '@shared/failure';
import { mostFileNames } from '@shared/screening-files';

export const nameFileFailures = {
  empty: () =>
    new Failure('file', {
      es: 'El archivo está vacío. Elija uno que tenga una columna con nombres.',
      en: 'The file is empty. Choose one that has a column with names.',
    }),
  tooMany: () =>
    new Failure('file', {
      es: `El archivo tiene más de ${mostFileNames.toLocaleString('es-CO')} nombres. Divídalo en varios y críbelos por separado.`,
      en: `The file has more than ${mostFileNames.toLocaleString('en')} names. Split it and screen each part.`,
    }),
  nothingReady: () =>
    new Failure('bad_request', {
      es: 'Ninguna fila tiene un nombre que cribar. Elija otra columna.',
      en: 'No row has a name to screen. Choose another column.',
    }),
  unknown: () =>
    new Failure('not_found', {
      es: 'El archivo cribado ya no existe.',
      en: 'The screened file is no longer there.',
    }),
  notNow: () =>
    new Failure('conflict', {
      es: 'No se puede en el estado en que está el archivo. Mire la lista de archivos.',
      en: 'That cannot be done in the state the file is in. Look at the list of files.',
    }),
  heldElsewhere: () =>
    new Failure('conflict', {
      es: 'Otro proceso de Expediente está cribando este archivo.',
      en: 'Another process of Expediente is screening this file.',
    }),
} as const;
