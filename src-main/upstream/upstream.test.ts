import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync, brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LookupError } from '@shared/errors';
import type { OriginMap } from '@shared/settings';
import type { SourceProfile, SourceRequest } from '../engine/adapter';
import { createUpstream } from './index';
import { nodeTransport } from './node-transport';
import { answer, type Handler, inTurn, profileOf, recorder, type StandIn, standIn } from './testing/stand-in';
import type { Transport } from './transport';

const open: StandIn[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function start(handler: Handler): Promise<StandIn> {
  const server = await standIn(handler);
  open.push(server);
  return server;
}

interface AskOptions {
  readonly profile?: Partial<SourceProfile>;
  readonly originMap?: OriginMap;
  readonly signal?: AbortSignal;
  readonly transport?: Transport;
}

/** One lookup session towards a real server, through the real transport. */
function session(
  origin: string,
  { profile = {}, originMap = {}, signal, transport = nodeTransport() }: AskOptions = {},
) {
  const upstream = createUpstream({
    transport,
    originMap,
    clock: { now: () => Date.now() },
    random: () => 0.5,
  });
  const kept = recorder();
  const source = profileOf(origin, profile);
  const until = signal ?? new AbortController().signal;
  const http = upstream.http(source, kept, until);
  return {
    ask: (request: SourceRequest) => http.send(request),
    openFile: (request: SourceRequest) => upstream.files(source, until).open(request),
    exchanges: kept.exchanges,
    upstream,
  };
}

async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof LookupError)) throw error ?? new Error('it did not fail');
  return error.value;
}

describe('an answer', () => {
  it('comes with status, headers, bytes and text, and is kept', async () => {
    const { origin } = await start(answer(200, '{"despacho":"BOGOTÁ"}', { 'x-served-by': 'iis' }));
    const { ask, exchanges } = session(origin);
    const response = await ask({ url: `${origin}/a?b=c` });
    expect(response).toMatchObject({
      url: `${origin}/a?b=c`,
      status: 200,
      headers: expect.objectContaining({ 'x-served-by': 'iis' }),
    });
    expect(response.text()).toBe('{"despacho":"BOGOTÁ"}');
    expect(exchanges).toEqual([
      {
        method: 'GET',
        url: `${origin}/a?b=c`,
        sentTo: null,
        requestHeaders: { accept: 'application/json' },
        requestBody: null,
        status: 200,
        responseHeaders: expect.objectContaining({ 'x-served-by': 'iis' }),
        body: response.bytes,
        startedAt: expect.any(Number),
        durationMs: expect.any(Number),
        failure: null,
      },
    ]);
  });

  it('to a form that is posted', async () => {
    const { origin } = await start((request, response) => {
      request
        .setEncoding('utf8')
        .on('data', (body) => response.end(`${request.headers['content-type']} ${body}`));
    });
    const { ask, exchanges } = session(origin);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: 'Bearer canary' };
    const response = await ask({ url: `${origin}/`, method: 'POST', body: 'a=1', headers });
    expect(response.text()).toBe('application/x-www-form-urlencoded a=1');
    expect(exchanges[0]).toMatchObject({ method: 'POST', requestBody: 'a=1' });
    expect(JSON.stringify(exchanges)).not.toContain('canary');
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is unpacked from %s', async (encoding, pack) => {
    const { origin } = await start((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(pack('ñ'.repeat(10_000)));
    });
    const response = await session(origin).ask({ url: origin });
    expect(response.text()).toBe('ñ'.repeat(10_000));
  });

  it('in another charset is read as it says', async () => {
    const { origin } = await start((_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(Buffer.from('Peña', 'latin1'));
    });
    expect((await session(origin).ask({ url: origin })).text()).toBe('Peña');
  });

  it('with a status that the adapter reads itself is given to it', async () => {
    const { origin } = await start(answer(404, '{"Message":"no"}'));
    const { ask, exchanges } = session(origin);
    expect((await ask({ url: origin, accept: [404] })).status).toBe(404);
    expect(exchanges[0]?.failure).toBeNull();
  });
});

