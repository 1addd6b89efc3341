import type { IdentifierKind } from '@shared/dossier';
import { Failure } from '@shared/failure';
import { identifierWords } from '@shared/words/dossier';

export function noDossier(): Failure {
  return new Failure('not_found', {
    es: 'El expediente ya no existe.',
    en: 'The dossier is no longer there.',
  });
}

export function noFinding(): Failure {
  return new Failure('not_found', {
    es: 'El hallazgo ya no está en el expediente.',
    en: 'The finding is no longer in the dossier.',
  });
}

export function noLookup(): Failure {
  return new Failure('not_found', {
    es: 'Una de las consultas no existe o no ha terminado. No se agregó ninguna.',
    en: 'One of the lookups is not there or has not ended. None was added.',
  });
}

export function noScreening(): Failure {
  return new Failure('not_found', {
    es: 'Uno de los cribados ya no existe. No se agregó ninguno.',
    en: 'One of the screenings is no longer there. None was added.',
  });
}

export function otherWorld(): Failure {
  return new Failure('conflict', {
    es: 'Lo que se agrega es de práctica y el expediente no, o al revés. No se agregó nada.',
    en: 'What is added is of practice and the dossier is not, or the reverse. Nothing was added.',
  });
}

export function rowsNeverAsked(rows: readonly number[]): Failure {
  const list = rows.slice(0, 5).join(', ') + (rows.length > 5 ? '…' : '');
  return new Failure('bad_request', {
    es:
      rows.length === 1
        ? `La fila ${list} no se ha consultado y no tiene respuesta que agregar. No se agregó ninguna fila.`
        : `Las filas ${list} no se han consultado y no tienen respuesta que agregar. No se agregó ninguna fila.`,
    en:
      rows.length === 1
        ? `Row ${list} has not been looked up and has no answer to add. No row was added.`
        : `Rows ${list} have not been looked up and have no answer to add. No row was added.`,
  });
}

export function reasonMissing(): Failure {
  return new Failure('bad_request', {
    es: 'Escriba el motivo: quien lea el informe debe saber por qué el hallazgo es o no es relevante.',
    en: 'Give the reason: who reads the report must know why the finding is or is not relevant.',
  });
}

export function identifierWrong(
  kind: IdentifierKind,
  value: string,
  problem: { es: string; en: string },
): Failure {
  return new Failure('bad_request', {
    es: `${identifierWords[kind].es} «${value}»: ${problem.es}`,
    en: `${identifierWords[kind].en} “${value}”: ${problem.en}`,
  });
}

export function fileNotWritten(file: string, error: unknown): Failure {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new Failure(
    'file',
    {
      es: `No se pudo escribir el archivo ${file} (${reason}). Si ya existía, quedó como estaba.`,
      en: `The file ${file} could not be written (${reason}). If it was there before, it is unchanged.`,
    },
    { cause: error },
  );
}
