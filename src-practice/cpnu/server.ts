import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './answer';
import { cpnuSource } from './source';

export interface CpnuOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Waited before every answer. */
  readonly delayMs?: number;
  /** Waited before the answer to the slow radicado. */
  readonly slowMs?: number;
  /** Epoch milliseconds; the cases are told up to the day of the start. */
  readonly now?: () => number;
}

/** What was asked of the stand-in since it started. */
export interface RequestCounts {
  readonly total: number;
  readonly mostAtOnce: number;
  /** By path below `/api/v2`, identifiers left out: `Proceso/Actuaciones`. */
  readonly byEndpoint: ReadonlyMap<string, number>;
  /** How often each radicado was searched for. */
  readonly byNumber: ReadonlyMap<string, number>;
}

export interface Cpnu {
  readonly origin: string;
  readonly requests: RequestCounts;
  close(): Promise<void>;
}

/** The origin whose place the stand-in takes. */
export const cpnuOrigin = 'https://consultaprocesos.ramajudicial.gov.co:448';

/** Starts a stand-in for the Consulta de Procesos on the loopback interface; it lives until it is closed. */
export async function startCpnu(options: CpnuOptions = {}): Promise<Cpnu> {
  const { port = 0, delayMs = 0, slowMs = 8000, now = Date.now } = options;
  const source = cpnuSource({ slowMs, now });
  const byEndpoint = new Map<string, number>();
  const requests = { total: 0, mostAtOnce: 0, byEndpoint, byNumber: source.askedNumbers };
  const timers = new Set<NodeJS.Timeout>();
  let atOnce = 0;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', cpnuOrigin);
    const endpoint = endpointOf(url);
    byEndpoint.set(endpoint, (byEndpoint.get(endpoint) ?? 0) + 1);
    requests.total += 1;
    atOnce += 1;
    requests.mostAtOnce = Math.max(requests.mostAtOnce, atOnce);
    response.once('close', () => {
      atOnce -= 1;
    });

    const { method = '', headers } = request;
    const answer = source.answer({ method, url, userAgent: headers['user-agent'] ?? '' });
    const waitMs = delayMs + (answer.waitMs ?? 0);
    if (waitMs === 0) return send(response, answer);
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!response.destroyed) send(response, answer);
    }, waitMs);
    timers.add(timer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer.connection === 'stall') return;
  if (answer.connection === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const body = Buffer.from(answer.body);
  response.writeHead(answer.status, {
    'Content-Type': answer.type,
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-cache',
    Server: 'Microsoft-IIS/10.0',
    'X-Powered-By': 'ASP.NET',
    'Access-Control-Allow-Origin': '*',
    ...answer.headers,
  });
  if (answer.connection === 'break')
    response.write(body.subarray(0, body.byteLength / 2), () => response.socket?.destroy());
  else response.end(body);
}

function endpointOf(url: URL): string {
  const parts = url.pathname.split('/').slice(3);
  return parts.filter((part) => !/^\d+$/.test(part)).join('/');
}
