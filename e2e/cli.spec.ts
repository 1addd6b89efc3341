import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { issueChain } from '../src-main/upstream/testing/certificates';
import { casesByRadicado } from '../src-shared/operations/co/rama-judicial';
import { startGate } from './gate';

const root = join(__dirname, '..');
const electron = createRequire(__filename)('electron') as unknown as string;

/** The command line as it runs on Node, and as it runs inside the application. */
const hosts = {
  Node: [process.execPath, join(root, 'out/main/cli.js')],
  Electron: [electron, root, '--cli'],
} as const;

const request = JSON.stringify(casesByRadicado.example);

interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'expediente-cli-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], host: keyof typeof hosts = 'Node'): Promise<Result> {
  const [program, ...first] = hosts[host];
  return new Promise((resolve) => {
    execFile(
      program,
      [...first, ...args],
      // The network stack of the application keeps files in the home folder; the test's own one is taken instead.
      { cwd: folder, env: { ...process.env, XDG_CONFIG_HOME: join(folder, 'config') }, maxBuffer: 1 << 26 },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });
}

const practice = () => ['--practice', '--data-dir', join(folder, 'data')];
const json = ({ stdout }: Result): unknown => JSON.parse(stdout);

for (const host of ['Node', 'Electron'] as const) {
  test(`${host}: a lookup prints the answer’s body as one JSON document`, async () => {
    const found = await run(['lookup', casesByRadicado.id, request, ...practice()], host);
    expect(found.code).toBe(0);
    const body = json(found) as Record<string, unknown>;
    expect(Object.keys(body)).toEqual(['data']);
    expect(casesByRadicado.data.safeParse(body['data']).error).toBeUndefined();

    const byPath = await run([...practice(), 'lookup', casesByRadicado.path ?? '', request], host);
    expect(json(byPath)).toEqual(body);
  });

  test(`${host}: what is not an answer is the interface’s error and exit code 1`, async () => {
    const refused = await run(
      ['lookup', casesByRadicado.id, '{"registration_number":"1"}', ...practice()],
      host,
    );
    expect(refused.code).toBe(1);
    expect(json(refused)).toMatchObject({
      error: { code: 'invalid_request', details: { violations: expect.any(Array) as unknown } },
    });
    const unknown = await run(['lookup', 'nothing', '{}', '--lang', 'en', ...practice()], host);
    expect(unknown.code).toBe(1);
    expect(json(unknown)).toMatchObject({
      error: { code: 'invalid_request', message: 'There is no such operation.' },
    });
  });
}

test('a command that cannot be understood is exit code 2 and leaves standard output empty', async () => {
  for (const args of [
    [],
    ['nothing'],
    ['lookup'],
    ['lookup', casesByRadicado.id, '{bad'],
    ['lookup', casesByRadicado.id, request, '--legal-basis', 'none'],
    ['batch', 'x.csv'],
    ['batch', 'x.csv', '--out', 'x.pdf'],
    ['screen', '--csv', 'x.csv', '--out', 'x.pdf', '--purpose', 'x', '--legal-basis', 'consent'],
    ['dossier', 'export', 'x', '--format', 'doc', '--out', 'x'],
    ['operations', '--lang', 'fr'],
    ['operations', '--data-dir'],
  ]) {
    const result = await run(args);
    expect({ args, code: result.code, stdout: result.stdout }).toEqual({ args, code: 2, stdout: '' });
    expect(result.stderr).not.toBe('');
    expect(result.stderr).not.toContain('    at ');
  }
});

test('the catalog is printed as JSON', async () => {
  const result = await run(['operations', '--json', ...practice()]);
  expect(result.code).toBe(0);
  const catalog = json(result) as { id: string; path: string; request_schema: { type: string } }[];
  expect(catalog.find(({ id }) => id === casesByRadicado.id)).toMatchObject({
    path: casesByRadicado.path,
    method: 'POST',
    served_from: 'live',
    required: ['registration_number'],
    request_schema: { type: 'object', additionalProperties: false },
    example_request: casesByRadicado.example,
  });
});

