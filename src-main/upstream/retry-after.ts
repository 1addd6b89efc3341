/**
 * Milliseconds that a `Retry-After` header asks to wait: whole seconds or an HTTP-date (RFC 9110, 10.2.3).
 * undefined when there is none or it cannot be read; never negative.
 */
export function retryAfterMs(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = /^[A-Z][a-z]{2,8},? /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
