import type { Migration } from './migration';

/*
 * Files of names that are screened. A row holds who is screened; what came of it is a screening that names file and row,
 * so that a row is screened exactly once whatever happens. Counters stand in the file and are kept by triggers.
 */
export const migration: Migration = {
  id: 12,
  name: 'screening-files',
  sql: /* sql */ `
CREATE TABLE screening_file (
  key            INTEGER PRIMARY KEY AUTOINCREMENT,
  id             TEXT NOT NULL UNIQUE,
  name           TEXT NOT NULL,
  file_name      TEXT NOT NULL,
  file_sha256    TEXT NOT NULL CHECK (length(file_sha256) = 64),
  -- Which names are searched; null for all kinds.
  kind           TEXT,
  threshold      REAL NOT NULL,
  purpose        TEXT NOT NULL,
  legal_basis    TEXT NOT NULL,
  practice       INTEGER NOT NULL CHECK (practice IN (0, 1)),
  created_at     INTEGER NOT NULL,
  finished_at    INTEGER,
  state          TEXT NOT NULL CHECK (state IN ('importing', 'ready', 'running', 'paused', 'done', 'cancelled')),
  paused_because TEXT CHECK (paused_because IS NULL OR json_valid(paused_because)),
  -- The process that works on it, until when it is believed without a sign of life.
  lease_owner    TEXT,
  lease_until    INTEGER,
  total          INTEGER NOT NULL DEFAULT 0,
  invalid        INTEGER NOT NULL DEFAULT 0,
  done           INTEGER NOT NULL DEFAULT 0,
  with_hits      INTEGER NOT NULL DEFAULT 0,
  undecided      INTEGER NOT NULL DEFAULT 0,
  true_match     INTEGER NOT NULL DEFAULT 0,
  CHECK ((lease_owner IS NULL) = (lease_until IS NULL))
) STRICT;

CREATE TABLE screening_file_row (
  file        INTEGER NOT NULL REFERENCES screening_file(key) ON DELETE CASCADE,
  row         INTEGER NOT NULL CHECK (row >= 1),
  raw         TEXT NOT NULL,
  folded      TEXT NOT NULL,
  subject     TEXT CHECK (subject IS NULL OR json_valid(subject)),
  problem     TEXT,
  unread_date TEXT,
  PRIMARY KEY (file, row),
  CHECK ((subject IS NULL) = (problem IS NOT NULL))
) STRICT, WITHOUT ROWID;

ALTER TABLE screening ADD COLUMN file INTEGER REFERENCES screening_file(key) ON DELETE SET NULL;
ALTER TABLE screening ADD COLUMN row INTEGER;
CREATE UNIQUE INDEX screening_file_place ON screening (file, row) WHERE file IS NOT NULL;
CREATE INDEX screening_file_hits ON screening (file, row) WHERE file IS NOT NULL AND hits > 0;
CREATE INDEX screening_alone ON screening (asked_at) WHERE file IS NULL;

CREATE TRIGGER screening_file_row_added AFTER INSERT ON screening_file_row BEGIN
  UPDATE screening_file SET total = total + 1, invalid = invalid + (new.problem IS NOT NULL) WHERE key = new.file;
END;
CREATE TRIGGER screening_of_file_added AFTER INSERT ON screening WHEN new.file IS NOT NULL BEGIN
  UPDATE screening_file SET done = done + 1, with_hits = with_hits + (new.hits > 0),
    undecided = undecided + (new.undecided > 0), true_match = true_match + (new.true_matches > 0)
  WHERE key = new.file;
END;
CREATE TRIGGER screening_of_file_decided AFTER UPDATE OF undecided, true_matches ON screening
WHEN new.file IS NOT NULL BEGIN
  UPDATE screening_file SET undecided = undecided + (new.undecided > 0) - (old.undecided > 0),
    true_match = true_match + (new.true_matches > 0) - (old.true_matches > 0)
  WHERE key = new.file;
END;
CREATE TRIGGER screening_of_file_deleted AFTER DELETE ON screening WHEN old.file IS NOT NULL BEGIN
  UPDATE screening_file SET done = done - 1, with_hits = with_hits - (old.hits > 0),
    undecided = undecided - (old.undecided > 0), true_match = true_match - (old.true_matches > 0)
  WHERE key = old.file;
  -- What was said of people goes with it, the name in the file too.
  DELETE FROM screening_file_row WHERE file = old.file AND row = old.row;
END;
CREATE TRIGGER screening_file_row_deleted AFTER DELETE ON screening_file_row BEGIN
  UPDATE screening_file SET total = total - 1, invalid = invalid - (old.problem IS NOT NULL) WHERE key = old.file;
END;
`,
};
