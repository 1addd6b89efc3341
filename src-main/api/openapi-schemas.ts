import type { ErrorCode } from '@shared/errors';
import type { JsonSchema } from '@shared/operations/schema';

const text = (description: string): JsonSchema => ({ type: 'string', description });
const date = (description: string): JsonSchema => ({ type: 'string', format: 'date', description });

/** The error body that every failure shares. */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          description: 'What kind of failure it is',
          enum: [
            'invalid_request',
            'too_many_results',
            'unauthorized',
            'gone',
            'rate_limited',
            'internal_error',
            'upstream_error',
          ] satisfies readonly ErrorCode[],
        },
        message: text('What happened and what to do, in the language that Accept-Language prefers'),
        request_id: text('The X-Request-Id of the answer'),
        details: {
          type: 'object',
          description: 'What the code is about',
          properties: {
            violations: {
              type: 'array',
              description: 'Every rule that the body breaks',
              items: {
                type: 'object',
                properties: {
                  path: text('JSON Pointer into the body'),
                  rule: text('The keyword of JSON Schema'),
                  message: text('What is wrong'),
                },
                required: ['path', 'rule', 'message'],
                additionalProperties: false,
              },
            },
            reason: text('Which of the cases of the code it is'),
            source: text('The source that failed'),
            source_message: text('The words of the source, in its language'),
            limit: { type: 'integer', description: 'Requests in 24 hours' },
            retry_after_seconds: { type: 'integer', description: 'As in Retry-After' },
            sunset: date('When the operation stopped answering'),
            successor: text('The path of the operation that follows'),
          },
        },
      },
      required: ['code', 'message', 'request_id'],
      additionalProperties: false,
    },
  },
  required: ['error'],
  additionalProperties: false,
};

/** What a caller gets whose lookup takes longer than it waits. */
export const pendingSchema: JsonSchema = {
  type: 'object',
  properties: {
    job_id: text('Names the job'),
    status: { type: 'string', const: 'pending' },
    status_url: { type: 'string', format: 'uri', description: 'Where the answer will be' },
  },
  required: ['job_id', 'status', 'status_url'],
  additionalProperties: false,
};

const catalogEntry: JsonSchema = {
  type: 'object',
  properties: {
    id: text('Names the operation, here and as a tool'),
    name: text('Its title'),
    method: { type: 'string', const: 'POST' },
    path: text('Its path'),
    url: { type: 'string', format: 'uri', description: 'Its address' },
    country: { type: 'string', enum: ['CO', 'PE', 'MX', 'BR', 'US', 'GLOBAL'] },
    source: text('The public source that answers'),
    rate_limit: {
      type: 'object',
      properties: {
        requests: { type: 'integer', minimum: 0 },
        window_seconds: { type: 'integer', minimum: 1 },
      },
      required: ['requests', 'window_seconds'],
      additionalProperties: false,
    },
    served_from: { type: 'string', enum: ['live', 'dataset'] },
    description: text('What it answers'),
    required: {
      type: 'array',
      items: { type: 'string' },
      description: 'Members of the body that have to be there',
    },
    request_schema: { type: 'object', description: 'JSON Schema (2020-12) of the body' },
    example_request: { type: 'object', description: 'A body that it takes' },
    deprecated: {
      type: 'object',
      description: 'Only where the operation retires',
      properties: {
        since: date('Since when it is deprecated'),
        sunset: date('From when on it answers 410'),
        successor_url: { type: 'string', format: 'uri' },
      },
      required: ['since', 'sunset', 'successor_url'],
      additionalProperties: false,
    },
  },
  required: [
    'id',
    'name',
    'method',
    'path',
    'url',
    'country',
    'source',
    'rate_limit',
    'served_from',
    'description',
    'required',
    'request_schema',
    'example_request',
  ],
  additionalProperties: false,
};

/** The catalog: a list of its entries. */
export const catalogSchema: JsonSchema = { type: 'array', items: catalogEntry };
