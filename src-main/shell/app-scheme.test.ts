import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy, fileOf, respond } from './app-scheme';

let outside: string;
let folder: string;

beforeAll(() => {
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'scheme-')));
  folder = join(outside, 'window');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(outside, 'window-2'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'main.js'), '1');
  writeFileSync(join(folder, 'assets', 'ñ.css'), '');
  writeFileSync(join(folder, 'data.sqlite'), 'x');
  writeFileSync(join(outside, 'secret.json'), '{}');
  writeFileSync(join(outside, 'window-2', 'secret.json'), '{}');
  symlinkSync(join(outside, 'secret.json'), join(folder, 'link.json'));
  symlinkSync(outside, join(folder, 'up'));
  symlinkSync(join(folder, 'assets', 'main.js'), join(folder, 'inside.js'));
});
afterAll(() => rmSync(outside, { recursive: true }));

describe('the file of an address', () => {
  it.each([
    ['app://expediente/', 'index.html'],
    ['app://expediente/index.html', 'index.html'],
    ['app://expediente/assets/main.js', 'assets/main.js'],
    ['app://expediente/assets/main.js?v=1#part', 'assets/main.js'],
    ['app://expediente/assets/%C3%B1.css', 'assets/ñ.css'],
    ['app://expediente/inside.js', 'assets/main.js'],
    // The parser of addresses takes the dots out itself; what is left lies inside.
    ['app://expediente/../index.html', 'index.html'],
    ['app://expediente/assets/%2e%2e/index.html', 'index.html'],
  ])('%s is %s', async (address, expected) => {
    expect(await fileOf(address, folder)).toBe(join(folder, expected));
  });

  it.each([
    'app://expediente/../secret.json',
    'app://expediente/%2e%2e/secret.json',
    'app://expediente/..%2fsecret.json',
    'app://expediente/assets/..%2f..%2fsecret.json',
    'app://expediente/..%5csecret.json',
    'app://expediente/%2e%2e%5csecret.json',
    'app://expediente//etc/passwd',
    'app://expediente/%2fetc%2fpasswd',
    'app://expediente/C:%5cWindows%5cwin.ini',
    'app://expediente/C:/Windows/win.ini',
    'app://expediente/index.html%00.js',
    'app://expediente/%',
    'app://expediente/..%2fwindow-2%2fsecret.json',
    'app://expediente/link.json',
    'app://expediente/up/secret.json',
    'app://expediente/missing.js',
    'app://expediente/index.html/x',
    'app://other/index.html',
    'app://user@expediente/index.html',
    'app://expediente:80/index.html',
    'file:///etc/passwd',
    `app://expediente/${'a'.repeat(5000)}`,
  ])('%s is none', async (address) => {
    expect(await fileOf(address, folder)).toBeNull();
  });
});

describe('the answer', () => {
  it('carries the policy and the type', async () => {
    const answer = await respond({ url: 'app://expediente/', method: 'GET' }, folder);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "object-src 'none'; require-trusted-types-for 'script'",
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.text()).toBe('<!doctype html>');
  });

  it('is 404 with the policy for what is not there and for kinds of file that a window has no use for', async () => {
    for (const name of ['missing.html', 'data.sqlite', 'up/secret.json', 'assets']) {
      const answer = await respond({ url: `app://expediente/${name}`, method: 'GET' }, folder);
      expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
        404,
        contentSecurityPolicy,
      ]);
    }
  });

  it('is 405 to anything but GET', async () => {
    expect((await respond({ url: 'app://expediente/', method: 'POST' }, folder)).status).toBe(405);
  });
});
