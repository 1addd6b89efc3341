import type { CallToolResult } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { upstreamError, type ErrorBody } from '@shared/errors';
import { publishedOperations } from '@shared/operations';
import { gate, until } from '../../engine/testing/rig';
import { operationTools } from './operation-tools';
import { openToolServer, type OpenToolServer } from './testing/open';

let server: OpenToolServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const answer = { data: { records: ['one'] }, aside: { seen: 200 } };
const everything = { text: '', verdict: null, operation: null, door: null };

const textOf = (result: { content?: unknown }): unknown => {
  const [block] = result.content as { type: string; text: string }[];
  return JSON.parse(block?.text ?? '');
};

describe.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07', '2026-07-28'])(
  'the tool server in version %s',
  (version) => {
    it('lists a tool for each operation and answers a lookup as structured content and as text', async () => {
      server = await openToolServer();
      const isModern = version === '2026-07-28';
      const client = await server.client(
        isModern
          ? { versionNegotiation: { mode: { pin: version } } }
          : { supportedProtocolVersions: [version] },
      );
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        'search_operations',
        'describe_operation',
        'run_operation',
        'job_status',
        'test_lookup',
        'test_batch',
      ]);
      const result = await client.callTool({ name: 'test_lookup', arguments: { name: 'Ana' } });
      expect(result.structuredContent).toEqual({ data: { records: ['one'] } });
      expect(textOf(result)).toEqual(result.structuredContent);
      const { rows } = server.bench.engine.list(
        { text: '', verdict: null, operation: null, door: 'mcp' },
        { offset: 0, limit: 2 },
      );
      expect(rows).toHaveLength(1);
    });
  },
);

