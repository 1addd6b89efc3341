import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { Language } from '@shared/text';

/** Who calls a tool, and where they know the service. */
export interface Caller {
  /** Id of the organization whose quota is used. */
  readonly organization: string;
  readonly baseUrl: string;
  /** Of messages. */
  readonly language: Language;
}

/** One call of a tool, of whatever protocol version. */
export interface ToolCall {
  readonly input: unknown;
  /** What the client said beside the arguments. */
  readonly meta: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
  /** Ends the call. */
  readonly signal: AbortSignal;
  /** Tells a client that asked for it how far the call is. `done` only grows. */
  readonly progress: (done: number, total: number, message: string) => Promise<void>;
}

/** A tool as it is listed, and what it does. Mistakes of the caller are results, not exceptions. */
export interface McpTool {
  readonly definition: Tool;
  readonly call: (call: ToolCall) => Promise<CallToolResult>;
}
