import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultDataFolder, makeFolder } from './data-folder';

describe('defaultDataFolder', () => {
  it.each([
    ['linux', {}, '/home/ana', '/home/ana/.config/Expediente'],
    ['linux', { XDG_CONFIG_HOME: '/home/ana/conf' }, '/home/ana', '/home/ana/conf/Expediente'],
    ['linux', { XDG_CONFIG_HOME: '' }, '/home/ana', '/home/ana/.config/Expediente'],
    ['darwin', {}, '/Users/ana', '/Users/ana/Library/Application Support/Expediente'],
    ['win32', { APPDATA: 'D:\\Roaming' }, 'C:\\Users\\ana', 'D:\\Roaming\\Expediente'],
    ['win32', {}, 'C:\\Users\\ana', 'C:\\Users\\ana\\AppData\\Roaming\\Expediente'],
  ] as const)('on %s with %o', (platform, env, home, expected) => {
    expect(defaultDataFolder({ platform, env, home })).toBe(expected);
  });
});

describe('makeFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes what is missing, and leaves what is there', () => {
    const deep = join(folder, 'a', 'b', 'c');
    makeFolder(deep);
    makeFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it('says why when a file stands in the way', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(folder, 'file', 'below'))).toThrow(/EEXIST|ENOTDIR/);
  });

  it.runIf(process.platform === 'linux')('comes back from where nothing can be made', () => {
    expect(() => makeFolder('/proc/expediente/data')).toThrow('ENOENT');
  });
});
