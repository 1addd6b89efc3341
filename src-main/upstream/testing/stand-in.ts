import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExchangeRecorder, RecordedExchange, SourceProfile } from '../../engine/adapter';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface StandIn {
  readonly origin: string;
  /** Method and path of every request, in order of arrival. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** A real HTTP server on loopback that behaves as badly as its handler says. */
export async function standIn(handler: Handler): Promise<StandIn> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    handler(request, response);
  });
  await listening(server);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => closed(server),
  };
}

export function listening(server: {
  listen(port: number, host: string, ready: () => void): unknown;
}): Promise<void> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}

export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Answers each request with the next handler; the last one goes on answering. */
export function inTurn(...handlers: readonly Handler[]): Handler {
  let next = 0;
  return (request, response) => {
    handlers[Math.min(next, handlers.length - 1)]?.(request, response);
    next += 1;
  };
}

export function answer(status: number, body = '', headers: Record<string, string | string[]> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

export function profileOf(origin: string, more: Partial<SourceProfile> = {}): SourceProfile {
  return {
    source: {
      id: 'test_source',
      name: { es: 'Fuente', en: 'Source' },
      publisher: 'Nobody',
      homepage: origin,
      confidence: 'seen',
      notes: { es: '', en: '' },
      factsOf: '2026-11-21',
    },
    headers: { Accept: 'application/json' },
    concurrency: 1,
    pace: { requests: 1, perMs: 2_000 },
    timeoutMs: 20_000,
    maxBytes: 1_000_000,
    blockedStatuses: [403, 406],
    coolDownsMs: [60_000, 30_000, 60_000],
    intermediates: [],
    ...more,
  };
}

export function recorder(): ExchangeRecorder & { readonly exchanges: RecordedExchange[] } {
  const exchanges: RecordedExchange[] = [];
  return { exchanges, record: (exchange) => void exchanges.push(exchange) };
}
