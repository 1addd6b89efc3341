import type { OriginMap } from '@shared/settings';
import type {
  ExchangeRecorder,
  SourceHttp,
  SourceProfile,
  SourceRequest,
  SourceResponse,
} from '../engine/adapter';
import type { Clock } from '../engine/clock';
import { createCookies } from './cookies';
import { exchange } from './exchange';
import { failedRequest } from './failed-request';
import { lowerCased } from './headers';
import type { Host } from './host';
import { followed } from './redirects';
import type { Transport } from './transport';

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
  const { recorder, signal, transport, clock, hostOf } = options;
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

  return { send: (request) => followed(request, options, hop) };
}
