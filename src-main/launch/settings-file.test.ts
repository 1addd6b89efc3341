import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@shared/default-settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSettings } from './settings-file';
import { settingsPath } from './settings-path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('settings.json', () => {
  it('is the defaults where there is none, and nothing is written by reading', () => {
    const file = openSettings(join(folder, 'new'));
    expect(file.current()).toEqual(defaultSettings);
    expect(existsSync(settingsPath(join(folder, 'new')))).toBe(false);
  });

  it('keeps what was changed for the next time', async () => {
    await openSettings(folder).change({ language: 'en', analyst: 'Ana Ejemplo' });
    expect(openSettings(folder).current()).toEqual({
      ...defaultSettings,
      language: 'en',
      analyst: 'Ana Ejemplo',
    });
    expect(readdirSync(folder)).toEqual(['settings.json']);
  });

  it('writes changes made at once one after the other', async () => {
    const file = openSettings(folder);
    await Promise.all([file.change({ theme: 'dark' }), file.change({ language: 'en' })]);
    expect(openSettings(folder).current()).toMatchObject({ theme: 'dark', language: 'en' });
  });

  it('fills in what an older file does not have', () => {
    writeFileSync(settingsPath(folder), '{"language":"en"}');
    const file = openSettings(folder);
    expect(file.current()).toEqual({ ...defaultSettings, language: 'en' });
    expect(file.damaged).toBeNull();
  });

  it.each(['', '{"language":', '[]', 'null', '{"language":"fr"}', '{"unknown":1}'])(
    'keeps a damaged file aside and starts with the defaults: %s',
    (text) => {
      writeFileSync(settingsPath(folder), text);
      const file = openSettings(folder);
      expect(file.current()).toEqual(defaultSettings);
      expect(readFileSync(file.damaged ?? '', 'utf8')).toBe(text);
      expect(existsSync(settingsPath(folder))).toBe(false);
    },
  );

  it('refuses a value that is not allowed and keeps the file', async () => {
    const file = openSettings(folder);
    await file.change({ batchConcurrency: 4 });
    await expect(file.change({ batchConcurrency: 99 })).rejects.toThrow();
    expect(file.current().batchConcurrency).toBe(4);
    expect(openSettings(folder).current().batchConcurrency).toBe(4);
  });
});
