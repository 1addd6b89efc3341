import type { OriginMap } from '@shared/settings';
import type { SourceProfile, SourceRequest, SourceResponse } from '../engine/adapter';
import { restored } from './origin-map';
import { isSecretHeader } from './secrets';

/**
 * The request that a redirect asks for, or the address it names when that lies outside the source's origins.
 * Names of headers are in lower case. A request that changes its origin loses its credentials; one that is turned into a GET loses its body.
 */
export function nextHop(
  request: SourceRequest,
  response: SourceResponse,
  profile: SourceProfile,
  originMap: OriginMap,
): { readonly request: SourceRequest } | { readonly foreign: string } {
  const { origin } = new URL(request.url);
  const location = response.headers.location ?? '';
  if (!URL.canParse(location, request.url)) return { foreign: location };
  const url = restored(originMap, origin, new URL(location, request.url).href);
  const next = new URL(url).origin;
  const own = [origin, new URL(profile.source.homepage).origin, ...(profile.origins ?? [])];
  if (!own.some((one) => isOrigin(next, one))) return { foreign: url };
  const changesOrigin = next !== origin;
  const becomesGet = request.method === 'POST' && response.status !== 307 && response.status !== 308;
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).filter(
      ([name]) => !(changesOrigin && isSecretHeader(name)) && !(becomesGet && name === 'content-type'),
    ),
  );
  return {
    request: becomesGet
      ? { url, headers, ...(request.accept && { accept: request.accept }) }
      : { ...request, url, headers },
  };
}

/** Whether an origin is the given one, or one of those that `https://*.host` stands for. */
function isOrigin(origin: string, given: string): boolean {
  const [scheme, host] = given.split('*.');
  if (host === undefined) return origin === given;
  return origin.startsWith(scheme ?? '') && origin.endsWith(`.${host}`);
}
