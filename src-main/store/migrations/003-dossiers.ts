import type { Migration } from './migration';

/*
 * A finding protects its lookup, and with it the evidence, from every deletion. Numbers are counted per series and
 * year, so that a number is given once, without gaps, and never again after its dossier was deleted.
 */
export const migration: Migration = {
  id: 3,
  name: 'dossiers',
  sql: /* sql */ `
CREATE TABLE dossier_number (
  series TEXT NOT NULL,
  year   INTEGER NOT NULL,
  last   INTEGER NOT NULL CHECK (last >= 1),
  PRIMARY KEY (series, year)
) STRICT, WITHOUT ROWID;

CREATE TABLE dossier (
  key          INTEGER PRIMARY KEY,
  id           TEXT NOT NULL UNIQUE,
  number       TEXT NOT NULL UNIQUE,
  practice     INTEGER NOT NULL CHECK (practice IN (0, 1)),
  subject_kind TEXT NOT NULL CHECK (subject_kind IN ('person', 'company')),
  subject_name TEXT NOT NULL,
  identifiers  TEXT NOT NULL CHECK (json_valid(identifiers)),
  purpose      TEXT NOT NULL,
  legal_basis  TEXT NOT NULL,
  prepared_by  TEXT NOT NULL,
  summary      TEXT NOT NULL,
  created_at   INTEGER NOT NULL,
  updated_at   INTEGER NOT NULL
) STRICT;

CREATE TABLE finding (
  key        INTEGER PRIMARY KEY,
  id         TEXT NOT NULL UNIQUE,
  dossier    INTEGER NOT NULL REFERENCES dossier(key) ON DELETE CASCADE,
  lookup_id  TEXT NOT NULL REFERENCES lookup(id) ON DELETE RESTRICT,
  -- From 0 without gaps; renumbered as a whole when a finding is moved or taken out.
  position   INTEGER NOT NULL CHECK (position >= 0),
  state      TEXT NOT NULL CHECK (state IN ('pending', 'relevant', 'not_relevant')),
  reason     TEXT NOT NULL,
  note       TEXT NOT NULL,
  added_at   INTEGER NOT NULL,
  decided_at INTEGER,
  UNIQUE (dossier, lookup_id),
  CHECK ((state = 'pending') = (decided_at IS NULL)),
  CHECK (state = 'pending' OR reason <> '')
) STRICT;
CREATE INDEX finding_order  ON finding (dossier, position);
CREATE INDEX finding_lookup ON finding (lookup_id);

-- Every decision that was ever made on a finding, the present one last.
CREATE TABLE decision (
  key     INTEGER PRIMARY KEY,
  finding INTEGER NOT NULL REFERENCES finding(key) ON DELETE CASCADE,
  at      INTEGER NOT NULL,
  -- The analyst's name; empty when none was set.
  by      TEXT NOT NULL,
  state   TEXT NOT NULL CHECK (state IN ('pending', 'relevant', 'not_relevant')),
  reason  TEXT NOT NULL
) STRICT;
CREATE INDEX decision_finding ON decision (finding);
`,
};
