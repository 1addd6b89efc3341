import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { operation, field, type Operation } from '@shared/operations/operation';
import { z } from 'zod';
import { openStore, type Store } from '../../store';
import type { Adapter, BoundAdapter, HttpFactory, SourceProfile } from '../adapter';
import type { LookupCall } from '../call';
import type { Engine, EngineOptions } from '../engine';
import { createEngine } from '../index';

/** 2026-11-21 09:00 UTC. */
export const start = Date.UTC(2026, 10, 21, 9);
export const hour = 60 * 60 * 1000;

/** A clock that stands still until it is moved. */
export function movableClock(now = start) {
  return {
    now: () => now,
    move(ms: number) {
      now += ms;
    },
  };
}

/** A promise that the test settles itself. */
export function gate<T = void>() {
  return Promise.withResolvers<T>();
}

/** Lets other work go on until the condition holds; a test whose condition never does ends at its time limit. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn();
}

const source = {
  id: 'test_source',
  name: { es: 'Fuente de prueba', en: 'Test source' },
  publisher: 'Nobody',
  homepage: 'http://127.0.0.1',
  confidence: 'seen',
  notes: { es: '', en: '' },
  factsOf: '2026-11-21',
} as const;

const words = (word: string) => ({ label: { es: word, en: word }, help: { es: word, en: word } });

const request = z.strictObject({
  name: field(z.string().min(2).max(20), words('name')),
  page: field(z.int().min(1).default(1), words('page')),
});
const data = z.strictObject({
  records: field(z.array(z.string()), words('records')),
});

/** A small operation: `name` in, `records` out. */
export function testOperation(over: Partial<Operation> = {}): Operation {
  return {
    ...(operation({
      id: 'test_lookup',
      path: '/xx/test/lookup/v1',
      country: 'CO',
      source,
      servedFrom: 'live',
      access: 'api',
      title: { es: 'Prueba', en: 'Test' },
      description: { es: 'Prueba', en: 'Test' },
      request,
      data,
      aside: z.strictObject({ seen: z.int() }),
      example: { name: 'Ana' },
      cacheSeconds: 300,
      quota: 3,
      subject: (input) => input.name,
      digest: (answer) => ({
        found: answer.records.length > 0,
        title: answer.records[0] ?? null,
        place: null,
        date: null,
        count: answer.records.length,
        note: null,
        flags: [],
      }),
    }) as unknown as Operation),
    ...over,
  };
}

/** The batch of `test_lookup`. */
export const testBatch = operation({
  id: 'test_batch',
  path: '/xx/test/lookup/v1/batch',
  country: 'CO',
  source,
  servedFrom: 'live',
  access: 'api',
  title: { es: 'Lote', en: 'Batch' },
  description: { es: 'Lote', en: 'Batch' },
  request: z.strictObject({ items: field(z.array(z.looseObject({})).min(1).max(50), words('items')) }),
  data: z.strictObject({
    results: z.array(
      z.strictObject({
        index: z.int(),
        name: z.string().nullable(),
        page: z.null(),
        status: z.int(),
        data: data.optional(),
        error: z
          .strictObject({ code: z.string(), message: z.string(), details: z.looseObject({}).optional() })
          .optional(),
      }),
    ),
  }),
  example: { items: [{ name: 'Ana' }] },
  quota: 3,
  subject: (input) => `${input.items.length}`,
  digest: (answer) => ({
    found: answer.results.some((result) => (result.data?.records.length ?? 0) > 0),
    title: null,
    place: null,
    date: null,
    count: answer.results.length,
    note: null,
    flags: [],
  }),
  itemOperation: 'test_lookup',
}) as unknown as Operation;

const profile: SourceProfile = {
  source,
  headers: {},
  concurrency: 4,
  pace: { requests: 100, perMs: 1000 },
  timeoutMs: 5000,
  maxBytes: 1_000_000,
  blockedStatuses: [403],
  coolDownsMs: [],
  intermediates: [],
};

/** An adapter of `test_lookup` over a server: its JSON body is the list of records. */
export const fetching: Adapter = async (input, { http }) => {
  const { name } = input as { name: string };
  const answer = await http.send({ url: `http://source.test/records?name=${encodeURIComponent(name)}` });
  return { data: { records: JSON.parse(answer.text()) as string[] }, aside: { seen: answer.status } };
};

/** A server on the loopback for one test. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The plainest HTTP that keeps evidence: everything goes to one origin. */
export function plainHttp(origin: string, clock: { now(): number }): HttpFactory {
  return (_profile, recorder, signal) => ({
    async send({ url, method = 'GET', body }) {
      const { pathname, search } = new URL(url);
      const sentTo = origin + pathname + search;
      const startedAt = clock.now();
      const response = await fetch(sentTo, { method, signal, ...(body === undefined ? {} : { body }) });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const headers = Object.fromEntries(response.headers);
      recorder.record({
        method,
        url,
        sentTo,
        requestHeaders: {},
        requestBody: body ?? null,
        status: response.status,
        responseHeaders: headers,
        startedAt,
        durationMs: 1,
        failure: null,
        body: bytes,
      });
      return {
        url,
        status: response.status,
        headers,
        bytes,
        receivedAt: startedAt + 1,
        text: () => new TextDecoder().decode(bytes),
      };
    },
  });
}

export interface Rig {
  readonly store: Store;
  readonly engine: Engine;
  readonly clock: ReturnType<typeof movableClock>;
  /** What went to the log. */
  readonly logged: unknown[];
  /** Asks `test_lookup`, or what `over` says. */
  ask(over?: Partial<LookupCall>): ReturnType<Engine['lookup']>;
  close(): Promise<void>;
}

/** An engine over a real store, with `test_lookup` and `test_batch`. */
export function rig({
  run,
  over = {},
  options = {},
  file = ':memory:',
  clock = movableClock(),
  wrapStore = (store) => store,
}: {
  readonly run: Adapter;
  readonly over?: Partial<Operation>;
  readonly options?: Partial<EngineOptions>;
  readonly file?: string;
  readonly clock?: ReturnType<typeof movableClock>;
  /** Puts something between the engine and its store. */
  readonly wrapStore?: (store: Store) => Store;
}): Rig {
  const store = openStore(file, { clock });
  const logged: unknown[] = [];
  let ids = 0;
  const adapter: BoundAdapter = { operation: 'test_lookup', profile, run, datasets: [] };
  const prefix = `${clock.now()}-`;
  const engine = createEngine(
    {
      store: wrapStore(store),
      adapters: [adapter],
      http: () => ({
        send: () => Promise.reject(new Error('this test has no network')),
      }),
      clock,
      newId: () => `id-${prefix}${(ids += 1)}`,
      practice: false,
      log: { error: (_where, error) => void logged.push(error) },
      ...options,
    },
    [testOperation(over), testBatch],
  );
  return {
    store,
    engine,
    clock,
    logged,
    ask: (call = {}) =>
      engine.lookup({
        operation: 'test_lookup',
        input: { name: 'Ana' },
        organization: 'local',
        door: 'window',
        ...call,
      }),
    async close() {
      await engine.stop();
      store.close();
    },
  };
}
