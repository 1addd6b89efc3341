import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@shared/default-settings';
import { publishedOperations } from '@shared/operations';
import { casesByEntity, casesByRadicado, casesByRadicadoBatch } from '@shared/operations/co/rama-judicial';
import { parseItem, parseList } from 'structured-headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPractice } from '../../src-practice';
import { nodeTransport } from '../upstream/node-transport';
import { openWorkspace, type Workspace } from '../workspace';
import { createKeys, type Keys } from './keys';
import { createGrants } from './oauth/grants';
import { startService, type Service, type ServiceOptions } from './service';
import { ask, sendRaw } from './testing/ask';
import { docsFiles } from './testing/docs';

const radicado = '05001310300120230012300';

describe('the service over the practice source', () => {
  let dataDir: string;
  let workspace: Workspace;
  let keys: Keys;
  let parts: Omit<ServiceOptions, 'port'>;
  let service: Service;
  let port: number;
  const logged: unknown[] = [];
  const clock = { now: () => Date.now() };
  const log = { error: (_where: string, error: unknown) => void logged.push(error) };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'service-'));
    workspace = await openWorkspace({
      dataDir,
      builtDir: join(import.meta.dirname, '../../out/main'),
      practice: true,
      originMap: {},
      settings: () => defaultSettings,
      transport: nodeTransport(),
      clock,
      log,
      door: 'cli',
      startPractice,
    });
    let ids = 0;
    keys = createKeys(workspace.store, clock, () => `org-${(ids += 1)}`, 'test');
    const grants = createGrants(workspace.store, clock, randomUUID, 'test');
    const consent = async () => false;
    parts = { engine: workspace.engine, keys, grants, consent, clock, log, docs: docsFiles };
    service = await startService({ ...parts, port: 0 });
    port = Number(new URL(service.baseUrl).port);
  });
  afterAll(async () => {
    await service.stop();
    await workspace.close();
    rmSync(dataDir, { recursive: true });
    expect(logged).toEqual([]);
  });

  /** An organization of its own, so that no test uses another one's quota. */
  function client(name: string) {
    const { key } = keys.create('test', name);
    return {
      key,
      ask: (path: string | null, json: unknown, headers: Record<string, string> = {}) =>
        ask(service.baseUrl + path, { key, json, headers }),
    };
  }
  const quotaOf = (name: string, operation: string) => {
    const organization = workspace.store.apiKeys.organizationNamed(name)?.id ?? '';
    return workspace.engine.quota(organization).find((quota) => quota.operation === operation);
  };

  it('answers a lookup with its data and every header of the interface', async () => {
    const caller = client('headers');
    const body = { registration_number: '11001400300120230012300' };
    const first = await caller.ask(casesByRadicado.path, body);
    expect(first.status).toBe(200);
    expect(Object.keys(first.body as object)).toEqual(['data']);
    expect(casesByRadicado.data.safeParse((first.body as { data: unknown }).data).error).toBeUndefined();
    expect(first.headers.get('content-type')).toBe('application/json');
    expect(first.headers.get('x-cache')).toBe('MISS');
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const [policy] = parseList(first.headers.get('ratelimit-policy') ?? '');
    expect(policy?.[0]).toBe('day');
    expect(Object.fromEntries(policy?.[1] ?? [])).toEqual({ q: 100, w: 86_400 });
    expect(parseItem(first.headers.get('x-ratelimit-limit') ?? '')[0]).toBe(100);
    expect(parseItem(first.headers.get('x-ratelimit-remaining') ?? '')[0]).toBe(99);
    expect(parseItem(first.headers.get('x-ratelimit-reset') ?? '')[0]).toBe(86_400);
    for (const absent of ['idempotency-key', 'deprecation', 'sunset', 'link', 'retry-after'])
      expect(first.headers.has(absent), absent).toBe(false);

    const second = await caller.ask(casesByRadicado.path, body);
    expect(second.headers.get('x-cache')).toBe('HIT');
    expect(second.headers.get('x-ratelimit-remaining')).toBe('98');
    expect(second.body).toEqual(first.body);
    const { rows } = workspace.engine.list(
      { text: '', verdict: null, operation: casesByRadicado.id, door: 'http' },
      { offset: 0, limit: 1 },
    );
    expect(workspace.engine.view(rows[0]?.id ?? '').requestId).toBe(second.headers.get('x-request-id'));
  });

  // Not those that need a person, or a data set, whose workers a build makes first.
  const asked = publishedOperations.filter(
    ({ access, servedFrom }) => access !== 'assisted' && servedFrom === 'live',
  );
  it.each(asked.map((operation) => [operation.path, operation] as const))(
    'answers %s',
    async (path, operation) => {
      const answer = await client(`op ${operation.id}`).ask(path, operation.example);
      expect(answer.status).toBe(200);
      const { data } = answer.body as { data: unknown };
      expect(operation.data.safeParse(data).error).toBeUndefined();
    },
  );

  it('replays the answer of an idempotency key, with and without quotes, and refuses it for another body', async () => {
    const caller = client('keys');
    const body = { registration_number: radicado };
    const first = await caller.ask(casesByRadicado.path, body, { 'Idempotency-Key': '"a \\"key\\""' });
    expect(first.error.details).toEqual({ reason: 'idempotency_key_invalid' });
    expect(first.headers.has('idempotency-key')).toBe(false);

    const quoted = await caller.ask(casesByRadicado.path, body, { 'Idempotency-Key': '"one-key"' });
    expect(quoted.status).toBe(200);
    expect(parseItem(quoted.headers.get('idempotency-key') ?? '')[0]).toBe('one-key');
    const bare = await caller.ask(casesByRadicado.path, body, { 'Idempotency-Key': 'one-key' });
    expect(bare.headers.get('idempotency-key')).toBe('"one-key"');
    expect(bare.headers.get('x-cache')).toBe('HIT');
    expect(bare.headers.get('x-ratelimit-remaining')).toBe(quoted.headers.get('x-ratelimit-remaining'));
    expect(bare.body).toEqual(quoted.body);
    const other = await caller.ask(
      casesByRadicado.path,
      { registration_number: '11001400300120230012300' },
      { 'Idempotency-Key': 'one-key' },
    );
    expect([other.status, other.error.details]).toEqual([400, { reason: 'idempotency_key_reused' }]);
  });

  it('refuses what is beyond the quota, of one organization alone', async () => {
    const caller = client('small');
    const organization = workspace.store.apiKeys.organizationNamed('small')?.id ?? '';
    workspace.engine.setQuota(organization, casesByRadicado.id, 1);
    const body = { registration_number: radicado };
    expect((await caller.ask(casesByRadicado.path, body)).headers.get('ratelimit-policy')).toBe(
      '"day";q=1;w=86400',
    );
    const refused = await caller.ask(casesByRadicado.path, body);
    expect([refused.status, refused.error.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    const wait = parseItem(refused.headers.get('retry-after') ?? '')[0];
    expect(wait).toBeGreaterThan(86_000);
    expect(parseItem(refused.headers.get('x-ratelimit-reset') ?? '')[0]).toBe(wait);
    expect(refused.headers.has('x-cache')).toBe(false);
    expect((await client('large').ask(casesByRadicado.path, body)).status).toBe(200);
  });

  it('counts every item of a batch', async () => {
    const answer = await client('batch').ask(casesByRadicadoBatch.path, {
      items: [
        { registration_number: radicado },
        { registration_number: 'x' },
        { registration_number: radicado },
      ],
    });
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('98');
    const { results } = (answer.body as { data: { results: { status: number }[] } }).data;
    expect(results.map(({ status }) => status)).toEqual([200, 400, 200]);
  });

  it('wants a key before it looks at a body', async () => {
    const { key } = keys.create('revoked');
    keys.revoke(keys.list().find(({ name }) => name === 'revoked')?.id ?? '');
    const wrongSecret = `${keys.create('right').key.slice(0, -43)}${'A'.repeat(43)}`;
    const tries: Record<string, string>[] = [
      {},
      { Authorization: 'Basic eDp5' },
      ...[key, wrongSecret, 'exp_0', ''].map(bearer),
    ];
    for (const headers of tries) {
      const answer = await ask(service.baseUrl + casesByRadicado.path, {
        body: '{',
        headers: { ...headers, 'Idempotency-Key': '"k"' },
      });
      expect([answer.status, answer.error.code]).toEqual([401, 'unauthorized']);
      expect(answer.error.request_id).toBe(answer.headers.get('x-request-id'));
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.headers.get('ratelimit-policy')).toBe('"day";q=100;w=86400');
      expect(answer.headers.get('idempotency-key')).toBe('"k"');
    }
  });
  const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

  it.each([
    ['no content type', { headers: { 'Content-Type': '' }, body: '{}' }, 'content_type'],
    ['another one', { headers: { 'Content-Type': 'text/plain' }, body: '{}' }, 'content_type'],
    [
      'another charset',
      { headers: { 'Content-Type': 'application/json; charset=latin1' }, body: '{}' },
      'content_type',
    ],
    ['a compressed body', { headers: { 'Content-Encoding': 'gzip' }, body: '{}' }, 'content_type'],
    ['no body', {}, 'malformed_body'],
    ['half a body', { body: '{"registration_number":' }, 'malformed_body'],
    ['bytes that are not UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]) }, 'malformed_body'],
    ['a member named twice', { body: '{"items":[],"\\u0069tems":[]}' }, 'duplicate_member'],
    ['a body too deep', { body: `{"items":${'['.repeat(5000)}${']'.repeat(5000)}}` }, 'malformed_body'],
    ['a body too long', { body: `"${'x'.repeat(1024 * 1024)}"` }, 'body_too_large'],
    [
      'a body too long in pieces',
      {
        body: new ReadableStream({
          pull(controller) {
            controller.enqueue(new Uint8Array(64 * 1024));
          },
        }),
        duplex: 'half',
      },
      'body_too_large',
    ],
  ] as const)('refuses %s', async (_what, init, reason) => {
    const { key } = keys.create('bodies', 'bodies');
    const answer = await ask(service.baseUrl + casesByRadicado.path, { key, ...(init as RequestInit) });
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.error.details).toEqual({ reason });
    expect(quotaOf('bodies', casesByRadicado.id)?.used).toBe(0);
  });

  it.each([[null], [[]], ['x'], [7]])('tells that %j is no object', async (json) => {
    const answer = await client(`shape ${JSON.stringify(json)}`).ask(casesByRadicado.path, json);
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.error.details).toMatchObject({ violations: [{ path: '', rule: 'type' }] });
  });

  it('speaks Spanish to who prefers it', async () => {
    const message = async (language: string) =>
      (await ask(`${service.baseUrl}/nothing`, { headers: { 'Accept-Language': language } })).error.message;
    expect(await message('es-CO,en;q=0.5')).toMatch(/^No hay nada/);
    expect(await message('en, es;q=0.9')).toMatch(/^There is nothing/);
    expect(await message('de')).toMatch(/^There is nothing/);
  });

  it('knows its paths and their methods', async () => {
    const { key } = keys.create('methods');
    expect((await ask(`${service.baseUrl}/co/nothing/v1`, { key, json: {} })).status).toBe(404);
    for (const [path, method, allowed] of [
      [casesByRadicado.path, 'GET', 'POST'],
      [casesByRadicado.path, 'DELETE', 'POST'],
      ['/catalog', 'POST', 'GET'],
      ['/openapi', 'PUT', 'GET'],
      ['/jobs/x', 'POST', 'GET'],
    ] as const) {
      const answer = await ask(service.baseUrl + path, { key, method });
      expect([answer.status, answer.headers.get('allow'), answer.error.code]).toEqual([
        405,
        allowed,
        'invalid_request',
      ]);
    }
  });

  it('answers at its own address only', async () => {
    const request = (line: string, ...headers: string[]) =>
      sendRaw(port, [line, ...headers, 'Connection: close', '', ''].join('\r\n'));
    const own = `Host: localhost:${port}`;
    expect(await request('GET /catalog HTTP/1.1', own)).toMatchObject({ status: 200 });
    expect(await request('GET /catalog HTTP/1.1', own, `Origin: http://localhost:${port}`)).toMatchObject({
      status: 200,
    });
    const foreignHost = { status: 403, body: { error: { details: { reason: 'foreign_host' } } } };
    for (const host of ['evil.test', `evil.test:${port}`, '127.0.0.1', '127.0.0.1:1', `localhost.:${port}`])
      expect(await request('GET /catalog HTTP/1.1', `Host: ${host}`), host).toMatchObject(foreignHost);
    expect(await request('GET /catalog HTTP/1.1')).toMatchObject(foreignHost);
    for (const origin of [
      'http://evil.test',
      'null',
      `https://localhost:${port}`,
      `http://127.0.0.1:${port}`,
    ])
      expect(await request('GET /catalog HTTP/1.1', own, `Origin: ${origin}`), origin).toMatchObject({
        status: 403,
        body: { error: { details: { reason: 'foreign_origin' } } },
      });
  });

  it('ends connections that are not HTTP, too much or too slow', async () => {
    const patience = { headersMs: 50, requestMs: 50, checkMs: 10, stopMs: 0 };
    const hasty = await startService({ ...parts, port: 0, patience });
    const hastyPort = Number(new URL(hasty.baseUrl).port);
    const refusal = (status: number, reason: string) => ({
      status,
      body: { error: { code: 'invalid_request', request_id: expect.any(String), details: { reason } } },
    });
    const host = `Host: localhost:${port}\r\n`;
    expect(await sendRaw(port, 'nonsense\r\n\r\n')).toMatchObject(refusal(400, 'malformed_request'));
    expect(
      await sendRaw(port, `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`),
    ).toMatchObject(refusal(431, 'headers_too_large'));
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatchObject(
      refusal(400, 'malformed_request'),
    );

    const slowHeaders = `POST ${casesByRadicado.path} HTTP/1.1\r\nHost: localhost:${hastyPort}\r\n`;
    expect(await sendRaw(hastyPort, slowHeaders)).toMatchObject(refusal(408, 'request_timeout'));
    const { key } = keys.create('slow');
    const slowBody = `${slowHeaders}Authorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`;
    expect(await sendRaw(hastyPort, slowBody)).toMatchObject(refusal(408, 'request_timeout'));
    await hasty.stop();
  });

  it('does not wait for a connection on which nothing was asked when it stops', async () => {
    const idle = await startService({ ...parts, port: 0 });
    const socket = connect(Number(new URL(idle.baseUrl).port), '127.0.0.1');
    await once(socket, 'connect');
    // Only then has the service taken it.
    await (await fetch(`${idle.baseUrl}/nothing`)).text();
    await idle.stop();
    if (!socket.closed) await once(socket, 'close');
  });

  it('counts the uses of a key', async () => {
    const caller = client('uses');
    await caller.ask(casesByEntity.path, {});
    await caller.ask(casesByEntity.path, {});
    const [view] = keys.list().filter(({ organization }) => organization.name === 'uses');
    expect(view).toMatchObject({ uses: 2, lastUsedAt: expect.any(Number), revokedAt: null });
  });

  it('shows the API page with nothing from elsewhere', async () => {
    const page = await fetch(`${service.baseUrl}/docs`);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
    const html = await page.text();
    expect(html).not.toMatch(/<style|<script>|style=|https?:/);
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
    expect(files).toHaveLength(4);
    for (const path of files) {
      const file = await fetch(service.baseUrl + path);
      expect([file.status, file.headers.get('content-type')], path).toEqual([
        200,
        `text/${path?.endsWith('.js') === true ? 'javascript' : 'css'}; charset=utf-8`,
      ]);
      expect((await file.text()).length).toBeGreaterThan(100);
    }
    expect((await ask(`${service.baseUrl}/docs`)).status).toBe(405);
  });

  it('keeps a verifiable workspace', async () => {
    expect(await workspace.store.verify()).toMatchObject({ ok: true });
  });

  it('does not start at a port that is taken', async () => {
    const second = startService({ ...parts, port });
    await expect(second).rejects.toMatchObject({ code: 'conflict' });
  });
});
