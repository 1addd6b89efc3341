import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { ask, radicados } from './window';

const callback = 'http://127.0.0.1/callback';

/** Switches the service on and plays a program that asks to be let in. */
async function program(page: Page) {
  const port = await freePort();
  await ask(page, 'settings.set', { serviceOn: true, servicePort: port });
  const baseUrl = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: URLSearchParams | object) => {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      ...(isForm ? {} : { headers: { 'Content-Type': 'application/json' } }),
    });
    return (await response.json()) as Record<string, string>;
  };
  const { client_id = '' } = await post('/register', {
    client_name: 'Agente de prueba',
    redirect_uris: [callback],
  });
  const code_verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: 'http://127.0.0.1:4567/callback',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return {
    /** Asks as a browser does; resolves once the person has answered. */
    async authorize() {
      const response = await fetch(`${baseUrl}/authorize?${query}`, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '').searchParams;
    },
    token: (code: string) =>
      post(
        '/token',
        new URLSearchParams({
          grant_type: 'authorization_code',
          client_id,
          redirect_uri: 'http://127.0.0.1:4567/callback',
          code,
          code_verifier,
        }),
      ),
    async client(token: string) {
      const client = new Client({ name: 'e2e', version: '1' });
      const authProvider = { token: async () => token };
      await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { authProvider }));
      return client;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('a program is let in by the person at the window, looks up, and is put out again', async ({ page }) => {
  const agent = await program(page);
  const dialog = page.getByRole('alertdialog', { name: 'Un programa pide permiso' });

  const refused = agent.authorize();
  await expect(dialog).toContainText('Agente de prueba');
  await expect(dialog).toContainText('127.0.0.1:4567');
  await expect(dialog.getByRole('button', { name: 'No permitir' })).toBeFocused();
  await expectAccessible(page, 'consent');
  await page.keyboard.press('Escape');
  expect((await refused).get('error')).toBe('access_denied');
  await expect(dialog).toHaveCount(0);

  const allowed = agent.authorize();
  await dialog.getByRole('button', { name: 'Permitir', exact: true }).click();
  const { access_token = '' } = await agent.token((await allowed).get('code') ?? '');
  await expect(dialog).toHaveCount(0);

  const client = await agent.client(access_token);
  const result = await client.callTool({
    name: 'rama_judicial_cases_by_radicado',
    arguments: { registration_number: radicados.onePublic },
  });
  expect(result.structuredContent).toMatchObject({ data: { registration_number: radicados.onePublic } });
  const filter = { text: '', verdict: null, operation: null, door: 'mcp' };
  expect(await ask(page, 'lookups.list', { filter, offset: 0, limit: 1 })).toMatchObject({ total: 1 });

  const [grant] = await ask<readonly { id: string; clientName: string }[]>(page, 'service.grants.list', {});
  expect(grant?.clientName).toBe('Agente de prueba');
  await ask(page, 'service.grants.revoke', { id: grant?.id });
  await expect(client.listTools()).rejects.toThrow();
  await client.close();
});
