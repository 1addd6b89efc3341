import { Failure } from '@shared/failure';
import type { Clock } from '../engine/clock';
import { backUpBeforeMigration } from './backups';
import type { Database } from './database';
import { sha256 } from './hash';
import type { Migration } from './migrations/migration';

interface Applied {
  readonly id: number;
  readonly sha256: string;
}

/**
 * Brings a file to the newest schema: each missing step in a transaction of its own, after a proven backup of a file
 * that holds something. A file of a newer application, or one whose steps were not these, is refused untouched.
 */
export function migrate(db: Database, file: string, steps: readonly Migration[], clock: Clock): void {
  const applied = appliedSteps(db);
  refuseForeignHistory(applied, steps, file);
  const missing = steps.slice(applied.length);
  if (missing.length === 0) return;
  if (applied.length > 0) backUpBeforeMigration(db, file, clock);
  for (const step of missing) apply(db, step, clock);
}

function appliedSteps(db: Database): readonly Applied[] {
  if (Number(db.pragma('user_version', { simple: true })) === 0) return [];
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

function apply(db: Database, step: Migration, clock: Clock): void {
  const run = db.transaction(() => {
    // Another process may have come first while this one waited for the lock.
    if (Number(db.pragma('user_version', { simple: true })) >= step.id) return;
    db.exec(
      'CREATE TABLE IF NOT EXISTS migration (id INTEGER PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
    );
    db.exec(step.sql);
    db.prepare('INSERT INTO migration (id, name, sha256, applied_at) VALUES (?, ?, ?, ?)').run(
      step.id,
      step.name,
      sha256(step.sql),
      clock.now(),
    );
    db.pragma(`user_version = ${step.id}`);
  });
  run.exclusive();
}
