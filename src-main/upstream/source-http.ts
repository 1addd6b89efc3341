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
import { createCookies } from './cookies';
import { exchange } from './exchange';
import { failedRequest } from './failed-request';
import { lowerCased } from './headers';
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

  async function hop(request: SourceRequest): Promise<SourceResponse> {
    const host = hostOf(request.url, profile);
    const context = {
      transport,
      sentTo: host.redirected(request.url),
      clock,
      profile,
      recorder,
      cookies,
      signal,
    };
    let attempts = 0;
    const result = await host.persist(() => {
      attempts += 1;
      return exchange(request, context);
    }, signal);
    if (result.failure) throw failedRequest(profile, result.failure, attempts, host.restsUntil());
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
          throw failedRequest(
            profile,
            { reason: 'changed', status: response.status, observed: `redirect to ${next.foreign}` },
            1,
            null,
          );
        ({ request } = next);
      }
      throw failedRequest(
        profile,
        { reason: 'source_error', observed: `more than ${mostRedirects} redirects` },
        1,
        null,
      );
    },
  };
}