test('a batch stops at the quota, goes on with the same command, and writes every row once', async () => {
  const list = join(root, 'samples/radicados-limpio.csv');
  const out = join(folder, 'results.csv');
  const batch = ['batch', list, '--out', out, ...practice()];
  const first = await run(batch);
  expect(first.code).toBe(1);
  expect(json(first)).toMatchObject({ state: 'waiting_quota', counts: { total: 300, open: 200 } });
  expect(first.stderr).toContain('cupo');

  expect((await run(['quota', casesByRadicado.id, '1000', ...practice()])).code).toBe(0);
  const second = await run(batch);
  expect(second.code).toBe(0);
  expect(json(second)).toMatchObject({
    batch_id: (json(first) as { batch_id: string }).batch_id,
    state: 'done',
    counts: { total: 300, open: 0, silent: 0 },
  });
  expect(readFileSync(out, 'utf8').trim().split(/\r?\n/)).toHaveLength(301);
  const quotas = json(await run(['quota', ...practice()])) as { operation: string; used: number }[];
  expect(quotas.find(({ operation }) => operation === casesByRadicado.id)?.used).toBe(300);
  expect(json(await run(['verify', ...practice()]))).toMatchObject({ ok: true, broken_at: null });
});

test('a batch of the same file that is read another way is another batch', async () => {
  const list = join(folder, 'list.csv');
  writeFileSync(list, 'a,b\n05001310300120230012300,5001310300120230012300\n');
  const batch = (...more: string[]) =>
    run(['batch', list, '--out', join(folder, 'o.csv'), ...more, ...practice()]);
  const unmended = await batch('--column', 'b');
  expect(json(unmended)).toMatchObject({ counts: { invalid: 1, found: 0 } });
  expect(unmended.stderr).toContain('Filas que no se consultaron: 1');
  // Nothing was asked: a script must not take that for success.
  expect(unmended.code).toBe(1);
  const over = await run(['batch', list, '--out', list, ...practice()]);
  expect(over).toMatchObject({ code: 2, stdout: '' });
  expect(readFileSync(list, 'utf8')).toMatch(/^a,b\n/);
  const mended = json(await batch('--column', '2', '--accept-suggestions'));
  expect(mended).toMatchObject({ counts: { invalid: 0, found: 1 } });
  const detected = json(await batch());
  expect(detected).toMatchObject({ counts: { invalid: 0, found: 1 } });
  expect(json(await batch('--column', 'a'))).toEqual(detected);
  expect(detected).not.toMatchObject({ batch_id: (mended as { batch_id: string }).batch_id });
});

test('a batch whose results could not be written asks nothing', async () => {
  const list = join(root, 'samples/radicados-limpio.csv');
  mkdirSync(join(folder, 'folder.csv'));
  for (const out of ['none/o.csv', 'folder.csv']) {
    const refused = await run(['batch', list, '--out', join(folder, out), ...practice()]);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('No se pudo escribir');
  }
  expect(json(await run(['history', ...practice()]))).toMatchObject({ total: 0 });
});

test('a data folder that cannot be used is told in words', async () => {
  writeFileSync(join(folder, 'file'), '');
  const result = await run(['quota', '--data-dir', join(folder, 'file')]);
  expect(result).toMatchObject({ code: 1, stdout: '' });
  expect(result.stderr).toMatch(/^No se puede usar la carpeta de datos .*\n$/);
});

