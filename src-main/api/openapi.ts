import { errorBody, statusOf, type ErrorCode, type ErrorValue, type RequestReason } from '@shared/errors';
import { catalogEntry } from '@shared/operations/catalog';
import type { Operation } from '@shared/operations/operation';
import { answerSchema, requestSchema, type JsonSchema } from '@shared/operations/schema';
import { catalogSchema, errorSchema, pendingSchema } from './openapi-schemas';

type Json = Readonly<Record<string, unknown>>;

/** The answers that operations gave to their example requests, by operation id. */
export type ExampleAnswers = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 description of a service. */
export function openApi(operations: readonly Operation[], baseUrl: string, examples: ExampleAnswers): Json {
  const published = operations.filter(hasPath);
  const sources = new Map(published.map(({ source }) => [source.id, source]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'public-sector data marketplace API',
      version: '1.0.0',
      description: [
        'Public records as structured JSON lookups, answered on this machine.',
        'Every lookup is a POST of a JSON object, with the API key of an organization as bearer token. Keys are made in ' +
          'the settings of the application, or with `keys create NAME` on the command line.',
        'A path that is not listed here answers 404, another method 405 with `Allow`; both with the shared error body.',
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
      ...Object.fromEntries(
        published.map((operation) => [operation.path, { post: post(operation, examples[operation.id]) }]),
      ),
      '/jobs/{id}': { get: job },
      '/catalog': {
        get: publicDocument('catalog', 'The operations, for machines', catalogSchema, {
          example: published.slice(0, 1).map((operation) => catalogEntry(operation, baseUrl)),
        }),
      },
      '/openapi': { get: publicDocument('openapi', 'This document', { type: 'object' }, {}) },
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'The API key of an organization' },
      },
      schemas: { Error: errorSchema, PendingJob: pendingSchema },
      headers,
      responses: components,
    },
  };
}

type Published = Operation & { readonly path: string };

function hasPath(operation: Operation): operation is Published {
  return operation.path !== null;
}

function post(operation: Published, answer: unknown): Json {
  const { id, title, description, source, example, deprecated, itemOperation } = operation;
  const kind: Kind = deprecated === null ? 'lasting' : 'retiring';
  const failures: readonly FailureName[] = [
    'invalid_request',
    'unauthorized',
    'foreign',
    'request_timeout',
    ...(deprecated === null ? [] : (['gone'] as const)),
    'rate_limited',
    'headers_too_large',
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
        content: {
          'application/json': {
            schema: answerOrJob(withoutDialect(answerSchema(operation))),
            examples: {
              ...(answer === undefined ? {} : { answer: { summary: 'An answer', value: { data: answer } } }),
              pending: { summary: 'It takes longer', value: { data: pendingExample } },
            },
          },
        },
      },
      ...responses(failures, kind),
    },
  };
}

