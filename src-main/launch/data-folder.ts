import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

const thisMachine: Machine = { platform: process.platform, env: process.env, home: homedir() };

/**
 * The folder in which the application keeps everything when no other was asked for: Electron's `userData`, reckoned
 * here so that the command line, which runs without Electron, finds the same one.
 */
export function defaultDataFolder({ platform, env, home }: Machine = thisMachine): string {
  const name = 'Expediente';
  switch (platform) {
    case 'win32':
      return win32.join(env['APPDATA'] || win32.join(home, 'AppData', 'Roaming'), name);
    case 'darwin':
      return posix.join(home, 'Library', 'Application Support', name);
    default:
      return posix.join(env['XDG_CONFIG_HOME'] || posix.join(home, '.config'), name);
  }
}