describe('a tool', () => {
  const call = (name: string, input: Record<string, unknown>) => ({ name, arguments: input });
  const lookup = (input: Record<string, unknown> = { name: 'Ana' }) => call('test_lookup', input);
  const errorOf = (result: unknown) => {
    const { isError, structuredContent } = result as CallToolResult;
    expect([isError, structuredContent]).toEqual([true, undefined]);
    return (textOf(result as CallToolResult) as ErrorBody).error;
  };

  it('tells every violation of its input as a failed call, which costs nothing', async () => {
    server = await openToolServer();
    const client = await server.client();
    const error = errorOf(await client.callTool(lookup({ name: 7, extra: true })));
    expect(error).toMatchObject({ code: 'invalid_request', request_id: expect.stringMatching(/./) });
    expect(error.details).toMatchObject({
      violations: [
        { path: '/name', rule: 'type' },
        { path: '/extra', rule: 'additionalProperties' },
      ],
    });
    expect(server.bench.engine.quota('local')[0]?.used).toBe(0);
    await expect(client.callTool(call('nothing', {}))).rejects.toMatchObject({ code: -32602 });
  });

  it('tells quota and failures of the source with the error body of the interface', async () => {
    server = await openToolServer({
      over: { quota: 1, cacheSeconds: 0 },
      run: async (input) => {
        if ((input as { name: string }).name === 'Ana') return answer;
        throw upstreamError({ reason: 'timeout', source: 'test' });
      },
    });
    const client = await server.client();
    const failed = errorOf(await client.callTool(lookup({ name: 'Eva' })));
    expect(failed).toMatchObject({ code: 'upstream_error', details: { reason: 'timeout' } });
    const first = await client.callTool(lookup());
    expect(first._meta).toMatchObject({
      cache: 'MISS',
      request_id: expect.stringMatching(/./),
      rate_limit: { limit: 1, remaining: 0, reset_seconds: 86_400 },
    });
    const refused = await client.callTool(lookup());
    expect(errorOf(refused)).toMatchObject({
      code: 'rate_limited',
      details: { limit: 1, retry_after_seconds: 86_400 },
    });
  });

  it('gives the same answer again under a key, and refuses it for another input', async () => {
    let asked = 0;
    server = await openToolServer({
      over: { cacheSeconds: 0 },
      run: async () => ({ ...answer, data: { records: [`${(asked += 1)}`] } }),
    });
    const client = await server.client();
    const keyed = (input: Record<string, unknown>, idempotencyKey: unknown = 'one-key') =>
      client.callTool({ ...lookup(input), _meta: { idempotencyKey } });
    const first = await keyed({ name: 'Ana' });
    const second = await keyed({ name: 'Ana' });
    expect(second.structuredContent).toEqual(first.structuredContent);
    expect(second._meta).toMatchObject({ cache: 'HIT' });
    expect(asked).toBe(1);
    expect(errorOf(await keyed({ name: 'Eva' })).details).toEqual({ reason: 'idempotency_key_reused' });
    for (const wrong of ['', 'a b', 7, 'x'.repeat(256)])
      expect(errorOf(await keyed({ name: 'Ana' }, wrong)).details).toEqual({
        reason: 'idempotency_key_invalid',
      });
  });

  it('reports progress while its source is slow, and the client can cancel, which costs nothing', async () => {
    const opened = gate();
    const ended: string[] = [];
    server = await openToolServer({
      run: async (input, { signal }) => {
        const { name } = input as { name: string };
        signal.addEventListener('abort', () => ended.push(name));
        await opened.promise;
        signal.throwIfAborted();
        return answer;
      },
    });
    const isModern = { versionNegotiation: { mode: { pin: '2026-07-28' } } };
    for (const [name, options] of [
      ['Ana', {}],
      ['Eva', isModern],
    ] as const) {
      const client = await server.client(options);
      const cancel = new AbortController();
      const seen: { progress: number; total?: number | undefined; message?: string | undefined }[] = [];
      const result = client.callTool(lookup({ name }), {
        signal: cancel.signal,
        onprogress: (progress) => {
          seen.push(progress);
          cancel.abort();
        },
      });
      await expect(result).rejects.toThrow();
      expect(seen).toMatchObject([{ progress: 1, total: 25, message: 'Waiting for Test source' }]);
      await until(() => ended.includes(name));
    }
    opened.resolve();
    await until(() => server?.bench.engine.list(everything, { offset: 0, limit: 1 }).total === 0);
    expect(server.bench.engine.quota('local')[0]?.used).toBe(0);
  });

  it('answers pending when it takes long, and job_status waits for the answer', async () => {
    const opened = gate();
    server = await openToolServer({
      over: { patienceMs: 0 },
      run: () => opened.promise.then(() => answer),
    });
    const client = await server.client();
    const pending = await client.callTool(lookup());
    const { data } = pending.structuredContent as { data: Record<string, string> };
    const job_id = data['job_id'] ?? '';
    expect(data).toEqual({ job_id, status: 'pending', status_url: `${server.baseUrl}/jobs/${job_id}` });
    expect(textOf(pending)).toEqual(pending.structuredContent);

    const stranger = await server.client({}, server.keys.create('stranger', 'Other').key);
    const refused = await stranger.callTool(call('job_status', { job_id }));
    expect(errorOf(refused).details).toEqual({ reason: 'unknown_job' });

    const waiting = client.callTool(call('job_status', { job_id }));
    opened.resolve();
    expect((await waiting).structuredContent).toEqual({ data: { records: ['one'] } });
    const again = await client.callTool(call('job_status', { job_id }));
    expect(again.structuredContent).toEqual({ data: { records: ['one'] } });
  });

  it('says that it is read-only, idempotent and deprecated, and by what it is followed', async () => {
    server = await openToolServer({
      over: {
        deprecated: { since: '2026-08-27', sunset: '2026-12-01', successor: '/xx/test/lookup/v1/batch' },
      },
    });
    const client = await server.client();
    const { tools } = await client.listTools();
    const tool = tools.find(({ name }) => name === 'test_lookup');
    expect(tool?.annotations).toEqual({
      title: 'Test',
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: true,
    });
    expect(tool?.description).toContain(
      'DEPRECATED since 2026-08-27; stops answering on 2026-12-01. Use test_batch',
    );
    expect(tool?._meta).toMatchObject({
      deprecated: { since: '2026-08-27', sunset: '2026-12-01', successor: 'test_batch' },
    });
    server.clock.move(Date.parse('2026-12-01') - server.clock.now());
    expect(errorOf(await client.callTool(lookup()))).toMatchObject({
      code: 'gone',
      details: { sunset: '2026-12-01' },
    });
  });

  it('is found, described and run without having been listed', async () => {
    server = await openToolServer();
    const client = await server.client();
    const search = async (input: Record<string, unknown>) => {
      const { structuredContent } = await client.callTool(call('search_operations', input));
      return (structuredContent as { operations: { id: string }[] }).operations.map(({ id }) => id);
    };
    expect(await search({})).toEqual(['test_lookup', 'test_batch']);
    expect(await search({ query: 'LÓTE nothing' })).toEqual(['test_batch']);
    expect(await search({ query: 'Lóte' })).toEqual(['test_batch']);
    expect(await search({ query: 'test', limit: 1 })).toHaveLength(1);
    expect(await search({ country: 'PE' })).toEqual([]);
    const described = await client.callTool(call('describe_operation', { operation: 'test_lookup' }));
    expect(described.structuredContent).toMatchObject({
      id: 'test_lookup',
      required: ['name'],
      request_schema: { type: 'object' },
      answer_schema: { type: 'object' },
      url: `${server.baseUrl}/xx/test/lookup/v1`,
      quota: { limit: 3, remaining: 3 },
    });
    const run = await client.callTool(
      call('run_operation', { operation: 'test_lookup', input: { name: 'Ana' } }),
    );
    expect(run.structuredContent).toEqual({ data: { records: ['one'] } });
    for (const name of ['describe_operation', 'run_operation'])
      expect(errorOf(await client.callTool(call(name, { operation: 'nothing' }))).details).toEqual({
        reason: 'unknown_operation',
      });
    const wrong = await client.callTool(call('search_operations', { query: 7 }));
    expect(errorOf(wrong)).toMatchObject({ details: { violations: [{ path: '/query', rule: 'type' }] } });
  });

  it('is closed with an error that tells nothing when the application fails, and the failure is logged', async () => {
    server = await openToolServer({
      tools: [
        {
          definition: { name: 'broken', inputSchema: { type: 'object' } },
          call: () => Promise.reject(new Error('a secret path')),
        },
      ],
    });
    const client = await server.client();
    expect(errorOf(await client.callTool(call('broken', {})))).toMatchObject({ code: 'internal_error' });
    expect(server.bench.logged).toMatchObject([{ message: 'a secret path' }]);
  });
});

