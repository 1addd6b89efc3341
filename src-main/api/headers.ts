import type { QuotaState } from '@shared/lookup';
import type { Deprecation } from '@shared/operations/operation';
import { quotaWindowMs } from '../engine/quota';

export type Headers = Readonly<Record<string, string>>;

/** RateLimit-Policy, as draft-ietf-httpapi-ratelimit-headers has it. @param limit lookups in the window */
export function policyHeader(limit: number): Headers {
  return { 'RateLimit-Policy': `"day";q=${limit};w=${quotaWindowMs / 1000}` };
}

/** What is left of a quota. Reset is in whole seconds from now. */
export function quotaHeaders({ limit, remaining, resetSeconds }: QuotaState): Headers {
  return {
    ...policyHeader(limit),
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(resetSeconds),
  };
}

/** Deprecation (RFC 9745), Sunset (RFC 8594) and the successor's Link; nothing for an operation that stays. */
export function deprecationHeaders(deprecated: Deprecation | null): Headers {
  if (deprecated === null) return {};
  return {
    Deprecation: `@${Date.parse(deprecated.since) / 1000}`,
    Sunset: new Date(deprecated.sunset).toUTCString(),
    Link: `<${deprecated.successor}>; rel="successor-version"`,
  };
}

/** A key as it is echoed: a string of RFC 9651, whichever way it was sent. */
export function idempotencyHeader(key: string): Headers {
  return { 'Idempotency-Key': `"${key.replaceAll(/["\\]/g, String.raw`\$&`)}"` };
}

/**
 * The key in an Idempotency-Key header: a string of RFC 9651, or its bare characters.
 * @returns undefined when it is neither, or not 1 to 255 visible ASCII characters
 */
export function idempotencyKey(header: string): string | undefined {
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(header)?.[1];
  const key = quoted === undefined ? header : quoted.replaceAll(/\\(.)/g, '$1');
  if (quoted === undefined && header.includes('"')) return undefined;
  return /^[\x21-\x7e]{1,255}$/.test(key) ? key : undefined;
}
