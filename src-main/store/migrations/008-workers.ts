import type { Migration } from './migration';

/*
 * Several processes may work on one file (the window beside `serve`). What one of them has under way stands here, so that
 * the others neither use its units of a quota nor run its jobs, and is free again as soon as the process is gone.
 */
export const migration: Migration = {
  id: 8,
  name: 'workers',
  sql: /* sql */ `
-- A process, believed alive until this moment without another sign.
CREATE TABLE worker (
  name  TEXT PRIMARY KEY,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A unit set aside for a lookup under way; the charge takes its place.
CREATE TABLE quota_hold (
  worker       TEXT NOT NULL REFERENCES worker(name) ON DELETE CASCADE,
  number       INTEGER NOT NULL,
  organization TEXT NOT NULL,
  operation    TEXT NOT NULL,
  PRIMARY KEY (worker, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX quota_hold_of ON quota_hold (organization, operation);

-- The process that runs an unfinished job; null when none does.
ALTER TABLE job ADD COLUMN worker TEXT REFERENCES worker(name) ON DELETE SET NULL;
CREATE INDEX job_worker ON job (worker) WHERE worker IS NOT NULL;
`,
};
