import type { ErrorValue } from '@shared/errors';
import type { Database } from './database';
import { statement } from './statements';

/** A lookup that outlived its caller's patience. */
export interface Job {
  readonly id: string;
  readonly organization: string;
  readonly operation: string;
  /** The id that its lookup has, or will have. */
  readonly lookupId: string;
  /** The call as plain JSON, so that another process can run it again. */
  readonly call: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** null while it runs. */
  readonly finishedAt: number | null;
  /** Why it could not become a lookup; null otherwise. */
  readonly error: ErrorValue | null;
}

export interface JobRepository {
  /** @param worker who runs it */
  add(job: Omit<Job, 'finishedAt' | 'error'>, worker: string): void;
  /** A job of this organization; another one's is not found. */
  get(id: string, organization: string): Job | undefined;
  /** Those that are not finished and that no worker runs, oldest first. */
  free(): readonly Job[];
  /** Says who runs it from now on. */
  assign(id: string, worker: string): void;
  /** Ends the job of a lookup, if it has one. */
  finish(lookupId: string, at: number, error: ErrorValue | null): void;
  /** Forgets the job of a lookup that was cancelled. */
  drop(lookupId: string): void;
}

interface Row extends Omit<Job, 'error'> {
  readonly error: string | null;
}

const columns = `id, organization, operation, lookup_id AS lookupId, call, created_at AS createdAt,
  finished_at AS finishedAt, error`;

export function jobRepository(db: Database): JobRepository {
  const insert = statement<[string, string, string, string, string, number, string]>(
    db,
    `INSERT INTO job (id, organization, operation, lookup_id, call, created_at, worker)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const one = statement<[string, string], Row>(
    db,
    `SELECT ${columns} FROM job WHERE id = ? AND organization = ?`,
  );
  const free = statement<[], Row>(
    db,
    `SELECT ${columns} FROM job WHERE finished_at IS NULL AND worker IS NULL ORDER BY created_at`,
  );
  const assign = statement<[string, string]>(db, 'UPDATE job SET worker = ? WHERE id = ?');
  const finish = statement<[number, string | null, string]>(
    db,
    'UPDATE job SET finished_at = ?, error = ?, worker = NULL WHERE lookup_id = ? AND finished_at IS NULL',
  );
  const drop = statement<[string]>(db, 'DELETE FROM job WHERE lookup_id = ?');

  return {
    add({ id, organization, operation, lookupId, call, createdAt }, worker) {
      insert().run(id, organization, operation, lookupId, call, createdAt, worker);
    },
    get(id, organization) {
      const row = one().get(id, organization);
      return row === undefined ? undefined : jobOf(row);
    },
    free: () => free().all().map(jobOf),
    assign(id, worker) {
      assign().run(worker, id);
    },
    finish(lookupId, at, error) {
      finish().run(at, error === null ? null : JSON.stringify(error), lookupId);
    },
    drop(lookupId) {
      drop().run(lookupId);
    },
  };
}

function jobOf(row: Row): Job {
  return { ...row, error: row.error === null ? null : (JSON.parse(row.error) as ErrorValue) };
}