describe('the origin map', () => {
  it('redirects every request and marks it in the evidence', async () => {
    const { origin, asked } = await start(
      inTurn(answer(302, '', { location: 'https://source.example:448/b?x=%C3%B1' }), answer(200, 'ok')),
    );
    const source = 'https://source.example:448';
    const { ask, exchanges } = session(source, { originMap: { [source]: origin } });
    const response = await ask({ url: `${source}/a` });
    expect(response.url).toBe(`${source}/b?x=%C3%B1`);
    expect(asked).toEqual(['GET /a', 'GET /b?x=%C3%B1']);
    expect(exchanges.map(({ url, sentTo }) => [url, sentTo])).toEqual([
      [`${source}/a`, `${origin}/a`],
      [`${source}/b?x=%C3%B1`, `${origin}/b?x=%C3%B1`],
    ]);
  });

  it.each(['https://source.example', 'http://source.example:448', 'https://www.source.example:448'])(
    'leaves another origin alone: %s',
    async (source) => {
      const sent: string[] = [];
      const transport: Transport = async ({ url }) => {
        sent.push(url);
        return { status: 200, headers: {}, body: (async function* () {})() };
      };
      const originMap = { 'https://source.example:448': 'http://127.0.0.1:9001' };
      const { ask, exchanges } = session(source, { originMap, transport });
      await ask({ url: `${source}/api` });
      expect(sent).toEqual([`${source}/api`]);
      expect(exchanges[0]?.sentTo).toBeNull();
    },
  );

  it('takes a redirect of the stand-in to itself for one of the source', async () => {
    const server = await start((request, response) => {
      if (request.url === '/a') response.writeHead(301, { location: `${server.origin}/b` }).end();
      else response.end('ok');
    });
    const source = 'https://source.example';
    const { ask } = session(source, { originMap: { [source]: server.origin } });
    expect((await ask({ url: `${source}/a` })).url).toBe(`${source}/b`);
  });
});

describe('cookies', () => {
  it('last for one lookup session and are not in the evidence', async () => {
    const { origin } = await start((request, response) => {
      response.setHeader('set-cookie', ['sid=canary; Path=/; HttpOnly', 'view=canary2; Secure']);
      response.end(request.headers.cookie ?? 'none');
    });
    // Kept under the source's own address, so a cookie for https comes back although the stand-in speaks http.
    const source = 'https://source.example';
    const options = { originMap: { [source]: origin } };
    const { ask, exchanges, upstream } = session(source, options);
    expect((await ask({ url: `${source}/` })).text()).toBe('none');
    expect((await ask({ url: `${source}/` })).text()).toBe('sid=canary; view=canary2');
    expect(exchanges[1]?.requestHeaders).toMatchObject({ cookie: '*removed*' });
    expect(exchanges[1]?.responseHeaders).toMatchObject({ 'set-cookie': '*removed*' });
    expect(
      JSON.stringify(
        exchanges.map(({ requestHeaders, responseHeaders }) => [requestHeaders, responseHeaders]),
      ),
    ).not.toContain('canary');

    const other = upstream.http(profileOf(source), recorder(), new AbortController().signal);
    expect((await other.send({ url: `${source}/` })).text()).toBe('none');
  });
});

