import type { CallToolResult } from '@modelcontextprotocol/server';
import { errorBody, type ErrorValue } from '@shared/errors';
import type { QuotaState } from '@shared/lookup';
import type { Outcome } from '../../engine/call';
import { pendingBody } from '../answers';
import type { Caller } from './tool';

type Meta = Readonly<Record<string, unknown>>;

/** A result as structured content and, for clients that know no such thing, the same JSON as text. */
export function success(body: Readonly<Record<string, unknown>>, meta: Meta = {}): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(body) }],
    structuredContent: body,
    ...metaOf(meta),
  };
}

/**
 * A failed call, with the error body of the interface as its text. It has no structured content: that would have to fit
 * the schema of an answer.
 */
export function failure(
  error: ErrorValue,
  requestId: string,
  { language }: Caller,
  meta: Meta = {},
): CallToolResult {
  return {
    isError: true,
    content: [{ type: 'text', text: JSON.stringify(errorBody(error, requestId, language)) }],
    ...metaOf(meta),
  };
}

/** What a lookup came to. The headers of the interface stand in `_meta`. */
export function resultOf(outcome: Outcome, caller: Caller): CallToolResult {
  const { requestId, error, job, data, origin, quota } = outcome;
  const meta = { request_id: requestId, ...(quota === null ? {} : { rate_limit: limitOf(quota) }) };
  if (error !== null) return failure(error, requestId, caller, meta);
  if (job !== null) return success(pendingBody(caller.baseUrl, job.id), { ...meta, cache: 'MISS' });
  return success({ data }, { ...meta, cache: origin === 'source' ? 'MISS' : 'HIT' });
}

/** A quota as the headers of the interface tell it. */
export function limitOf({ limit, remaining, resetSeconds }: QuotaState) {
  return { limit, remaining, reset_seconds: resetSeconds };
}

function metaOf(meta: Meta): { _meta?: Record<string, unknown> } {
  return Object.keys(meta).length === 0 ? {} : { _meta: { ...meta } };
}
