import { ProtocolError, ProtocolErrorCode, Server, type AuthInfo } from '@modelcontextprotocol/server';
import type { Caller, McpTool } from './tool';

const instructions = [
  'Public records of Colombia, Peru, Mexico, Brazil, the United States and the web, one tool per operation.',
  'search_operations finds the operation that fits, describe_operation tells how it is asked.',
  'Every call is a lookup that uses the quota of the organization and is recorded with its evidence; ask nothing twice.',
  '`found: false` means that the source has no record. An error means that the source was not asked or did not answer: ' +
    'it is never proof that there is no record. On upstream_error, wait and ask again.',
  'A slow lookup answers with status "pending": ask job_status with its job_id.',
  'Names, statuses and legal terms stay in the language of the source.',
].join('\n');

/** Speaks the protocol for one connection: tells which tools there are and runs them. */
export function createServer(tools: ReadonlyMap<string, McpTool>): Server {
  const server = new Server(
    { name: 'expediente', title: 'Expediente', version: '1.0.0' },
    {
      capabilities: { tools: {} },
      instructions,
      cacheHints: { 'tools/list': { ttlMs: listTtlMs, cacheScope: 'public' } },
    },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: [...tools.values()].map(({ definition }) => definition),
  }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq, http }) => {
    const tool = tools.get(params.name);
    if (tool === undefined)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${params.name.slice(0, maxNameLength)}`,
      );
    const meta: Readonly<Record<string, unknown>> = mcpReq._meta ?? {};
    const progressToken = mcpReq._meta?.progressToken;
    return tool.call({
      input: params.arguments ?? {},
      meta,
      caller: callerOf(http?.authInfo),
      signal: mcpReq.signal,
      async progress(progress, total, message) {
        if (progressToken === undefined) return;
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress, total, message },
        });
      },
    });
  });
  return server;
}

/** Of the names of tools, by the protocol. */
const maxNameLength = 128;

/** The tools change with the application only. */
const listTtlMs = 3_600_000;

/** How the endpoint tells the handlers who is calling. */
export function authInfoOf(caller: Caller): AuthInfo {
  // The token itself goes no further than the door.
  return { token: '', clientId: caller.organization, scopes: [], extra: { caller } };
}

function callerOf(authInfo: AuthInfo | undefined): Caller {
  const caller = authInfo?.extra?.['caller'];
  if (caller === undefined) throw new Error('a request came past authentication');
  return caller as Caller;
}
