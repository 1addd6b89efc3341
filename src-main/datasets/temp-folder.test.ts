import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntries, type Built } from '../batch/testing/build';
import type { SpilledFiles } from './testing/spill-child';

let built: Built;
let folder: string;

beforeAll(async () => {
  built = await buildEntries(['src-main/datasets/testing/spill-child.ts']);
  folder = mkdtempSync(join(tmpdir(), 'spill-'));
}, 60_000);
afterAll(() => {
  built.remove();
  rmSync(folder, { recursive: true });
});

// Which files a process has open is told by Linux alone.
it.runIf(process.platform === 'linux')('keeps what a build sorts beside the data sets', () => {
  const { SQLITE_TMPDIR: _, ...env } = process.env;
  const told = execFileSync(process.execPath, [join(built.dir, 'spill-child.js'), folder], { env });
  const open = JSON.parse(told.toString()) as SpilledFiles;
  expect(open.length).toBeGreaterThan(0);
  for (const path of open) expect(path.startsWith(folder)).toBe(true);
});
