import { randomUUID } from 'node:crypto';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ErrorValue } from '@shared/errors';
import type { Operation } from '@shared/operations/operation';
import type { Engine } from '../../engine/engine';
import { idempotencyKey } from '../headers';
import { failure, resultOf } from './results';
import type { ToolCall } from './tool';
import { reportWhile } from './waiting';

/** Runs a lookup for a tool. */
export type RunLookup = (operation: Operation, input: unknown, call: ToolCall) => Promise<CallToolResult>;

/** Looks things up as the HTTP door does, by every rule of the engine; the door of these lookups is `mcp`. */
export function lookupRunner(engine: Pick<Engine, 'lookup'>): RunLookup {
  return async (operation, input, call) => {
    const { caller, signal, meta } = call;
    const given = meta['idempotencyKey'];
    const key = typeof given === 'string' ? idempotencyKey(given) : undefined;
    if (given !== undefined && key === undefined) return failure(badKey, randomUUID(), caller);
    const lookup = engine.lookup({
      operation: operation.id,
      input,
      organization: caller.organization,
      door: 'mcp',
      signal,
      ...(key === undefined ? {} : { idempotencyKey: key }),
    });
    const message = `Waiting for ${operation.source.name.en}`;
    return resultOf(await reportWhile(lookup, call, operation.patienceMs, message), caller);
  };
}

const badKey: ErrorValue = { code: 'invalid_request', details: { reason: 'idempotency_key_invalid' } };
