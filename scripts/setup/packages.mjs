import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, say } from './shell.mjs';

/** Libraries: node_modules holds exactly what package-lock.json says. */
export const packages = {
  title: 'Libraries',
  isDone() {
    const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
    const wanted = lockedPackages(join(root, 'package-lock.json'));
    return installed !== undefined && wanted !== undefined && matches(wanted, installed);
  },
  run() {
    say('  npm install (about half a minute)');
    // Not `npm ci`: it refuses a lock that lacks the binaries of other platforms, as one written where the registry
    // did not serve them does. Nothing is saved, and what the lock names is installed as it says.
    npm(['install', '--no-save', '--no-audit', '--no-fund']);
  },
};

/**
 * @param {string} file a package-lock.json, or the one npm leaves in node_modules once an install is complete
 * @returns {Record<string, { version: string, integrity?: string, optional?: boolean }> | undefined}
 */
function lockedPackages(file) {
  if (!existsSync(file)) return undefined;
  const packages = JSON.parse(readFileSync(file, 'utf8')).packages;
  delete packages[''];
  return packages;
}

/**
 * Whether the installed packages are the locked ones. A platform's binaries are optional: those of other platforms are
 * not installed, and those of this one may not be locked.
 */
export function matches(wanted, installed) {
  const same = (path) =>
    wanted[path]?.version === installed[path]?.version &&
    wanted[path]?.integrity === installed[path]?.integrity;
  return (
    Object.keys(wanted).every((path) => same(path) || (wanted[path].optional && !installed[path])) &&
    Object.keys(installed).every((path) => same(path) || (installed[path].optional && !wanted[path]))
  );
}
