import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import autocannon from 'autocannon';
import { Hono } from 'hono';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { openPracticeService } from '../src-main/api/testing/practice-service';
import { measure, median, type Measure } from './measure';

const clients = 50;
const roundSeconds = 2;
const rounds = 5;

/** Requests per second, and how long answers took. */
interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The HTTP service against its bare server library with the same bytes. */
export async function benchHttp(): Promise<readonly Measure[]> {
  const { service, workspace, keys, close } = await openPracticeService();
  const catalog = await (await fetch(`${service.baseUrl}/catalog`)).text();
  const bare = await bareServer(catalog);
  const { key, view } = keys.create('bench');
  workspace.engine.setQuota(view.organization.id, casesByRadicado.id, 1_000_000);
  const get = { method: 'GET' } as const;
  const post = {
    method: 'POST' as const,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(casesByRadicado.example),
  };
  const kinds = {
    bare: { url: `${bare.baseUrl}/catalog`, ...get },
    catalog: { url: `${service.baseUrl}/catalog`, ...get },
    lookup: { url: service.baseUrl + (casesByRadicado.path ?? ''), ...post },
  };
  const taken: Record<keyof typeof kinds, Round[]> = { bare: [], catalog: [], lookup: [] };
  try {
    // Each kind once before anything counts, then in turn, so that a busy moment of the machine meets all of them.
    for (let round = 0; round <= rounds; round += 1)
      for (const kind of ['bare', 'catalog', 'lookup'] as const) {
        const result = await ask(kinds[kind]);
        if (round > 0) taken[kind].push(result);
      }
  } finally {
    await bare.close();
    await close();
  }
  const rate = (kind: keyof typeof kinds) => median(taken[kind].map(({ perSecond }) => perSecond));
  const slowest = (kind: keyof typeof kinds): Measure =>
    measure({
      name: `${kind} over HTTP, p99 at ${clients} clients`,
      unit: 'ms',
      value: median(taken[kind].map(({ p99 }) => p99)),
      baseline: median(taken[kind].map(({ p50 }) => p50)),
      baselineName: 'p50',
      target: 10,
      bound: 'at_most',
    });
  return [
    measure({
      name: '/catalog over HTTP',
      unit: 'requests/s',
      value: rate('catalog'),
      baseline: rate('bare'),
      baselineName: 'hono with the same bytes',
      target: 0.5,
      bound: 'at_least',
    }),
    measure({
      name: 'lookup over HTTP, cached',
      unit: 'requests/s',
      value: rate('lookup'),
      baseline: rate('bare'),
      baselineName: 'hono with the bytes of /catalog',
      target: 0.25,
      bound: 'at_least',
    }),
    slowest('catalog'),
    slowest('lookup'),
  ];
}

/** From another thread, so that the asking does not take the time of the answering. */
async function ask(request: autocannon.Options): Promise<Round> {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...request,
    connections: clients,
    duration: roundSeconds,
    workers: 1,
  });
  if (non2xx + errors > 0) throw new Error(`${request.url}: ${non2xx} refusals, ${errors} errors`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

async function bareServer(text: string): Promise<{ baseUrl: string; close(): Promise<unknown> }> {
  const app = new Hono();
  app.get('/catalog', (c) => c.body(text, 200, { 'Content-Type': 'application/json' }));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      const closed = once(server, 'close');
      server.close();
      return closed;
    },
  };
}
