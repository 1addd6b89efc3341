import { net, session, type ClientRequest, type IncomingMessage, type Session } from 'electron';
import type { Transport, TransportRequest, TransportResponse } from '../upstream/transport';
import { completeChains } from './certificate-check';

/**
 * The transport of the application: Chromium's network stack, which knows the system's proxy and certificates. Requests
 * go through a session of their own, in memory, that the window does not share.
 */
export function electronTransport(): Transport {
  const sources = session.fromPartition('sources', { cache: false });
  const listIntermediates = completeChains(sources);
  return (request) => {
    listIntermediates(request.url, request.intermediates);
    return send(request, sources);
  };
}

function send(asked: TransportRequest, sources: Session): Promise<TransportResponse> {
  const { signal } = asked;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortError(signal));
    const request = net.request({
      session: sources,
      url: asked.url,
      method: asked.method,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      // Chromium cancels a request whose Referer the policy would not have sent; a source may ask for one.
      referrerPolicy: 'unsafe-url',
    });
    for (const [name, value] of Object.entries(asked.headers)) request.setHeader(name, value);
    const abort = (): void => {
      request.abort();
      reject(abortError(signal));
    };
    signal.addEventListener('abort', abort, { once: true });
    const release = (): void => signal.removeEventListener('abort', abort);
    request.on('redirect', (status, _method, _location, headers) => {
      release();
      request.abort();
      resolve({ status, headers, body: empty() });
    });
    request.on('response', (response) =>
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: read(response, request, signal, release),
      }),
    );
    request.on('error', (error) => {
      release();
      reject(error);
    });
    request.end(asked.body ?? undefined);
  });
}

async function* read(
  response: IncomingMessage,
  request: ClientRequest,
  signal: AbortSignal,
  release: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* response as unknown as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw signal.aborted ? abortError(signal) : error;
  } finally {
    release();
    request.abort();
  }
  signal.throwIfAborted();
}

async function* empty(): AsyncGenerator<Uint8Array> {}

function abortError(signal: AbortSignal): Error {
  return Object.assign(new Error('The request was aborted', { cause: signal.reason }), {
    name: 'AbortError',
  });
}
