import { createServer as createHttpsServer } from 'node:https';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkFailure } from './network-failure';
import { nodeTransport, type NodeTransportOptions } from './node-transport';
import { type Issued, issue, issueChain } from './testing/certificates';
import { answer, closed, type Handler, listening, standIn } from './testing/stand-in';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(closing.splice(0).map((close) => close()));
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** A server over TLS that sends `chain` and nothing else. */
async function tlsServer(leaf: Issued, ...chain: readonly Issued[]): Promise<string> {
  const cert = [leaf, ...chain].map(({ pem }) => pem).join('');
  const server = createHttpsServer({ cert, key: leaf.key }, (_, response) => response.end('ok'));
  await listening(server);
  closing.push(() => closed(server));
  return `https://127.0.0.1:${portOf(server)}`;
}

async function text(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The text of the answer, or what the failure is called. */
async function ask(url: string, options: NodeTransportOptions, intermediates: readonly string[] = []) {
  const transport = nodeTransport({ env: {}, ...options });
  const signal = new AbortController().signal;
  try {
    const answer = await transport({ url, method: 'GET', headers: {}, body: null, signal, intermediates });
    return await text(answer.body);
  } catch (error) {
    return networkFailure(error, false)?.observed ?? error;
  }
}

const { root, intermediate, leaf } = issueChain();
const trusting = (...roots: readonly Issued[]) => ({ roots: () => roots.map(({ pem }) => pem) });

describe('certificates', () => {
  it('of a complete chain to a trusted root are accepted', async () => {
    expect(await ask(await tlsServer(leaf, intermediate), trusting(root))).toBe('ok');
  });

  it('of a chain that lacks its intermediate are accepted only with the one of the profile', async () => {
    const url = await tlsServer(leaf);
    expect(await ask(url, trusting(root))).toMatch(/^TLS: UNABLE_TO_VERIFY_LEAF_SIGNATURE/);
    expect(await ask(url, trusting(root), [intermediate.pem])).toBe('ok');
  });

  it('are not trusted because an intermediate is listed', async () => {
    const stranger = issueChain();
    const listed = [intermediate.pem];
    expect(await ask(await tlsServer(leaf), trusting(), listed)).toMatch(/^TLS: UNABLE_TO_GET_ISSUER_CERT/);
    expect(await ask(await tlsServer(leaf), trusting(stranger.root), listed)).toMatch(/^TLS: /);
    expect(await ask(await tlsServer(leaf, intermediate), trusting(stranger.root), listed)).toMatch(/^TLS: /);
  });

  it('of one source do not complete the chain of another', async () => {
    const url = await tlsServer(leaf);
    const transport = nodeTransport({ env: {}, ...trusting(root) });
    const request = { url, method: 'GET', headers: {}, body: null, signal: new AbortController().signal };
    const first = await transport({ ...request, intermediates: [intermediate.pem] });
    expect(first.status).toBe(200);
    expect(await text(first.body)).toBe('ok');
    await expect(transport({ ...request, intermediates: [] })).rejects.toMatchObject({
      code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    });
  });

  const day = 86_400_000;
  const hosts = ['127.0.0.1'];
  it.each([
    ['self-signed', issue({ subject: 'Self', hosts })],
    ['for another host', issue({ subject: 'Other', issuer: root, hosts: ['other.example'] })],
    [
      'expired',
      issue({
        subject: 'Old',
        issuer: root,
        hosts,
        notBefore: new Date(Date.now() - 2 * day),
        notAfter: new Date(Date.now() - day),
      }),
    ],
  ])('that are %s are refused', async (_, bad) => {
    expect(await ask(await tlsServer(bad), trusting(root))).toMatch(/^TLS: /);
  });

  it('are verified whatever the environment says', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    expect(await ask(await tlsServer(leaf), trusting(root))).toMatch(/^TLS: /);
  });

  it('of the authorities that Node trusts do not vouch for one made here', async () => {
    expect(await ask(await tlsServer(leaf, intermediate), {})).toMatch(/^TLS: /);
  });
});

