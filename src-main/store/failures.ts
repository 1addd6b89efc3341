import { Failure } from '@shared/failure';
import type { Text } from '@shared/text';

/** SQLite's error code, such as `SQLITE_BUSY`; undefined for anything else. */
export function sqliteCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What a person reads when the workspace file cannot be used: what happened, what is kept, what to do. */
export function workspaceFailure(cause: unknown, file: string): Failure {
  if (cause instanceof Failure) return cause;
  return new Failure('workspace', wordsFor(sqliteCode(cause) ?? '', cause, file), { cause });
}

function wordsFor(code: string, cause: unknown, file: string): Text {
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return damagedWords(file);
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return inUseWords(file);
  if (code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN'))
    return {
      es: `No se puede escribir en el archivo de trabajo (${file}). No se cambió nada. Revise los permisos de la carpeta de datos.`,
      en: `The workspace file (${file}) cannot be written. Nothing was changed. Check the permissions of the data folder.`,
    };
  if (code.startsWith('SQLITE_FULL'))
    return {
      es: `No queda espacio en el disco para el archivo de trabajo (${file}). Lo ya guardado se conserva. Libere espacio e intente de nuevo.`,
      en: `The disk has no room left for the workspace file (${file}). What was saved is kept. Free some space and try again.`,
    };
  const said = cause instanceof Error ? cause.message : String(cause);
  return {
    es: `No se pudo abrir el archivo de trabajo (${file}): ${said}. El archivo se conserva como está.`,
    en: `The workspace file (${file}) could not be opened: ${said}. The file is kept as it is.`,
  };
}

/** The words for a file that another program has open. */
export function inUseWords(file: string): Text {
  return {
    es: `Otro programa está usando el archivo de trabajo (${file}). No se cambió nada. Cierre la otra ventana de Expediente e intente de nuevo.`,
    en: `Another program is using the workspace file (${file}). Nothing was changed. Close the other Expediente window and try again.`,
  };
}

/** The words for a file whose content is no longer sound. */
export function damagedWords(file: string): Text {
  return {
    es: `El archivo de trabajo está dañado (${file}). Se conserva como está y no se escribirá en él. Restaure la última copia de seguridad.`,
    en: `The workspace file is damaged (${file}). It is kept as it is and nothing more is written to it. Restore the latest backup.`,
  };
}

/** The words for a backup that cannot be written. */
export function notWrittenWords(file: string): Text {
  return {
    es: `No se pudo escribir la copia (${file}). Revise que la carpeta exista, que se pueda escribir en ella y que haya espacio.`,
    en: `The backup (${file}) could not be written. Check that the folder exists, that it can be written to and that there is space.`,
  };
}

/** The words for a backup that would take the place of what it is a copy of. */
export function overItselfWords(file: string): Text {
  return {
    es: `El archivo (${file}) es el espacio de trabajo mismo. Elija otro nombre para la copia.`,
    en: `The file (${file}) is the workspace itself. Choose another name for the backup.`,
  };
}

/** The words for a file that is no sound backup. */
export function unsoundBackupWords(file: string): Text {
  return {
    es: `La copia (${file}) está dañada o no es una copia de un espacio de trabajo. No se cambió nada. Elija otra.`,
    en: `The backup (${file}) is damaged or is no backup of a workspace. Nothing was changed. Choose another one.`,
  };
}

/** The words for a sound file that holds no workspace. */
export function foreignFileWords(file: string): Text {
  return {
    es: `El archivo (${file}) no es un espacio de trabajo de Expediente: está vacío o es de otra aplicación. No se cambió nada. Elija otro.`,
    en: `The file (${file}) is not a workspace of Expediente: it is empty or another application's. Nothing was changed. Choose another one.`,
  };
}

/** The words for a backup that cannot be read. */
export function notReadWords(file: string): Text {
  return {
    es: `No se pudo leer la copia (${file}). No se cambió nada. Revise la ruta y los permisos.`,
    en: `The backup (${file}) could not be read. Nothing was changed. Check the path and the permissions.`,
  };
}
