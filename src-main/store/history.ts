import { Failure } from '@shared/failure';
import type { Database } from './database';
import { foreignFileWords } from './failures';
import { sha256 } from './hash';
import type { Migration } from './migrations/migration';

/** A step of the schema as the file remembers it. */
interface Applied {
  readonly id: number;
  readonly sha256: string;
}

/**
 * The steps that made a workspace file, which this application knows how to go on from.
 * @throws Failure (`workspace`) for a file of another application, of a newer one, or whose steps were not these
 */
export function checkedHistory(db: Database, file: string, steps: readonly Migration[]): readonly Applied[] {
  const applied = appliedSteps(db);
  if (applied.length === 0) throw new Failure('workspace', foreignFileWords(file));
  refuseForeignHistory(applied, steps, file);
  return applied;
}

/** Whether nothing was ever written into a file. */
export function isEmpty(db: Database): boolean {
  if (Number(db.pragma('user_version', { simple: true })) > 0) return false;
  return db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
}

/** None for a file that another application made, also when it calls a table of its own by the same name. */
function appliedSteps(db: Database): readonly Applied[] {
  const columns = db.prepare("SELECT name FROM pragma_table_info('migration')").pluck().all();
  if (!columns.includes('id') || !columns.includes('sha256')) return [];
  return db.prepare<[], Applied>('SELECT id, sha256 FROM migration ORDER BY id').all();
}

function refuseForeignHistory(applied: readonly Applied[], steps: readonly Migration[], file: string): void {
  if (applied.length > steps.length)
    throw new Failure('workspace', {
      es: `El archivo de trabajo (${file}) es de una versión más nueva de Expediente. No se cambió nada. Instale la versión más reciente.`,
      en: `The workspace file (${file}) was written by a newer version of Expediente. Nothing was changed. Install the latest version.`,
    });
  const other = applied.find(({ id, sha256: hash }, index) => {
    const step = steps[index];
    return step === undefined || step.id !== id || sha256(step.sql) !== hash;
  });
  if (other === undefined) return;
  throw new Failure('workspace', {
    es: `El paso ${other.id} del esquema del archivo de trabajo (${file}) no es el de esta versión de Expediente. No se cambió nada. Use la versión que lo escribió.`,
    en: `Step ${other.id} of the schema of the workspace file (${file}) is not the one of this version of Expediente. Nothing was changed. Use the version that wrote it.`,
  });
}
