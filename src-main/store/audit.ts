import { canonicalJson } from '@shared/canonical-json';
import type { Database } from './database';
import { sha256 } from './hash';
import { statement } from './statements';

/** Something that was done, as its author tells it. */
export interface AuditEvent {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Who did it: a door (`window`, `batch`, …), or `application`. */
  readonly actor: string;
  /** What was done, such as `lookup.recorded`. */
  readonly action: string;
  /** The id of what it was done to. */
  readonly subject: string;
  /** Plain JSON without personal data: it can never be deleted. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** An entry of the log. `hash` covers everything else of it, `prev` among it. */
export interface AuditEntry extends AuditEvent {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly prev: string;
  readonly hash: string;
}

export interface AuditRepository {
  /**
   * Adds an entry to the chain, inside the transaction of what it records.
   * @returns its sequence number
   */
  append(event: AuditEvent): number;
  /** Entries from a sequence number on, at most `limit`. */
  from(seq: number, limit: number): readonly AuditEntry[];
  /** The last entry; undefined while nothing was done. */
  last(): AuditEntry | undefined;
}

/** What stands before the first entry. */
export const chainStart = '0'.repeat(64);

/** The hash of an entry: SHA-256 over the canonical JSON of everything else it holds. */
export function entryHash(entry: Omit<AuditEntry, 'hash'>): string {
  return hashOf(entry, canonicalJson(entry.detail));
}

/** @param detail the canonical JSON of the entry's detail, which is made only once */
function hashOf(
  { seq, at, actor, action, subject, prev }: Omit<AuditEntry, 'hash' | 'detail'>,
  detail: string,
): string {
  const rest = canonicalJson({ prev, seq, subject });
  // Members by name: action, actor, at, detail, prev, seq, subject.
  return sha256(`${canonicalJson({ action, actor, at }).slice(0, -1)},"detail":${detail},${rest.slice(1)}`);
}

interface Row extends Omit<AuditEntry, 'detail'> {
  readonly detail: string;
}

export function auditRepository(db: Database): AuditRepository {
  const insert = statement<[number, number, string, string, string, string, string, string]>(
    db,
    `INSERT INTO audit (seq, at, actor, action, subject, detail, prev, hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const tail = statement<[], { seq: number; hash: string }>(
    db,
    'SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1',
  );
  const page = statement<[number, number], Row>(
    db,
    'SELECT * FROM audit WHERE seq >= ? ORDER BY seq LIMIT ?',
  );
  const newest = statement<[], Row>(db, 'SELECT * FROM audit ORDER BY seq DESC LIMIT 1');

  return {
    append(event) {
      const last = tail().get();
      const { at, actor, action, subject, detail } = event;
      const seq = (last?.seq ?? 0) + 1;
      const prev = last?.hash ?? chainStart;
      const text = canonicalJson(detail);
      insert().run(seq, at, actor, action, subject, text, prev, hashOf({ ...event, seq, prev }, text));
      return seq;
    },
    from: (seq, limit) => page().all(seq, limit).map(entryOf),
    last() {
      const row = newest().get();
      return row === undefined ? undefined : entryOf(row);
    },
  };
}

function entryOf(row: Row): AuditEntry {
  return { ...row, detail: JSON.parse(row.detail) as AuditEntry['detail'] };
}
