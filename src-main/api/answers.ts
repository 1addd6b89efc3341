import type { Context } from 'hono';
import { errorBody, type ErrorValue, type RequestReason } from '@shared/errors';
import type { Language } from '@shared/text';

/** What a request carries through its handlers. */
export interface Variables {
  readonly requestId: string;
  readonly language: Language;
  readonly organization: string;
}
export type Ask = Context<{ Variables: Variables }>;

/** Where the client knows the service. The host was checked before. */
export function baseUrlOf(c: Ask): string {
  return `http://${c.req.header('host') ?? ''}`;
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(c: Ask): string | undefined {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/** A job that still runs, as the interface shows it. */
export function pendingBody(baseUrl: string, id: string) {
  const status_url = `${baseUrl}/jobs/${encodeURIComponent(id)}`;
  return { data: { job_id: id, status: 'pending', status_url } } as const;
}

export function setHeaders(c: Ask, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

/** Answers with the shared error body. */
export function respond(c: Ask, status: number, error: ErrorValue): Response {
  c.status(status as Parameters<typeof c.status>[0]);
  return c.json(errorBody(error, c.var.requestId, c.var.language));
}

/** Answers a request that is not one of the interface, with the reason in `details`. */
export function refuse(c: Ask, status: number, reason: RequestReason): Response {
  return respond(c, status, { code: 'invalid_request', details: { reason } });
}

/** Answers whatever came with another method than the one that its path takes. */
export function onlyMethod(method: 'GET' | 'POST'): (c: Ask) => Response {
  return (c) => {
    c.header('Allow', method);
    return refuse(c, 405, 'method_not_allowed');
  };
}
