import { mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, posix, win32 } from 'node:path';

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

/**
 * Makes a folder and those above it that are missing. Part by part: where a system refuses a folder as if the one above
 * it were missing (Linux does, below `/proc`), Node's own recursive way never comes back.
 * @throws what the file system says when the folder cannot be made
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have come first.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
