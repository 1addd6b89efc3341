import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport, type ClientOptions } from '@modelcontextprotocol/client';
import type { Operation } from '@shared/operations/operation';
import { movableClock, rig, testBatch, testOperation } from '../../../engine/testing/rig';
import { createKeys } from '../../keys';
import type { Consent } from '../../oauth/consent';
import { createGrants } from '../../oauth/grants';
import { startService } from '../../service';
import { docsFiles } from '../../testing/docs';
import type { McpTool } from '../tool';

interface Given {
  readonly run?: Parameters<typeof rig>[0]['run'];
  readonly over?: Partial<Operation>;
  readonly consent?: Consent;
  readonly tools?: readonly McpTool[];
}

const answer = { data: { records: ['one'] }, aside: { seen: 200 } };

/** The whole service over a source that the test holds, and clients of its tool server. */
export async function openToolServer({
  run = async () => answer,
  over = {},
  consent = async () => false,
  tools = [],
}: Given = {}) {
  const clock = movableClock();
  const bench = rig({ run, over, clock });
  const keys = createKeys(bench.store, clock, randomUUID, 'test');
  const grants = createGrants(bench.store, clock, randomUUID, 'test');
  const log = { error: (_where: string, error: unknown) => void bench.logged.push(error) };
  const operations = [testOperation(over), testBatch];
  const parts = {
    engine: bench.engine,
    keys,
    grants,
    consent,
    clock,
    log,
    operations,
    tools,
    docs: docsFiles,
  };
  const service = await startService({ ...parts, port: 0 });
  const { key } = keys.create('test');
  const clients: Client[] = [];
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= service.stop());
  return {
    bench,
    clock,
    keys,
    grants,
    key,
    baseUrl: service.baseUrl,
    url: `${service.baseUrl}/mcp`,
    /** A client of the SDK with a key. */
    async client(options: ClientOptions = {}, token = key): Promise<Client> {
      const client = new Client({ name: 'test', version: '1' }, options);
      await client.connect(
        new StreamableHTTPClientTransport(new URL(`${service.baseUrl}/mcp`), {
          authProvider: { token: async () => token },
        }),
      );
      clients.push(client);
      return client;
    },
    stop,
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      await stop();
      keys.flush();
      await bench.close();
    },
  };
}

export type OpenToolServer = Awaited<ReturnType<typeof openToolServer>>;
