import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { serveFile } from '../../src-practice/file';
import { serve, type Served } from '../../src-practice/serve';
import { buildEntries, type Built } from '../batch/testing/build';
import { openFile } from './database';
import { buildGeneration } from './build';
import { datasetFolder } from './folder';
import type { ChildJob } from './testing/kill-child';
import { listCsv, listOrigin, testList } from './testing/list';

let built: Built;
let folder: string;
let server: Served;
let published: Uint8Array;

beforeAll(async () => {
  built = await buildEntries(['src-main/datasets/testing/kill-child.ts']);
}, 60_000);
afterAll(() => built.remove());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
  server = await serve(listOrigin, (question) => serveFile(question, published, 'application/zip'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const zip = (text: string): Uint8Array => zipSync({ 'debtors.csv': Buffer.from(text) }, { level: 0 });

/** A life of the process that refreshes; null when it was killed. */
function live(killAtReport: number | null): Promise<{ outcome: string; reports: number } | null> {
  const job: ChildJob = {
    root: join(folder, 'lists'),
    workspace: join(folder, 'workspace.sqlite'),
    origin: server.origin,
    killAtReport,
  };
  return new Promise((resolve, reject) => {
    const child = [join(built.dir, 'kill-child.js'), JSON.stringify(job)];
    execFile(process.execPath, child, (error, stdout, stderr) => {
      if (error?.signal === 'SIGKILL') resolve(null);
      else if (error !== null) reject(new Error(stderr, { cause: error }));
      else resolve(JSON.parse(stdout) as { outcome: string; reports: number });
    });
  });
}

/** What lookups would be answered from now. */
function inService(): { readonly asOf: string; readonly rows: number } | null {
  const [held] = datasetFolder(join(folder, 'lists'), 'test_list').held();
  if (held === undefined) return null;
  const db = openFile(held.path);
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const rows = db.prepare('SELECT count(*) FROM debtor').pluck().get() as number;
    expect(held.generation.rows).toEqual({ debtor: rows });
    return { asOf: held.generation.asOf, rows };
  } finally {
    db.close();
  }
}

it('killed at any step of a refresh, it leaves a whole copy in service, and the next life brings the new one', async () => {
  published = zip(listCsv(20_000, '2026-11-01'));
  expect(await live(null)).toMatchObject({ outcome: 'imported' });
  const old = inService();
  expect(old).toEqual({ asOf: '2026-11-01', rows: 20_000 });

  published = zip(listCsv(21_000, '2026-11-02'));
  // Each life comes a little further: download, reading, indexes, checks, the change of the copies.
  const seen = new Set<string>();
  let killAt = 1;
  for (let life = await live(killAt); life === null; life = await live((killAt += 1))) {
    const now = inService();
    seen.add(now?.asOf ?? 'nothing');
    if (now?.asOf === '2026-11-01') expect(now).toEqual(old);
    else expect(now).toEqual({ asOf: '2026-11-02', rows: 21_000 });
  }
  expect(killAt).toBeGreaterThan(5);
  expect(seen).toContain('2026-11-01');
  expect(seen).not.toContain('nothing');
  expect(inService()).toEqual({ asOf: '2026-11-02', rows: 21_000 });
  const left = readdirSync(join(folder, 'lists', 'test_list')).filter((name) => name.includes('building'));
  expect(left).toEqual([]);
}, 120_000);

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

it.runIf(canMount)(
  'a full disk ends a build with its reason, and leaves nothing half-made',
  async (context) => {
    const small = join(folder, 'small');
    mkdirSync(small);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]);
    // Root in a container may not be allowed to.
    if (mounted.status !== 0) return context.skip();
    try {
      const path = join(folder, 'debtors.csv');
      writeFileSync(path, listCsv(100_000));
      const target = join(small, 'new.building');
      const input = { kind: 'debtors', name: 'debtors.csv', path, url: null, sentTo: null, etag: null };
      await expect(
        buildGeneration(
          testList(),
          {
            dataset: 'test_list',
            form: 'csv',
            files: [{ ...input, lastModified: null, retrievedAt: 0 }],
            target,
            id: 'new',
            now: 0,
            previous: null,
            practice: false,
          },
          () => undefined,
        ),
      ).rejects.toMatchObject({ code: 'file', message: expect.stringContaining('disk is full') });
      expect(readdirSync(small)).toEqual([]);
    } finally {
      execFileSync('umount', [small]);
    }
  },
);
