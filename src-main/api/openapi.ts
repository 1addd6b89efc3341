import { errorBody, statusOf, type ErrorCode, type ErrorValue } from '@shared/errors';
import type { Operation } from '@shared/operations/operation';
import { answerSchema, requestSchema, type JsonSchema } from '@shared/operations/schema';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 description of a service. */
export function openApi(operations: readonly Operation[], baseUrl: string): Json {
  const published = operations.filter(hasPath);
  const sources = new Map(published.map(({ source }) => [source.id, source]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'public-sector data marketplace API',
      version: '1.0.0',
      description: [
        'Public records as structured JSON lookups, answered on this machine.',
        'Requests to another path get 404, with another method 405, under a foreign Host or Origin 403, with headers ' +
          'that are too large 431, and unfinished ones 408; all of them with the error body `invalid_request`.',
      ].join('\n\n'),
      contact: { name: 'Expediente' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl, description: 'This machine' }],
    security: [{ apiKey: [] }],
    tags: [
      ...[...sources.values()].map(({ id, name, notes }) => ({
        name: id,
        description: [name.en, notes.en].filter(Boolean).join('. '),
      })),
      { name: 'jobs', description: 'Lookups that take longer than a caller waits' },
      { name: 'service', description: 'What the service offers; no key needed' },
    ],
    paths: {
      ...Object.fromEntries(published.map((operation) => [operation.path, { post: post(operation) }])),
      '/jobs/{id}': { get: job },
      '/catalog': { get: publicDocument('catalog', 'The operations, for machines', catalogSchema) },
      '/openapi': { get: publicDocument('openapi', 'This document', { type: 'object' }) },
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'The API key of an organization' },
      },
      schemas: { Error: errorSchema, PendingJob: pendingSchema },
      headers,
      responses: Object.fromEntries(failures.map((error) => [error.code, failure(error)])),
    },
  };
}

type Published = Operation & { readonly path: string };

function hasPath(operation: Operation): operation is Published {
  return operation.path !== null;
}

function post(operation: Published): Json {
  const { id, title, description, source, example, deprecated, itemOperation } = operation;
  const codes: readonly ErrorCode[] = [
    'invalid_request',
    'unauthorized',
    ...(deprecated === null ? [] : (['gone'] as const)),
    'rate_limited',
    'internal_error',
    // The items of a batch fail each by itself.
    ...(itemOperation === null ? (['upstream_error'] as const) : []),
  ];
  return {
    operationId: id,
    summary: title.en,
    description: description.en,
    tags: [source.id],
    ...(deprecated === null ? {} : { deprecated: true }),
    parameters: [idempotencyKey],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: withoutDialect(requestSchema(operation)), example } },
    },
    responses: {
      200: {
        description: 'The answer, or a job when it takes longer than the caller waits',
        headers: headersOf(...common, ...quota, 'X-Cache', ...(deprecated === null ? [] : retiring)),
        content: { 'application/json': { schema: answerOrJob(withoutDialect(answerSchema(operation))) } },
      },
      ...responses(codes),
    },
  };
}

function responses(codes: readonly ErrorCode[]): Json {
  return Object.fromEntries(
    codes.map((code) => [statusOf(code), { $ref: `#/components/responses/${code}` }]),
  );
}

function answerOrJob(answer: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { data: { anyOf: [answer, { $ref: '#/components/schemas/PendingJob' }] } },
    required: ['data'],
    additionalProperties: false,
  };
}

function publicDocument(id: string, summary: string, schema: JsonSchema): Json {
  return {
    operationId: id,
    summary,
    description: `${summary}.`,
    tags: ['service'],
    security: [],
    responses: {
      200: {
        description: summary,
        headers: headersOf('X-Request-Id'),
        content: { 'application/json': { schema } },
      },
    },
  };
}

/** A schema of a component has the dialect of its document. */
function withoutDialect({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

const integerHeader = (description: string): Json => ({
  description,
  schema: { type: 'integer', minimum: 0 },
});
const textHeader = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  example,
});