function responses(names: readonly FailureName[], kind: Kind): Json {
  return Object.fromEntries(
    names.map((name) => [failures[name].status, { $ref: `#/components/responses/${nameOf(name, kind)}` }]),
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

function publicDocument(id: string, summary: string, schema: JsonSchema, example: Json): Json {
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
        content: { 'application/json': { schema, ...example } },
      },
      ...responses(['foreign', 'request_timeout', 'headers_too_large'], 'plain'),
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

const requestId = '0f3b8a52-6f0d-4f5e-9a43-1f1f6f0c2b11';

const headers = {
  'X-Request-Id': textHeader('Names this answer in the log', requestId),
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
    'The key of the request as a string of RFC 9651; absent when it had none',
    '"8e03978e-40d5-43dd-bc93-6894a57f9324"',
  ),
  'WWW-Authenticate': textHeader('How to prove who asks', 'Bearer'),
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
    'The same key and body give the same answer for 24 hours without asking or charging again; another body is refused. ' +
    '1 to 255 visible ASCII characters, as a string of RFC 9651 or bare.',
  schema: { type: 'string', minLength: 1 },
};

const jobId = 'f2a54d6e-8a1c-4b55-9d0f-3c1f9b7e2a64';
const pendingExample = {
  job_id: jobId,
  status: 'pending',
  status_url: `http://127.0.0.1:7410/jobs/${jobId}`,
};

/** A failure as it can happen, and the headers that it has besides those of its operation. */
interface Failure {
  readonly description: string;
  readonly status: number;
  readonly error: ErrorValue;
  /** Beyond what every answer of an operation carries. */
  readonly headers?: readonly Header[];
  /** It happens before the operation is known: nothing but the request's id is told. */
  readonly isEarly?: boolean;
}

const ofCode = (
  code: ErrorCode,
  description: string,
  error: ErrorValue,
  more: readonly Header[] = [],
): Failure => ({
  description,
  status: statusOf(code),
  error,
  headers: more,
});
const early = (status: number, reason: RequestReason, description: string): Failure => ({
  description,
  status,
  error: { code: 'invalid_request', details: { reason } },
  isEarly: true,
});

const failures = {
  invalid_request: ofCode('invalid_request', 'Invalid request body', {
    code: 'invalid_request',
    details: { violations: [{ path: '/name', rule: 'required', message: 'This value is required.' }] },
  }),
  unauthorized: ofCode('unauthorized', 'Missing or invalid API key', { code: 'unauthorized', details: {} }, [
    'WWW-Authenticate',
  ]),
  foreign: early(403, 'foreign_origin', 'Asked by a page of another site, or under another name'),
  unknown_job: early(404, 'unknown_job', 'The organization has no such job'),
  request_timeout: early(408, 'request_timeout', 'The request did not arrive in full in time'),
  gone: ofCode('gone', 'The operation has stopped answering', {
    code: 'gone',
    details: { sunset: '2026-12-01', successor: '/co/x/v1' },
  }),
  rate_limited: ofCode(
    'rate_limited',
    'Rate limit exceeded',
    { code: 'rate_limited', details: { limit: 100, retry_after_seconds: 3600 } },
    [...quota, 'Retry-After'],
  ),
  headers_too_large: early(431, 'headers_too_large', 'The headers of the request are too large'),
  internal_error: ofCode('internal_error', 'Internal error', { code: 'internal_error', details: {} }),
  upstream_error: ofCode(
    'upstream_error',
    'The source returned an error; ask again later, with growing pauses',
    { code: 'upstream_error', details: { reason: 'timeout', source: 'rama_judicial' } },
  ),
} as const satisfies Readonly<Record<string, Failure>>;
type FailureName = keyof typeof failures;

/** What the answer belongs to: an operation that stays, one that retires, or something else. */
type Kind = 'lasting' | 'retiring' | 'plain';

function nameOf(name: FailureName, kind: Kind): string {
  const failure: Failure = failures[name];
  return kind === 'retiring' && failure.isEarly !== true ? `${name}_retiring` : name;
}

const components: Json = Object.fromEntries(
  (Object.keys(failures) as FailureName[]).flatMap((name) =>
    (['lasting', 'retiring'] as const).map((kind) => [nameOf(name, kind), response(failures[name], kind)]),
  ),
);

function response({ description, error, headers: more = [], isEarly = false }: Failure, kind: Kind): Json {
  const names = isEarly ? (['X-Request-Id'] as const) : common;
  return {
    description,
    headers: headersOf(...names, ...more, ...(kind === 'retiring' && !isEarly ? retiring : [])),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: errorBody(error, requestId, 'en'),
      },
    },
  };
}

const job = {
  operationId: 'job',
  summary: 'Where a job stands',
  description: 'The job while it runs; then the answer of its operation, with the status that it has there.',
  tags: ['jobs'],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The `job_id` of the pending answer',
      schema: { type: 'string' },
      example: jobId,
    },
  ],
  responses: {
    200: {
      description: 'The job, or its answer',
      headers: headersOf('X-Request-Id', 'RateLimit-Policy', ...quota, 'X-Cache'),
      content: { 'application/json': { schema: answerOrJob({}), example: { data: pendingExample } } },
    },
    ...responses(
      [
        'invalid_request',
        'unauthorized',
        'foreign',
        'unknown_job',
        'request_timeout',
        'gone',
        'rate_limited',
        'headers_too_large',
        'internal_error',
        'upstream_error',
      ],
      'lasting',
    ),
  },
};
