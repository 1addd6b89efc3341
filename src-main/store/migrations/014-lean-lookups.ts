import type { Migration } from './migration';

/*
 * Every page that a lookup touches is written to the log whole, so fewer trees make each lookup cheaper. A lookup has the
 * number of its audit entry, which the log never gives again; an exchange the number of its lookup and its place in it,
 * which finds the exchanges of a lookup without an index. JSON is no longer parsed again as it is written.
 */
export const migration: Migration = {
  id: 14,
  name: 'lean-lookups',
  sql: /* sql */ `
UPDATE quota_charge SET lookup = coalesce((SELECT audit FROM lookup WHERE seq = quota_charge.lookup), 0);
UPDATE idempotency  SET lookup = (SELECT audit FROM lookup WHERE seq = idempotency.lookup);
UPDATE review       SET lookup = (SELECT audit FROM lookup WHERE seq = review.lookup);

CREATE TABLE new_exchange (
  -- The lookup's number times 10000, plus the place among its exchanges, from 1.
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
INSERT INTO new_exchange
  SELECT l.audit * 10000 + e.sequence, e.method, e.url, e.sent_to, e.request_headers, e.request_body, e.status,
    e.response_headers, e.started_at, e.duration_ms, e.bytes, e.sha256, e.body, e.failure
  FROM exchange e JOIN lookup l ON l.seq = e.lookup;
DROP TABLE exchange;
ALTER TABLE new_exchange RENAME TO exchange;
CREATE INDEX exchange_body ON exchange (body) WHERE body IS NOT NULL;

CREATE TABLE new_lookup (
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
  -- Where the subject's authorization is kept, or how the subject takes part; null where none was asked for.
  "authorization" TEXT,
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
  -- For another range of a text that was read before: the body that this one was answered with.
  page          INTEGER REFERENCES blob(id),
  answer_sha256 TEXT CHECK (length(answer_sha256) = 64),
  digest        TEXT,
  error         TEXT,
  -- JSON: the generations of data sets that the answer was read from; null for a lookup that read none.
  generations   TEXT,
  -- Last, so that lists do not read past it.
  aside         TEXT,
  CHECK ((status = 200) = (answer_sha256 IS NOT NULL AND digest IS NOT NULL AND error IS NULL)),
  CHECK ((origin = 'cache') = (answer_of IS NOT NULL)),
  CHECK (answer IS NULL OR answer_of IS NULL)
) STRICT;
INSERT INTO new_lookup
  SELECT l.audit, l.id, l.request_id, l.organization, l.operation, l.subject, l.subject_key, l.door, l.practice,
    l.redirected, l.input, l.input_sha256, l.purpose, l.legal_basis, l."authorization", l.requested_at, l.finished_at,
    l.answered_at, l.status, l.verdict, l.origin, source.audit, l.answer, l.page, l.answer_sha256, l.digest, l.error,
    l.generations, l.aside
  FROM lookup l LEFT JOIN lookup source ON source.seq = l.answer_of;
DROP TABLE lookup;
ALTER TABLE new_lookup RENAME TO lookup;
CREATE INDEX lookup_recent       ON lookup (requested_at, verdict);
CREATE INDEX lookup_by_operation ON lookup (operation, requested_at) WHERE origin = 'source';
CREATE INDEX lookup_search       ON lookup (subject_key, operation, door, verdict);
CREATE INDEX lookup_cache        ON lookup (operation, input_sha256, practice, answered_at)
  WHERE status = 200 AND origin = 'source';
CREATE INDEX lookup_answer_of    ON lookup (answer_of) WHERE answer_of IS NOT NULL;
CREATE INDEX lookup_answer       ON lookup (answer) WHERE answer IS NOT NULL;
CREATE INDEX lookup_page         ON lookup (page) WHERE page IS NOT NULL;
CREATE TRIGGER lookup_takes_exchanges AFTER DELETE ON lookup
BEGIN DELETE FROM exchange WHERE id BETWEEN old.seq * 10000 + 1 AND old.seq * 10000 + 9999; END;
`,
};
