import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { errorBody, type RequestReason } from '@shared/errors';
import { Failure } from '@shared/failure';
import { createApp, type AppOptions } from './app';

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For its headers, and for the whole request. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often that is looked at. */
  readonly checkMs: number;
  /** For answers under way when the service stops; those that take longer are ended. */
  readonly stopMs: number;
}

export interface ServiceOptions extends Omit<AppOptions, 'hosts'> {
  /** 0 for any that is free. */
  readonly port: number;
  readonly patience?: Patience;
  /** Told of every request as it comes in. */
  readonly onRequest?: () => void;
}

export interface Service {
  readonly baseUrl: string;
  /** Takes no more requests and waits for those under way, which after a while are ended. */
  stop(): Promise<void>;
}

export const usualPatience: Patience = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 2_000,
  stopMs: 10_000,
};
const maxHeaderBytes = 16 * 1024;
const maxConnections = 512;

/**
 * Starts the HTTP service on the loopback.
 * @throws Failure (`conflict`) when the port is taken or not allowed
 */
export async function startService({
  port,
  patience = usualPatience,
  onRequest,
  ...options
}: ServiceOptions): Promise<Service> {
  let hosts: readonly string[] = [];
  let isStopping = false;
  /** Connections that clients opened ahead; the server does not count them among the idle ones. */
  const unasked = new Set<Socket>();
  const app = createApp({ ...options, hosts: () => hosts });
  const listener = getRequestListener(app.fetch, {
    // The application's own windows use these objects too.
    overrideGlobalObjects: false,
    // A request without a host gets as far as the check of hosts.
    hostname: 'localhost',
    errorHandler: () => malformed(),
  });
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      requireHostHeader: false,
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkMs,
    },
    (request, response) => {
      unasked.delete(request.socket);
      onRequest?.();
      response.once('close', () => {
        if (isStopping) server.closeIdleConnections();
      });
      void listener(request, response);
    },
  );
  server.maxConnections = maxConnections;
  server.on('clientError', refuseConnection);
  server.on('connection', (socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  hosts = [`127.0.0.1:${taken}`, `localhost:${taken}`, ...(taken === 80 ? ['127.0.0.1', 'localhost'] : [])];

  return {
    baseUrl: `http://127.0.0.1:${taken}`,
    async stop() {
      isStopping = true;
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      for (const socket of unasked) socket.destroy();
      // Calls whose client has left are brought to their end by the engine.
      void app.close();
      const timer = setTimeout(() => server.closeAllConnections(), patience.stopMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(port, '127.0.0.1');
  try {
    await listening;
  } catch (error) {
    throw new Failure(
      'conflict',
      {
        es: `El puerto ${port} no se puede usar; está ocupado o no está permitido.`,
        en: `Port ${port} cannot be used; it is taken or not allowed.`,
      },
      { cause: error },
    );
  }
}

const connectionErrors: Readonly<Record<string, readonly [status: string, RequestReason]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout'],
};

/** Answers what never became a request: broken HTTP, headers without end, a client that does not go on. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = connectionErrors[error.code ?? ''] ?? ['400 Bad Request', 'malformed_request'];
  const requestId = randomUUID();
  const body = bodyOf(reason, requestId);
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/** The answer to an address that is none. */
function malformed(): Response {
  const requestId = randomUUID();
  return new Response(bodyOf('malformed_request', requestId), {
    status: 400,
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': requestId },
  });
}

function bodyOf(reason: RequestReason, requestId: string): string {
  return JSON.stringify(errorBody({ code: 'invalid_request', details: { reason } }, requestId, 'en'));
}
