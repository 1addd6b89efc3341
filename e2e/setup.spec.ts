import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('a second set-up finds everything done', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'setup'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status).toBe(0);
  expect(stderr).toMatch(/^Ready: Node \d+.*; Electron \d+\.\d+\.\d+ \(.+\)\.\n$/);
});
