import { createHash, randomBytes } from 'node:crypto';
import type { GrantView } from '@shared/grants';
import type { Clock, NewId } from '../../engine/clock';
import type { Store } from '../../store';
import type { Grant, OAuthClient } from '../../store/oauth';

/** What a client holds after a person allowed it. Both are shown once and kept as hashes. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  /** Of the access token, in seconds. */
  readonly expiresIn: number;
}

/** What a grant is about. */
export interface GrantSubject {
  readonly client: OAuthClient;
  /** Id of the organization whose quota the client's lookups use. */
  readonly organization: string;
  /** The address its tokens are good for. */
  readonly resource: string;
}

/** Why a grant ended before its time. */
export type EndReason = 'person' | 'client' | 'refresh_token_reused' | 'code_reused';

/** Clients that a person allowed to use the tool server, and the tokens that prove it. */
export interface Grants {
  /** @returns undefined when too many clients are registered that nobody has allowed anything */
  register(name: string, redirectUris: readonly string[]): OAuthClient | undefined;
  client(id: string): OAuthClient | undefined;
  /** Writes down that a person allowed something. */
  open(subject: GrantSubject): { readonly id: string; readonly tokens: Tokens };
  /**
   * Exchanges a refresh token for new tokens. One that was exchanged before is in two hands: its grant ends.
   * @param resource the audience that the client named; any when it named none
   * @returns undefined when the token proves nothing
   */
  renew(refresh: string, clientId: string, resource: string | undefined): Tokens | undefined;
  /** The id of the organization that an access token stands for at this address; undefined when it proves nothing. */
  organizationOf(access: string, resource: string): string | undefined;
  /** Ends the grant that a client's token belongs to, as RFC 7009 lets a client ask. */
  revokeToken(token: string, clientId: string): void;
  /** Newest first. */
  list(): readonly GrantView[];
  /** Ends a grant. @returns false when there is none */
  end(id: string, reason: EndReason): boolean;
}

const accessMs = 15 * 60_000;
const refreshMs = 30 * 86_400_000;
/** A client that was never allowed anything is forgotten after this. */
const idleClientMs = 86_400_000;
const maxClients = 500;

/** @param actor who lets clients in and out, for the audit log */
export function createGrants(store: Store, clock: Clock, newId: NewId, actor: string): Grants {
  const { oauth } = store;

  function issue(grantId: string, at: number): Tokens {
    const tokens = { access: secret('exa'), refresh: secret('exr'), expiresIn: accessMs / 1000 };
    oauth.addToken({ sha256: hash(tokens.access), grantId, kind: 'access', expiresAt: at + accessMs });
    oauth.addToken({ sha256: hash(tokens.refresh), grantId, kind: 'refresh', expiresAt: at + refreshMs });
    return tokens;
  }

  function record(action: string, { id, client, organization }: Grant, detail: object = {}): void {
    store.audit.append({
      at: clock.now(),
      actor,
      action,
      subject: id,
      detail: { client: client.name, organization: organization.id, ...detail },
    });
  }

  function close(grant: Grant, reason: EndReason): void {
    oauth.deleteGrant(grant.id);
    record('grant.revoked', grant, { reason });
  }

  return {
    register: (name, redirectUris) =>
      store.transaction(() => {
        const createdAt = clock.now();
        oauth.dropIdleClients(createdAt - idleClientMs);
        if (oauth.countClients() >= maxClients) return undefined;
        const client = { id: newId(), name, redirectUris, createdAt };
        oauth.addClient(client);
        return client;
      }),
    client: oauth.client,
    open: ({ client, organization, resource }) =>
      store.transaction(() => {
        const id = newId();
        const at = clock.now();
        const times = { createdAt: at, renewedAt: at, expiresAt: at + refreshMs };
        oauth.dropExpired(at);
        oauth.addGrant({ id, client: client.id, organization, resource, ...times });
        const grant = oauth.grant(id);
        if (grant === undefined) throw new Error('a grant that was just written is not there');
        record('grant.created', grant, { resource });
        return { id, tokens: issue(id, at) };
      }),
    renew: (refresh, clientId, resource) =>
      store.transaction(() => {
        const at = clock.now();
        const token = oauth.token(hash(refresh));
        if (token?.kind !== 'refresh' || token.expiresAt <= at) return undefined;
        const grant = oauth.grant(token.grantId);
        if (grant === undefined || grant.client.id !== clientId) return undefined;
        if (token.usedAt !== null) {
          close(grant, 'refresh_token_reused');
          return undefined;
        }
        if (resource !== undefined && resource !== grant.resource) return undefined;
        oauth.dropExpired(at);
        oauth.useToken(token.sha256, at);
        oauth.renewGrant(grant.id, at, at + refreshMs);
        return issue(grant.id, at);
      }),
    organizationOf(access, resource) {
      const token = oauth.token(hash(access));
      if (token?.kind !== 'access' || token.expiresAt <= clock.now()) return undefined;
      const grant = oauth.grant(token.grantId);
      return grant?.resource === resource ? grant.organization.id : undefined;
    },
    revokeToken(token, clientId) {
      store.transaction(() => {
        const found = oauth.token(hash(token));
        const grant = found === undefined ? undefined : oauth.grant(found.grantId);
        if (grant?.client.id === clientId) close(grant, 'client');
      });
    },
    list() {
      const now = clock.now();
      return oauth
        .grants()
        .filter(({ expiresAt }) => expiresAt > now)
        .map(viewOf);
    },
    end: (id, reason) =>
      store.transaction(() => {
        const grant = oauth.grant(id);
        if (grant === undefined) return false;
        close(grant, reason);
        return true;
      }),
  };
}

/** 256 random bits behind a prefix that says what they are, should they be found where they do not belong. */
function secret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function viewOf({ id, client, organization, resource, createdAt, renewedAt, expiresAt }: Grant): GrantView {
  return {
    id,
    clientName: client.name,
    organization: organization.name,
    resource,
    createdAt,
    renewedAt,
    expiresAt,
  };
}
