import type { RowProblem } from '@shared/batch';
import type { ErrorValue } from '@shared/errors';
import { describeError } from '@shared/errors';
import { Failure } from '@shared/failure';
import { isFullDisk } from '@shared/full-disk';
import type { Text } from '@shared/text';

/** What can be wrong with a request about a batch. */
export const batchFailures = {
  unknown: () =>
    new Failure('not_found', {
      es: 'El lote ya no existe.',
      en: 'The batch no longer exists.',
    }),
  unknownRow: () =>
    new Failure('not_found', {
      es: 'El lote no tiene esa fila.',
      en: 'The batch has no such row.',
    }),
  heldElsewhere: () =>
    new Failure('conflict', {
      es: 'Otro proceso de Expediente (la ventana o la línea de órdenes) está ejecutando este lote. Páuselo allí, o ciérrelo, y vuelva a intentarlo.',
      en: 'Another Expediente process (the window or the command line) is running this batch. Pause it there, or close it, and try again.',
    }),
  stillImporting: () =>
    new Failure('conflict', {
      es: 'El lote todavía se está importando. Espere a que termine.',
      en: 'The batch is still being imported. Wait until it is complete.',
    }),
  cancelled: () =>
    new Failure('conflict', {
      es: 'El lote está cancelado y no se puede continuar. Sus resultados se conservan; para lo que falta, importe el archivo de nuevo.',
      en: 'The batch is cancelled and cannot go on. Its results are kept; for what is missing, import the file again.',
    }),
  finished: () =>
    new Failure('conflict', {
      es: 'El lote ya terminó: no quedan filas por consultar.',
      en: 'The batch is finished: no rows are left to be asked.',
    }),
  running: () =>
    new Failure('conflict', {
      es: 'El lote está en marcha. Páuselo o cancélelo antes de eliminarlo.',
      en: 'The batch is running. Pause or cancel it before deleting it.',
    }),
  nothingToMend: () =>
    new Failure('conflict', {
      es: 'La fila no tiene nada que corregir.',
      en: 'The row has nothing to mend.',
    }),
  notRadicado: (problem: Exclude<RowProblem, 'duplicate'>) =>
    new Failure('bad_request', problemWords[problem]),
  unknownSheet: (sheet: string, sheets: readonly string[]) =>
    new Failure('bad_request', {
      es: `El archivo no tiene la hoja «${sheet}». Hojas: ${sheets.join(', ') || 'ninguna'}.`,
      en: `The file has no sheet “${sheet}”. Sheets: ${sheets.join(', ') || 'none'}.`,
    }),
  nothingReady: () =>
    new Failure('bad_request', {
      es: 'La columna no tiene ninguna fila. Elija otra columna u otra hoja.',
      en: 'The column has no rows. Choose another column or sheet.',
    }),
};

const problemWords: Record<Exclude<RowProblem, 'duplicate'>, Text> = {
  empty: { es: 'Escriba el radicado: 23 dígitos.', en: 'Type the radicado: 23 digits.' },
  too_short: {
    es: 'Al radicado le faltan dígitos: son 23.',
    en: 'The radicado lacks digits: there are 23.',
  },
  too_long: {
    es: 'Al radicado le sobran dígitos: son 23.',
    en: 'The radicado has too many digits: there are 23.',
  },
  letters: {
    es: 'El radicado contiene letras u otros signos; son 23 dígitos.',
    en: 'The radicado contains letters or other signs; it is 23 digits.',
  },
  scientific: {
    es: 'Una hoja de cálculo redondeó este número y sus últimos dígitos se perdieron. Tómelo del documento original.',
    en: 'A spreadsheet rounded this number and its last digits are lost. Take it from the original document.',
  },
  formula_error: {
    es: 'La hoja de cálculo tiene un error en esta celda. Escriba los 23 dígitos.',
    en: 'The spreadsheet has an error in this cell. Type the 23 digits.',
  },
  not_calculated: {
    es: 'Esto es una fórmula sin calcular. Escriba los 23 dígitos.',
    en: 'This is a formula that was not calculated. Type the 23 digits.',
  },
  lost_zero: {
    es: 'Parece faltar el cero inicial. Escriba los 23 dígitos.',
    en: 'The leading zero seems to be missing. Type all 23 digits.',
  },
};

/** Why a run stopped by itself after one failure upon another. */
export function sourceFails(times: number, error: ErrorValue | null): Text {
  const why = (language: keyof Text) => (error === null ? '' : ` ${describeError(error, language)}`);
  return {
    es: `Se detuvo tras ${times} filas seguidas sin respuesta, para no gastar las demás.${why('es')} Reanude cuando la fuente responda; después puede reintentar las fallidas.`,
    en: `It stopped after ${times} rows in a row without an answer, so as not to use up the others.${why('en')} Resume when the source answers; then the failed rows can be retried.`,
  };
}

/** Why a run stopped when the application itself could not go on. */
export function applicationFails(reason: unknown): Text {
  return isFullDisk(reason) ? diskIsFull : faultWords;
}

const faultWords: Text = {
  es: 'Se detuvo por un fallo de la aplicación, que quedó en el registro técnico. Lo consultado se conserva; reanude para continuar.',
  en: 'It stopped because of a fault of the application, which is in the technical log. What was asked is kept; resume to go on.',
};

export const diskIsFull: Text = {
  es: 'Se detuvo porque no queda espacio en el disco. Lo consultado se conserva; libere espacio y reanude para continuar.',
  en: 'It stopped because the disk has no room left. What was asked is kept; free some space and resume to go on.',
};
