import type { Migration } from './migration';

/*
 * Times are epoch milliseconds, hashes lower-case hex SHA-256, JSON columns compact JSON. Aggregates of other migrations
 * refer to a lookup by `lookup(id)`: with ON DELETE RESTRICT the reference protects the lookup from every deletion
 * (a finding of a dossier), with SET NULL it does not (a row of a batch).
 */
export const migration: Migration = {
  id: 1,
  name: 'foundation',
  sql: /* sql */ `
-- The record of what was done, append-only and hash-chained: see audit.ts.
CREATE TABLE audit (
  seq     INTEGER PRIMARY KEY,
  at      INTEGER NOT NULL,
  actor   TEXT NOT NULL,
  action  TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail  TEXT NOT NULL CHECK (json_valid(detail)),
  prev    TEXT NOT NULL CHECK (length(prev) = 64),
  hash    TEXT NOT NULL CHECK (length(hash) = 64)
) STRICT;
CREATE TRIGGER audit_follows BEFORE INSERT ON audit
WHEN new.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM audit)
BEGIN SELECT raise(ABORT, 'the audit log has no gaps'); END;
CREATE TRIGGER audit_keeps_entries BEFORE DELETE ON audit
BEGIN SELECT raise(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_keeps_content BEFORE UPDATE ON audit
BEGIN SELECT raise(ABORT, 'the audit log is append-only'); END;

-- Bytes kept once, however many lookups they belong to.
CREATE TABLE blob (
  id      INTEGER PRIMARY KEY,
  sha256  TEXT NOT NULL UNIQUE CHECK (length(sha256) = 64),
  size    INTEGER NOT NULL CHECK (size >= 0),
  coding  TEXT NOT NULL CHECK (coding IN ('plain', 'deflate')),
  content BLOB NOT NULL
) STRICT;

-- What every lookup writes is kept lean: each page it touches goes to the log whole, so an index less is a page less, and
-- JSON is not parsed again as it is written.
CREATE TABLE lookup (
  -- The number of its entry in the audit log. Never used again, so that a ledger entry cannot come to mean another lookup.
  seq           INTEGER PRIMARY KEY REFERENCES audit(seq),
  id            TEXT NOT NULL UNIQUE,
  request_id    TEXT NOT NULL,
  organization  TEXT NOT NULL,
  operation     TEXT NOT NULL,
  subject       TEXT NOT NULL,
  -- The subject without case and accents, for searching.
  subject_key   TEXT NOT NULL,
  door          TEXT NOT NULL CHECK (door IN ('window', 'batch', 'cli', 'http', 'mcp')),
  practice      INTEGER NOT NULL CHECK (practice IN (0, 1)),
  redirected    INTEGER NOT NULL CHECK (redirected IN (0, 1)),
  input         TEXT NOT NULL,
  input_sha256  TEXT NOT NULL CHECK (length(input_sha256) = 64),
  purpose       TEXT,
  legal_basis   TEXT,
  requested_at  INTEGER NOT NULL,
  finished_at   INTEGER NOT NULL,
  -- When the source was asked; null when it never was.
  answered_at   INTEGER,
  status        INTEGER NOT NULL,
  verdict       TEXT NOT NULL CHECK (verdict IN ('found', 'nothing', 'silent', 'yours', 'not_asked')),
  origin        TEXT NOT NULL CHECK (origin IN ('source', 'cache')),
  -- For an answer from the cache: the lookup that asked the source and holds answer, aside and evidence.
  answer_of     INTEGER REFERENCES lookup(seq) DEFERRABLE INITIALLY DEFERRED,
  -- The interface's body, as it is sent; its hash is the blob's.
  answer        INTEGER REFERENCES blob(id),
  answer_sha256 TEXT CHECK (length(answer_sha256) = 64),
  digest        TEXT,
  error         TEXT,
  -- Last, so that lists do not read past it.
  aside         TEXT,
  CHECK ((status = 200) = (answer_sha256 IS NOT NULL AND digest IS NOT NULL AND error IS NULL)),
  CHECK ((origin = 'cache') = (answer_of IS NOT NULL)),
  CHECK (answer IS NULL OR answer_of IS NULL)
) STRICT;
CREATE INDEX lookup_recent  ON lookup (requested_at, verdict);
CREATE INDEX lookup_search  ON lookup (subject_key, operation, door, verdict);
CREATE INDEX lookup_cache   ON lookup (operation, input_sha256, practice, answered_at)
  WHERE status = 200 AND origin = 'source';
CREATE INDEX lookup_answer_of ON lookup (answer_of) WHERE answer_of IS NOT NULL;
CREATE INDEX lookup_answer    ON lookup (answer) WHERE answer IS NOT NULL;

-- One exchange with a source. The body is a blob of its own.
CREATE TABLE exchange (
  -- The lookup's number times 10000, plus the place among its exchanges, from 1: they are found without an index.
  id               INTEGER PRIMARY KEY CHECK (id % 10000 >= 1),
  method           TEXT NOT NULL,
  url              TEXT NOT NULL,
  sent_to          TEXT,
  request_headers  TEXT NOT NULL,
  request_body     TEXT,
  status           INTEGER,
  response_headers TEXT NOT NULL,
  started_at       INTEGER NOT NULL,
  duration_ms      INTEGER NOT NULL,
  bytes            INTEGER NOT NULL,
  sha256           TEXT CHECK (length(sha256) = 64),
  body             INTEGER REFERENCES blob(id),
  failure          TEXT,
  CHECK ((body IS NULL) = (sha256 IS NULL))
) STRICT;
CREATE INDEX exchange_body ON exchange (body) WHERE body IS NOT NULL;
CREATE TRIGGER lookup_takes_exchanges AFTER DELETE ON lookup
BEGIN DELETE FROM exchange WHERE id BETWEEN old.seq * 10000 + 1 AND old.seq * 10000 + 9999; END;

-- Only limits that the user changed; an operation's own limit stands in its contract.
CREATE TABLE quota_limit (
  organization TEXT NOT NULL,
  operation    TEXT NOT NULL,
  units        INTEGER NOT NULL CHECK (units >= 0),
  PRIMARY KEY (organization, operation)
) STRICT, WITHOUT ROWID;

-- One unit used. seq counts up per organization and operation, so that a window is counted by two look-ups.
CREATE TABLE quota_charge (
  organization TEXT NOT NULL,
  operation    TEXT NOT NULL,
  seq          INTEGER NOT NULL CHECK (seq >= 1),
  at           INTEGER NOT NULL,
  -- The lookup it was paid for. No foreign key: the unit stays used when the lookup is deleted.
  lookup       INTEGER NOT NULL,
  PRIMARY KEY (organization, operation, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX quota_charge_at ON quota_charge (organization, operation, at);

CREATE TABLE idempotency (
  organization TEXT NOT NULL,
  operation    TEXT NOT NULL,
  key          TEXT NOT NULL,
  body_sha256  TEXT NOT NULL CHECK (length(body_sha256) = 64),
  created_at   INTEGER NOT NULL,
  lookup       INTEGER NOT NULL REFERENCES lookup(seq) ON DELETE CASCADE,
  PRIMARY KEY (organization, operation, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_age    ON idempotency (created_at);
CREATE INDEX idempotency_lookup ON idempotency (lookup);

-- A lookup that outlived its caller's patience. It is finished when the lookup is recorded, or when the call could not
-- become one (error).
CREATE TABLE job (
  id           TEXT PRIMARY KEY,
  organization TEXT NOT NULL,
  operation    TEXT NOT NULL,
  lookup_id    TEXT NOT NULL UNIQUE,
  call         TEXT NOT NULL CHECK (json_valid(call)),
  created_at   INTEGER NOT NULL,
  finished_at  INTEGER,
  error        TEXT CHECK (error IS NULL OR json_valid(error))
) STRICT, WITHOUT ROWID;
CREATE INDEX job_unfinished ON job (created_at) WHERE finished_at IS NULL;
`,
};