describe('the endpoint', () => {
  const accept = 'application/json, text/event-stream';
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const send = (body: string, headers: Record<string, string> = {}, method = 'POST', key = server?.key) =>
    fetch(server?.url ?? '', {
      method,
      ...(method === 'POST' ? { body } : {}),
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: accept,
        ...headers,
      },
    });

  it('keeps a session for the organization that opened it, until it is ended', async () => {
    server = await openToolServer();
    const opened = await send(JSON.stringify(initialize));
    await opened.text();
    const session = { 'Mcp-Session-Id': opened.headers.get('mcp-session-id') ?? '' };
    expect(session['Mcp-Session-Id']).toMatch(/^[0-9a-f-]{36}$/);
    const ping = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'ping' });
    const status = async (headers: Record<string, string>, method = 'POST', key = server?.key) => {
      const response = await send(ping, headers, method, key);
      await response.text();
      return response.status;
    };
    expect(await status(session)).toBe(200);
    const stranger = server.keys.create('stranger', 'Other').key;
    expect(await status(session, 'POST', stranger)).toBe(404);
    expect(await status(session, 'DELETE', stranger)).toBe(404);
    expect(await status({ ...session, 'Mcp-Protocol-Version': '1999-01-01' })).toBe(400);
    expect(await status(session, 'DELETE')).toBe(200);
    expect(await status(session)).toBe(404);
    // A client that keeps no session is answered, too.
    expect(await status({})).toBe(200);
  });

  it('refuses what is no message in the words of JSON-RPC, with the headers of every answer', async () => {
    server = await openToolServer();
    const cases: [string, number, number, Record<string, string>?][] = [
      ['{', 400, -32700],
      ['['.repeat(100) + ']'.repeat(100), 400, -32700],
      ['{}', 400, -32600],
      [`"${'x'.repeat(1_100_000)}"`, 413, -32000],
      [JSON.stringify(initialize), 415, -32000, { 'Content-Type': 'text/plain' }],
      [JSON.stringify(initialize), 406, -32000, { Accept: 'application/json' }],
    ];
    for (const [body, status, code, headers] of cases) {
      const response = await send(body, headers);
      const name = body.slice(0, 20);
      expect(
        [response.status, ((await response.json()) as { error: { code: number } }).error.code],
        name,
      ).toEqual([status, code]);
      expect(response.headers.get('x-request-id'), name).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.headers.get('x-content-type-options'), name).toBe('nosniff');
    }
  });

  it('takes any body without a failure of its own and without a lookup', async () => {
    server = await openToolServer();
    const method = fc.constantFrom('initialize', 'tools/call', 'tools/list', 'ping', 'server/discover', 'x');
    const message = fc.record(
      {
        jsonrpc: fc.constantFrom('2.0', '1.0'),
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
        method,
        params: fc.oneof(
          fc.jsonValue(),
          fc.record({ name: fc.string(), arguments: fc.jsonValue(), _meta: fc.jsonValue() }),
        ),
      },
      { requiredKeys: [] },
    );
    const headers = fc.record(
      {
        'Mcp-Session-Id': fc.constantFrom('x', 'ñ'.normalize('NFC')),
        'Mcp-Protocol-Version': fc.constantFrom('2026-07-28', '2025-06-18', 'x'),
        'Mcp-Method': method,
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(message, fc.array(message, { maxLength: 3 }), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(body, headers, async (json, given) => {
        const response = await send(JSON.stringify(json), given);
        await response.text();
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
    expect(server.bench.logged).toEqual([]);
    expect(server.bench.engine.list(everything, { offset: 0, limit: 1 }).total).toBe(0);
  });

  it('ends what clients listen to, and nothing else, when the service stops', async () => {
    const opened = gate();
    const asked = gate();
    server = await openToolServer({
      run: () => {
        asked.resolve();
        return opened.promise.then(() => answer);
      },
    });
    const client = await server.client();
    const result = client.callTool({ name: 'test_lookup', arguments: { name: 'Ana' } });
    await asked.promise;
    const stopped = server.stop();
    opened.resolve();
    expect((await result).structuredContent).toEqual({ data: { records: ['one'] } });
    await stopped;
  });
});

describe('the tools of the product', () => {
  const tools = operationTools(publishedOperations, () => Promise.reject(new Error('not asked here')));

  it('are one for each operation, under names that the protocol allows, each saying what it is', () => {
    expect(tools.map(({ definition }) => definition.name)).toEqual(publishedOperations.map(({ id }) => id));
    for (const { definition } of tools) {
      expect(definition.name).toMatch(/^[\w.-]{1,128}$/);
      expect([definition.title, definition.description].every(Boolean), definition.name).toBe(true);
    }
  });

  it('declare schemas that compile, take the example, and allow a pending answer', () => {
    const ajv = new Ajv2020({
      strict: true,
      allowUnionTypes: true,
      formats: { uri: true, date: true, 'date-time': true },
    });
    for (const [index, { definition }] of tools.entries()) {
      const accepts = ajv.compile(definition.inputSchema);
      expect(accepts(publishedOperations[index]?.example), definition.name).toBe(true);
      const gives = ajv.compile(definition.outputSchema ?? {});
      const pending = { data: { job_id: 'x', status: 'pending', status_url: 'http://127.0.0.1/jobs/x' } };
      expect(gives(pending), definition.name).toBe(true);
      expect(gives({ data: 7 }), definition.name).toBe(false);
    }
    // Each operation has two schemas to compile, and there are many by now.
  }, 20_000);
});
