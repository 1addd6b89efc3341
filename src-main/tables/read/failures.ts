import { Failure } from '@shared/failure';
import { maxFileBytes, maxRows } from './limits';

const megabytes = maxFileBytes / (1024 * 1024);

/** Everything that can be wrong with a file, each in a sentence that says what to do. */
export const fileFailures = {
  empty: () =>
    new Failure('file', {
      es: 'El archivo está vacío. Elija uno que tenga filas con datos.',
      en: 'The file is empty. Choose one that has rows of data.',
    }),
  tooLarge: () =>
    new Failure('file', {
      es: `El archivo pesa más de ${megabytes} MB. Guarde solo las columnas que hacen falta, o divídalo, y vuelva a importarlo.`,
      en: `The file is larger than ${megabytes} MB. Save only the columns that are needed, or split it, and import it again.`,
    }),
  tooManyRows: () =>
    new Failure('file', {
      es: `El archivo tiene más de ${maxRows.toLocaleString('es-CO')} filas, el máximo que se importa. Divídalo en varios archivos e impórtelos por separado.`,
      en: `The file has more than ${maxRows.toLocaleString('en')} rows, the most that are imported. Split it into several files and import each.`,
    }),
  encrypted: () =>
    new Failure('file', {
      es: 'El libro está protegido con contraseña y no se puede leer. Ábralo en su hoja de cálculo, guárdelo sin contraseña y vuelva a importarlo.',
      en: 'The workbook is protected with a password and cannot be read. Open it in your spreadsheet program, save it without a password and import it again.',
    }),
  oldWorkbook: () =>
    new Failure('file', {
      es: 'Es un libro de Excel 97-2003 (.xls), que no se puede leer. Ábralo en su hoja de cálculo, guárdelo como .xlsx o CSV y vuelva a importarlo.',
      en: 'This is an Excel 97-2003 workbook (.xls), which cannot be read. Open it in your spreadsheet program, save it as .xlsx or CSV and import it again.',
    }),
  damagedWorkbook: (cause?: unknown) =>
    new Failure(
      'file',
      {
        es: 'El libro está dañado o incompleto y no se puede leer. Ábralo en su hoja de cálculo, guárdelo de nuevo como .xlsx o CSV y vuelva a importarlo.',
        en: 'The workbook is damaged or incomplete and cannot be read. Open it in your spreadsheet program, save it again as .xlsx or CSV and import it again.',
      },
      { cause },
    ),
  notWorkbook: () =>
    new Failure('file', {
      es: 'El archivo no es un libro de Excel (.xlsx) ni un texto CSV. Guarde la lista en uno de esos dos formatos y vuelva a importarla.',
      en: 'The file is neither an Excel workbook (.xlsx) nor a CSV text. Save the list in one of these two formats and import it again.',
    }),
  notText: () =>
    new Failure('file', {
      es: 'El archivo no es un texto CSV legible. Guárdelo como «CSV UTF-8» o como .xlsx y vuelva a importarlo.',
      en: 'The file is not a readable CSV text. Save it as “CSV UTF-8” or as .xlsx and import it again.',
    }),
  brokenQuotes: (line: number, cause: unknown) =>
    new Failure(
      'file',
      {
        es: `El CSV tiene en la línea ${line} unas comillas que no cierran. Corríjalas, o guarde el archivo de nuevo desde su hoja de cálculo, y vuelva a importarlo.`,
        en: `The CSV has a quote on line ${line} that is never closed. Mend it, or save the file again from your spreadsheet program, and import it again.`,
      },
      { cause },
    ),
  unknownDraft: () =>
    new Failure('not_found', {
      es: 'El archivo importado ya no está abierto. Impórtelo de nuevo.',
      en: 'The imported file is no longer open. Import it again.',
    }),
  interrupted: (cause: unknown) =>
    new Failure(
      'file',
      {
        es: 'La lectura del archivo se interrumpió; puede ser demasiado grande para la memoria de este equipo. Guarde solo las columnas que hacen falta y vuelva a importarlo.',
        en: 'Reading the file was interrupted; it may be too large for the memory of this computer. Save only the columns that are needed and import it again.',
      },
      { cause },
    ),
};
