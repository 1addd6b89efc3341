import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../engine/testing/rig';
import { openStore, type Store } from '../../store';
import { createGrants, type Grants } from './grants';

const resource = 'http://127.0.0.1:4000/mcp';
const minute = 60_000;
const day = 86_400_000;

describe('grants', () => {
  const clock = movableClock();
  let store: Store;
  let grants: Grants;
  beforeEach(() => {
    store = openStore(':memory:', { clock });
    let ids = 0;
    grants = createGrants(store, clock, () => `id-${(ids += 1)}`, 'test');
  });
  afterEach(() => store.close());

  function registered(name = 'Agente') {
    const client = grants.register(name, ['http://127.0.0.1/callback']);
    if (client === undefined) throw new Error('no client');
    return client;
  }
  const opened = (client = registered()) => ({
    client,
    ...grants.open({ client, organization: 'local', resource }),
  });

  it('prove the organization at their own address, for a quarter of an hour', () => {
    const { tokens } = opened();
    expect(grants.organizationOf(tokens.access, resource)).toBe('local');
    expect(grants.organizationOf(tokens.access, 'http://localhost:4000/mcp')).toBeUndefined();
    for (const wrong of [tokens.refresh, `${tokens.access}x`, '', tokens.access.toUpperCase()])
      expect(grants.organizationOf(wrong, resource)).toBeUndefined();
    clock.move(tokens.expiresIn * 1000 - 1);
    expect(grants.organizationOf(tokens.access, resource)).toBe('local');
    clock.move(1);
    expect(grants.organizationOf(tokens.access, resource)).toBeUndefined();
  });

  it('keep hashes of tokens alone', () => {
    const { tokens } = opened();
    const secrets = [tokens.access, tokens.refresh].map((token) => token.slice(4));
    const kept = JSON.stringify([
      store.oauth.grants(),
      grants.list(),
      store.audit.from(1, 10),
      ...[tokens.access, tokens.refresh].map((token) => store.oauth.token(token)),
    ]);
    for (const secret of secrets) {
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      expect(kept).not.toContain(secret);
    }
  });

  it('are renewed with the newest refresh token of their client, which changes each time', () => {
    const { client, tokens } = opened();
    clock.move(20 * minute);
    expect(grants.renew(tokens.refresh, registered('Otro').id, undefined)).toBeUndefined();
    expect(grants.renew(tokens.access, client.id, undefined)).toBeUndefined();
    expect(grants.renew(tokens.refresh, client.id, 'http://127.0.0.1:4001/mcp')).toBeUndefined();
    const next = grants.renew(tokens.refresh, client.id, resource);
    expect(next?.refresh).not.toBe(tokens.refresh);
    expect(grants.organizationOf(next?.access ?? '', resource)).toBe('local');
    expect(grants.list()).toMatchObject([{ clientName: 'Agente', organization: 'local', resource }]);
    expect(grants.list()[0]?.renewedAt).toBe(clock.now());
  });

  it('end with the whole family when a refresh token is used twice', () => {
    const { client, tokens } = opened();
    const next = grants.renew(tokens.refresh, client.id, undefined);
    expect(grants.renew(tokens.refresh, client.id, undefined)).toBeUndefined();
    expect(grants.organizationOf(next?.access ?? '', resource)).toBeUndefined();
    expect(grants.renew(next?.refresh ?? '', client.id, undefined)).toBeUndefined();
    expect(grants.list()).toEqual([]);
    expect(store.audit.from(1, 10).at(-1)).toMatchObject({
      action: 'grant.revoked',
      detail: { client: 'Agente', reason: 'refresh_token_reused' },
    });
  });

  it('end when nobody renews them', () => {
    const { client, tokens } = opened();
    clock.move(30 * day);
    expect(grants.renew(tokens.refresh, client.id, undefined)).toBeUndefined();
    expect(grants.list()).toEqual([]);
  });

  it('are revoked by the person and by their own client, and the audit log tells', () => {
    const one = opened();
    expect(grants.end(one.id, 'person')).toBe(true);
    expect(grants.end(one.id, 'person')).toBe(false);
    expect(grants.organizationOf(one.tokens.access, resource)).toBeUndefined();
    const two = opened();
    grants.revokeToken(two.tokens.refresh, one.client.id);
    expect(grants.organizationOf(two.tokens.access, resource)).toBe('local');
    grants.revokeToken(two.tokens.access, two.client.id);
    expect(grants.organizationOf(two.tokens.access, resource)).toBeUndefined();
    expect(
      store.audit
        .from(1, 10)
        .map(({ actor, action, detail }) => [actor, action, (detail as { reason?: string }).reason]),
    ).toEqual([
      ['test', 'grant.created', undefined],
      ['test', 'grant.revoked', 'person'],
      ['test', 'grant.created', undefined],
      ['test', 'grant.revoked', 'client'],
    ]);
  });

  it('leave no room for registrations without end, and keep the clients that were allowed something', () => {
    const { client } = opened();
    for (let count = 1; count < 500; count += 1) registered(`Programa ${count}`);
    expect(grants.register('Uno más', ['https://example.com/'])).toBeUndefined();
    clock.move(day + 1);
    expect(registered('Mañana').name).toBe('Mañana');
    expect(grants.client(client.id)).toEqual(client);
    expect(store.oauth.countClients()).toBe(2);
  });
});
