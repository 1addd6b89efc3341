import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** One question of a storm. */
export interface StormRequest {
  readonly path: string;
  readonly key: string;
  readonly body: string;
}

export interface Storm {
  readonly baseUrl: string;
  /** How many ask at the same time, each one question after the other. */
  readonly clients: number;
  /** The next question; undefined when there is none any more. */
  readonly next: (client: number) => StormRequest | undefined;
}

/** What came back. */
export interface StormResult {
  /** Answers by API key and status. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Milliseconds of every answer. */
  readonly times: readonly number[];
}

/** Asks a service from many clients at once, over connections that stay open. */
export async function storm({ baseUrl, clients, next }: Storm): Promise<StormResult> {
  const statuses = new Map<string, Map<number, number>>();
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });

  async function run(client: number): Promise<void> {
    for (let asked = next(client); asked !== undefined; asked = next(client)) {
      const start = performance.now();
      const status = await send(asked);
      times.push(performance.now() - start);
      const ofKey = statuses.get(asked.key) ?? new Map<number, number>();
      ofKey.set(status, (ofKey.get(status) ?? 0) + 1);
      statuses.set(asked.key, ofKey);
    }
  }

  async function send({ path, key, body }: StormRequest): Promise<number> {
    const headers = {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(baseUrl + path, { method: 'POST', agent, headers }, resolve)
        .on('error', reject)
        .end(body);
    });
    await text(response);
    return response.statusCode ?? 0;
  }

  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  agent.destroy();
  return { statuses, times };
}
