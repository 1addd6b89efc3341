import { describe, expect, it } from 'vitest';
import { operations, publishedOperations } from '.';
import { catalogEntry } from './catalog';

describe('the catalog', () => {
  it.each(publishedOperations.map((operation) => [operation.id, operation] as const))(
    'lists %s with every member of the interface',
    (id, operation) => {
      const entry = catalogEntry(operation);
      expect(entry).toMatchObject({ id, method: 'POST', path: operation.path, country: operation.country });
      expect(Object.keys(entry)).toEqual([
        'id',
        'name',
        'method',
        'path',
        'country',
        'source',
        'rate_limit',
        'served_from',
        'description',
        'required',
        'request_schema',
        'example_request',
        ...(operation.deprecated === null ? [] : ['deprecated']),
      ]);
      const { properties = {} } = entry.request_schema as { properties?: Record<string, unknown> };
      for (const name of entry.required) expect(properties).toHaveProperty(name);
      expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
    },
  );

  it('tells since when an operation is deprecated and what follows it', () => {
    const [operation] = publishedOperations;
    if (operation === undefined) throw new Error('the registry is empty');
    const deprecated = { since: '2026-08-27', sunset: '2026-12-01', successor: '/co/x/v1' };
    expect(catalogEntry({ ...operation, deprecated })).toMatchObject({
      deprecated: { since: '2026-08-27', sunset: '2026-12-01', successor_url: '/co/x/v1' },
    });
  });

  it('gives absolute addresses where a service answers', () => {
    const [operation] = publishedOperations;
    if (operation === undefined) throw new Error('the registry is empty');
    const deprecated = { since: '2026-08-27', sunset: '2026-12-01', successor: '/co/x/v1' };
    expect(catalogEntry({ ...operation, deprecated }, 'http://127.0.0.1:80')).toMatchObject({
      path: operation.path,
      url: `http://127.0.0.1:80${operation.path}`,
      deprecated: { successor_url: 'http://127.0.0.1:80/co/x/v1' },
    });
  });

  it('has no place for what only the window opens', () => {
    for (const operation of operations.filter(({ path }) => path === null))
      expect(() => catalogEntry(operation)).toThrow(operation.id);
  });
});
