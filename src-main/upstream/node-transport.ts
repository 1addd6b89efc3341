import { type Duplex, pipeline, Transform } from 'node:stream';
import * as tls from 'node:tls';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { receive } from './incoming';
import { isLoopback } from './origin-map';
import type { Transport } from './transport';

const connectTimeoutMs = 10_000;

export interface NodeTransportOptions {
  /** Where the proxy is named: `https_proxy`, `http_proxy`, `no_proxy`, in either case. */
  readonly env?: NodeJS.ProcessEnv;
  /** PEM certificates of the authorities that are trusted. */
  readonly roots?: () => readonly string[];
}

/**
 * The transport of the command line, the tests and the benchmarks, on Node 22.15 or newer (undici does not load in old
 * ones). Node's and the system's authorities are trusted; the proxy of the environment is used, except towards this
 * machine.
 */
export function nodeTransport({
  env = process.env,
  roots = trustedRoots,
}: NodeTransportOptions = {}): Transport {
  const dispatchers = new Map<string, Dispatcher>();
  const proxies = proxiesOf(env);

  function dispatcherFor(url: string, intermediates: readonly string[]): Dispatcher {
    // Authorities take a while to read, so what needs none does not wait for them.
    const chain = url.startsWith('https:') ? intermediates : null;
    const isProxied = proxies !== null && !isLoopback(url);
    const key = `${isProxied} ${chain?.join()}`;
    let dispatcher = dispatchers.get(key);
    if (!dispatcher) {
      dispatcher = createDispatcher(
        isProxied ? proxies : null,
        chain && tls.createSecureContext({ ca: [...roots(), ...chain] }),
      );
      dispatchers.set(key, dispatcher);
    }
    return dispatcher;
  }

  return async ({ url, method, headers, body, signal, intermediates }) => {
    const { origin, pathname, search } = new URL(url);
    const answer = await receive(
      dispatcherFor(url, intermediates),
      {
        origin,
        path: `${pathname}${search}`,
        method: method as Dispatcher.HttpMethod,
        headers: { 'accept-encoding': 'gzip, br', ...headers },
        body,
      },
      signal,
    );
    return { ...answer, body: decoded(answer.body, answer.headers['content-encoding']) };
  };
}

/**
 * An intermediate among the authorities only completes a chain: OpenSSL asks that a chain ends in a self-signed
 * authority unless partial chains are allowed, and Node does not allow them by default.
 */
function createDispatcher(
  proxies: EnvHttpProxyAgent.Options | null,
  secureContext: tls.SecureContext | null,
): Dispatcher {
  const connect = {
    timeout: connectTimeoutMs,
    allowH2: false,
    // Said aloud, so that no variable of the environment can turn verification off.
    rejectUnauthorized: true,
    ...(secureContext && { secureContext }),
  };
  const options = {
    connect,
    allowH2: false,
    // The time of a whole exchange is bounded by whoever asks.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  return proxies === null
    ? new Agent(options)
    : new EnvHttpProxyAgent({ ...options, ...proxies, requestTls: connect, proxyTls: connect });
}

/** The proxies that the environment names; null when there are none. */
function proxiesOf(env: NodeJS.ProcessEnv): EnvHttpProxyAgent.Options | null {
  const variable = (name: string) => env[name] ?? env[name.toUpperCase()] ?? '';
  const [httpProxy, httpsProxy, noProxy] = ['http_proxy', 'https_proxy', 'no_proxy'].map(variable);
  return httpProxy === '' && httpsProxy === '' ? null : { httpProxy, httpsProxy, noProxy };
}

function trustedRoots(): readonly string[] {
  return [...new Set([...tls.getCACertificates('default'), ...tls.getCACertificates('system')])];
}

const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
};

function decoded(
  body: AsyncIterable<Uint8Array>,
  encoding: string | string[] | undefined,
): AsyncIterable<Uint8Array> {
  if (encoding === undefined || encoding === 'identity') return body;
  const decoder = decoders[String(encoding).toLowerCase()]?.() ?? refusal(`content-encoding ${encoding}`);
  // A failure of either stream is thrown to whoever reads the last one.
  return pipeline(body, decoder, () => undefined);
}

function refusal(message: string): Duplex {
  const error = Object.assign(new Error(message), { code: 'ERR_CONTENT_DECODING_FAILED' });
  return new Transform({ transform: (_chunk, _encoding, done) => done(error) });
}