test('a batch that is interrupted goes on where it was', async () => {
  test.skip(process.platform === 'win32', 'Windows has no signal that a program could answer');
  const out = join(folder, 'results.csv');
  const map = join(folder, 'map.json');
  const gate = await startGate(map, 40);
  const workspace = ['--data-dir', join(folder, 'data'), '--upstream-map', map];
  await run(['quota', casesByRadicado.id, '1000', ...workspace]);
  const [program, ...first] = hosts.Node;
  const args = ['batch', join(root, 'samples/radicados-limpio.csv'), '--out', out, ...workspace];
  const child = spawn(program, [...first, ...args], { cwd: folder });
  const ended = once(child, 'exit');
  await expect.poll(gate.asked).toBeGreaterThan(40);
  child.kill('SIGINT');
  gate.open();
  expect(await ended).toEqual([130, null]);
  expect(existsSync(out)).toBe(false);

  const again = await run(args);
  await gate.close();
  expect(again.code).toBe(0);
  expect(json(again)).toMatchObject({ state: 'done', counts: { total: 300, open: 0 } });
  const quotas = json(await run(['quota', ...workspace])) as { used: number }[];
  expect(quotas[0]?.used).toBe(300);
});

test('a dossier is made, filled and handed in by a script', async () => {
  await run(['lookup', casesByRadicado.id, request, '--purpose', 'Debida diligencia', ...practice()]);
  const history = json(await run(['history', ...practice()])) as { lookups: { id: string }[] };
  const draft = {
    subjectKind: 'company',
    subjectName: 'Banco Ejemplo S.A.',
    purpose: 'Debida diligencia',
    legalBasis: 'public_data',
  };
  const created = json(await run(['dossier', 'create', JSON.stringify(draft), ...practice()])) as {
    number: string;
  };
  expect(created.number).toMatch(/^PRA-\d{4}-0001$/);
  const added = await run(['dossier', 'add', created.number, history.lookups[0]?.id ?? '', ...practice()]);
  expect(json(added)).toMatchObject({ number: created.number, findings: 1 });

  const heads = { pdf: '%PDF-', xlsx: 'PK', json: '{', zip: 'PK' };
  for (const [format, head] of Object.entries(heads)) {
    const out = join(folder, `dossier.${format}`);
    const result = await run([
      'dossier',
      'export',
      created.number,
      '--format',
      format,
      '--out',
      out,
      ...practice(),
    ]);
    expect(result.code).toBe(0);
    expect(json(result)).toEqual({ path: out, bytes: readFileSync(out).length });
    expect(readFileSync(out).toString('latin1').startsWith(head)).toBe(true);
  }
  const wrong = { subjectKind: 'firm', subjectName: 'X', purpose: 'P', legalBasis: 'consent', other: 1 };
  const refused = await run(['dossier', 'create', JSON.stringify(wrong), ...practice()]);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain('/subjectKind: Debe ser uno de estos valores: «person», «company».');
  expect(refused.stderr).toContain('/other: ');
  const missing = await run(['dossier', 'show', 'PRA-1999-0001', '--lang', 'en', ...practice()]);
  expect(missing).toMatchObject({ code: 1, stdout: '' });
  expect(missing.stderr).not.toBe('');
});

test('a workspace that was tampered with is reported, and a backup brings it back', async () => {
  await run(['lookup', casesByRadicado.id, request, ...practice()]);
  const other = await run(['verify', '--data-dir', join(folder, 'data')]);
  expect(other).toMatchObject({ code: 1, stdout: '' });
  expect(other.stderr).toContain('expediente.sqlite no existe');

  const backup = join(folder, 'backup.sqlite');
  expect((await run(['backup', backup, ...practice()])).code).toBe(0);

  const file = join(folder, 'data/practice.sqlite');
  const bytes = readFileSync(file);
  // The same length, so that only the hash can tell.
  const at = bytes.indexOf('lookup.recorded');
  expect(at).toBeGreaterThan(0);
  bytes.write('lookup.Recorded', at);
  writeFileSync(file, bytes);
  const broken = await run(['verify', ...practice()]);
  expect(broken.code).toBe(1);
  expect(json(broken)).toMatchObject({ ok: false, broken_at: 1 });

  expect((await run(['restore', backup, ...practice()])).code).toBe(0);
  expect(json(await run(['verify', ...practice()]))).toMatchObject({ ok: true, entries: 1 });
});

