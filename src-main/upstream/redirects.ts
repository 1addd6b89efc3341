import type { OriginMap } from '@shared/settings';
import type { SourceProfile, SourceRequest } from '../engine/adapter';
import { isRedirect, type CompleteAnswer } from './answer';
import { failedRequest } from './failed-request';
import { lowerCased } from './headers';
import { restored } from './origin-map';
import { isSecretHeader } from './secrets';

const mostRedirects = 5;

type Head = Omit<CompleteAnswer, 'bytes'>;

/**
 * Sends a request and those that redirects ask for within the source's origins, up to an answer that is none.
 * Throws `LookupError` (`upstream_error`): `changed` for a redirect elsewhere, `source_error` for too many.
 * @param send one request, its headers in lower case, up to an acceptable answer
 */
export async function followed<Answer extends Head>(
  first: SourceRequest,
  { profile, originMap }: { readonly profile: SourceProfile; readonly originMap: OriginMap },
  send: (request: SourceRequest) => Promise<Answer>,
): Promise<Answer> {
  let request: SourceRequest = { ...first, headers: lowerCased(first.headers ?? {}) };
  for (let hops = 0; hops <= mostRedirects; hops++) {
    const answer = await send(request);
    if (!isRedirect(answer, request.accept)) return answer;
    const next = nextHop(request, answer, profile, originMap);
    if ('foreign' in next) {
      const observed = `redirect to ${next.foreign}`;
      throw failedRequest(profile, { reason: 'changed', status: answer.status, observed }, 1, null);
    }
    ({ request } = next);
  }
  const observed = `more than ${mostRedirects} redirects`;
  throw failedRequest(profile, { reason: 'source_error', observed }, 1, null);
}

/**
 * The request that a redirect asks for, or the address it names when that lies outside the source's origins. A request
 * that changes its origin loses its credentials; one that is turned into a GET loses its body.
 */
function nextHop(
  request: SourceRequest,
  response: Head,
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
