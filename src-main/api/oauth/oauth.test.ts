import { createHash, randomBytes } from 'node:crypto';
import { get } from 'node:http';
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsentRequest } from '@shared/grants';
import { gate } from '../../engine/testing/rig';
import { openToolServer, type OpenToolServer } from '../mcp/testing/open';
import { ask, sendRaw } from '../testing/ask';
import type { Consent } from './consent';

let server: OpenToolServer;
afterEach(() => server.close());

const callback = 'http://127.0.0.1/callback';
const minute = 60_000;

async function open(consent: Consent = async () => true): Promise<void> {
  server = await openToolServer({ consent });
}

/** What a request of a plain HTTP client came to. */
async function post(path: string, fields: Readonly<Record<string, string>>) {
  const response = await fetch(server.baseUrl + path, { method: 'POST', body: new URLSearchParams(fields) });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, string>,
  };
}

async function registered(metadata: object = {}): Promise<string> {
  const answer = await ask(`${server.baseUrl}/register`, {
    json: { client_name: 'Agente', redirect_uris: [callback], ...metadata },
  });
  expect(answer.status).toBe(201);
  return (answer.body as { client_id: string }).client_id;
}

function pkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Asks for permission as a browser does. */
async function authorize(over: Readonly<Record<string, string | undefined>>) {
  const query = {
    response_type: 'code',
    redirect_uri: callback,
    code_challenge_method: 'S256',
    resource: `${server.baseUrl}/mcp`,
    state: 'a state',
    ...over,
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await fetch(`${server.baseUrl}/authorize?${new URLSearchParams(given)}`, {
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  return { response, sentTo: location === null ? null : new URL(location) };
}

/** A client that holds a code, with all it needs to fetch its tokens. */
async function withCode() {
  const client_id = await registered();
  const { verifier, challenge } = pkce();
  const { sentTo } = await authorize({ client_id, code_challenge: challenge });
  const code = sentTo?.searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  const fields = {
    grant_type: 'authorization_code',
    client_id,
    redirect_uri: callback,
    code,
    code_verifier: verifier,
  };
  return { client_id, fields };
}

async function withTokens() {
  const { client_id, fields } = await withCode();
  const { status, body } = await post('/token', fields);
  expect(status).toBe(200);
  const refresh = (over: Readonly<Record<string, string>> = {}) =>
    post('/token', {
      grant_type: 'refresh_token',
      client_id,
      refresh_token: body['refresh_token'] ?? '',
      ...over,
    });
  return { client_id, fields, access: body['access_token'] ?? '', refresh };
}

const list = (token: string, url = server.url) =>
  ask(url, {
    key: token,
    headers: { Accept: 'application/json, text/event-stream' },
    json: { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} },
  }).catch(() => ({ status: 200 }));

describe('OAuth of the tool server', () => {
  it('lets the client of the SDK in, from the first 401 to renewed tokens', async () => {
    const asked = vi.fn<(request: ConsentRequest) => void>();
    await open(async (request) => {
      asked(request);
      return true;
    });
    const kept: {
      client?: StoredOAuthClientInformation;
      tokens?: StoredOAuthTokens;
      verifier?: string;
      at?: URL;
      discovery?: OAuthDiscoveryState;
    } = {};
    const provider: OAuthClientProvider = {
      redirectUrl: 'http://127.0.0.1:39999/callback',
      clientMetadata: { client_name: 'SDK', redirect_uris: ['http://127.0.0.1:39999/callback'] },
      clientInformation: () => kept.client,
      saveClientInformation: (client) => void (kept.client = client),
      tokens: () => kept.tokens,
      saveTokens: (tokens) => void (kept.tokens = tokens),
      redirectToAuthorization: (url) => void (kept.at = url),
      saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
      codeVerifier: () => kept.verifier ?? '',
      invalidateCredentials: () => void delete kept.tokens,
      discoveryState: () => kept.discovery,
      saveDiscoveryState: (discovery) => void (kept.discovery = discovery),
    };
    const transport = () =>
      new StreamableHTTPClientTransport(new URL(server.url), { authProvider: provider });
    const first = transport();
    const refused = new Client({ name: 'sdk', version: '1' }).connect(first);
    await expect(refused).rejects.toBeInstanceOf(UnauthorizedError);
    expect(kept.at?.origin).toBe(server.baseUrl);

    const browser = await fetch(kept.at ?? '', { redirect: 'manual' });
    const back = new URL(browser.headers.get('location') ?? '');
    expect(asked).toHaveBeenCalledWith({
      clientName: 'SDK',
      redirectHost: '127.0.0.1:39999',
      isLocal: true,
      organization: 'local',
    });
    await first.finishAuth(back.searchParams);
    const client = new Client({ name: 'sdk', version: '1' });
    await client.connect(transport());
    const call = () => client.callTool({ name: 'test_lookup', arguments: { name: 'Ana' } });
    expect((await call()).structuredContent).toEqual({ data: { records: ['one'] } });
    const before = kept.tokens?.access_token;
    server.clock.move(16 * minute);
    expect((await call()).structuredContent).toEqual({ data: { records: ['one'] } });
    expect(kept.tokens?.access_token).not.toBe(before);
    expect(server.grants.list()).toMatchObject([{ clientName: 'SDK', organization: 'local' }]);

    server.grants.end(server.grants.list()[0]?.id ?? '', 'person');
    await expect(call()).rejects.toBeInstanceOf(UnauthorizedError);
    await client.close();
  });

  it('says where it is and what it can', async () => {
    await open();
    const read = async (path: string) => (await ask(server.baseUrl + path, { method: 'GET' })).body;
    expect(await read('/.well-known/oauth-protected-resource/mcp')).toEqual({
      resource: server.url,
      authorization_servers: [server.baseUrl],
      scopes_supported: ['lookups'],
      bearer_methods_supported: ['header'],
      resource_name: 'Expediente',
    });
    expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
      issuer: server.baseUrl,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      token_endpoint_auth_methods_supported: ['none'],
    });
    const nobody = await ask(server.url, { json: {} });
    expect([nobody.status, nobody.error.code]).toEqual([401, 'unauthorized']);
    const metadata = `resource_metadata="${server.baseUrl}/.well-known/oauth-protected-resource/mcp"`;
    expect(nobody.headers.get('www-authenticate')).toBe(`Bearer ${metadata}, scope="lookups"`);
    const wrong = await ask(server.url, { key: 'exa_wrong', json: {} });
    expect(wrong.headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", ${metadata}, scope="lookups"`,
    );
    expect(wrong.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('asks the person, and a no or a client that leaves is a no', async () => {
    const answers = [false];
    const left = gate();
    const questions: AbortSignal[] = [];
    await open(async (_request, signal) => {
      questions.push(signal);
      const answer = answers.shift();
      if (answer !== undefined) return answer;
      signal.addEventListener('abort', () => left.resolve());
      await left.promise;
      return true;
    });
    const client_id = await registered();
    const { challenge } = pkce();
    const { sentTo } = await authorize({ client_id, code_challenge: challenge });
    expect(Object.fromEntries(sentTo?.searchParams ?? [])).toMatchObject({
      error: 'access_denied',
      state: 'a state',
      iss: server.baseUrl,
    });
    const given = new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: callback,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    const waiting = get(`${server.baseUrl}/authorize?${given}`).on('error', () => undefined);
    await vi.waitFor(() => expect(questions).toHaveLength(2));
    const second = await authorize({ client_id, code_challenge: challenge });
    expect(second.sentTo?.searchParams.get('error')).toBe('temporarily_unavailable');
    waiting.destroy();
    await left.promise;
    expect(server.grants.list()).toEqual([]);
  });

  it('sends nobody anywhere but to the registered address of the client', async () => {
    await open();
    const client_id = await registered({ redirect_uris: [callback, 'https://app.example/cb?a=1'] });
    const { challenge: code_challenge } = pkce();
    for (const redirect_uri of [
      'https://evil.example/callback',
      'https://app.example/cb',
      'https://app.example/cb?a=1&b=2',
      'https://app.example:444/cb?a=1',
      'https://app.example/cb?a=1#x',
      'http://127.0.0.1/callback/',
      'http://127.0.0.1/callback?next=https://evil.example',
      'http://127.0.0.1:80@evil.example/callback',
      'http://localhost/callback',
      'https://127.0.0.1/callback',
      'http://127.0.0.1.evil.example/callback',
      'javascript:alert(1)',
      '//evil.example',
      '',
      undefined,
    ]) {
      const { response, sentTo } = await authorize({ client_id, code_challenge, redirect_uri });
      expect([response.status, sentTo], redirect_uri).toEqual([400, null]);
    }
    expect((await authorize({ client_id: 'unknown', code_challenge })).response.status).toBe(400);
    const port = await authorize({
      client_id,
      code_challenge,
      redirect_uri: 'http://127.0.0.1:51234/callback',
    });
    expect(port.sentTo?.host).toBe('127.0.0.1:51234');
    const query = await authorize({ client_id, code_challenge, redirect_uri: 'https://app.example/cb?a=1' });
    expect(query.sentTo?.searchParams.get('a')).toBe('1');
    expect(query.sentTo?.searchParams.get('code')).not.toBeNull();
  });

  it('registers only addresses of this machine or of HTTPS, under a name that can be shown', async () => {
    await open();
    const register = (json: object) => ask(`${server.baseUrl}/register`, { json });
    for (const uri of [
      'http://app.example/callback',
      'https://app.example/#fragment',
      'https://user@app.example/',
      'custom:callback',
      'javascript:alert(1)',
      'nothing',
      `https://app.example/${'x'.repeat(2000)}`,
    ])
      expect((await register({ redirect_uris: [callback, uri] })).body, uri).toMatchObject({
        error: 'invalid_redirect_uri',
      });
    for (const json of [{}, { redirect_uris: [] }, { redirect_uris: [callback], grant_types: ['password'] }])
      expect((await register(json)).body).toMatchObject({ error: 'invalid_client_metadata' });
    const named = await register({
      client_name: ' Banco\u202E\u0000 \n\n  Agrario ',
      redirect_uris: [callback],
      token_endpoint_auth_method: 'client_secret_basic',
    });
    expect(named.body).toMatchObject({ client_name: 'Banco Agrario', token_endpoint_auth_method: 'none' });
    expect(named.body).not.toHaveProperty('client_secret');
    expect((await register({ redirect_uris: [callback] })).body).toMatchObject({ client_name: '127.0.0.1' });
  });

  it('gives no code without PKCE of S256, for another resource, or another flow', async () => {
    await open();
    const client_id = await registered();
    const { challenge: code_challenge } = pkce();
    for (const [over, error] of [
      [{ code_challenge: undefined }, 'invalid_request'],
      [{ code_challenge: 'short' }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge_method: undefined }, 'invalid_request'],
      [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
      [{ resource: server.baseUrl }, 'invalid_target'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
    ] as const) {
      const { sentTo } = await authorize({ client_id, code_challenge, ...over });
      expect(sentTo?.searchParams.get('error'), JSON.stringify(over)).toBe(error);
      expect(sentTo?.searchParams.has('code')).toBe(false);
    }
    const twice = `${server.baseUrl}/authorize?client_id=${client_id}&client_id=${client_id}`;
    expect((await fetch(twice, { redirect: 'manual' })).status).toBe(400);
  });

  it('exchanges a code once, for the client, address and verifier it was made for, within a minute', async () => {
    await open();
    const stranger = await registered();
    const mistakes: readonly Readonly<Record<string, string>>[] = [
      { code_verifier: pkce().verifier },
      { code_verifier: '' },
      { redirect_uri: 'http://127.0.0.1:1/callback' },
      { client_id: stranger },
      { resource: 'https://elsewhere.example/mcp' },
    ];
    for (const wrong of mistakes) {
      const { fields } = await withCode();
      const refused = await post('/token', { ...fields, ...wrong });
      expect([refused.status, refused.body['error']], JSON.stringify(wrong)).toEqual([400, 'invalid_grant']);
      // It was shown to somebody who could not prove that it is theirs.
      expect((await post('/token', fields)).body['error']).toBe('invalid_grant');
    }
    const { fields } = await withCode();
    server.clock.move(minute);
    expect((await post('/token', fields)).body['error']).toBe('invalid_grant');
    expect((await post('/token', { ...fields, client_id: 'unknown' })).status).toBe(401);
    expect((await post('/token', { ...fields, grant_type: 'password' })).body['error']).toBe(
      'unsupported_grant_type',
    );
    expect(server.grants.list()).toEqual([]);
  });

  it('ends the grant of a code that is shown a second time', async () => {
    await open();
    const { fields, access, refresh } = await withTokens();
    expect((await list(access)).status).toBe(200);
    expect((await post('/token', fields)).body['error']).toBe('invalid_grant');
    expect((await list(access)).status).toBe(401);
    expect((await refresh()).body['error']).toBe('invalid_grant');
  });

  it('rotates refresh tokens, and ends the family when an old one is shown', async () => {
    await open();
    const { refresh, client_id } = await withTokens();
    const second = await refresh();
    expect(second.status).toBe(200);
    expect(second.headers.get('cache-control')).toBe('no-store');
    expect((await list(second.body['access_token'] ?? '')).status).toBe(200);
    expect((await refresh()).body['error']).toBe('invalid_grant');
    expect((await list(second.body['access_token'] ?? '')).status).toBe(401);
    const last = await post('/token', {
      grant_type: 'refresh_token',
      client_id,
      refresh_token: second.body['refresh_token'] ?? '',
    });
    expect(last.body['error']).toBe('invalid_grant');
  });

  it('takes tokens at the address they were made for alone, never as a key, and until they are revoked', async () => {
    await open();
    const { access, refresh, client_id } = await withTokens();
    expect((await list(access)).status).toBe(200);
    expect((await list(access, server.url.replace('127.0.0.1', 'localhost'))).status).toBe(401);
    const lookup = await ask(`${server.baseUrl}/xx/test/lookup/v1`, { key: access, json: { name: 'Ana' } });
    expect(lookup.status).toBe(401);
    expect((await post('/revoke', { token: access, client_id: 'another' })).status).toBe(200);
    expect((await list(access)).status).toBe(200);
    expect((await post('/revoke', { token: access, client_id })).status).toBe(200);
    expect((await list(access)).status).toBe(401);
    expect((await refresh()).body['error']).toBe('invalid_grant');
  });

  it('answers no page of another origin, and no name that was made to point here', async () => {
    await open();
    const port = Number(new URL(server.baseUrl).port);
    const paths = [
      'POST /mcp',
      'POST /register',
      'POST /token',
      'GET /authorize',
      'GET /.well-known/oauth-authorization-server',
    ];
    for (const path of paths)
      for (const headers of [
        `Host: evil.example:${port}`,
        `Host: 127.0.0.1:${port}\r\nOrigin: https://evil.example`,
        `Host: 127.0.0.1:${port}\r\nOrigin: null`,
      ]) {
        const raw = `${path} HTTP/1.1\r\n${headers}\r\nAuthorization: Bearer ${server.key}\r\nConnection: close\r\n\r\n`;
        expect((await sendRaw(port, raw)).status, raw).toBe(403);
      }
  });

  it('tells which method a path takes', async () => {
    await open();
    for (const [path, method] of [
      ['/token', 'POST'],
      ['/register', 'POST'],
      ['/revoke', 'POST'],
      ['/authorize', 'GET'],
    ] as const) {
      const answer = await ask(server.baseUrl + path, { method: 'DELETE' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, method]);
    }
    const json = await ask(`${server.baseUrl}/token`, { json: {} });
    expect([json.status, json.body]).toMatchObject([400, { error: 'invalid_request' }]);
  });
});
