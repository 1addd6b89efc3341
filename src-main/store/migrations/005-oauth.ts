import type { Migration } from './migration';

/** The clients that a person let in, and what they may show for it. Of a token only its hash is kept. */
export const migration: Migration = {
  id: 5,
  name: 'oauth',
  sql: /* sql */ `
CREATE TABLE oauth_client (
  id            TEXT PRIMARY KEY,
  name          TEXT NOT NULL,
  redirect_uris TEXT NOT NULL CHECK (json_valid(redirect_uris)),
  created_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE oauth_grant (
  id           TEXT PRIMARY KEY,
  client       TEXT NOT NULL REFERENCES oauth_client(id),
  organization TEXT NOT NULL REFERENCES organization(id),
  -- The tokens' audience: the address of the tool server as the client knows it.
  resource     TEXT NOT NULL,
  created_at   INTEGER NOT NULL,
  renewed_at   INTEGER NOT NULL,
  expires_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX oauth_grant_by_client ON oauth_grant (client);

CREATE TABLE oauth_token (
  sha256     TEXT PRIMARY KEY CHECK (length(sha256) = 64),
  grant_id   TEXT NOT NULL REFERENCES oauth_grant(id) ON DELETE CASCADE,
  kind       TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
  expires_at INTEGER NOT NULL,
  -- A refresh token that was used stays until it expires, so that its second use is noticed.
  used_at    INTEGER CHECK (used_at IS NULL OR kind = 'refresh')
) STRICT, WITHOUT ROWID;
CREATE INDEX oauth_token_by_grant ON oauth_token (grant_id);
CREATE INDEX oauth_token_by_expiry ON oauth_token (expires_at);
`,
};
