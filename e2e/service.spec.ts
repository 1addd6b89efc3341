import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from '@playwright/test';
import { casesByRadicado } from '../src-shared/operations/co/rama-judicial';

const root = join(__dirname, '..');
const cli = join(root, 'out/main/cli.js');

/** The service as it runs on Node, and as it runs inside the application. */
const hosts = {
  Node: [process.execPath, cli],
  Electron: [createRequire(__filename)('electron') as unknown as string, root, '--cli'],
} as const;

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-service-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const workspace = () => ['--practice', '--data-dir', join(folder, 'data')];

/** Starts the service and reads its first line. */
async function serve(host: keyof typeof hosts) {
  const [program, ...first] = hosts[host];
  const child = spawn(program, [...first, 'serve', '--port', '0', ...workspace()], {
    cwd: folder,
    env: { ...process.env, XDG_CONFIG_HOME: join(folder, 'config') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { base_url, api_key } = JSON.parse(line) as { base_url: string; api_key: string };
  return {
    /** A client of the tool server that shows this key and nothing else. */
    async agent() {
      const client = new Client(
        { name: 'e2e', version: '1' },
        { versionNegotiation: { mode: { pin: '2026-07-28' } } },
      );
      const authProvider = { token: async () => api_key };
      await client.connect(new StreamableHTTPClientTransport(new URL(`${base_url}/mcp`), { authProvider }));
      return client;
    },
    lookUp: (key = api_key, body: object = casesByRadicado.example) =>
      fetch(base_url + casesByRadicado.path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stop(signal: NodeJS.Signals) {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
    get: (path: string) => fetch(base_url + path),
  };
}

for (const [host, signal] of [
  ['Node', 'SIGTERM'],
  ['Node', 'SIGINT'],
  ['Electron', 'SIGTERM'],
] as const)
  test(`${host}: the service says where it is, answers, and ends with ${signal}`, async () => {
    const service = await serve(host);
    const answer = await service.lookUp();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-cache')).toBe('MISS');
    const { data } = (await answer.json()) as { data: unknown };
    expect(casesByRadicado.data.safeParse(data).error).toBeUndefined();
    expect((await service.get('/openapi')).status).toBe(200);
    expect(await service.stop(signal)).toBe(0);

    const history = await run('history');
    expect(history).toMatchObject({ total: 1, lookups: [{ door: 'http', verdict: 'found' }] });
  });

test('an agent looks up with the key of the service', async () => {
  const service = await serve('Node');
  const agent = await service.agent();
  const result = await agent.callTool({
    name: casesByRadicado.id,
    arguments: { ...casesByRadicado.example },
  });
  const { data } = result.structuredContent as { data: unknown };
  expect(casesByRadicado.data.safeParse(data).error).toBeUndefined();
  await agent.close();
  expect(await service.stop('SIGTERM')).toBe(0);
  expect(await run('history')).toMatchObject({ total: 1, lookups: [{ door: 'mcp', verdict: 'found' }] });
});

test('a key is made, used, counted and revoked', async () => {
  const made = (await run('keys', 'create', 'sheet', '--organization', 'Other')) as Record<string, string>;
  const service = await serve('Node');
  expect((await service.lookUp(made['api_key'])).status).toBe(200);
  expect((await service.lookUp(`${made['api_key']}x`)).status).toBe(401);
  expect(await run('keys', 'revoke', made['id'] ?? '')).toEqual({ id: made['id'], revoked: true });
  expect((await service.lookUp(made['api_key'])).status).toBe(401);
  expect(await service.stop('SIGTERM')).toBe(0);
  expect(await run('keys', 'list')).toMatchObject([
    { id: made['id'], name: 'sheet', organization: 'Other', uses: 1, revoked_at: expect.any(String) },
  ]);
});

test('two services on one data folder share a quota to the unit', async () => {
  const made = (await run('keys', 'create', 'load', '--organization', 'Other')) as Record<string, string>;
  await run('quota', casesByRadicado.id, '40', '--organization', 'Other');
  const services = await Promise.all([serve('Node'), serve('Node')]);
  const radicados = Array.from(
    { length: 30 },
    (_, index) => `0500131030012023${String(index).padStart(5, '0')}00`,
  );
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const body = { registration_number: radicados[index % radicados.length] };
      return (await services[index % 2]?.lookUp(made['api_key'], body))?.status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  for (const service of services) expect(await service.stop('SIGTERM')).toBe(0);
  expect(await run('verify')).toMatchObject({ ok: true });
});

async function run(...args: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args, ...workspace()]);
  return JSON.parse(stdout);
}