describe('redirects', () => {
  it('turn a POST into a GET unless they keep the method', async () => {
    const { origin, asked } = await start((request, response) => {
      const status = { '/303': 303, '/307': 307 }[request.url ?? ''];
      if (status) response.writeHead(status, { location: '/end' }).end();
      else response.end(JSON.stringify(request.headers['content-type'] ?? null));
    });
    const { ask } = session(origin);
    const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } } as const;
    expect((await ask({ url: `${origin}/303`, ...post })).text()).toBe('null');
    expect((await ask({ url: `${origin}/307`, ...post })).text()).toBe('"application/json"');
    expect(asked).toEqual(['POST /303', 'GET /end', 'POST /307', 'POST /end']);
  });

  it('may come without the body that they announce', async () => {
    const { origin } = await start(answer(200, 'ok'));
    const transport: Transport = async (request) =>
      request.url.endsWith('/a')
        ? { status: 302, headers: { location: '/b', 'content-length': '4' }, body: (async function* () {})() }
        : nodeTransport()(request);
    const { ask } = session(origin, { transport });
    expect((await ask({ url: `${origin}/a` })).text()).toBe('ok');
  });

  it("to another origin are followed only when it is the source's own, without credentials", async () => {
    const other = await start((request, response) => response.end(request.headers.authorization ?? 'none'));
    const { origin } = await start(answer(302, '', { location: `${other.origin}/x` }));
    const request = { url: origin, headers: { Authorization: 'Bearer canary' } };

    const { ask, exchanges } = session(origin);
    expect(await failureOf(ask(request))).toMatchObject({
      details: { reason: 'changed', upstream_status: 302, observed: `redirect to ${other.origin}/x` },
    });
    expect(other.asked).toEqual([]);
    expect(exchanges).toHaveLength(1);

    const allowed = session(origin, { profile: { origins: [other.origin] } });
    expect((await allowed.ask(request)).text()).toBe('none');
  });

  it('of a file are followed by the same rules', async () => {
    const other = await start((request, response) => response.end(request.headers.authorization ?? 'none'));
    const { origin } = await start(answer(302, 'moved', { location: `${other.origin}/x` }));
    const request = { url: origin, headers: { Authorization: 'Bearer canary' } };

    expect(await failureOf(session(origin).openFile(request))).toMatchObject({
      details: { reason: 'changed', observed: `redirect to ${other.origin}/x` },
    });
    expect(other.asked).toEqual([]);

    const file = await session(origin, { profile: { origins: [other.origin] } }).openFile(request);
    expect(await text(Readable.from(file.body))).toBe('none');
  });

  it.each(['ask', 'openFile'] as const)('end after five (%s)', async (way) => {
    const { origin, asked } = await start((request, response) => {
      response.writeHead(302, { location: `${request.url}x` }).end();
    });
    expect(await failureOf(session(origin)[way]({ url: `${origin}/` }))).toMatchObject({
      details: { reason: 'source_error', observed: 'more than 5 redirects' },
    });
    expect(asked).toHaveLength(6);
  });
});

describe('a status that is no answer', () => {
  it.each([400, 401, 404, 410, 501])('%i is not asked again', async (status) => {
    const { origin, asked } = await start(answer(status, '{"StatusCode":1,"Message":"Hay más de mil"}'));
    const { ask, exchanges } = session(origin);
    expect(await failureOf(ask({ url: origin }))).toEqual({
      code: 'upstream_error',
      details: {
        reason: 'source_error',
        source: 'test_source',
        attempts: 1,
        upstream_status: status,
        observed: `HTTP ${status}`,
        source_message: 'Hay más de mil',
      },
    });
    expect(asked).toHaveLength(1);
    expect(exchanges[0]).toMatchObject({ status, failure: `HTTP ${status}` });
  });

  it.each([
    ['message', '{"statusCode":400,"message":"no"}', 'no'],
    ['no text of a page', '<html>no</html>', undefined],
    ['nothing of broken JSON', '{"Message":"no"', undefined],
    ['nothing that is not a text', '{"Message":{"a":1}}', undefined],
  ])('shows %s of the source', async (_, body, expected) => {
    const { origin } = await start(answer(400, body));
    const { details } = await failureOf(session(origin).ask({ url: origin }));
    expect(details).toMatchObject({ reason: 'source_error' });
    expect('source_message' in details ? details.source_message : undefined).toBe(expected);
  });

  it.each([
    [500, 2, 'source_error'],
    [502, 3, 'source_error'],
    [503, 3, 'source_error'],
    [504, 3, 'source_error'],
    [429, 3, 'blocked'],
    [403, 4, 'blocked'],
  ])('%i is asked %i times', async (status, times, reason) => {
    const { origin, asked } = await start(answer(status));
    const { ask, exchanges } = session(origin);
    expect((await failureOf(ask({ url: origin }))).details).toMatchObject({
      reason,
      attempts: times,
      upstream_status: status,
    });
    expect(asked).toHaveLength(times);
    expect(exchanges).toHaveLength(times);
  });

  it.each([403, 406, 429, 500, 503])('%i that passes is survived', async (status) => {
    const { origin } = await start(inTurn(answer(status), answer(200, 'ok')));
    const { ask, exchanges } = session(origin);
    expect((await ask({ url: origin })).text()).toBe('ok');
    expect(exchanges.map((exchange) => exchange.status)).toEqual([status, 200]);
  });
});

