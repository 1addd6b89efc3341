import type { Clock } from '../engine/clock';
import { backUpBeforeMigration } from './backups';
import type { Database } from './database';
import { sha256 } from './hash';
import { checkedHistory, isEmpty } from './history';
import type { Migration } from './migrations/migration';

/**
 * Brings a file to the newest schema: each missing step in a transaction of its own, after a proven backup of a file
 * that holds something. A file of another application, or of a newer one, or one whose steps were not these, is refused
 * untouched.
 */
export function migrate(db: Database, file: string, steps: readonly Migration[], clock: Clock): void {
  const applied = isEmpty(db) ? [] : checkedHistory(db, file, steps);
  const missing = steps.slice(applied.length);
  if (missing.length === 0) return;
  if (applied.length > 0) backUpBeforeMigration(db, file, clock);
  for (const step of missing) apply(db, step, clock);
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