describe('a proxy of the environment', () => {
  /** Forwards to loopback whatever name it is asked for, and remembers the names. */
  async function proxy(target: string) {
    const asked: string[] = [];
    const { port } = new URL(target);
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end('through the proxy');
    });
    server.on('connect', (request, socket) => {
      asked.push(`CONNECT ${request.url}`);
      const upstream = connect(Number(port), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        upstream.pipe(socket).pipe(upstream);
      });
      for (const end of [socket, upstream]) end.on('error', () => upstream.destroy());
      closing.push(async () => void socket.destroy());
    });
    await listening(server);
    closing.push(() => closed(server));
    return { url: `http://127.0.0.1:${portOf(server)}`, asked };
  }

  it('is used, and does not weaken the verification of certificates', async () => {
    const { url, asked } = await proxy(await tlsServer(leaf));
    const env = { HTTPS_PROXY: url, http_proxy: url };
    const target = 'https://source.example:448/api';
    expect(await ask(target, { env, ...trusting(root) })).toMatch(/^TLS: /);
    expect(await ask(target, { env, ...trusting(root) }, [intermediate.pem])).toBe('ok');
    expect(asked).toEqual(['CONNECT source.example:448', 'CONNECT source.example:448']);
    expect(await ask('http://source.example/api', { env })).toBe('through the proxy');
    expect(asked.at(-1)).toMatch(/^GET http:\/\/source\.example\/api/);
  });

  it('is not asked for this machine, nor for what `no_proxy` names', async () => {
    const server = await standIn(answer(200, 'direct'));
    closing.push(server.close);
    const { url, asked } = await proxy(server.origin);
    expect(await ask(server.origin, { env: { http_proxy: url } })).toBe('direct');
    // Another name of this machine, which is not taken for it.
    const named = server.origin.replace('127.0.0.1', '0.0.0.0');
    expect(await ask(named, { env: { http_proxy: url, no_proxy: 'x.example,0.0.0.0' } })).toBe('direct');
    expect(asked).toEqual([]);
    expect(await ask(named, { env: { http_proxy: url } })).toBe('through the proxy');
  });

  it('that refuses is named', async () => {
    const server = createServer();
    server.on('connect', (_, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'));
    await listening(server);
    closing.push(() => closed(server));
    const env = { https_proxy: `http://127.0.0.1:${portOf(server)}` };
    expect(await ask('https://source.example/', { env, ...trusting(root) })).toMatch(
      /Proxy response \(407\)/,
    );
  });
});

describe('an answer on its way', () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'x');

  /** Sends so many megabytes, as fast as they are taken. */
  function sends(megabytes: number) {
    const state = { sent: 0, isClosed: false };
    const handler: Handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.on('close', () => (state.isClosed = true));
      const send = () => {
        while (state.sent < megabytes) {
          state.sent += 1;
          if (!response.write(megabyte)) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    };
    return { state, handler };
  }

  async function open(handler: Handler, signal = new AbortController().signal) {
    const server = await standIn(handler);
    closing.push(server.close);
    const url = `${server.origin}/`;
    return nodeTransport({ env: {} })({
      url,
      method: 'GET',
      headers: {},
      body: null,
      signal,
      intermediates: [],
    });
  }

  it('waits at its sender while nobody reads it, and comes whole to who reads late', async () => {
    const { state, handler } = sends(48);
    const { body } = await open(handler);
    let before = -1;
    const stands = () => {
      const isSame = state.sent === before;
      before = state.sent;
      expect(isSame).toBe(true);
    };
    await vi.waitFor(stands, { interval: 100, timeout: 10_000 });
    // A few lie in the buffers of both sides.
    expect(state.sent).toBeLessThan(24);
    expect(await text(body)).toHaveLength(48 * megabyte.byteLength);
  });

  it('that is left early closes its connection', async () => {
    const { state, handler } = sends(Infinity);
    const { body } = await open(handler);
    for await (const _chunk of body) break;
    await vi.waitFor(() => expect(state.isClosed).toBe(true));
  });

  it('ends with the reason of a signal, before its headers and within its body', async () => {
    const reason = new Error('nobody waits any more');
    const before = new AbortController();
    const silent: Handler = () => before.abort(reason);
    await expect(open(silent, before.signal)).rejects.toBe(reason);
    await expect(open(silent, AbortSignal.abort(reason))).rejects.toBe(reason);

    const within = new AbortController();
    const { state, handler } = sends(Infinity);
    const { body } = await open(handler, within.signal);
    const reading = text(body);
    within.abort(reason);
    await expect(reading).rejects.toBe(reason);
    await vi.waitFor(() => expect(state.isClosed).toBe(true));
    await expect(text(body)).rejects.toBe(reason);
  });

  it('that breaks off is no answer, also to who reads it later', async () => {
    const { body } = await open((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    });
    await expect(text(body)).rejects.toThrow();
    await expect(text(body)).rejects.toThrow();
  });

  it('comes after what only announces it', async () => {
    const { status, body } = await open((_, response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' }, () => response.end('the answer'));
    });
    expect([status, await text(body)]).toEqual([200, 'the answer']);
  });
});
