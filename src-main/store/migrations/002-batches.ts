import type { Migration } from './migration';

/*
 * A row's counters stand in its batch and are kept by triggers, so that they are right after every commit whatever
 * wrote the row, and a list of batches reads no row at all.
 *
 * Every way to sort has an index that starts with the batch and the sort key and carries all that the filters look at:
 * a page, however deep, is found in the index alone and only its own rows are fetched.
 */
export const migration: Migration = {
  id: 2,
  name: 'batches',
  sql: /* sql */ `
CREATE TABLE batch (
  key            INTEGER PRIMARY KEY AUTOINCREMENT,
  id             TEXT NOT NULL UNIQUE,
  name           TEXT NOT NULL,
  operation      TEXT NOT NULL,
  file_name      TEXT NOT NULL,
  file_sha256    TEXT NOT NULL CHECK (length(file_sha256) = 64),
  -- Where the command line writes the results; with the file's hash it names the batch that a second call goes on with.
  output         TEXT,
  created_at     INTEGER NOT NULL,
  finished_at    INTEGER,
  state          TEXT NOT NULL CHECK (state IN
                   ('importing', 'ready', 'running', 'paused', 'waiting_quota', 'done', 'cancelled')),
  waits_until    INTEGER,
  paused_because TEXT CHECK (paused_because IS NULL OR json_valid(paused_because)),
  -- The process that works on it, until when it is believed without a sign of life.
  lease_owner    TEXT,
  lease_until    INTEGER,
  -- Deleted by the person; its rows go in parts.
  removed        INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
  total          INTEGER NOT NULL DEFAULT 0,
  invalid        INTEGER NOT NULL DEFAULT 0,
  duplicate      INTEGER NOT NULL DEFAULT 0,
  open           INTEGER NOT NULL DEFAULT 0,
  found          INTEGER NOT NULL DEFAULT 0,
  "nothing"      INTEGER NOT NULL DEFAULT 0,
  silent         INTEGER NOT NULL DEFAULT 0,
  refused        INTEGER NOT NULL DEFAULT 0,
  private        INTEGER NOT NULL DEFAULT 0,
  CHECK ((state = 'waiting_quota') = (waits_until IS NOT NULL)),
  CHECK ((lease_owner IS NULL) = (lease_until IS NULL))
) STRICT;
CREATE INDEX batch_output ON batch (file_sha256, output) WHERE output IS NOT NULL;

CREATE TABLE batch_row (
  batch        INTEGER NOT NULL REFERENCES batch(key),
  row          INTEGER NOT NULL CHECK (row >= 1),
  raw          TEXT NOT NULL,
  value        TEXT,
  state        TEXT NOT NULL CHECK (state IN ('invalid', 'duplicate', 'pending', 'asked', 'done', 'failed')),
  verdict      TEXT NOT NULL CHECK (verdict IN ('found', 'nothing', 'silent', 'yours', 'not_asked')),
  problem      TEXT,
  repairs      TEXT NOT NULL CHECK (json_valid(repairs)),
  duplicate_of INTEGER,
  suggestion   TEXT,
  -- How often it was given back to be asked again after a failure: each time is a new question with a key of its own.
  retries      INTEGER NOT NULL DEFAULT 0,
  lookup_id    TEXT REFERENCES lookup(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  title        TEXT,
  place        TEXT,
  date         TEXT,
  count        INTEGER,
  note         TEXT CHECK (note IS NULL OR json_valid(note)),
  flags        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(flags)),
  error        TEXT CHECK (error IS NULL OR json_valid(error)),
  -- raw, value, title and place without case and accents, for searching.
  folded       TEXT NOT NULL,
  rank         INTEGER NOT NULL GENERATED ALWAYS AS (CASE verdict
                 WHEN 'found' THEN 0 WHEN 'nothing' THEN 1 WHEN 'silent' THEN 2 WHEN 'yours' THEN 3 ELSE 4 END) VIRTUAL,
  private      INTEGER NOT NULL GENERATED ALWAYS AS (instr(flags, '"private"') > 0) VIRTUAL,
  bucket       TEXT NOT NULL GENERATED ALWAYS AS (CASE
                 WHEN state IN ('invalid', 'duplicate') THEN state
                 WHEN state IN ('pending', 'asked') THEN 'open'
                 WHEN state = 'failed' THEN 'silent'
                 WHEN verdict IN ('found', 'nothing') THEN verdict
                 ELSE 'refused' END) VIRTUAL,
  PRIMARY KEY (batch, row),
  CHECK ((state = 'invalid') = (value IS NULL)),
  CHECK ((state = 'duplicate') = (duplicate_of IS NOT NULL))
) STRICT;
CREATE INDEX batch_row_state     ON batch_row (batch, state, row);
CREATE INDEX batch_row_verdict   ON batch_row (batch, rank, row, private, date);
CREATE INDEX batch_row_value     ON batch_row (batch, value, row, rank, private, date);
CREATE INDEX batch_row_place     ON batch_row (batch, place, row, rank, private, date);
CREATE INDEX batch_row_date      ON batch_row (batch, date, row, rank, private);
CREATE INDEX batch_row_count     ON batch_row (batch, count, row, rank, private, date);
CREATE INDEX batch_row_private   ON batch_row (batch, row) WHERE private = 1;
CREATE INDEX batch_row_duplicate ON batch_row (batch, duplicate_of) WHERE duplicate_of IS NOT NULL;
CREATE INDEX batch_row_lookup    ON batch_row (lookup_id) WHERE lookup_id IS NOT NULL;

CREATE TRIGGER batch_row_added AFTER INSERT ON batch_row BEGIN
  UPDATE batch SET
    total     = total + 1,
    invalid   = invalid   + (new.bucket = 'invalid'),
    duplicate = duplicate + (new.bucket = 'duplicate'),
    open      = open      + (new.bucket = 'open')
  WHERE key = new.batch;
END;
CREATE TRIGGER batch_row_changed AFTER UPDATE OF state, verdict, flags ON batch_row
WHEN old.bucket <> new.bucket OR old.private <> new.private BEGIN
  UPDATE batch SET
    invalid   = invalid   + (new.bucket = 'invalid')   - (old.bucket = 'invalid'),
    duplicate = duplicate + (new.bucket = 'duplicate') - (old.bucket = 'duplicate'),
    open      = open      + (new.bucket = 'open')      - (old.bucket = 'open'),
    found     = found     + (new.bucket = 'found')     - (old.bucket = 'found'),
    "nothing" = "nothing" + (new.bucket = 'nothing')   - (old.bucket = 'nothing'),
    silent    = silent    + (new.bucket = 'silent')    - (old.bucket = 'silent'),
    refused   = refused   + (new.bucket = 'refused')   - (old.bucket = 'refused'),
    private   = private   + (new.bucket = 'found' AND new.private) - (old.bucket = 'found' AND old.private)
  WHERE key = new.batch;
END;
-- What a deleted lookup said of people leaves the row with it; that it was asked, and what it came to, stays.
CREATE TRIGGER batch_row_forgets AFTER UPDATE OF lookup_id ON batch_row
WHEN old.lookup_id IS NOT NULL AND new.lookup_id IS NULL AND new.title IS NOT NULL BEGIN
  UPDATE batch_row SET title = NULL, folded = lower(new.raw || ' ' || coalesce(new.value, ''))
  WHERE batch = new.batch AND row = new.row;
END;
`,
};
