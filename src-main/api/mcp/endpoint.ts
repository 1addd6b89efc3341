import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  legacyStatelessFallback,
} from '@modelcontextprotocol/server';
import type { RequestReason } from '@shared/errors';
import { Failure } from '@shared/failure';
import type { Clock } from '../../engine/clock';
import type { Log } from '../../launch/log';
import { readBody } from '../body';
import { failure } from './results';
import { authInfoOf, createServer } from './server';
import { createSessions } from './sessions';
import type { Caller, McpTool } from './tool';

export interface EndpointOptions {
  readonly tools: readonly McpTool[];
  readonly clock: Clock;
  readonly log: Log;
}

/** The tool server behind `/mcp`: streamable HTTP in every protocol version that the SDK speaks. */
export interface Endpoint {
  /** Answers a request whose caller has proved who they are. */
  answer(request: Request, caller: Caller): Promise<Response>;
  /** Lets the calls under way end, and nothing else. */
  close(): Promise<void>;
}

export function createEndpoint({ tools, clock, log }: EndpointOptions): Endpoint {
  const calls = new Set<Promise<unknown>>();
  const byName = new Map(tools.map((tool) => [tool.definition.name, watched(tool)]));
  if (byName.size !== tools.length) throw new Error('two tools have one name');
  const makeServer = () => createServer(byName);
  const reportError = (error: Error): void => log.error('mcp', error);
  // What a client got wrong is in its answer and no error of this application.
  const modern = createMcpHandler(makeServer, { legacy: 'reject' });
  const stateless = legacyStatelessFallback(makeServer, reportError);
  const sessions = createSessions(makeServer, clock);

  return {
    async answer(request, caller) {
      const authInfo = authInfoOf(caller);
      const body = request.method === 'POST' ? await readBody(request) : { value: undefined };
      if ('reason' in body) return refusal(body.reason);
      const options = { authInfo, parsedBody: body.value };
      if (!(await isLegacyRequest(request, body.value))) return modern.fetch(request, options);
      const id = request.headers.get('mcp-session-id');
      if (id !== null) {
        const transport = sessions.find(id, caller.organization);
        return transport?.handleRequest(request, options) ?? jsonRpcError(404, -32001, 'Session not found');
      }
      if (!isInitializeRequest(body.value)) return stateless(request, options);
      return (await sessions.open(caller.organization)).handleRequest(request, options);
    },
    async close() {
      sessions.stopListening();
      await Promise.allSettled(calls);
      // Their answers are written in the turn in which they end.
      await nextTurn();
      await Promise.all([sessions.close(), modern.close()]);
    },
  };

  /** A tool whose calls are waited for at the end, and whose failures are told like those of other doors. */
  function watched({ definition, call }: McpTool): McpTool {
    return {
      definition,
      call(request) {
        const result = call(request).catch((error: unknown) => {
          // The client cancelled, or the application is closing: nobody's mistake, and nothing was charged.
          if (!request.signal.aborted && !(error instanceof Failure)) log.error('mcp', error);
          return failure({ code: 'internal_error', details: {} }, randomUUID(), request.caller);
        });
        calls.add(result);
        return result.finally(() => calls.delete(result));
      },
    };
  }
}

/** The answer to a body that is none, as JSON-RPC words it. */
function refusal(reason: RequestReason): Response {
  if (reason === 'content_type')
    return jsonRpcError(
      415,
      -32000,
      'Unsupported Media Type: Content-Type must be application/json in UTF-8',
    );
  if (reason === 'body_too_large') return jsonRpcError(413, -32000, 'The body may have at most 1 MiB');
  return jsonRpcError(400, -32700, 'Parse error: the body is not valid JSON');
}

function jsonRpcError(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
}
