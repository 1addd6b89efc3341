import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpnuOrigin, startCpnu } from '../src-practice/cpnu/server';

/** The stand-in of the case source behind a gate, so that a test decides how far a batch gets. */
export interface Gate {
  /** How many requests came to it. */
  readonly asked: () => number;
  /** Lets through what waits, and all that comes. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
}

/**
 * @param map where the origin map that leads to it is written
 * @param most requests that are let through before it is opened
 */
export async function startGate(map: string, most: number): Promise<Gate> {
  const source = await startCpnu();
  let asked = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const server = createServer((request, response) => {
    asked += 1;
    const pass = async (): Promise<void> => {
      const headers = { 'user-agent': request.headers['user-agent'] ?? '' };
      const answer = await fetch(source.origin + (request.url ?? ''), { headers });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    void (asked > most ? opened : Promise.resolve()).then(pass).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  writeFileSync(map, JSON.stringify({ [cpnuOrigin]: `http://127.0.0.1:${port}` }));
  return {
    asked: () => asked,
    open: () => open(),
    async close() {
      server.closeAllConnections();
      server.close();
      await source.close();
    },
  };
}
