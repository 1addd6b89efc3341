import { describe, expect, it } from 'vitest';
import { parseLaunchOptions, UsageError } from './options';

const none = { dataDir: null, practice: null, upstreamMap: null, language: null };

describe('parseLaunchOptions', () => {
  it.each([
    ['nothing', [], none, []],
    ['before the subcommand', ['--practice', 'verify'], { ...none, practice: true }, ['verify']],
    ['after it', ['verify', '--lang', 'en'], { ...none, language: 'en' }, ['verify']],
    [
      'with an equals sign',
      ['--data-dir=d', 'lookup', 'x', '{}'],
      { ...none, dataDir: '/w/d' },
      ['lookup', 'x', '{}'],
    ],
    [
      'between the options of others, whose order is kept',
      ['batch', 'f.csv', '--out', 'o.csv', '--upstream-map', '/m.json', '--column', 'A'],
      { ...none, upstreamMap: '/m.json' },
      ['batch', 'f.csv', '--out', 'o.csv', '--column', 'A'],
    ],
    ['the last one counts', ['--lang', 'es', '--lang', 'en'], { ...none, language: 'en' }, []],
    ['not after --', ['lookup', '--', '--practice'], none, ['lookup', '--', '--practice']],
    [
      'Chromium’s switches are left alone',
      ['--no-sandbox', '--inspect=0'],
      none,
      ['--no-sandbox', '--inspect=0'],
    ],
    ['a longer name is another option', ['--practices'], none, ['--practices']],
  ] as const)('%s', (_name, args, options, rest) => {
    expect(parseLaunchOptions(args, '/w')).toEqual({ options, rest });
  });

  it.each([
    ['--data-dir'],
    ['--data-dir='],
    ['--data-dir', '--practice'],
    ['--lang', 'fr'],
    ['--practice=yes'],
    ['--upstream-map'],
  ])('refuses %s %s', (...args) => {
    expect(() => parseLaunchOptions(args, '/w')).toThrow(UsageError);
  });

  it('takes a value that begins with a hyphen when an equals sign makes it plain', () => {
    expect(parseLaunchOptions(['--data-dir=-d'], '/w').options.dataDir).toBe('/w/-d');
  });
});
