import type { Organization } from './api-keys';
import type { Database } from './database';
import { statement } from './statements';

/** A program that registered itself. Times are epoch milliseconds. */
export interface OAuthClient {
  readonly id: string;
  /** What it calls itself. */
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly createdAt: number;
}

/** What a person allowed a client. */
export interface Grant {
  readonly id: string;
  readonly client: Pick<OAuthClient, 'id' | 'name'>;
  readonly organization: Organization;
  /** The address its tokens are good for. */
  readonly resource: string;
  readonly createdAt: number;
  /** When tokens were last issued. */
  readonly renewedAt: number;
  /** When it ends unless tokens are issued again. */
  readonly expiresAt: number;
}

export interface Token {
  /** Of the whole token, lower-case hex. */
  readonly sha256: string;
  readonly grantId: string;
  readonly kind: 'access' | 'refresh';
  readonly expiresAt: number;
  /** When a refresh token was exchanged; null while it is good. */
  readonly usedAt: number | null;
}

export interface OAuthRepository {
  addClient(client: OAuthClient): void;
  client(id: string): OAuthClient | undefined;
  /** How many clients are registered. */
  countClients(): number;
  /** Forgets clients that registered before a moment and hold no grant. */
  dropIdleClients(before: number): void;
  addGrant(
    grant: Omit<Grant, 'client' | 'organization'> & {
      readonly client: string;
      readonly organization: string;
    },
  ): void;
  grant(id: string): Grant | undefined;
  /** Newest first. */
  grants(): readonly Grant[];
  renewGrant(id: string, at: number, expiresAt: number): void;
  /** Deletes a grant with its tokens; false when there is none. */
  deleteGrant(id: string): boolean;
  addToken(token: Omit<Token, 'usedAt'>): void;
  token(sha256: string): Token | undefined;
  useToken(sha256: string, at: number): void;
  /** Deletes grants and tokens that have expired. */
  dropExpired(now: number): void;
}

interface ClientRow extends Omit<OAuthClient, 'redirectUris'> {
  readonly redirectUris: string;
}

interface GrantRow extends Omit<Grant, 'client' | 'organization'> {
  readonly clientId: string;
  readonly clientName: string;
  readonly organizationId: string;
  readonly organizationName: string;
}

const selectedGrants = `SELECT g.id, c.id AS clientId, c.name AS clientName, o.id AS organizationId,
    o.name AS organizationName, g.resource, g.created_at AS createdAt, g.renewed_at AS renewedAt,
    g.expires_at AS expiresAt
  FROM oauth_grant g JOIN oauth_client c ON c.id = g.client JOIN organization o ON o.id = g.organization`;

export function oauthRepository(db: Database): OAuthRepository {
  const insertClient = statement<[string, string, string, number]>(
    db,
    'INSERT INTO oauth_client (id, name, redirect_uris, created_at) VALUES (?, ?, ?, ?)',
  );
  const oneClient = statement<[string], ClientRow>(
    db,
    'SELECT id, name, redirect_uris AS redirectUris, created_at AS createdAt FROM oauth_client WHERE id = ?',
  );
  const clientCount = statement<[], { count: number }>(db, 'SELECT count(*) AS count FROM oauth_client');
  const deleteIdleClients = statement<[number]>(
    db,
    `DELETE FROM oauth_client WHERE created_at < ?
     AND NOT EXISTS (SELECT 1 FROM oauth_grant WHERE client = oauth_client.id)`,
  );
  const insertGrant = statement<[string, string, string, string, number, number, number]>(
    db,
    `INSERT INTO oauth_grant (id, client, organization, resource, created_at, renewed_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const oneGrant = statement<[string], GrantRow>(db, `${selectedGrants} WHERE g.id = ?`);
  const allGrants = statement<[], GrantRow>(db, `${selectedGrants} ORDER BY g.created_at DESC, g.id`);
  const renew = statement<[number, number, string]>(
    db,
    'UPDATE oauth_grant SET renewed_at = ?, expires_at = ? WHERE id = ?',
  );
  const deleteGrant = statement<[string]>(db, 'DELETE FROM oauth_grant WHERE id = ?');
  const insertToken = statement<[string, string, string, number]>(
    db,
    'INSERT INTO oauth_token (sha256, grant_id, kind, expires_at) VALUES (?, ?, ?, ?)',
  );
  const oneToken = statement<[string], Token>(
    db,
    `SELECT sha256, grant_id AS grantId, kind, expires_at AS expiresAt, used_at AS usedAt
     FROM oauth_token WHERE sha256 = ?`,
  );
  const useToken = statement<[number, string]>(db, 'UPDATE oauth_token SET used_at = ? WHERE sha256 = ?');
  const deleteExpiredTokens = statement<[number]>(db, 'DELETE FROM oauth_token WHERE expires_at <= ?');
  const deleteExpiredGrants = statement<[number]>(db, 'DELETE FROM oauth_grant WHERE expires_at <= ?');

  return {
    addClient({ id, name, redirectUris, createdAt }) {
      insertClient().run(id, name, JSON.stringify(redirectUris), createdAt);
    },
    client(id) {
      const row = oneClient().get(id);
      return row === undefined
        ? undefined
        : { ...row, redirectUris: JSON.parse(row.redirectUris) as readonly string[] };
    },
    countClients: () => clientCount().get()?.count ?? 0,
    dropIdleClients(before) {
      deleteIdleClients().run(before);
    },
    addGrant({ id, client, organization, resource, createdAt, renewedAt, expiresAt }) {
      insertGrant().run(id, client, organization, resource, createdAt, renewedAt, expiresAt);
    },
    grant(id) {
      const row = oneGrant().get(id);
      return row === undefined ? undefined : grantOf(row);
    },
    grants: () => allGrants().all().map(grantOf),
    renewGrant(id, at, expiresAt) {
      renew().run(at, expiresAt, id);
    },
    deleteGrant: (id) => deleteGrant().run(id).changes > 0,
    addToken({ sha256, grantId, kind, expiresAt }) {
      insertToken().run(sha256, grantId, kind, expiresAt);
    },
    token: (sha256) => oneToken().get(sha256),
    useToken(sha256, at) {
      useToken().run(at, sha256);
    },
    dropExpired(now) {
      deleteExpiredTokens().run(now);
      deleteExpiredGrants().run(now);
    },
  };
}

function grantOf({ clientId, clientName, organizationId, organizationName, ...grant }: GrantRow): Grant {
  return {
    ...grant,
    client: { id: clientId, name: clientName },
    organization: { id: organizationId, name: organizationName },
  };
}
