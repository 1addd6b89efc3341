import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A door before the service that shows a key for clients which know of none, and changes nothing else: its own address
 * in Host and Origin becomes the service's, a foreign one stays.
 */
export async function openWithKey(baseUrl: string, key: string) {
  const { host } = new URL(baseUrl);
  const server = createServer((asked, answered) => {
    const own = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const rename = (value: string | undefined) =>
      value?.replace(own, host).replace(own.replace('127.0.0.1', 'localhost'), host);
    const headers: Record<string, string | string[] | undefined> = {
      ...asked.headers,
      host: rename(asked.headers.host),
      authorization: `Bearer ${key}`,
    };
    if (asked.headers.origin !== undefined) headers['origin'] = rename(asked.headers.origin);
    const passed = request(baseUrl + (asked.url ?? ''), { method: asked.method, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    });
    passed.on('error', () => answered.destroy());
    answered.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
