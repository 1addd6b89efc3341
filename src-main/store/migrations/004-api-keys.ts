import type { Migration } from './migration';

/** Who may ask over HTTP. Of a key only its hash is kept. */
export const migration: Migration = {
  id: 4,
  name: 'api-keys',
  sql: /* sql */ `
CREATE TABLE organization (
  id   TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
-- The organization of the window, the command line and the batches.
INSERT INTO organization (id, name) VALUES ('local', 'local');

CREATE TABLE api_key (
  id           TEXT PRIMARY KEY,
  organization TEXT NOT NULL REFERENCES organization(id),
  name         TEXT NOT NULL,
  sha256       TEXT NOT NULL CHECK (length(sha256) = 64),
  created_at   INTEGER NOT NULL,
  last_used_at INTEGER,
  uses         INTEGER NOT NULL DEFAULT 0 CHECK (uses >= 0),
  revoked_at   INTEGER,
  CHECK ((uses = 0) = (last_used_at IS NULL))
) STRICT, WITHOUT ROWID;
`,
};
