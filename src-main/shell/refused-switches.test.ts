import { describe, expect, it } from 'vitest';
import { refusedSwitch } from './refused-switches';

describe('refusedSwitch', () => {
  it.each([
    '--remote-debugging-port=9222',
    '--REMOTE-DEBUGGING-PORT=9222',
    '-remote-debugging-port=9222',
    '/remote-debugging-port=9222',
    '--remote-debugging-pipe',
    '--ignore-certificate-errors',
    '--disable-web-security',
    '--host-rules=MAP * 127.0.0.1',
  ])('refuses %s', (argument) => {
    expect(refusedSwitch(['--practice', argument])).toBe(argument);
  });

  it('lets the options of the application and of the display through', () => {
    const args = [
      '--no-sandbox',
      '--data-dir',
      '/host-rules/x',
      '--practice',
      '--lang=es',
      '--ozone-platform=x11',
    ];
    expect(refusedSwitch(args)).toBeNull();
    expect(refusedSwitch(['--cli', 'lookup', 'x', '{"a":"--host-rules"}'])).toBeNull();
  });
});
