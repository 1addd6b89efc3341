import { operations } from './operations';

/** What a program needs to reach the service. */
export interface Access {
  /** Such as http://127.0.0.1:7410. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The ways to connect, as each program takes them. */
export const programs = ['curl', 'claude-code', 'claude-desktop', 'vscode', 'cursor'] as const;
export type Program = (typeof programs)[number];

/**
 * What to run, or to put into a program's configuration file, so that it reaches the service. Facts of 2026-11: Claude
 * Code, VS Code and Cursor speak streamable HTTP with headers; Claude Desktop's file takes local programs only, so that
 * `mcp-remote` stands between.
 */
export function connection(program: Program, { baseUrl, apiKey }: Access): string {
  const url = `${baseUrl}/mcp`;
  const Authorization = `Bearer ${apiKey}`;
  switch (program) {
    case 'curl':
      return curl({ baseUrl, apiKey });
    case 'claude-code':
      return `claude mcp add --transport http expediente ${url} --header "Authorization: ${Authorization}"`;
    case 'claude-desktop':
      return json({
        mcpServers: {
          expediente: {
            command: 'npx',
            // A space within an argument is lost on the way on Windows; hence the variable.
            args: ['-y', 'mcp-remote', url, '--header', 'Authorization:${EXPEDIENTE_AUTHORIZATION}'],
            env: { EXPEDIENTE_AUTHORIZATION: Authorization },
          },
        },
      });
    case 'vscode':
      return json({
        inputs: [{ type: 'promptString', id: 'expediente-key', description: 'Expediente', password: true }],
        servers: {
          expediente: { type: 'http', url, headers: { Authorization: 'Bearer ${input:expediente-key}' } },
        },
      });
    case 'cursor':
      return json({ mcpServers: { expediente: { url, headers: { Authorization } } } });
  }
}

/** A lookup that works as it stands, quoted so that sh, bash and the Windows prompt read it alike. */
function curl({ baseUrl, apiKey }: Access): string {
  const operation = operations.find(({ path, deprecated }) => path !== null && deprecated === null);
  if (operation === undefined) throw new Error('no operation is published');
  const body = JSON.stringify(operation.example).replaceAll('"', '\\"');
  return [
    `curl ${baseUrl}${operation.path ?? ''}`,
    `-H "Authorization: Bearer ${apiKey}"`,
    '-H "Content-Type: application/json"',
    `-d "${body}"`,
  ].join(' ');
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
