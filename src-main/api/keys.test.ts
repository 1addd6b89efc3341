import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { movableClock, start } from '../engine/testing/rig';
import { openStore, type Store } from '../store';
import { createKeys, type Keys } from './keys';

describe('API keys', () => {
  const clock = movableClock();
  let store: Store;
  let keys: Keys;
  beforeEach(() => {
    store = openStore(':memory:', { clock });
    let ids = 0;
    keys = createKeys(store, clock, () => `organization-${(ids += 1)}`, 'test');
  });
  afterEach(() => store.close());

  it('prove their organization, and nothing else does', () => {
    const mine = keys.create('script').key;
    const other = keys.create('script', 'Other').key;
    const second = keys.create('sheet', 'Other').key;
    expect(keys.organizationOf(mine)).toBe('local');
    expect(keys.organizationOf(other)).toBe('organization-1');
    expect(keys.organizationOf(second)).toBe('organization-1');
    const swapped = mine.slice(0, 21) + other.slice(21);
    for (const wrong of ['', 'exp_', mine.slice(0, -1), `${mine}A`, mine.toUpperCase(), swapped])
      expect(keys.organizationOf(wrong), wrong).toBeUndefined();
  });

  it('have 256 random bits, which are nowhere kept', () => {
    const { key, view } = keys.create('script');
    const secret = key.slice(`exp_${view.id}_`.length);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(keys.create('script').key).not.toContain(secret);
    const kept = JSON.stringify([store.apiKeys.list(), keys.list(), store.audit.from(1, 10)]);
    expect(kept).not.toContain(secret);
    expect(store.apiKeys.get(view.id)?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(keys.list())).not.toContain('sha256');
  });

  it('are refused once they are revoked, which the audit log tells', () => {
    const { key, view } = keys.create('script', 'Other');
    expect(keys.revoke(view.id)).toBe(true);
    expect(keys.organizationOf(key)).toBeUndefined();
    expect(keys.revoke(view.id)).toBe(false);
    expect(keys.revoke('nothing')).toBe(false);
    const entries = store.audit.from(1, 10).map(({ action, subject, detail }) => [action, subject, detail]);
    const detail = { organization: 'organization-1' };
    expect(entries).toEqual([
      ['api_key.created', view.id, detail],
      ['api_key.revoked', view.id, detail],
    ]);
    expect(keys.list()).toMatchObject([{ id: view.id, revokedAt: start }]);
  });

  it('tell when they were last used and how often', () => {
    const { key, view } = keys.create('script');
    expect(view).toMatchObject({ name: 'script', createdAt: start, lastUsedAt: null, uses: 0 });
    keys.organizationOf(key);
    clock.move(5000);
    keys.organizationOf(key);
    keys.organizationOf(`${key.slice(0, -43)}${'A'.repeat(43)}`);
    keys.flush();
    expect(store.apiKeys.get(view.id)).toMatchObject({ uses: 2, lastUsedAt: start + 5000 });
  });

  it('of a run are not kept', () => {
    const key = keys.createForThisRun();
    expect(keys.organizationOf(key)).toBe('local');
    expect(keys.list()).toEqual([]);
    expect(createKeys(store, clock, () => 'id', 'test').organizationOf(key)).toBeUndefined();
  });
});
