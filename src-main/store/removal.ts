import { fold } from '@shared/fold';
import type { AuditRepository } from './audit';
import { truncateLog, type Database } from './database';
import { statement } from './statements';

/** Which lookups a deletion is about. */
export type Selection =
  | { readonly ids: readonly string[] }
  /** Requested before this moment, epoch milliseconds. */
  | { readonly before: number }
  | { readonly subject: string };

export interface Removed {
  readonly deleted: number;
  readonly kept: number;
}

/**
 * Deletion of lookups with their evidence. Kept are those that another aggregate refers to with ON DELETE RESTRICT (the
 * finding of a dossier), and those whose answer a lookup that stays was served from. What goes leaves an audit entry
 * with its ids and the reason, and is gone from the file and its log.
 */
export interface Removal {
  /** What a deletion would do. */
  preview(selection: Selection): Removed;
  remove(
    selection: Selection,
    event: {
      readonly at: number;
      readonly actor: string;
      readonly reason: 'person' | 'retention' | 'subject';
    },
  ): Removed;
}

/** Ids per audit entry: an entry stays readable however large a deletion is. */
const idsPerEntry = 500;

export function removal(db: Database, audit: AuditRepository): Removal {
  const scratch = statement<[]>(db, 'DELETE FROM temp.doomed');
  const count = statement<[], { lookups: number }>(db, 'SELECT count(*) AS lookups FROM temp.doomed');
  const ids = statement<[], { id: string }>(
    db,
    'SELECT l.id FROM temp.doomed d JOIN lookup l ON l.seq = d.seq ORDER BY l.seq',
  );

  /** Fills temp.doomed with what may go; returns how many were selected. */
  function choose(selection: Selection): number {
    db.exec('CREATE TEMP TABLE IF NOT EXISTS doomed (seq INTEGER PRIMARY KEY, audit INTEGER)');
    scratch().run();
    const { condition, value } = conditionOf(selection);
    const { changes } = db
      .prepare(`INSERT INTO temp.doomed (seq) SELECT seq FROM lookup WHERE ${condition}`)
      .run(value);
    for (const reference of protections(db))
      db.exec(
        `DELETE FROM temp.doomed WHERE seq IN
           (SELECT l.seq FROM "${reference.table}" r JOIN lookup l ON l."${reference.target}" = r."${reference.column}")`,
      );
    db.exec(
      `DELETE FROM temp.doomed WHERE EXISTS (SELECT 1 FROM lookup served
         WHERE served.answer_of = temp.doomed.seq AND served.seq NOT IN (SELECT seq FROM temp.doomed))`,
    );
    return changes;
  }

  const preview = db.transaction((selection: Selection): Removed => {
    const selected = choose(selection);
    const deleted = count().get()?.lookups ?? 0;
    return { deleted, kept: selected - deleted };
  });

  const remove = db.transaction(
    (selection: Selection, { at, actor, reason }: Parameters<Removal['remove']>[1]): Removed => {
      const selected = choose(selection);
      const gone = ids()
        .all()
        .map(({ id }) => id);
      db.exec(
        `CREATE TEMP TABLE loose AS
           SELECT answer AS id FROM lookup WHERE seq IN (SELECT seq FROM temp.doomed) AND answer IS NOT NULL
           UNION SELECT page FROM lookup WHERE seq IN (SELECT seq FROM temp.doomed) AND page IS NOT NULL
           UNION SELECT body FROM exchange WHERE lookup IN (SELECT seq FROM temp.doomed) AND body IS NOT NULL;
         DELETE FROM job WHERE lookup_id IN (SELECT l.id FROM temp.doomed d JOIN lookup l ON l.seq = d.seq);
         DELETE FROM lookup WHERE seq IN (SELECT seq FROM temp.doomed);
         DELETE FROM blob WHERE id IN (SELECT id FROM temp.loose)
           AND NOT EXISTS (SELECT 1 FROM lookup WHERE answer = blob.id)
           AND NOT EXISTS (SELECT 1 FROM lookup WHERE page = blob.id)
           AND NOT EXISTS (SELECT 1 FROM exchange WHERE body = blob.id);
         DROP TABLE temp.loose;
         DELETE FROM temp.doomed;`,
      );
      for (let from = 0; from < gone.length; from += idsPerEntry)
        audit.append({
          at,
          actor,
          action: 'lookup.deleted',
          subject: reason,
          detail: { lookups: gone.slice(from, from + idsPerEntry) },
        });
      return { deleted: gone.length, kept: selected - gone.length };
    },
  );

  return {
    preview: (selection) => preview.immediate(selection),
    remove(selection, event) {
      const removed = remove.immediate(selection, event);
      if (removed.deleted > 0 && !db.inTransaction) truncateLog(db);
      return removed;
    },
  };
}

function conditionOf(selection: Selection): { condition: string; value: unknown } {
  if ('ids' in selection)
    return {
      condition: 'id IN (SELECT value FROM json_each(?))',
      value: JSON.stringify(selection.ids),
    };
  if ('before' in selection) return { condition: 'requested_at < ?', value: selection.before };
  return { condition: 'subject_key = ?', value: fold(selection.subject) };
}

/** Every reference to a lookup that forbids its deletion, read from the schema so that none can be forgotten here. */
function protections(
  db: Database,
): readonly { readonly table: string; readonly column: string; readonly target: string }[] {
  return db
    .prepare<[], { table: string; column: string; target: string }>(
      `SELECT t.name AS "table", f."from" AS "column", f."to" AS target
       FROM sqlite_schema t, pragma_foreign_key_list(t.name) f
       WHERE t.type = 'table' AND f."table" = 'lookup' AND f.on_delete = 'RESTRICT'`,
    )
    .all();
}
