import { readFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { credentialError } from '@shared/credentials';
import { describeError } from '@shared/errors';
import { createUpstream } from '../upstream';
import { nodeTransport } from '../upstream/node-transport';
import { requireCredential, type Adapter } from './adapter';
import { systemClock } from './clock';
import { rig, serve, testOperation, type Rig } from './testing/rig';

const key = 'leg_S3cret/Clave+de=prueba "ñ"';
const encoded = encodeURIComponent(key);
const { source } = testOperation();
const keyed = {
  ...source,
  credentials: [
    {
      id: 'key',
      label: { es: 'Clave', en: 'Key' },
      help: { es: 'Sin ella no responde', en: 'It does not answer without it' },
      url: 'https://source.test/keys',
      required: true,
    },
  ],
};

let server: Awaited<ReturnType<typeof serve>>;
let bench: Rig;
let folder: string;
/** What the server got to see. */
let seen: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-'));
  seen = [];
  // It repeats whatever it is told, in the worst of places.
  server = await serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://source.test');
    const given = url.searchParams.get('key') ?? '';
    const { authorization = '' } = request.headers;
    seen.push(given, decodeURIComponent(String(request.headers['x-odd'] ?? '')), authorization);
    const status = url.pathname === '/refused' ? 401 : 200;
    response
      .writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'x-echo': encodeURIComponent(given),
      })
      .end(JSON.stringify({ message: `clave ${given}`, records: ['Ana', given] }));
  });
});
afterEach(async () => {
  await bench.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

function open(run: Adapter, value: string | null = key) {
  const upstream = createUpstream({
    transport: nodeTransport(),
    originMap: { 'http://source.test': server.origin },
    clock: systemClock,
    random: () => 0,
  });
  bench = rig({
    run,
    file: join(folder, 'workspace.sqlite'),
    options: { http: upstream.http, credential: () => value },
  });
}

const carrying =
  (path: string): Adapter =>
  async (_input, context) => {
    const value = requireCredential(context, keyed, 'key');
    const answer = await context.http.send({
      url: `http://source.test/${path}?key=${encodeURIComponent(value)}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${encodeURIComponent(value)}`,
        'x-odd': encodeURIComponent(value),
      },
      body: JSON.stringify({ key: value, q: 'Ana' }),
    });
    const { records } = JSON.parse(answer.text()) as { records: string[] };
    return { data: { records }, aside: { seen: answer.status } };
  };

/** Every file of the folder, with what is compressed in it read back. */
function everythingKept(lookupId: string): string {
  const view = bench.engine.view(lookupId);
  const bodies = view.exchanges.map(({ id }) => Buffer.from(bench.store.evidence.body(id) ?? []).toString());
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  return [JSON.stringify(view), ...bodies, ...files].join('\n');
}

function expectNoTrace(text: string): void {
  const forms = [key, encoded, JSON.stringify(key).slice(1, -1), 'S3cret'];
  for (const form of [...forms, ...forms.map((one) => Buffer.from(one).toString('latin1'))])
    expect(text.includes(form), form).toBe(false);
}

describe('a credential', () => {
  it('reaches the source, and nothing that is kept of the lookup', async () => {
    open(carrying('records'));
    const outcome = await bench.ask();
    expect(outcome.status).toBe(200);
    expect(seen).toEqual([key, key, `Bearer ${encoded}`]);
    expect(outcome.data).toEqual({ records: ['Ana', '*removed*'] });
    const { exchanges } = bench.engine.view(outcome.lookupId ?? '');
    expect(exchanges).toMatchObject([
      {
        url: 'http://source.test/records?key=*removed*',
        sentTo: `${server.origin}/records?key=*removed*`,
        requestHeaders: { authorization: '*removed*', 'x-odd': '*removed*' },
        requestBody: '{"key":"*removed*","q":"Ana"}',
        responseHeaders: { 'x-echo': '*removed*' },
      },
    ]);
    expectNoTrace(everythingKept(outcome.lookupId ?? ''));
    expect(await bench.engine.reparse(outcome.lookupId ?? '')).toMatchObject({ same: true });
    expect(await bench.store.verify()).toMatchObject({ ok: true });
  });

  it('is not repeated by the error of a source that refuses it', async () => {
    open(carrying('refused'));
    const outcome = await bench.ask();
    expect(outcome.error).toMatchObject({
      code: 'upstream_error',
      details: { reason: 'source_error', source_message: 'clave *removed*' },
    });
    expectNoTrace(everythingKept(outcome.lookupId ?? ''));
    expectNoTrace(describeError(outcome.error!, 'es'));
  });

  it('that is missing stops the lookup before anything is sent, and says where to get one', async () => {
    open(carrying('records'), null);
    const outcome = await bench.ask();
    expect(outcome).toMatchObject({
      status: 502,
      verdict: 'yours',
      error: {
        details: {
          reason: 'credential_missing',
          credential: {
            id: 'key',
            url: 'https://source.test/keys',
            variable: 'EXPEDIENTE_CREDENTIAL_TEST_SOURCE_KEY',
          },
        },
      },
    });
    expect(outcome.quota).toMatchObject({ used: 0 });
    expect(seen).toEqual([]);
    for (const language of ['es', 'en'] as const) {
      const words = describeError(outcome.error!, language);
      expect(words).toContain('https://source.test/keys');
      expect(words).toContain('EXPEDIENTE_CREDENTIAL_TEST_SOURCE_KEY');
    }
  });

  it('that is refused waits for the person too', async () => {
    open(async () => {
      throw credentialError('credential_refused', keyed, 'key', { upstream_status: 401 });
    });
    expect(await bench.ask()).toMatchObject({
      verdict: 'yours',
      error: { details: { reason: 'credential_refused', upstream_status: 401 } },
    });
  });

  it('too short to be told from other text spoils no evidence', async () => {
    open(carrying('records'), 'Ana');
    const { lookupId, data } = await bench.ask();
    expect(data).toEqual({ records: ['Ana', 'Ana'] });
    expect(bench.engine.view(lookupId ?? '').exchanges[0]?.url).toBe(
      'http://source.test/records?key=*removed*',
    );
  });
});
