import { setImmediate } from 'node:timers/promises';
import { fold } from '@shared/fold';
import type { AuditRepository } from './audit';
import { truncateLog, type Database } from './database';
import { isOf } from './evidence';
import { statement } from './statements';
import type { Transactions } from './transactions';

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
  /**
   * Deletes in parts, between which the window stays live. A lookup goes whole, together with the audit entry of its part;
   * when the file is closed or the power fails on the way, the lookups that are left are whole as well. Everything is on
   * the disk when it resolves.
   */
  remove(
    selection: Selection,
    event: {
      readonly at: number;
      readonly actor: string;
      readonly reason: 'person' | 'retention' | 'subject';
    },
  ): Promise<Removed>;
}

/** Lookups that are deleted in one transaction: about ten milliseconds, and an audit entry of a readable size. */
const partSize = 200;

/** @param transact of the connection */
export function removal(db: Database, audit: AuditRepository, transact: Transactions): Removal {
  const scratch = statement<[]>(db, 'DELETE FROM temp.doomed');
  const count = statement<[], { lookups: number }>(db, 'SELECT count(*) AS lookups FROM temp.doomed');
  const ids = statement<[], { id: string }>(
    db,
    'SELECT l.id FROM temp.doomed d JOIN lookup l ON l.seq = d.seq ORDER BY l.seq',
  );

  /** Fills temp.doomed with what may go; returns how many were selected. */
  function choose({ condition, value }: Condition): number {
    db.exec('CREATE TEMP TABLE IF NOT EXISTS doomed (seq INTEGER PRIMARY KEY)');
    scratch().run();
    const { changes } = db
      .prepare(`INSERT INTO temp.doomed (seq) SELECT seq FROM lookup WHERE ${condition}`)
      .run(value);
    for (const { table, column, target } of protections(db))
      db.exec(
        `DELETE FROM temp.doomed WHERE EXISTS (SELECT 1 FROM lookup l JOIN "${table}" r ON r."${column}" = l."${target}"
           WHERE l.seq = temp.doomed.seq)`,
      );
    db.exec(
      `DELETE FROM temp.doomed WHERE EXISTS (SELECT 1 FROM lookup served
         WHERE served.answer_of = temp.doomed.seq AND served.seq NOT IN (SELECT seq FROM temp.doomed))`,
    );
    return changes;
  }

  const preview = db.transaction((selection: Selection): Removed => {
    const selected = choose(conditionOf(selection));
    const deleted = count().get()?.lookups ?? 0;
    return { deleted, kept: selected - deleted };
  });

  function removePart(
    part: readonly number[],
    { at, actor, reason }: Parameters<Removal['remove']>[1],
  ): Removed {
    const selected = choose(oneOf('seq', part));
    const gone = ids()
      .all()
      .map(({ id }) => id);
    if (gone.length === 0) return { deleted: 0, kept: selected };
    db.exec(
      `CREATE TEMP TABLE loose AS
         SELECT answer AS id FROM lookup WHERE seq IN (SELECT seq FROM temp.doomed) AND answer IS NOT NULL
         UNION SELECT page FROM lookup WHERE seq IN (SELECT seq FROM temp.doomed) AND page IS NOT NULL
         UNION SELECT e.body FROM temp.doomed d JOIN exchange e ON ${isOf('d.seq')} AND e.body IS NOT NULL;
       DELETE FROM job WHERE lookup_id IN (SELECT l.id FROM temp.doomed d JOIN lookup l ON l.seq = d.seq);
       DELETE FROM lookup WHERE seq IN (SELECT seq FROM temp.doomed);
       DELETE FROM blob WHERE id IN (SELECT id FROM temp.loose)
         AND NOT EXISTS (SELECT 1 FROM lookup WHERE answer = blob.id)
         AND NOT EXISTS (SELECT 1 FROM lookup WHERE page = blob.id)
         AND NOT EXISTS (SELECT 1 FROM exchange WHERE body = blob.id);
       DROP TABLE temp.loose;`,
    );
    audit.append({ at, actor, action: 'lookup.deleted', subject: reason, detail: { lookups: gone } });
    return { deleted: gone.length, kept: selected - gone.length };
  }

  return {
    preview,
    async remove(selection, event) {
      const { condition, value } = conditionOf(selection);
      // Newest first: what was served from an answer goes before, or with, the lookup that holds the answer. The sign keeps
      // the order from being taken for a reason to read the whole table.
      const selected = db
        .prepare<[unknown], number>(`SELECT seq FROM lookup WHERE ${condition} ORDER BY +seq DESC`)
        .pluck()
        .all(value);
      const removed = { deleted: 0, kept: 0 };
      for (let from = 0; from < selected.length && db.open; from += partSize) {
        const part = transact.run(() => removePart(selected.slice(from, from + partSize), event), 'soon');
        removed.deleted += part.deleted;
        removed.kept += part.kept;
        await setImmediate();
      }
      if (removed.deleted > 0 && db.open) truncateLog(db);
      return removed;
    },
  };
}

interface Condition {
  readonly condition: string;
  readonly value: unknown;
}

function conditionOf(selection: Selection): Condition {
  if ('ids' in selection) return oneOf('id', selection.ids);
  if ('before' in selection) return { condition: 'requested_at < ?', value: selection.before };
  return { condition: 'subject_key = ?', value: fold(selection.subject) };
}

function oneOf(column: 'id' | 'seq', values: readonly (string | number)[]): Condition {
  return { condition: `${column} IN (SELECT value FROM json_each(?))`, value: JSON.stringify(values) };
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