const headers = {
  'X-Request-Id': textHeader('Names this answer in the log', '0f3b8a52-6f0d-4f5e-9a43-1f1f6f0c2b11'),
  'RateLimit-Policy': textHeader('The quota: requests and window in seconds', '"day";q=100;w=86400'),
  'X-RateLimit-Limit': integerHeader('Requests in 24 hours'),
  'X-RateLimit-Remaining': integerHeader('Requests that are left'),
  'X-RateLimit-Reset': integerHeader('Seconds from now until a request comes back'),
  'Retry-After': integerHeader('Seconds from now until it makes sense to ask again'),
  'X-Cache': {
    description: 'HIT when an earlier answer was served again',
    schema: { type: 'string', enum: ['HIT', 'MISS'] },
  },
  'Idempotency-Key': textHeader(
    'The key of the request, as it was sent',
    '"8e03978e-40d5-43dd-bc93-6894a57f9324"',
  ),
  Deprecation: textHeader('Since when the operation is deprecated (RFC 9745)', '@1787788800'),
  Sunset: textHeader('From when on it answers 410 (RFC 8594)', 'Tue, 01 Dec 2026 00:00:00 GMT'),
  Link: textHeader('The operation that follows it', '</co/x/v1>; rel="successor-version"'),
} as const;

type Header = keyof typeof headers;
const common: readonly Header[] = ['X-Request-Id', 'RateLimit-Policy', 'Idempotency-Key'];
const quota: readonly Header[] = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const retiring: readonly Header[] = ['Deprecation', 'Sunset', 'Link'];

function headersOf(...names: readonly Header[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and body give the same answer for 24 hours without asking or charging again; another body is refused',
  schema: { type: 'string', minLength: 1 },
};

const errorSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
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
        message: { type: 'string', description: 'What happened and what to do' },
        request_id: { type: 'string' },
        details: { type: 'object', description: 'What the code is about' },
      },
      required: ['code', 'message', 'request_id'],
      additionalProperties: false,
    },
  },
  required: ['error'],
  additionalProperties: false,
} as const;

const pendingSchema = {
  type: 'object',
  properties: {
    job_id: { type: 'string' },
    status: { type: 'string', const: 'pending' },
    status_url: { type: 'string', format: 'uri', description: 'Where the answer will be' },
  },
  required: ['job_id', 'status', 'status_url'],
  additionalProperties: false,
} as const;

const catalogSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: Object.fromEntries(
      ['id', 'name', 'method', 'path', 'url', 'country', 'source', 'served_from', 'description'].map(
        (name) => [name, { type: 'string' }],
      ),
    ),
    required: ['id', 'name', 'method', 'path', 'url'],
  },
};

const job = {
  operationId: 'job',
  summary: 'Where a job stands',
  description: 'The job while it runs; then the answer of its operation, with the status that it has there.',
  tags: ['jobs'],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: {
      description: 'The job, or its answer',
      headers: headersOf('X-Request-Id', 'RateLimit-Policy', ...quota, 'X-Cache'),
      content: { 'application/json': { schema: answerOrJob({}) } },
    },
    404: {
      description: 'The organization has no such job',
      headers: headersOf('X-Request-Id'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
    ...responses(['invalid_request', 'unauthorized', 'rate_limited', 'internal_error', 'upstream_error']),
  },
};

/** One failure of each code, as an example. */
const failures: readonly ErrorValue[] = [
  {
    code: 'invalid_request',
    details: { violations: [{ path: '/name', rule: 'required', message: 'This value is required.' }] },
  },
  { code: 'unauthorized', details: {} },
  { code: 'gone', details: { sunset: '2026-12-01', successor: '/co/x/v1' } },
  { code: 'rate_limited', details: { limit: 100, retry_after_seconds: 3600 } },
  { code: 'internal_error', details: {} },
  { code: 'upstream_error', details: { reason: 'timeout', source: 'rama_judicial' } },
];

function failure(error: ErrorValue): Json {
  const isLimit = error.code === 'rate_limited';
  return {
    description: descriptions[error.code],
    headers: headersOf(
      ...common,
      ...(isLimit ? [...quota, 'Retry-After' as const] : []),
      ...(error.code === 'gone' ? retiring : []),
    ),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: errorBody(error, '0f3b8a52-6f0d-4f5e-9a43-1f1f6f0c2b11', 'en'),
      },
    },
  };
}

const descriptions: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'Invalid request body',
  too_many_results: 'The search is too broad for the source',
  unauthorized: 'Missing or invalid API key',
  gone: 'The operation has stopped answering',
  rate_limited: 'Rate limit exceeded',
  internal_error: 'Internal error',
  upstream_error: 'The source returned an error; ask again later, with growing pauses',
};
