import { readFileSync } from 'node:fs';
import { appearanceOf, type Appearance } from '@shared/appearance';
import type { LaunchOptions } from '../launch/options';
import { settingsPath } from '../launch/settings-path';

/**
 * The appearance as it was last set, for what is on the screen before anything else is loaded.
 * @param said at the start, which counts more than the settings
 */
export function readAppearance(
  dataDir: string,
  said: Pick<LaunchOptions, 'language' | 'practice'>,
): Appearance {
  const stored = appearanceOf(read(settingsPath(dataDir)));
  return {
    ...stored,
    language: said.language ?? stored.language,
    practice: said.practice ?? stored.practice,
  };
}

function read(file: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Record<string, unknown>;
  } catch {
    return {};
  }
}
