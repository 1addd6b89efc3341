import type { Migration } from './migration';

/** What persons add to lookups: the subject's authorization, and readings by hand of what no parser recognised. */
export const migration: Migration = {
  id: 10,
  name: 'by-hand',
  sql: /* sql */ `
-- Where the subject's authorization is kept, or how the subject takes part; null where none was asked for.
ALTER TABLE lookup ADD COLUMN "authorization" TEXT;

-- Readings by hand: the newest of a lookup holds. The lookup itself stays as it was recorded.
CREATE TABLE review (
  id      INTEGER PRIMARY KEY,
  lookup  INTEGER NOT NULL REFERENCES lookup(seq) ON DELETE CASCADE,
  at      INTEGER NOT NULL,
  by      TEXT NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('found', 'nothing', 'unclear')),
  reason  TEXT NOT NULL CHECK (reason <> ''),
  audit   INTEGER NOT NULL UNIQUE REFERENCES audit(seq)
) STRICT;
CREATE INDEX review_of_lookup ON review (lookup, id);
`,
};
