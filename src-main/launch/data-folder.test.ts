import { describe, expect, it } from 'vitest';
import { defaultDataFolder } from './data-folder';

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
