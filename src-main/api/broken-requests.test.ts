import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@shared/errors';
import { publishedOperations } from '@shared/operations';
import type { Operation } from '@shared/operations/operation';
import { requestSchema } from '@shared/operations/schema';
import { nearlyValid } from '../engine/testing/schema-arbitrary';
import { openPracticeService, type PracticeService } from './testing/practice-service';

const runsPerOperation = 200;

/** A request that must not become a lookup, and the statuses that it may get. */
interface Broken {
  readonly what: string;
  readonly init: RequestInit;
  readonly path?: string;
  readonly statuses: readonly number[];
}

const json = { 'Content-Type': 'application/json' };
const bytes = fc.uint8Array({ maxLength: 200 });

function brokenRequests(operation: Operation, authorization: string): fc.Arbitrary<Broken> {
  const headers = { ...json, Authorization: authorization };
  const schema = requestSchema(operation);
  const valid = fc.constant(operation.example);
  const post = (body: BodyInit, more: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { ...headers, ...more },
    body,
  });
  const refused = [400];
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .oneof(nearlyValid(schema, operation.example), fc.jsonValue())
        .filter((body) => !operation.request.safeParse(body).success)
        .map((body) => ({ what: 'an invalid body', init: post(JSON.stringify(body)), statuses: refused })),
    },
    fc.tuple(valid, fc.nat()).map(([body, at]) => {
      const text = JSON.stringify(body);
      return { what: 'half a body', init: post(text.slice(0, at % text.length)), statuses: refused };
    }),
    bytes
      .filter((body) => !isJsonObject(body))
      .map((body) => ({ what: 'bytes', init: post(body as Uint8Array<ArrayBuffer>), statuses: refused })),
    fc.tuple(valid, fc.string({ maxLength: 20 })).map(([body, name]) => ({
      what: 'a member named twice',
      init: post(`{${JSON.stringify(name)}:0,${JSON.stringify(name)}:${JSON.stringify(body)}}`),
      statuses: refused,
    })),
    fc.integer({ min: 65, max: 20_000 }).map((depth) => ({
      what: 'a deep body',
      init: post('['.repeat(depth) + ']'.repeat(depth)),
      statuses: refused,
    })),
    fc
      .tuple(valid, fc.constantFrom('text/plain', 'application/json; charset=latin1', 'application/xml'))
      .map(([body, type]) => ({
        what: 'another content type',
        init: post(JSON.stringify(body), { 'Content-Type': type }),
        statuses: refused,
      })),
    fc.tuple(valid, fc.constantFrom('""', '"open', 'a b', '"a"b"', 'x'.repeat(256))).map(([body, key]) => ({
      what: 'a key that is none',
      init: post(JSON.stringify(body), { 'Idempotency-Key': key }),
      statuses: refused,
    })),
    fc
      .tuple(valid, fc.constantFrom('', 'Bearer', 'Bearer x', `${authorization}x`, authorization.slice(7)))
      .map(([body, Authorization]) => ({
        what: 'no valid API key',
        init: post(JSON.stringify(body), { Authorization }),
        statuses: [401],
      })),
    fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS').map((method) => ({
      what: 'another method',
      init: { method, headers },
      statuses: [405],
    })),
    fc.tuple(valid, fc.constantFrom('/', '//', '/..%2f', '/%00', '/batch/x', '%')).map(([body, suffix]) => ({
      what: 'another path',
      init: post(JSON.stringify(body)),
      path: `${operation.path ?? ''}${suffix}`,
      statuses: [400, 404],
    })),
    fc.tuple(valid, fc.constantFrom('http://evil.test', 'null', 'file://')).map(([body, Origin]) => ({
      what: 'another origin',
      init: post(JSON.stringify(body), { Origin }),
      statuses: [403],
    })),
  );
}

function isJsonObject(body: Uint8Array): boolean {
  try {
    return typeof JSON.parse(new TextDecoder().decode(body)) === 'object';
  } catch {
    return false;
  }
}

/** Anything that would tell of the machine or the program behind the answer. */
const leak = /node_modules|\.[cm]?[jt]s\b[:)]|\n\s+at |SQLITE|sqlite|\/(tmp|home|root|usr|work)\//;

describe('a broken request', () => {
  let open: PracticeService;
  beforeAll(async () => {
    open = await openPracticeService();
  });
  afterAll(() => open.close());

  it('gets its refusal from every operation: no failure, no leak, no lookup, no charge', async () => {
    const { service, workspace, keys, logged } = open;
    const { key, view } = keys.create('broken', 'Broken');
    for (const operation of publishedOperations)
      await fc.assert(
        fc.asyncProperty(
          brokenRequests(operation, `Bearer ${key}`),
          async ({ what, init, path, statuses }) => {
            const response = await fetch(service.baseUrl + (path ?? operation.path), init);
            const text = await response.text();
            expect(statuses, `${what}: ${text}`).toContain(response.status);
            expect(text).not.toMatch(leak);
            const { error } = JSON.parse(text) as ErrorBody;
            expect(error.request_id).toBe(response.headers.get('x-request-id'));
          },
        ),
        { numRuns: runsPerOperation },
      );
    expect(logged).toEqual([]);
    for (const { used } of workspace.engine.quota(view.organization.id)) expect(used).toBe(0);
    const anything = { text: '', verdict: null, operation: null, door: null };
    expect(workspace.engine.list(anything, { offset: 0, limit: 1 }).total).toBe(0);
  }, 120_000);
});
