import { readFileSync } from 'node:fs';
import type { Settings } from '@shared/settings';
import type { Language } from '@shared/text';
import { settingsPath } from '../launch/settings-path';

export type Appearance = Pick<Settings, 'language' | 'theme'>;

/**
 * Language and theme as they were last set, for what is on the screen before anything else is loaded. The settings are
 * read and checked in full later; here anything unexpected is as good as nothing.
 * @param language given at the start, which counts more than the settings
 */
export function readAppearance(dataDir: string, language: Language | null): Appearance {
  const stored = read(settingsPath(dataDir));
  return {
    language: language ?? (stored['language'] === 'en' ? 'en' : 'es'),
    theme: stored['theme'] === 'light' || stored['theme'] === 'dark' ? stored['theme'] : 'system',
  };
}

function read(file: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Record<string, unknown>;
  } catch {
    return {};
  }
}
