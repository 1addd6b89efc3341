import { serve } from '../serve';
import type { StandInOptions } from '../stand-in';
import { cpnuSource } from './source';

export interface CpnuOptions extends StandInOptions {
  /** 0 takes any free port. */
  readonly port?: number;
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

const serverHeaders = {
  'Cache-Control': 'no-cache',
  Server: 'Microsoft-IIS/10.0',
  'X-Powered-By': 'ASP.NET',
  'Access-Control-Allow-Origin': '*',
};

/** Starts a stand-in for the Consulta de Procesos on the loopback interface; it lives until it is closed. */
export async function startCpnu(options: CpnuOptions = {}): Promise<Cpnu> {
  const { port = 0, delayMs = 0, slowMs = 8000, now = Date.now } = options;
  const source = cpnuSource({ slowMs, now });
  const byEndpoint = new Map<string, number>();
  const requests = { total: 0, mostAtOnce: 0, byEndpoint, byNumber: source.askedNumbers };
  let atOnce = 0;

  const { origin, close } = await serve(
    cpnuOrigin,
    ({ method, url, headers, onEnd }) => {
      const endpoint = endpointOf(url);
      byEndpoint.set(endpoint, (byEndpoint.get(endpoint) ?? 0) + 1);
      requests.total += 1;
      atOnce += 1;
      requests.mostAtOnce = Math.max(requests.mostAtOnce, atOnce);
      onEnd(() => {
        atOnce -= 1;
      });

      const answer = source.answer({ method, url, userAgent: headers['user-agent'] ?? '' });
      return {
        ...answer,
        waitMs: delayMs + (answer.waitMs ?? 0),
        headers: { 'Content-Type': answer.type, ...serverHeaders, ...answer.headers },
      };
    },
    port,
  );
  return { origin, requests, close };
}

function endpointOf(url: URL): string {
  const parts = url.pathname.split('/').slice(3);
  return parts.filter((part) => !/^\d+$/.test(part)).join('/');
}
