import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runExportJob, type ExportJob } from './export/jobs';
import { inWorker } from './in-worker';
import { testDossier, testFinding, testLookup, testMoment } from './testing/dossiers';

// A report is seconds of work on a busy machine; nothing here waits for anything else.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = resolve(import.meta.dirname, '../..');
let folder: string;

/** Builds the worker as the application's build does: one CommonJS file with everything in it, fonts too. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@shared': join(root, 'src-shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src-main/dossier/report.worker.ts'),
      target: 'node18',
      outDir: folder,
      rollupOptions: { output: { format: 'cjs', entryFileNames: '[name].js' } },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const input = {
  dossier: testDossier([testFinding(0, testLookup('a'))]),
  organization: '',
  language: 'es',
  issuedAt: testMoment,
  contentSha256: 'a'.repeat(64),
  version: '0.1.0',
} as const;

describe('a job in a thread of its own', () => {
  it.each(['pdf', 'xlsx', 'zip'] as const)('gives the same %s as in this one', async (kind) => {
    const evidence = { document: '{}', audit: [], bodies: new Map([[1, Uint8Array.of(1, 2, 3)]]) };
    const job: ExportJob = kind === 'zip' ? { kind, input, evidence } : { kind, input };
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(await inWorker(join(folder, 'report.worker.js'))(job))).toBe(hash(await runExportJob(job)));
  });

  it('gives a workbook', async () => {
    const bytes = await inWorker(join(folder, 'report.worker.js'))({ kind: 'xlsx', input });
    expect(Object.keys(unzipSync(bytes))).toContain('xl/workbook.xml');
  });

  it('fails with what went wrong there', async () => {
    const job = { kind: 'pdf', input: { ...input, issuedAt: Number.NaN } } as const;
    await expect(inWorker(join(folder, 'report.worker.js'))(job)).rejects.toThrow(RangeError);
  });

  it('fails when the thread ends without a result', async () => {
    const file = join(folder, 'silent.js');
    writeFileSync(file, '');
    await expect(inWorker(file)({ kind: 'pdf', input })).rejects.toThrow('without a result');
  });
});
