import { z } from 'zod';
import type { Operation } from './operation';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The published schema of an operation's request body: what a caller may leave out is not required. */
export function requestSchema(operation: Operation): JsonSchema {
  return jsonSchema(operation.request, 'input');
}

/** The published schema of the `data` of an operation's answer. */
export function answerSchema(operation: Operation): JsonSchema {
  return jsonSchema(operation.data, 'output');
}

/** A schema as it is published: of what may be sent (`input`), or of what comes back (`output`). */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-2020-12', io }) as JsonSchema;
}