describe('a connection that fails', () => {
  it('is tried three times when nobody listens', async () => {
    const server = await start(answer(200));
    await server.close();
    const { ask, exchanges } = session(server.origin);
    expect((await failureOf(ask({ url: server.origin }))).details).toMatchObject({
      reason: 'unreachable',
      attempts: 3,
      observed: expect.stringMatching(/^connection refused: .*ECONNREFUSED/),
    });
    expect(exchanges).toHaveLength(3);
    expect(exchanges[0]).toMatchObject({
      status: null,
      body: null,
      failure: expect.stringMatching(/^connection refused/),
    });
  });

  it('is tried again when it is reset before an answer', async () => {
    const { origin } = await start(
      inTurn((request) => void request.socket.resetAndDestroy(), answer(200, 'ok')),
    );
    const { ask, exchanges } = session(origin);
    expect((await ask({ url: origin })).text()).toBe('ok');
    expect(exchanges[0]?.failure).toMatch(/^connection reset/);
  });

  it('keeps what had arrived when it is reset within the answer', async () => {
    const { origin } = await start((request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => setImmediate(() => request.socket.resetAndDestroy()));
    });
    const { ask, exchanges } = session(origin);
    const { details } = await failureOf(ask({ url: origin }));
    expect(details).toMatchObject({ reason: expect.stringMatching(/^(unreachable|changed)$/) });
    expect(exchanges[0]).toMatchObject({ status: 200, failure: expect.any(String) });
    expect(exchanges[0]?.body).not.toBeNull();
  });

  it.each<[string, Handler]>([
    [
      'its announced length',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('half', () => response.socket?.end());
      },
    ],
    [
      'its last chunk',
      (_, response) => {
        response.writeHead(200);
        response.write('half', () => response.socket?.end());
      },
    ],
    [
      'the end of its compressed data',
      (_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.end(gzipSync('whole'.repeat(1000)).subarray(0, 30));
      },
    ],
  ])('before %s gives `changed`, after a second try', async (_, handler) => {
    const { origin, asked } = await start(handler);
    const { ask, exchanges } = session(origin);
    expect((await failureOf(ask({ url: origin }))).details).toMatchObject({
      reason: 'changed',
      attempts: 2,
      observed: expect.stringMatching(/^truncated answer/),
    });
    expect(asked).toHaveLength(2);
    expect(exchanges[0]).toMatchObject({ status: 200, failure: expect.stringMatching(/^truncated/) });
  });

  it('gives `changed` for what is no HTTP, and for an encoding nobody asked for', async () => {
    const { origin } = await start(
      inTurn(
        (request) => void request.socket.end('SSH-2.0-OpenSSH_9.2\r\n\r\n'),
        answer(200, 'x', { 'content-encoding': 'compress' }),
      ),
    );
    const { ask } = session(origin);
    for (let index = 0; index < 2; index++)
      expect((await failureOf(ask({ url: origin }))).details).toMatchObject({
        reason: 'changed',
        observed: expect.stringMatching(/^malformed answer/),
      });
  });
});