test('a file that is no workspace is left alone and told in words', async () => {
  await run(['history', ...practice()]);
  const file = join(folder, 'data/practice.sqlite');
  writeFileSync(file, 'not a database, but long enough to be read as one'.repeat(100));
  const result = await run(['verify', '--lang', 'en', ...practice()]);
  expect(result).toMatchObject({ code: 1, stdout: '' });
  expect(result.stderr).toContain('damaged');
  expect(readFileSync(file, 'utf8')).toContain('not a database');
});

test('a reader that goes away ends the command quietly', async () => {
  const [program, ...first] = hosts.Node;
  const child = spawn(program, [...first, 'operations', '--json', ...practice()]);
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  await once(child, 'close');
  expect(stderr).toBe('');
});

for (const host of ['Node', 'Electron'] as const)
  test(`${host}: a source gets the headers it wants, and a redirected answer says so`, async () => {
    const seen: Record<string, string | undefined>[] = [];
    const server = createServer((incoming, response) => {
      const { origin, referer, 'user-agent': agent, accept, cookie } = incoming.headers;
      seen.push({ origin, referer, agent, accept, cookie });
      response.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const map = join(folder, 'map.json');
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    writeFileSync(map, JSON.stringify({ 'https://consultaprocesos.ramajudicial.gov.co:448': target }));
    const args = ['--data-dir', join(folder, 'data'), '--upstream-map', 'map.json'];
    const result = await run(['lookup', casesByRadicado.id, request, ...args], host);
    server.close();

    expect(result.code).toBe(1);
    expect(json(result)).toMatchObject({ error: { code: 'upstream_error' } });
    expect(seen[0]).toEqual({
      origin: 'https://consultaprocesos.ramajudicial.gov.co',
      referer: 'https://consultaprocesos.ramajudicial.gov.co/',
      agent: expect.stringContaining('Expediente') as unknown,
      accept: 'application/json, text/plain, */*',
      cookie: undefined,
    });
    const history = json(await run(['history', ...args], host));
    expect(history).toMatchObject({
      total: 1,
      lookups: [{ redirected: true, practice: false, verdict: 'silent' }],
    });
  });

for (const host of ['Node', 'Electron'] as const)
  test(`${host}: a certificate that nobody vouches for is refused, and a cut answer is not taken for one`, async () => {
    const { leaf } = issueChain(['127.0.0.1']);
    const answer: RequestListener = (_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"procesos":[', () => response.destroy());
    };
    const ask = async (server: Server, scheme: string): Promise<unknown> => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const target = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const map = join(folder, 'map.json');
      writeFileSync(map, JSON.stringify({ 'https://consultaprocesos.ramajudicial.gov.co:448': target }));
      const args = ['--data-dir', join(folder, 'data'), '--upstream-map', map];
      const result = await run(['lookup', casesByRadicado.id, request, ...args], host);
      server.close();
      expect(result.code).toBe(1);
      return json(result);
    };
    expect(await ask(createSecureServer({ cert: leaf.pem, key: leaf.key }, answer), 'https')).toMatchObject({
      error: { details: { reason: 'unreachable', observed: expect.stringMatching(/^TLS: /) as unknown } },
    });
    expect(await ask(createServer(answer), 'http')).toMatchObject({
      error: {
        details: { reason: 'changed', observed: expect.stringMatching(/^truncated answer: /) as unknown },
      },
    });
  });

test('a file of names is screened against every held list', async () => {
  test.setTimeout(120_000);
  writeFileSync(join(folder, 'names.csv'), 'nombre\nPrueva Ejemplof\nNubia Quiceno\n');
  const screen = (...more: string[]) =>
    run(['screen', '--csv', 'names.csv', '--out', 'hits.csv', '--lang', 'en', ...more, ...practice()]);
  expect((await screen()).stderr).toContain('--purpose');
  const screened = await screen('--purpose', 'Review', '--legal-basis', 'legal_duty');
  expect(screened).toMatchObject({ code: 0 });
  expect(screened.stderr).toContain('2 names screened, 1 with hits');
  const [, first, second] = readFileSync(join(folder, 'hits.csv'), 'utf8').split('\r\n');
  expect(first).toContain('Undecided');
  expect(second).toContain('No hits');
});
