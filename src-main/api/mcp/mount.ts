import { Hono } from 'hono';
import type { Operation } from '@shared/operations/operation';
import type { Clock } from '../../engine/clock';
import type { Engine } from '../../engine/engine';
import type { Log } from '../../launch/log';
import { baseUrlOf, bearerToken, respond, type Variables } from '../answers';
import type { Keys } from '../keys';
import type { Consent } from '../oauth/consent';
import type { Grants } from '../oauth/grants';
import { challenge, resourceOf, toolServerPath } from '../oauth/metadata';
import { oauthRoutes } from '../oauth/routes';
import { discoveryTools } from './discovery-tools';
import { createEndpoint } from './endpoint';
import { lookupRunner } from './lookups';
import { operationTools } from './operation-tools';
import type { McpTool } from './tool';

export interface ToolServerOptions {
  readonly engine: Engine;
  readonly keys: Pick<Keys, 'organizationOf'>;
  readonly grants: Grants;
  /** Asks the person before a client may use the tool server by OAuth. */
  readonly consent: Consent;
  readonly clock: Clock;
  readonly log: Log;
  readonly operations: readonly Operation[];
  /** Beside those of the product; a test brings fixtures. */
  readonly tools?: readonly McpTool[];
}

/** What the tool server adds to the service. */
export interface ToolServer {
  readonly routes: Hono<{ Variables: Variables }>;
  /** Lets the calls under way end. */
  close(): Promise<void>;
}

/** The tool server at `/mcp`, and the OAuth by which a client may get to it without a key. */
export function toolServer(options: ToolServerOptions): ToolServer {
  const { engine, keys, grants, consent, clock, log, operations, tools = [] } = options;
  const run = lookupRunner(engine);
  const all = [...discoveryTools(operations, engine, run), ...operationTools(operations, run), ...tools];
  const endpoint = createEndpoint({ tools: all, clock, log });
  const routes = new Hono<{ Variables: Variables }>();

  routes.route('/', oauthRoutes({ grants, consent, clock }));
  routes.all(toolServerPath, async (c) => {
    const baseUrl = baseUrlOf(c);
    const presented = bearerToken(c);
    const organization =
      presented === undefined
        ? undefined
        : (keys.organizationOf(presented) ?? grants.organizationOf(presented, resourceOf(baseUrl)));
    c.header('Cache-Control', 'no-store');
    if (organization === undefined) {
      c.header('WWW-Authenticate', challenge(baseUrl, presented !== undefined));
      return respond(c, 401, { code: 'unauthorized', details: {} });
    }
    const answer = await endpoint.answer(c.req.raw, { organization, baseUrl, language: c.var.language });
    // With the headers that every answer of the service carries.
    return c.newResponse(answer.body, answer);
  });
  return { routes, close: () => endpoint.close() };
}