describe('limits', () => {
  it.each<[string, Handler, string]>([
    ['headers', () => vi.advanceTimersByTime(20_000), 'no answer within 20000 ms'],
    [
      'a body',
      (_, response) => void response.writeHead(200).write('a'),
      'no complete answer within 20000 ms',
    ],
  ])('bound the wait for %s', async (_, handler, observed) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { origin } = await start(handler);
    const transport: Transport = async (request) => {
      const response = await nodeTransport()(request);
      setImmediate(() => vi.advanceTimersByTime(20_000));
      return response;
    };
    const { ask, exchanges } = session(origin, { transport });
    expect((await failureOf(ask({ url: origin }))).details).toMatchObject({
      reason: 'timeout',
      attempts: 1,
      observed,
    });
    expect(exchanges).toEqual([expect.objectContaining({ failure: observed })]);
  });

  it.each([
    ['plain', (body: Buffer) => body, {}],
    ['compressed', gzipSync, { 'content-encoding': 'gzip' }],
  ])('end an endless %s body while it streams', async (_, pack, headers) => {
    let hungUp: Promise<unknown> | undefined;
    const { origin } = await start((request, response) => {
      hungUp = new Promise((resolve) => void request.socket.on('close', resolve));
      response.writeHead(200, headers);
      const chunk = pack(Buffer.alloc(200_000));
      if ('content-encoding' in headers) response.end(chunk);
      else {
        const more = () => void (response.destroyed || response.write(chunk, () => setImmediate(more)));
        more();
      }
    });
    const { ask, exchanges } = session(origin, { profile: { maxBytes: 100_000 } });
    expect((await failureOf(ask({ url: origin }))).details).toMatchObject({
      reason: 'changed',
      attempts: 1,
      observed: 'answer longer than 100000 bytes',
    });
    expect(exchanges[0]?.body?.byteLength).toBeLessThanOrEqual(100_000);
    if (!('content-encoding' in headers)) await hungUp;
  });
});

describe('an aborted signal', () => {
  it.each<[string, (ready: () => void) => Handler]>([
    ['no answer has come', (ready) => () => ready()],
    [
      'the body is being read',
      (ready) => (_, response) => void response.writeHead(200).write('a', () => setImmediate(ready)),
    ],
  ])('ends the request when %s, and the attempt is kept', async (_, handler) => {
    const controller = new AbortController();
    const { origin } = await start(handler(() => controller.abort()));
    const { ask, exchanges } = session(origin, { signal: controller.signal });
    await expect(ask({ url: origin })).rejects.toMatchObject({ name: 'AbortError' });
    expect(exchanges).toEqual([expect.objectContaining({ failure: expect.stringMatching(/^AbortError/) })]);
  });

  it('sends nothing when it was aborted before', async () => {
    const { origin, asked } = await start(answer(200));
    const reason = new Error('stopped by the user');
    const { ask, exchanges } = session(origin, { signal: AbortSignal.abort(reason) });
    await expect(ask({ url: origin })).rejects.toBe(reason);
    expect([asked, exchanges]).toEqual([[], []]);
  });
});

it('does not take a fault of the transport for one of the network', async () => {
  const fault = new TypeError('x is not a function');
  const upstream = createUpstream({
    transport: () => Promise.reject(fault),
    originMap: {},
    clock: { now: () => 0 },
    random: Math.random,
  });
  const kept = recorder();
  const http = upstream.http(profileOf('http://127.0.0.1:9'), kept, new AbortController().signal);
  await expect(http.send({ url: 'http://127.0.0.1:9/' })).rejects.toBe(fault);
  expect(kept.exchanges).toEqual([expect.objectContaining({ failure: 'TypeError: x is not a function' })]);
});
