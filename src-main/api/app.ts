import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { statusOf, type ErrorValue, type RequestReason } from '@shared/errors';
import { Failure } from '@shared/failure';
import type { QuotaState } from '@shared/lookup';
import { publishedOperations } from '@shared/operations';
import { catalogEntry } from '@shared/operations/catalog';
import type { Operation } from '@shared/operations/operation';
import type { Outcome } from '../engine/call';
import {
  baseUrlOf,
  bearerToken,
  onlyMethod,
  pendingBody,
  refuse,
  respond,
  setHeaders,
  type Ask,
  type Variables,
} from './answers';
import { readBody } from './body';
import exampleAnswers from './example-answers.json';
import { addDocs, type DocsFiles } from './docs/routes';
import { deprecationHeaders, idempotencyHeader, idempotencyKey, policyHeader, quotaHeaders } from './headers';
import { preferredLanguage } from './language';
import { toolServer, type ToolServerOptions } from './mcp/mount';
import { openApi } from './openapi';

export interface AppOptions extends Omit<ToolServerOptions, 'operations'> {
  readonly docs: DocsFiles;
  /** Asked anew each time: the port is known only once the service listens. */
  readonly hosts: () => readonly string[];
  /** The registry, unless a test brings its own. */
  readonly operations?: readonly Operation[];
}

export interface App {
  readonly fetch: Hono['fetch'];
  /** Ends what clients only listen to, and lets the calls of tools end. */
  close(): Promise<void>;
}

type Middleware = MiddlewareHandler<{ Variables: Variables }>;

/** The interface over HTTP: routes, headers and bodies. What a lookup is, the engine knows. */
export function createApp({ hosts, operations = publishedOperations, ...parts }: AppOptions): App {
  const { engine, keys, log, docs } = parts;
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const app = new Hono<{ Variables: Variables }>();

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    c.set('language', preferredLanguage(c.req.header('accept-language')));
    c.header('X-Request-Id', c.var.requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    // A page of another site whose name was made to point here (DNS rebinding) still names itself.
    const host = c.req.header('host')?.toLowerCase() ?? '';
    if (!hosts().includes(host)) return refuse(c, 403, 'foreign_host');
    const origin = c.req.header('origin');
    if (origin !== undefined && origin !== `http://${host}`) return refuse(c, 403, 'foreign_origin');
    return next();
  });

  get('/catalog', (baseUrl) => operations.map((operation) => catalogEntry(operation, baseUrl)));
  get('/openapi', (baseUrl) => openApi(operations, baseUrl, exampleAnswers));
  addDocs(app, docs);
  app.all('/docs', onlyMethod('GET'));
  app.get('/jobs/:id', authenticate, answerJob);
  app.all('/jobs/:id', onlyMethod('GET'));
  for (const operation of operations) {
    if (operation.path === null) continue;
    app.use(operation.path, commonHeaders(operation));
    app.post(operation.path, authenticate, (c) => answerLookup(c, operation));
    app.all(operation.path, onlyMethod('POST'));
  }
  const tools = toolServer({ ...parts, operations });
  app.route('/', tools.routes);
  app.notFound((c) => refuse(c, 404, 'unknown_path'));
  app.onError((error, c) => {
    log.error('api', error);
    return answerError(c, { code: 'internal_error', details: {} });
  });
  return { fetch: app.fetch, close: tools.close };

  /** A public document, made once for each address that it can be asked at. */
  function get(path: string, make: (baseUrl: string) => unknown): void {
    const made = new Map<string, string>();
    app.get(path, (c) => {
      const baseUrl = baseUrlOf(c);
      const text = made.get(baseUrl) ?? JSON.stringify(make(baseUrl));
      made.set(baseUrl, text);
      return c.body(text, 200, { 'Content-Type': 'application/json' });
    });
    app.all(path, onlyMethod('GET'));
  }

  function authenticate(c: Ask, next: () => Promise<void>): Promise<Response | void> {
    const presented = bearerToken(c);
    const organization = presented === undefined ? undefined : keys.organizationOf(presented);
    c.header('Cache-Control', 'no-store');
    if (organization === undefined) {
      c.header('WWW-Authenticate', 'Bearer');
      return Promise.resolve(answerError(c, { code: 'unauthorized', details: {} }));
    }
    c.set('organization', organization);
    return next();
  }

  async function answerLookup(c: Ask, operation: Operation): Promise<Response> {
    const { organization } = c.var;
    const { signal } = c.req.raw;
    const refuseBody = (reason: RequestReason): Response => {
      setHeaders(c, policyHeader(engine.quotaOf(organization, operation.id).limit));
      return refuse(c, 400, reason);
    };
    try {
      const body = await readBody(c.req.raw);
      if ('reason' in body) return refuseBody(body.reason);
      const header = c.req.header('idempotency-key');
      const key = header === undefined ? undefined : idempotencyKey(header);
      if (header !== undefined && key === undefined) return refuseBody('idempotency_key_invalid');
      const outcome = await engine.lookup({
        operation: operation.id,
        input: body.value,
        organization,
        door: 'http',
        signal,
        ...(key === undefined ? {} : { idempotencyKey: key }),
      });
      c.set('requestId', outcome.requestId);
      c.header('X-Request-Id', outcome.requestId);
      return answer(c, operation.id, outcome);
    } catch (error) {
      // The client left, or the application is closing: nobody's mistake, and nothing was charged.
      if (!signal.aborted && !(error instanceof Failure)) log.error('api', error);
      return answerError(c, { code: 'internal_error', details: {} });
    }
  }

  function answerJob(c: Ask): Response {
    const id = c.req.param('id') ?? '';
    const job = engine.job(id, c.var.organization);
    if (job === undefined) return refuse(c, 404, 'unknown_job');
    setHeaders(c, deprecationHeaders(byId.get(job.operation)?.deprecated ?? null));
    if (job.done) return answer(c, job.operation, job.outcome);
    return answerPending(c, id, engine.quotaOf(c.var.organization, job.operation));
  }

  function answer(c: Ask, operation: string, outcome: Outcome): Response {
    const { error, job, origin } = outcome;
    const quota = outcome.quota ?? engine.quotaOf(c.var.organization, operation);
    setHeaders(c, policyHeader(quota.limit));
    if (error !== null) return answerError(c, error, quota);
    if (job !== null) return answerPending(c, job.id, quota);
    setHeaders(c, quotaHeaders(quota));
    c.header('X-Cache', origin === 'source' ? 'MISS' : 'HIT');
    return c.json({ data: outcome.data });
  }

  function answerPending(c: Ask, id: string, quota: QuotaState): Response {
    setHeaders(c, quotaHeaders(quota));
    c.header('X-Cache', 'MISS');
    return c.json(pendingBody(baseUrlOf(c), id));
  }
}

/** What every answer of an operation carries, whatever it comes to. */
function commonHeaders(operation: Operation): Middleware {
  const fixed = { ...policyHeader(operation.quota), ...deprecationHeaders(operation.deprecated) };
  return async (c, next) => {
    setHeaders(c, fixed);
    const key = idempotencyKey(c.req.header('idempotency-key') ?? '');
    if (key !== undefined) setHeaders(c, idempotencyHeader(key));
    await next();
  };
}

function answerError(c: Ask, error: ErrorValue, quota?: QuotaState): Response {
  if (error.code === 'rate_limited' && quota !== undefined) {
    const wait = error.details.retry_after_seconds;
    setHeaders(c, { ...quotaHeaders({ ...quota, resetSeconds: wait }), 'Retry-After': String(wait) });
  }
  return respond(c, statusOf(error.code), error);
}
