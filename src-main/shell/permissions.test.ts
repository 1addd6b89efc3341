import type { Session } from 'electron';
import { describe, expect, it } from 'vitest';
import { guardPermissions, mayUse } from './permissions';

const own = 'app://expediente/index.html';

describe('permissions', () => {
  it.each([
    'accessibility-events',
    'background-fetch',
    'background-sync',
    'clipboard-read',
    'deprecated-sync-clipboard-read',
    'display-capture',
    'fileSystem',
    'fullscreen',
    'geolocation',
    'hid',
    'idle-detection',
    'keyboardLock',
    'local-fonts',
    'media',
    'mediaKeySystem',
    'midi',
    'midiSysex',
    'nfc',
    'notifications',
    'openExternal',
    'payment-handler',
    'periodic-background-sync',
    'persistent-storage',
    'pointerLock',
    'screen-wake-lock',
    'sensors',
    'serial',
    'speaker-selection',
    'storage-access',
    'top-level-storage-access',
    'unknown',
    'usb',
    'window-management',
    'something-of-next-year',
    'constructor',
    '__proto__',
  ])('%s is denied', (permission) => {
    expect(mayUse(permission, own)).toBe(false);
  });

  it('writing to the clipboard is granted to the own page only', () => {
    const write = 'clipboard-sanitized-write';
    expect(mayUse(write, own)).toBe(true);
    for (const origin of [
      '',
      'null',
      'https://evil.test/',
      'app://other/',
      'file:///x',
      'app://expediente:1/',
    ])
      expect(mayUse(write, origin)).toBe(false);
  });

  it('both handlers and the devices’ one answer by the table', () => {
    const set: Record<string, (...args: never[]) => unknown> = {};
    const keep = (name: string) => (handler: (...args: never[]) => unknown) => (set[name] = handler);
    guardPermissions({
      setPermissionRequestHandler: keep('request'),
      setPermissionCheckHandler: keep('check'),
      setDevicePermissionHandler: keep('device'),
    } as unknown as Session);
    const request = set['request'] as unknown as (
      contents: null,
      permission: string,
      answer: (granted: boolean) => void,
      details: { requestingUrl?: string },
    ) => void;
    const check = set['check'] as unknown as (contents: null, permission: string, origin: string) => boolean;
    const answers: boolean[] = [];
    request(null, 'media', (answer) => answers.push(answer), { requestingUrl: own });
    request(null, 'clipboard-sanitized-write', (answer) => answers.push(answer), { requestingUrl: own });
    request(null, 'clipboard-sanitized-write', (answer) => answers.push(answer), {});
    expect(answers).toEqual([false, true, false]);
    expect(check(null, 'media', own)).toBe(false);
    expect(check(null, 'clipboard-sanitized-write', own)).toBe(true);
    expect((set['device'] as unknown as () => boolean)()).toBe(false);
  });
});
