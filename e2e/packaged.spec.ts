import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from '@playwright/test';
import configuration from '../electron-builder.config.cjs';
import { casesByRadicado } from '../src-shared/operations/co/rama-judicial';
import { VirtualScreen } from './virtual-screen';

const folder = join(__dirname, '..', 'dist', 'linux-unpacked');
const executable = join(folder, 'expediente');

test.skip(process.platform !== 'linux', 'npm run pack makes the Linux application on Linux only');

let scratch: string;
test.beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'expediente-packed-'));
});
test.afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const inPractice = () => ['--practice', '--data-dir', join(scratch, 'data')];

async function lookup(switches: string[] = [], env: Record<string, string> = {}) {
  const request = JSON.stringify(casesByRadicado.example);
  const answer = await promisify(execFile)(
    executable,
    [...switches, '--cli', 'lookup', casesByRadicado.id, request, ...inPractice()],
    { cwd: scratch, env: { ...process.env, ...env } },
  );
  return { body: JSON.parse(answer.stdout) as Record<string, unknown>, stderr: answer.stderr };
}

test('the packed application looks a case up on its command line', async () => {
  const { body } = await lookup();
  expect(casesByRadicado.data.safeParse(body['data']).error).toBeUndefined();
});

test('the packed application opens its window and closes on request', async () => {
  const screen = await VirtualScreen.open(scratch);
  try {
    expect(screen.colours()).toBe(1);
    const application = spawn(executable, inPractice(), {
      cwd: scratch,
      env: { ...process.env, DISPLAY: screen.display },
      stdio: 'ignore',
    });
    const ended = once(application, 'exit');
    await expect.poll(() => screen.colours(), { timeout: 30_000 }).toBeGreaterThan(50);
    await expect.poll(() => existsSync(join(scratch, 'data', 'practice.sqlite'))).toBe(true);
    application.kill('SIGTERM');
    await ended;
  } finally {
    await screen.close();
  }
});

test('the doors for developers are shut in it', async () => {
  const preloaded = join(scratch, 'preloaded');
  writeFileSync(
    join(scratch, 'spy.cjs'),
    `require('node:fs').writeFileSync(${JSON.stringify(preloaded)}, '');`,
  );
  const { body, stderr } = await lookup(['--inspect=0'], {
    ELECTRON_RUN_AS_NODE: '1',
    NODE_OPTIONS: `--require=${join(scratch, 'spy.cjs')}`,
  });
  expect(body).toHaveProperty('data');
  expect(stderr).not.toContain('Debugger listening');
  expect(existsSync(preloaded)).toBe(false);
});

test('it does not start with a door for debuggers', async () => {
  const refused = promisify(execFile)(executable, ['--remote-debugging-port=0', ...inPractice()], {
    cwd: scratch,
    timeout: 20_000,
  });
  const outcome = await refused.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number | null; stderr: string }) => error,
  );
  expect(outcome.code).toBeGreaterThan(0);
  expect(existsSync(join(scratch, 'data'))).toBe(false);
});

test('its fuses are those of the configuration', async () => {
  const wire = await getCurrentFuseWire(executable);
  for (const [name, wanted] of Object.entries(configuration.electronFuses ?? {})) {
    const option = FuseV1Options[`${name[0]!.toUpperCase()}${name.slice(1)}` as keyof typeof FuseV1Options];
    const actual = wire[option];
    // A runtime that is older than a fuse has no place for it.
    if (actual !== undefined) expect(actual, name).toBe(wanted ? FuseState.ENABLE : FuseState.DISABLE);
  }
  expect(wire[FuseV1Options.RunAsNode]).toBe(FuseState.DISABLE);
});

test('it holds what runs and nothing else', () => {
  const archive = readFileSync(join(folder, 'resources', 'app.asar'));
  const header = JSON.parse(archive.toString('utf8', 16, 16 + archive.readUInt32LE(12))) as Folder;
  const paths = [...pathsIn(header)];
  const tops = new Set(
    paths.map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('node_modules/') ? 2 : 1)
        .join('/'),
    ),
  );
  tops.delete('registry-runtime');
  expect([...tops].sort()).toEqual(['node_modules/better-sqlite3', 'out', 'package.json']);
  expect(paths.filter((path) => /\.(map|ts|tsx)$/.test(path))).toEqual([]);
});

interface Folder {
  readonly files: Record<string, Folder | { readonly size: number }>;
}

function* pathsIn(folder: Folder, prefix = ''): Generator<string> {
  for (const [name, entry] of Object.entries(folder.files)) {
    if ('files' in entry) yield* pathsIn(entry, `${prefix}${name}/`);
    else yield `${prefix}${name}`;
  }
}
