import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upstreamError } from '@shared/errors';
import { sha256 } from '../store/hash';
import { createUpstream } from '../upstream';
import { nodeTransport } from '../upstream/node-transport';
import type { Adapter } from './adapter';
import { systemClock } from './clock';
import { fetching, movableClock, plainHttp, rig, serve, start, type Rig } from './testing/rig';

let server: Awaited<ReturnType<typeof serve>>;
let bench: Rig;
let body: string;
const clock = movableClock();

beforeEach(async () => {
  body = '["Ana","Año"]';
  server = await serve((request, response) => {
    const isFirst = request.url?.includes('name=Ana') === true;
    response.writeHead(isFirst ? 200 : 503, { 'content-type': 'application/json; charset=utf-8' }).end(body);
  });
});
afterEach(async () => {
  await bench.close();
  await server.close();
});

function open(run: Adapter = fetching) {
  bench = rig({ run, clock, options: { http: plainHttp(server.origin, clock) } });
}

describe('the evidence of a lookup', () => {
  it('is every exchange, with the bytes as they came and their hash', async () => {
    open();
    const { lookupId } = await bench.ask();
    const view = bench.engine.view(lookupId ?? '');
    expect(view).toMatchObject({ redirected: true, verdict: 'found', origin: 'source' });
    expect(view.exchanges).toMatchObject([
      {
        sequence: 1,
        method: 'GET',
        url: 'http://source.test/records?name=Ana',
        sentTo: `${server.origin}/records?name=Ana`,
        status: 200,
        bytes: Buffer.byteLength(body),
        sha256: createHash('sha256').update(body).digest('hex'),
        startedAt: start,
        failure: null,
      },
    ]);
    const kept = bench.store.evidence.body(view.exchanges[0]?.id ?? 0);
    expect(Buffer.from(kept ?? []).toString()).toBe(body);
    expect(view.answerSha256).toBe(sha256(JSON.stringify({ data: view.data })));
  });

  it('is kept when the answer no longer has the known shape, which is named', async () => {
    open(async (input, context) => {
      const answer = await fetching(input, context);
      return { data: { records: [7] }, aside: answer.aside };
    });
    const outcome = await bench.ask();
    expect(outcome).toMatchObject({
      status: 502,
      verdict: 'silent',
      error: { code: 'upstream_error', details: { reason: 'changed', source: 'test_source' } },
    });
    expect(JSON.stringify(outcome.error)).toContain('/records/0');
    expect(bench.engine.view(outcome.lookupId ?? '').exchanges).toHaveLength(1);
  });

  it('is kept when the application fails on it, and the log gets the reason', async () => {
    body = 'not json';
    open();
    const outcome = await bench.ask();
    expect(outcome).toMatchObject({ status: 500, verdict: 'silent', error: { code: 'internal_error' } });
    expect(bench.logged).toEqual([expect.any(SyntaxError)]);
    expect(bench.engine.view(outcome.lookupId ?? '').exchanges).toHaveLength(1);
  });

  it('is shared by the lookups that the answer served again', async () => {
    open();
    await bench.ask();
    const { lookupId } = await bench.ask();
    expect(bench.engine.view(lookupId ?? '')).toMatchObject({ origin: 'cache', redirected: true });
    expect(bench.engine.view(lookupId ?? '').exchanges).toHaveLength(1);
  });
});

describe('reading evidence again', () => {
  it('follows redirects and passes over failed tries, as the adapter saw it', async () => {
    await server.close();
    let tries = 0;
    server = await serve((request, response) => {
      if (request.url?.startsWith('/records') === true)
        response.writeHead(302, { location: '/moved?name=Ana' }).end('elsewhere');
      else if ((tries += 1) === 1) response.writeHead(503).end('later');
      else response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
    bench = rig({
      run: fetching,
      clock,
      options: {
        http: createUpstream({
          transport: nodeTransport(),
          originMap: { 'http://source.test': server.origin },
          clock: systemClock,
          random: () => 0,
        }).http,
      },
    });
    const { lookupId, status } = await bench.ask();
    expect(status).toBe(200);
    expect(bench.engine.view(lookupId ?? '').exchanges.map((exchange) => exchange.status)).toEqual([
      302, 503, 200,
    ]);
    expect(await bench.engine.reparse(lookupId ?? '')).toMatchObject({ same: true });
  });

  it('gives the recorded answer without the network', async () => {
    open();
    const { lookupId } = await bench.ask();
    await server.close();
    server = await serve(() => undefined);
    const again = await bench.engine.reparse(lookupId ?? '');
    expect(again).toMatchObject({ same: true, error: null, view: { data: { records: ['Ana', 'Año'] } } });
  });

  it('shows what a parser of today makes of it', async () => {
    let suffix = '';
    open(async (input, context) => {
      const answer = await fetching(input, context);
      const { records } = answer.data as { records: string[] };
      return { ...answer, data: { records: records.map((record) => record + suffix) } };
    });
    const { lookupId } = await bench.ask();
    suffix = '!';
    const again = await bench.engine.reparse(lookupId ?? '');
    expect(again).toMatchObject({ same: false, view: { data: { records: ['Ana!', 'Año!'] } } });
    expect(bench.engine.view(lookupId ?? '').data).toEqual({ records: ['Ana', 'Año'] });
  });

  it('comes to the recorded error where the source gave no answer', async () => {
    open(async (input, { http, ...context }) => {
      const send: typeof http.send = async (request) => {
        const response = await http.send(request);
        if (response.status === 200) return response;
        throw upstreamError({ reason: 'source_error', source: 'test_source', upstream_status: 503 });
      };
      return fetching(input, { ...context, http: { send } });
    });
    const { lookupId, status } = await bench.ask({ input: { name: 'Eva' } });
    expect(status).toBe(502);
    expect(await bench.engine.reparse(lookupId ?? '')).toMatchObject({ same: true });
  });

  it('leaves out again what the answer left out because the source failed on it', async () => {
    const upstream = createUpstream({
      transport: nodeTransport(),
      originMap: { 'http://source.test': server.origin },
      clock: systemClock,
      random: () => 0.5,
    });
    const run: Adapter = async (input, context) => {
      const answer = await fetching(input, context);
      const more = await context.http.send({ url: 'http://source.test/records?name=Eva' }).catch(() => null);
      return { ...answer, aside: { seen: more === null ? 0 : 1 } };
    };
    bench = rig({ run, clock, options: { http: upstream.http } });
    const { lookupId, aside } = await bench.ask();
    expect(aside).toEqual({ seen: 0 });
    expect(await bench.engine.reparse(lookupId ?? '')).toMatchObject({ same: true });
  });

  it('is refused when today another question would be asked, and without evidence', async () => {
    let path = 'records';
    open(async (input, { http, ...context }) =>
      fetching(input, {
        ...context,
        http: { send: (request) => http.send({ ...request, url: request.url.replace('records', path) }) },
      }),
    );
    const { lookupId } = await bench.ask();
    path = 'v2/records';
    await expect(bench.engine.reparse(lookupId ?? '')).rejects.toThrow('v2/records');
    await expect(bench.engine.reparse('nothing')).rejects.toMatchObject({ code: 'not_found' });
    const batch = await bench.ask({ operation: 'test_batch', input: { items: [{ name: 'Ana' }] } });
    await expect(bench.engine.reparse(batch.lookupId ?? '')).rejects.toMatchObject({ code: 'conflict' });
  });
});
