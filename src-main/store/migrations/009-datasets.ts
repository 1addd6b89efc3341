import type { Migration } from './migration';

/** Answers from local copies of public lists: which copy each was read from, and how the copies came about. */
export const migration: Migration = {
  id: 9,
  name: 'datasets',
  sql: /* sql */ `
-- JSON: the generations of data sets that the answer was read from; null for a lookup that read none.
ALTER TABLE lookup ADD COLUMN generations TEXT;

CREATE TABLE dataset_refresh (
  id           TEXT PRIMARY KEY,
  dataset      TEXT NOT NULL,
  started_by   TEXT NOT NULL CHECK (started_by IN ('person', 'schedule', 'file', 'practice')),
  started_at   INTEGER NOT NULL,
  finished_at  INTEGER,
  outcome      TEXT CHECK (outcome IN ('imported', 'unchanged', 'refused', 'failed', 'cancelled')),
  problem      TEXT,
  generation   TEXT,
  CHECK ((finished_at IS NULL) = (outcome IS NULL)),
  CHECK ((outcome IS 'imported') = (generation IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX dataset_refresh_by_dataset ON dataset_refresh (dataset, started_at);
`,
};
