import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@shared/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settingsPath } from '../launch/settings-path';
import { readAppearance } from './appearance';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'appearance-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('appearance before the settings are read', () => {
  it('is that of the default settings where there are none', () => {
    const { language, theme } = defaultSettings;
    expect(readAppearance(folder, null)).toEqual({ language, theme });
  });

  it('is what was set, but for the language of the command line', () => {
    writeFileSync(
      settingsPath(folder),
      JSON.stringify({ ...defaultSettings, language: 'en', theme: 'dark' }),
    );
    expect(readAppearance(folder, null)).toEqual({ language: 'en', theme: 'dark' });
    expect(readAppearance(folder, 'es')).toEqual({ language: 'es', theme: 'dark' });
  });

  it.each(['', 'null', '1', '[]', '{"language":"fr","theme":7}'])('takes no harm from %s', (text) => {
    writeFileSync(settingsPath(folder), text);
    expect(readAppearance(folder, null)).toEqual({ language: 'es', theme: 'system' });
  });
});
