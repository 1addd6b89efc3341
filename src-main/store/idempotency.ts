import type { Database } from './database';
import { statement } from './statements';

/** Whose key it is: the same key of another organization or operation is another key. */
export interface KeyScope {
  readonly organization: string;
  readonly operation: string;
  readonly key: string;
}

/** What a key was used for. */
export interface KeyUse {
  readonly bodySha256: string;
  readonly lookupId: string;
}

export interface IdempotencyRepository {
  /** @param since epoch milliseconds; a key that was used at this moment or earlier is forgotten */
  find(scope: KeyScope, since: number): KeyUse | undefined;
  /** Remembers a key with its lookup, in the lookup's transaction, and drops the keys that are forgotten. */
  keep(scope: KeyScope, use: { bodySha256: string; lookupSeq: number; at: number }, since: number): void;
}

export function idempotencyRepository(db: Database): IdempotencyRepository {
  const find = statement<[string, string, string, number], KeyUse>(
    db,
    `SELECT i.body_sha256 AS bodySha256, l.id AS lookupId FROM idempotency i JOIN lookup l ON l.seq = i.lookup
     WHERE i.organization = ? AND i.operation = ? AND i.key = ? AND i.created_at > ?`,
  );
  const insert = statement<unknown[]>(
    db,
    `INSERT OR REPLACE INTO idempotency (organization, operation, key, body_sha256, created_at, lookup)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const drop = statement<[number]>(db, 'DELETE FROM idempotency WHERE created_at <= ?');

  return {
    find: ({ organization, operation, key }, since) => find().get(organization, operation, key, since),
    keep({ organization, operation, key }, { bodySha256, lookupSeq, at }, since) {
      drop().run(since);
      insert().run(organization, operation, key, bodySha256, at, lookupSeq);
    },
  };
}
