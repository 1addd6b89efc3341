import type { Database } from './database';
import { statement } from './statements';

/** What was used of a quota within a window. */
export interface QuotaUse {
  readonly used: number;
  /** Epoch milliseconds of the oldest charge within the window; null when nothing is used. */
  readonly oldestAt: number | null;
}

/**
 * The ledger of what lookups cost, per organization and operation. Charges are numbered, so that the use of a window is
 * the difference of two numbers however many charges there are. After a clock was set back, charges that stand in the
 * future leave the window together with the later ones that were written before them.
 */
export interface QuotaRepository {
  /** The limit that the user set; undefined while the operation's own holds. */
  limit(organization: string, operation: string): number | undefined;
  setLimit(organization: string, operation: string, limit: number): void;
  /** @param since epoch milliseconds; charges of this moment and earlier are out of the window */
  use(organization: string, operation: string, since: number): QuotaUse;
  /** Writes one unit, in the transaction of the lookup it pays for. */
  charge(organization: string, operation: string, at: number, lookupSeq: number): void;
}

export function quotaRepository(db: Database): QuotaRepository {
  const readLimit = statement<[string, string], { units: number }>(
    db,
    'SELECT units FROM quota_limit WHERE organization = ? AND operation = ?',
  );
  const writeLimit = statement<[string, string, number]>(
    db,
    `INSERT INTO quota_limit (organization, operation, units) VALUES (?, ?, ?)
     ON CONFLICT (organization, operation) DO UPDATE SET units = excluded.units`,
  );
  const lastSeq = statement<[string, string], { seq: number }>(
    db,
    'SELECT seq FROM quota_charge WHERE organization = ? AND operation = ? ORDER BY seq DESC LIMIT 1',
  );
  const lastOut = statement<[string, string, number], { seq: number }>(
    db,
    `SELECT seq FROM quota_charge WHERE organization = ? AND operation = ? AND at <= ?
     ORDER BY at DESC, seq DESC LIMIT 1`,
  );
  const atOf = statement<[string, string, number], { at: number }>(
    db,
    'SELECT at FROM quota_charge WHERE organization = ? AND operation = ? AND seq = ?',
  );
  const insert = statement<[string, string, number, number, number]>(
    db,
    'INSERT INTO quota_charge (organization, operation, seq, at, lookup) VALUES (?, ?, ?, ?, ?)',
  );
  const last = (organization: string, operation: string) => lastSeq().get(organization, operation)?.seq ?? 0;

  return {
    limit: (organization, operation) => readLimit().get(organization, operation)?.units,
    setLimit(organization, operation, limit) {
      writeLimit().run(organization, operation, limit);
    },
    use(organization, operation, since) {
      const newest = last(organization, operation);
      const out = newest === 0 ? 0 : (lastOut().get(organization, operation, since)?.seq ?? 0);
      const used = newest - out;
      const oldestAt = used === 0 ? null : (atOf().get(organization, operation, out + 1)?.at ?? null);
      return { used, oldestAt };
    },
    charge(organization, operation, at, lookupSeq) {
      insert().run(organization, operation, last(organization, operation) + 1, at, lookupSeq);
    },
  };
}
