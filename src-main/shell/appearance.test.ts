import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@shared/default-settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settingsPath } from '../launch/settings-path';
import { readAppearance } from './appearance';

const nothing = { language: null, practice: null };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'appearance-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('appearance before the settings are read', () => {
  it('is that of the default settings where there are none', () => {
    const { language, theme, practice } = defaultSettings;
    expect(readAppearance(folder, nothing)).toEqual({ language, theme, practice });
  });

  it('is what was set, but for what the command line says', () => {
    writeFileSync(
      settingsPath(folder),
      JSON.stringify({ ...defaultSettings, language: 'en', theme: 'dark', practice: true }),
    );
    const set = { language: 'en', theme: 'dark', practice: true };
    expect(readAppearance(folder, nothing)).toEqual(set);
    const said = { language: 'es', practice: false } as const;
    expect(readAppearance(folder, said)).toEqual({ ...set, ...said });
  });

  it.each(['', 'null', '1', '[]', '{"language":"fr","theme":7}'])('takes no harm from %s', (text) => {
    writeFileSync(settingsPath(folder), text);
    expect(readAppearance(folder, nothing)).toEqual({ language: 'es', theme: 'system', practice: false });
  });
});
