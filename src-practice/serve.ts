import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stand-in is asked. */
export interface Question {
  readonly method: string;
  /** On the origin of the source whose place the stand-in takes. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** Empty when the request has none. */
  readonly body: Buffer;
  /** Calls back when the answer has gone out or its connection is lost. */
  onEnd(listener: () => void): void;
}

/** What goes out: a body, or something done to the connection. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array;
  /** Waited before anything goes out. */
  readonly waitMs?: number;
  /** `stall` never answers, `reset` answers nothing, `break` stops in the middle of the body. */
  readonly connection?: 'stall' | 'reset' | 'break';
}

/** A server on the loopback interface, until it is closed. */
export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves on `port` (0 takes any free one) what `reply` answers to questions put to `sourceOrigin`. */
export async function serve(
  sourceOrigin: string,
  reply: (question: Question) => Reply | Promise<Reply>,
  port = 0,
): Promise<Served> {
  const timers = new Set<NodeJS.Timeout>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', headers } = request;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    const asked = reply({
      method,
      url: new URL(request.url ?? '/', sourceOrigin),
      headers,
      body: hasBody ? await bodyOf(request) : empty,
      onEnd: (listener) => void response.once('close', listener),
    });
    const given = asked instanceof Promise ? await asked : asked;
    if (given.waitMs === undefined || given.waitMs === 0) return send(response, given);
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!response.destroyed) send(response, given);
    }, given.waitMs);
    timers.add(timer);
  };

  const server = createServer((request, response) => {
    // A stand-in that fails is a mistake of its own: 500 with its words, seen by whoever works on it.
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const empty = Buffer.alloc(0);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply.connection === 'stall') return;
  if (reply.connection === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const body = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body;
  for (const [name, value] of Object.entries(reply.headers ?? {}))
    response.setHeader(name, value as string | string[]);
  response.writeHead(reply.status, { 'Content-Length': body.byteLength });
  if (reply.connection === 'break')
    response.write(body.subarray(0, body.byteLength / 2), () => response.socket?.destroy());
  else response.end(body);
}
