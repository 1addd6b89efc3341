import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRecentEnough } from './node.mjs';
import { matches } from './packages.mjs';
import { SetupError, unpackFromRegistry } from './shell.mjs';

describe('isRecentEnough', () => {
  it.each([
    ['18.20.0', false],
    ['22.13.9', false],
    ['22.14.0', true],
    ['24.0.0', true],
  ])('%s: %s', (version, expected) => {
    expect(isRecentEnough(version)).toBe(expected);
  });
});

describe('matches', () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' };

  it('accepts the locked packages, with or without those of other platforms', () => {
    const wanted = { 'node_modules/a': a, 'node_modules/a-mac': { version: '1.0.0', optional: true } };
    expect(matches(wanted, { 'node_modules/a': a })).toBe(true);
    expect(matches(wanted, wanted)).toBe(true);
  });

  it.each([
    ['a package is missing', {}],
    ['another version is installed', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['other contents are installed', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
    ['there is one too many', { 'node_modules/a': a, 'node_modules/b': a }],
  ])('refuses when %s', (_name, installed) => {
    expect(matches({ 'node_modules/a': a }, installed)).toBe(false);
  });
});

describe('unpackFromRegistry', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'expediente-setup-'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'sample', version: '1.0.0' }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('unpacks a package whose hash is the pinned one', () => {
    execFileSync('npm', ['pack', '--silent'], {
      cwd: folder,
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
    const archive = readFileSync(join(folder, 'sample-1.0.0.tgz'));
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
    const target = join(folder, 'target');
    unpackFromRegistry({ spec: join(folder, 'sample-1.0.0.tgz'), integrity, target });
    expect(readdirSync(target)).toEqual(['package.json']);
  });

  it('refuses any other, and leaves nothing behind', () => {
    const target = join(folder, 'target');
    const unpack = () => unpackFromRegistry({ spec: folder, integrity: 'sha512-other', target });
    expect(unpack).toThrow(SetupError);
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(folder)).toEqual(['package.json']);
  });
});
