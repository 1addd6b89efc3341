import { canonicalJson } from '@shared/canonical-json';
import type { Review } from '@shared/review';
import type { AuditEntry, AuditRepository } from './audit';
import type { Database } from './database';
import { sha256 } from './hash';
import { statement } from './statements';

/** Readings by hand of lookups. */
export interface ReviewRepository {
  /**
   * Adds one to a recorded lookup, with its audit entry, inside the caller's transaction. The entry holds the hash of the
   * reading, so that the words about a person go with the lookup when it is deleted.
   */
  add(lookupId: string, review: Review, actor: string): void;
}

export function reviewRepository(db: Database, audit: AuditRepository): ReviewRepository {
  const insert = statement<[number, string, string, string, number, string]>(
    db,
    `INSERT INTO review (lookup, at, by, verdict, reason, audit)
     SELECT seq, ?, ?, ?, ?, ? FROM lookup WHERE id = ?`,
  );
  return {
    add(lookupId, { verdict, reason, by, at }, actor) {
      const entry = audit.append({
        at,
        actor,
        action: reviewed,
        subject: lookupId,
        detail: { verdict, review: hashOf({ verdict, reason, by, at }) },
      });
      const { changes } = insert().run(at, by, verdict, reason, entry, lookupId);
      if (changes !== 1) throw new Error(`no lookup ${lookupId} to review`);
    },
  };
}

const reviewed = 'lookup.reviewed';

/** The newest reading of a lookup `l`, as JSON; for the columns of a query. */
export const newestReview = `(SELECT json_object('verdict', r.verdict, 'reason', r.reason, 'by', r.by, 'at', r.at)
  FROM review r WHERE r.lookup = l.seq ORDER BY r.id DESC LIMIT 1)`;

/** Whether an entry of the log is one of a reading that is not what it says, or of none though its lookup is there. */
export function reviewCheck(db: Database): (entry: AuditEntry) => boolean {
  const find = statement<[number, string], Review>(
    db,
    `SELECT r.verdict, r.reason, r.by, r.at FROM review r JOIN lookup l ON l.seq = r.lookup
     WHERE r.audit = ? AND l.id = ?`,
  );
  const lookup = statement<[string], { seq: number }>(db, 'SELECT seq FROM lookup WHERE id = ?');
  return ({ seq, action, subject, detail }) => {
    if (action !== reviewed) return false;
    const row = find().get(seq, subject);
    if (row === undefined) return lookup().get(subject) !== undefined;
    return row.verdict !== detail['verdict'] || hashOf(row) !== detail['review'];
  };
}

/** Readings that no entry of the log tells of. */
export function strayReviews(db: Database): readonly number[] {
  return db
    .prepare<[], { audit: number }>(
      `SELECT r.audit FROM review r LEFT JOIN audit a ON a.seq = r.audit
       WHERE a.seq IS NULL OR a.action <> '${reviewed}' ORDER BY r.audit LIMIT 1`,
    )
    .all()
    .map(({ audit }) => audit);
}

function hashOf({ verdict, reason, by, at }: Review): string {
  return sha256(canonicalJson({ verdict, reason, by, at }));
}
