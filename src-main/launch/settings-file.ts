import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { z } from 'zod';
import { defaultSettings } from '@shared/default-settings';
import { settings, type Settings, type SettingsPatch } from '@shared/settings';
import { settingsPath } from './settings-path';
import { writeWhole } from './whole-file';

export interface SettingsFile {
  current(): Settings;
  /** Changes some members and writes the whole file; resolves when it is on the disk. */
  change(patch: SettingsPatch): Promise<Settings>;
  /** Where a damaged file was put aside when this one was opened; null when there was none. */
  readonly damaged: string | null;
}

/**
 * Opens `settings.json`. A member that is missing takes its default, so that an older file stays good; a file that
 * cannot be understood is kept under another name and the defaults hold.
 */
export function openSettings(dataDir: string): SettingsFile {
  mkdirSync(dataDir, { recursive: true });
  const file = settingsPath(dataDir);
  const read = readSettings(file);
  let current = read ?? defaultSettings;
  const damaged = read === null ? putAside(file) : null;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    damaged,
    current: () => current,
    async change(patch) {
      const done = writing.then(async () => {
        const next = settings.parse({ ...current, ...patch });
        await writeWhole(file, `${JSON.stringify(next, null, 2)}\n`);
        current = next;
        return next;
      });
      // The next change starts from what this one left, also when this one failed.
      writing = done.catch(() => undefined);
      return done;
    },
  };
}

/** null when the file is there and is not what was written. */
function readSettings(file: string): Settings | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return defaultSettings;
    throw error;
  }
  try {
    const stored = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
    if (!stored.success) return null;
    const parsed = settings.safeParse({ ...defaultSettings, ...stored.data });
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function putAside(file: string): string {
  const kept = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(file, kept);
  return kept;
}
