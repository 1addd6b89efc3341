import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('a second set-up finds everything done', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'setup'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status).toBe(0);
  expect(stderr).toMatch(/^Ready: Node \d+.*; Electron \d+\.\d+\.\d+ \(.+\)\.\n$/);
});

test('a start that nobody can see leaves a picture, or says why there is no window', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unseen-'));
  const picture = join(folder, 'window.png');
  const start = (...args: string[]) =>
    spawnSync(process.execPath, [join(__dirname, '../scripts/start-unseen.mjs'), picture, ...args], {
      encoding: 'utf8',
    });
  try {
    expect(start('--practice', '--data-dir', join(folder, 'data'))).toMatchObject({ status: 0 });
    expect(readFileSync(picture).subarray(1, 4).toString()).toBe('PNG');
    const refused = start('--lang', 'fr');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/ended before it had a window:\n\s+--lang es «es» o «en», no «fr»\.\n$/);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
