import { join } from 'node:path';

/** The settings' file in a data folder. Apart, because it is read before the validators are loaded. */
export function settingsPath(dataDir: string): string {
  return join(dataDir, 'settings.json');
}
