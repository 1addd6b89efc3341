import { canonicalJson } from '@shared/canonical-json';
import type { AuditEntry } from './audit';
import type { Database } from './database';
import { sha256 } from './hash';
import { statement } from './statements';

/** What the audit log calls the things that happen to screenings. */
export const screeningActions = {
  /** One name that was asked alone; `detail.screening` is its hash. */
  recorded: 'screening.recorded',
  /** Names of a file; `detail.screenings` has the hash of each by its id. */
  recordedOfFile: 'screening_file.screened',
  /** `detail.decision` is the hash of the decision. */
  decided: 'screening.decided',
  /** `detail.screenings` are ids, `detail.decisions` the hashes of what was decided on people of whom nothing is left. */
  deleted: 'screening.deleted',
} as const;

/** Hashes of screenings by their id: of all they hold, lists and hits included, but the decisions that come later. */
export function screeningHashes(db: Database): (id: string) => string | undefined {
  const one = statement<[string], { key: number }>(
    db,
    `SELECT s.key, s.id, s.subject, s.folded, s.subject_key, s.threshold, s.purpose, s.legal_basis, s.practice,
       l.content AS lists, s.cut, s.asked_at, s.hits, s.best, s.row
     FROM screening s JOIN screened_lists l ON l.key = s.lists WHERE s.id = ?`,
  );
  const hits = statement<[number], object>(
    db,
    'SELECT id, dataset, party, record_sha256, body FROM screening_hit WHERE screening = ? ORDER BY key',
  );
  return (id) => {
    const row = one().get(id);
    if (row === undefined) return undefined;
    const { key, ...content } = row;
    return sha256(canonicalJson({ ...content, hitList: hits().all(key) }));
  };
}

/** A decision as it is kept; its key says which of several holds. */
const decisions = `SELECT key, subject_key, dataset, party, record_sha256, record, at, by, verdict, reason
  FROM screening_decision`;

const hashOf = (decision: object): string => sha256(canonicalJson(decision));

/** Hashes of decisions by their key. */
export function decisionHashes(db: Database): (key: number | bigint) => string {
  const one = statement<[number | bigint], object>(db, `${decisions} WHERE key = ?`);
  return (key) => hashOf(one().get(key) as object);
}

/** Hashes of the decisions on subjects of whom no screening is left. */
export function orphanedDecisions(db: Database): readonly string[] {
  return db
    .prepare<[], object>(`${decisions} WHERE subject_key NOT IN (SELECT subject_key FROM screening)`)
    .all()
    .map(hashOf);
}

/** Holds screenings and decisions against the log. */
export interface ScreeningCheck {
  /** Hears the entries of the log in their order; false when what one tells of is something else now. */
  holds(entry: AuditEntry): boolean;
  /**
   * After the last entry: numbers of the entries that tell of something which is gone though no entry says so; one number
   * past the log for what stands there and no entry tells of.
   */
  rest(): readonly number[];
}

export function screeningCheck(db: Database): ScreeningCheck {
  const hashOfScreening = screeningHashes(db);
  const missing = new Map<string, number>();
  const decided = new Map<string, number>();
  let present = 0;
  let entries = 0;

  function isKept(id: string, hash: unknown, seq: number): boolean {
    const now = hashOfScreening(id);
    if (now === undefined) missing.set(id, seq);
    else present += 1;
    return now === undefined || now === hash;
  }

  const wasDeleted = ({ screenings, decisions: gone }: AuditEntry['detail']): boolean =>
    [
      ...textsIn(screenings).map((id) => missing.delete(id)),
      ...textsIn(gone).map((hash) => decided.delete(hash)),
    ].every(Boolean);

  return {
    holds({ seq, action, subject, detail }) {
      entries = seq;
      if (action === screeningActions.recorded) return isKept(subject, detail['screening'], seq);
      if (action === screeningActions.recordedOfFile)
        return Object.entries(detail['screenings'] ?? {})
          .map(([id, hash]) => isKept(id, hash, seq))
          .every(Boolean);
      if (action === screeningActions.decided) decided.set(String(detail['decision']), seq);
      return action !== screeningActions.deleted || wasDeleted(detail);
    },
    rest() {
      const untold = db
        .prepare<[], object>(decisions)
        .all()
        .filter((decision) => !decided.delete(hashOf(decision)));
      const kept = db.prepare('SELECT count(*) FROM screening').pluck().get() as number;
      const isTold = kept <= present && untold.length === 0;
      return [...missing.values(), ...decided.values(), ...(isTold ? [] : [entries + 1])];
    },
  };
}

/** An entry that was edited may hold anything; that its hash does not fit is said elsewhere. */
export const textsIn = (list: unknown): readonly string[] => (Array.isArray(list) ? list.map(String) : []);
