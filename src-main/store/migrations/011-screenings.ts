import type { Migration } from './migration';

/*
 * A screening asks every held list of names for a subject. It is kept whole, also when nobody had a hit: which copies were
 * searched, which lists were not there, what each hit said.
 *
 * A decision is about a subject and a party in the state that the list described it in, not about one screening: the next
 * one that meets both finds it. Counts of a screening are kept beside it, so that a list of thousands reads no hit.
 */
export const migration: Migration = {
  id: 11,
  name: 'screenings',
  sql: /* sql */ `
-- The copies of lists that were searched and the lists that were missing: the same for all screenings of a day.
CREATE TABLE screened_lists (
  key     INTEGER PRIMARY KEY,
  content TEXT NOT NULL UNIQUE CHECK (json_valid(content)),
  searched INTEGER NOT NULL GENERATED ALWAYS AS (json_array_length(content, '$.lists')) VIRTUAL,
  missing  INTEGER NOT NULL GENERATED ALWAYS AS (json_array_length(content, '$.missing')) VIRTUAL
) STRICT;

CREATE TABLE screening (
  key          INTEGER PRIMARY KEY,
  id           TEXT NOT NULL UNIQUE,
  -- JSON: who was screened, as it was asked.
  subject      TEXT NOT NULL CHECK (json_valid(subject)),
  -- The name without case and accents, for searching and deleting.
  folded       TEXT NOT NULL,
  -- By what the subject is known again; a hash.
  subject_key  TEXT NOT NULL CHECK (length(subject_key) = 64),
  threshold    REAL NOT NULL CHECK (threshold BETWEEN 0 AND 1),
  purpose      TEXT,
  legal_basis  TEXT,
  practice     INTEGER NOT NULL CHECK (practice IN (0, 1)),
  lists        INTEGER NOT NULL REFERENCES screened_lists(key),
  -- JSON: the lists that had more hits than are kept of one.
  cut          TEXT NOT NULL CHECK (json_valid(cut)),
  asked_at     INTEGER NOT NULL,
  hits         INTEGER NOT NULL,
  best         REAL,
  undecided    INTEGER NOT NULL DEFAULT 0,
  true_matches INTEGER NOT NULL DEFAULT 0,
  CHECK ((hits = 0) = (best IS NULL))
) STRICT;
CREATE INDEX screening_asked   ON screening (asked_at);
CREATE INDEX screening_subject ON screening (subject_key);
CREATE INDEX screening_folded  ON screening (folded);
CREATE INDEX screening_lists   ON screening (lists);

CREATE TABLE screening_hit (
  key           INTEGER PRIMARY KEY,
  id            TEXT NOT NULL UNIQUE,
  screening     INTEGER NOT NULL REFERENCES screening(key) ON DELETE CASCADE,
  dataset       TEXT NOT NULL,
  -- What it is called by in its list, from one copy to the next.
  party         TEXT NOT NULL,
  record_sha256 TEXT NOT NULL CHECK (length(record_sha256) = 64),
  -- JSON: name, score, explanation and record.
  body          TEXT NOT NULL CHECK (json_valid(body))
) STRICT;
CREATE INDEX screening_hit_of ON screening_hit (screening, dataset, party);

CREATE TABLE screening_decision (
  key           INTEGER PRIMARY KEY,
  subject_key   TEXT NOT NULL CHECK (length(subject_key) = 64),
  dataset       TEXT NOT NULL,
  party         TEXT NOT NULL,
  record_sha256 TEXT NOT NULL CHECK (length(record_sha256) = 64),
  -- JSON: what the list said when it was decided, to tell later what changed.
  record        TEXT NOT NULL CHECK (json_valid(record)),
  at            INTEGER NOT NULL,
  -- The analyst's name; empty when none was set.
  by            TEXT NOT NULL,
  verdict       TEXT NOT NULL CHECK (verdict IN ('true_match', 'false_match', 'unclear')),
  reason        TEXT NOT NULL,
  CHECK (verdict = 'unclear' OR reason <> '')
) STRICT;
CREATE INDEX screening_decision_of ON screening_decision (subject_key, dataset, party);

-- A dossier protects its screenings from every deletion.
CREATE TABLE dossier_screening (
  dossier   INTEGER NOT NULL REFERENCES dossier(key) ON DELETE CASCADE,
  screening INTEGER NOT NULL REFERENCES screening(key) ON DELETE RESTRICT,
  added_at  INTEGER NOT NULL,
  PRIMARY KEY (dossier, screening)
) STRICT, WITHOUT ROWID;
CREATE INDEX dossier_screening_of ON dossier_screening (screening);
`,
};
