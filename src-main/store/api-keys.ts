import type { Database } from './database';
import { statement } from './statements';

/** Who asks: quotas, idempotency keys and jobs belong to it. */
export interface Organization {
  readonly id: string;
  readonly name: string;
}

/** An API key as it is kept. Times are epoch milliseconds. */
export interface ApiKey {
  readonly id: string;
  readonly organization: Organization;
  readonly name: string;
  /** Of the whole key, lower-case hex. */
  readonly sha256: string;
  readonly createdAt: number;
  /** null while it was never used. */
  readonly lastUsedAt: number | null;
  readonly uses: number;
  /** null while it is valid. */
  readonly revokedAt: number | null;
}

export interface ApiKeyRepository {
  organizationNamed(name: string): Organization | undefined;
  addOrganization(organization: Organization): void;
  add(key: Pick<ApiKey, 'id' | 'name' | 'sha256' | 'createdAt'> & { readonly organization: string }): void;
  get(id: string): ApiKey | undefined;
  /** Every key, revoked ones too, newest first. */
  list(): readonly ApiKey[];
  /** @returns false when there is no such key, or it was revoked before */
  revoke(id: string, at: number): boolean;
  /** Counts uses, the last of them at `at`. */
  use(id: string, times: number, at: number): void;
}

interface Row extends Omit<ApiKey, 'organization'> {
  readonly organizationId: string;
  readonly organizationName: string;
}

const selected = `SELECT api_key.id, organization.id AS organizationId, organization.name AS organizationName,
  api_key.name, sha256, created_at AS createdAt, last_used_at AS lastUsedAt, uses, revoked_at AS revokedAt
  FROM api_key JOIN organization ON organization.id = api_key.organization`;

export function apiKeyRepository(db: Database): ApiKeyRepository {
  const organization = statement<[string], Organization>(
    db,
    'SELECT id, name FROM organization WHERE name = ?',
  );
  const insertOrganization = statement<[string, string]>(
    db,
    'INSERT INTO organization (id, name) VALUES (?, ?)',
  );
  const insert = statement<[string, string, string, string, number]>(
    db,
    'INSERT INTO api_key (id, organization, name, sha256, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const one = statement<[string], Row>(db, `${selected} WHERE api_key.id = ?`);
  const all = statement<[], Row>(db, `${selected} ORDER BY created_at DESC, api_key.id`);
  const revoke = statement<[number, string]>(
    db,
    'UPDATE api_key SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL',
  );
  const use = statement<[number, number, string]>(
    db,
    'UPDATE api_key SET uses = uses + ?, last_used_at = max(coalesce(last_used_at, 0), ?) WHERE id = ?',
  );

  return {
    organizationNamed: (name) => organization().get(name),
    addOrganization({ id, name }) {
      insertOrganization().run(id, name);
    },
    add({ id, organization, name, sha256, createdAt }) {
      insert().run(id, organization, name, sha256, createdAt);
    },
    get(id) {
      const row = one().get(id);
      return row === undefined ? undefined : keyOf(row);
    },
    list: () => all().all().map(keyOf),
    revoke: (id, at) => revoke().run(at, id).changes > 0,
    use(id, times, at) {
      use().run(times, at, id);
    },
  };
}

function keyOf({ organizationId, organizationName, ...key }: Row): ApiKey {
  return { ...key, organization: { id: organizationId, name: organizationName } };
}
