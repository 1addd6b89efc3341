import type { Database } from './database';
import { statement } from './statements';

/** A quota as the ledger knows it. */
export interface QuotaUse {
  /** The limit that the user set; null while the operation's own holds. */
  readonly limit: number | null;
  /** Units used within the window. */
  readonly used: number;
  /** Units set aside by lookups under way, in whichever process. */
  readonly held: number;
  /** Epoch milliseconds of the oldest charge within the window; null when nothing is used. */
  readonly oldestAt: number | null;
}

/**
 * The ledger of what lookups cost, per organization and operation. Charges are numbered, so that the use of a window is
 * the difference of two numbers however many charges there are. After a clock was set back, charges that stand in the
 * future leave the window together with the later ones that were written before them.
 */
export interface QuotaRepository {
  /** @param since epoch milliseconds; charges of this moment and earlier are out of the window */
  use(organization: string, operation: string, since: number): QuotaUse;
  setLimit(organization: string, operation: string, limit: number): void;
  /** Writes one unit, in the transaction of the lookup it pays for. */
  charge(organization: string, operation: string, at: number, lookupSeq: number): void;
  /** Sets one unit aside for a lookup under way. */
  hold(hold: QuotaHold, organization: string, operation: string): void;
  isHeld(hold: QuotaHold): boolean;
  /** Gives a unit back that was set aside; nothing when it is back already. */
  free(hold: QuotaHold): void;
}

/** One unit set aside: the number is the worker's own, and never used again. */
export interface QuotaHold {
  readonly worker: string;
  readonly number: number;
}

interface Window {
  readonly units: number | null;
  /** The last charge of all, and the last one that has left the window; 0 for none. */
  readonly newest: number;
  readonly gone: number;
  readonly oldest: number | null;
  readonly held: number;
}

/** The plus before a parameter: see `statement`. */
export function quotaRepository(db: Database): QuotaRepository {
  const window = statement<{ organization: string; operation: string; since: number }, Window>(
    db,
    `SELECT
       (SELECT units FROM quota_limit WHERE organization = +:organization AND operation = +:operation) AS units,
       coalesce((SELECT seq FROM quota_charge WHERE organization = +:organization AND operation = +:operation
         ORDER BY seq DESC LIMIT 1), 0) AS newest,
       coalesce((SELECT seq FROM quota_charge WHERE organization = +:organization AND operation = +:operation
         AND at <= +:since ORDER BY at DESC, seq DESC LIMIT 1), 0) AS gone,
       (SELECT at FROM quota_charge WHERE organization = +:organization AND operation = +:operation
         AND at > +:since ORDER BY at LIMIT 1) AS oldest,
       (SELECT count(*) FROM quota_hold WHERE organization = +:organization AND operation = +:operation) AS held`,
  );
  const writeLimit = statement<[string, string, number]>(
    db,
    `INSERT INTO quota_limit (organization, operation, units) VALUES (?, ?, ?)
     ON CONFLICT (organization, operation) DO UPDATE SET units = excluded.units`,
  );
  const insert = statement<{ organization: string; operation: string; at: number; lookup: number }>(
    db,
    `INSERT INTO quota_charge (organization, operation, seq, at, lookup)
     SELECT :organization, :operation, coalesce(max(seq), 0) + 1, :at, :lookup
     FROM quota_charge WHERE organization = +:organization AND operation = +:operation`,
  );
  const hold = statement<[string, number, string, string]>(
    db,
    'INSERT INTO quota_hold (worker, number, organization, operation) VALUES (?, ?, ?, ?)',
  );
  const isHeld = statement<[string, number]>(db, 'SELECT 1 FROM quota_hold WHERE worker = ? AND number = ?');
  const free = statement<[string, number]>(db, 'DELETE FROM quota_hold WHERE worker = ? AND number = ?');

  return {
    use(organization, operation, since) {
      const found = window().get({ organization, operation, since });
      if (found === undefined) throw new Error('a query without a table gave no row');
      return {
        limit: found.units,
        used: found.newest - found.gone,
        held: found.held,
        oldestAt: found.oldest,
      };
    },
    setLimit(organization, operation, limit) {
      writeLimit().run(organization, operation, limit);
    },
    charge(organization, operation, at, lookup) {
      insert().run({ organization, operation, at, lookup });
    },
    hold({ worker, number }, organization, operation) {
      hold().run(worker, number, organization, operation);
    },
    isHeld: ({ worker, number }) => isHeld().get(worker, number) !== undefined,
    free({ worker, number }) {
      free().run(worker, number);
    },
  };
}
