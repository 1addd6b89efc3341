import { type ErrorDetails, upstreamError } from '@shared/errors';
import type { OriginMap } from '@shared/settings';
import type {
  ExchangeRecorder,
  SourceHttp,
  SourceProfile,
  SourceRequest,
  SourceResponse,
} from '../engine/adapter';
import type { Clock } from '../engine/clock';
import { isRedirect } from './answer';
import type { AttemptFailure } from './attempt';
import { createCookies } from './cookies';
import { exchange } from './exchange';
import type { Host } from './host';
import { nextHop } from './redirects';
import type { Transport } from './transport';

const mostRedirects = 5;

export interface SourceHttpOptions {
  readonly profile: SourceProfile;
  readonly recorder: ExchangeRecorder;
  readonly signal: AbortSignal;
  readonly transport: Transport;
  readonly originMap: OriginMap;
  readonly clock: Clock;
  readonly hostOf: (url: string, profile: SourceProfile) => Host;
}

/** HTTP for one lookup: its cookies, its redirects, and failures as the errors of the interface. */
export function createSourceHttp(options: SourceHttpOptions): SourceHttp {
  const { recorder, signal, transport, originMap, clock, hostOf } = options;
  const profile = { ...options.profile, headers: lowerCased(options.profile.headers) };
  const cookies = createCookies();

  const failed = (failure: Omit<AttemptFailure, 'retry'>, attempts: number, restsUntil: number | null) => {
    const { reason, observed, status, sourceMessage } = failure;
    const details: ErrorDetails['upstream_error'] = {
      reason,
      source: profile.source.id,
      attempts,
      observed,
      ...(status === undefined ? {} : { upstream_status: status }),
      ...(sourceMessage === undefined ? {} : { source_message: sourceMessage }),
      ...(restsUntil === null ? {} : { retry_at: new Date(restsUntil).toISOString() }),
    };
    return upstreamError(details);
  };

  async function hop(request: SourceRequest): Promise<SourceResponse> {
    const host = hostOf(request.url, profile);
    const context = {
      transport,
      originMap,
      clock,
      profile,
      timeout: host.timeout,
      recorder,
      cookies,
      signal,
    };
    let attempts = 0;
    const result = await host.persist(() => {
      attempts += 1;
      return exchange(request, context);
    }, signal);
    if (result.failure) throw failed(result.failure, attempts, host.restsUntil());
    return result.response;
  }

  return {
    async send(first) {
      let request: SourceRequest = { ...first, headers: lowerCased(first.headers ?? {}) };
      for (let hops = 0; hops <= mostRedirects; hops++) {
        const response = await hop(request);
        if (!isRedirect(response, request.accept)) return response;
        const next = nextHop(request, response, profile, originMap);
        if ('foreign' in next)
          throw failed(
            { reason: 'changed', status: response.status, observed: `redirect to ${next.foreign}` },
            1,
            null,
          );
        ({ request } = next);
      }
      throw failed({ reason: 'source_error', observed: `more than ${mostRedirects} redirects` }, 1, null);
    },
  };
}

function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
