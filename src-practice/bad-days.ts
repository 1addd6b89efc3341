import type { Reply } from './serve';

/*
 * Bad days that any source has. A stand-in gives each an input of its own, and lists it in README.md.
 */

/** What asking on such a day does, in the words of the README. */
export const badDays = {
  slow: 'Answers after eight seconds.',
  stalled: 'Never answers; the connection stays open.',
  reset: 'The connection is reset before any answer.',
  truncated: 'The connection breaks off in the middle of the body.',
  empty: '200 with an empty body.',
  html: '200 with a maintenance page in HTML.',
  blocked_403: 'Always 403.',
  throttled_429: '429 with Retry-After: 1, every other time.',
  unavailable_503: '503 with Retry-After: 1, every other time.',
  error_500: 'Always 500.',
} as const;

export type BadDay = keyof typeof badDays;

export interface Asked {
  /** How often this was asked for, this time included. */
  readonly times: number;
  readonly slowMs: number;
}

/** What becomes of the usual reply on a bad day. */
export function onBadDay(day: BadDay, usual: Reply, { times, slowMs }: Asked): Reply {
  const everyOtherTime = (title: string, status: number): Reply =>
    times % 2 === 0 ? usual : page(title, status, { 'Retry-After': '1' });
  switch (day) {
    case 'slow':
      return { ...usual, waitMs: slowMs };
    case 'stalled':
      return { ...usual, connection: 'stall' };
    case 'reset':
      return { ...usual, connection: 'reset' };
    case 'truncated':
      return { ...usual, connection: 'break' };
    case 'empty':
      return { ...usual, body: '' };
    case 'html':
      return page('Sitio en mantenimiento', 200);
    case 'blocked_403':
      return page('403 Forbidden', 403);
    case 'throttled_429':
      return everyOtherTime('429 Too Many Requests', 429);
    case 'unavailable_503':
      return everyOtherTime('503 Service Unavailable', 503);
    case 'error_500':
      return page('500 Internal Server Error', 500);
  }
}

/** A page of a web server that says its title and nothing else. */
export function page(title: string, status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
    body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  };
}

/** A reply in JSON. */
export function json(value: unknown, status = 200): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json;charset=UTF-8' },
    body: JSON.stringify(value),
  };
}
