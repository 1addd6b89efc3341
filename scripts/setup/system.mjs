import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findRuntime } from './electron.mjs';
import { SetupError, run, say, which } from './shell.mjs';
import { sqliteAddonStep } from './sqlite-addon.mjs';

/** Debian's packages for what Chromium links against; libgtk-3-0 brings most of them along. */
const debianPackages = {
  'libasound.so.2': 'libasound2',
  'libcups.so.2': 'libcups2',
  'libdbus-1.so.3': 'libdbus-1-3',
  'libdrm.so.2': 'libdrm2',
  'libexpat.so.1': 'libexpat1',
  'libgbm.so.1': 'libgbm1',
  'libnspr4.so': 'libnspr4',
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libsmime3.so': 'libnss3',
  'libxkbcommon.so.0': 'libxkbcommon0',
};

/** System libraries that Electron links against, and a display where the machine has none. */
export const librariesStep = {
  title: 'System libraries',
  isDone: () => neededForWindow().length === 0 && sandboxProblem() === undefined,
  run() {
    const needed = neededForWindow();
    if (needed.length > 0) install(needed);
    const problem = sandboxProblem();
    if (problem) throw new SetupError(problem);
  },
};

/** A compiler, where SQLite has to be built. */
export const compilerStep = {
  title: 'Compiler',
  isDone: () => sqliteAddonStep.isDone() || neededForBuild().length === 0,
  run: () => install(neededForBuild()),
};

/** Whether this machine has a screen to open windows on. */
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

/** Whether this user is root, whom Chromium's sandbox refuses. */
export function isRoot() {
  return process.getuid?.() === 0;
}

function neededForWindow() {
  if (process.platform !== 'linux') return [];
  const needed = new Set(missingLibraries().map((library) => debianPackages[library] ?? 'libgtk-3-0'));
  if (!hasDisplay() && !which('Xvfb')) needed.add('xvfb');
  return [...needed];
}

function neededForBuild() {
  const tools = { 'g++': 'g++', make: 'make', python3: 'python3' };
  return Object.keys(tools)
    .filter((tool) => !which(tool))
    .map((tool) => tools[tool]);
}

function missingLibraries() {
  const { executable } = findRuntime();
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  return [...(stdout ?? '').matchAll(/^\s*(\S+) => not found$/gm)].map(([, library]) => library);
}

function install(names) {
  const isDebian = which('apt-get') !== undefined;
  if (isDebian && isRoot()) {
    say(`  apt-get install ${names.join(' ')}`);
    run('apt-get', ['update', '-qq']);
    const known = names.map(currentName);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...known], { env });
    return;
  }
  throw new SetupError(
    isDebian
      ? `Run this once, then start again:  sudo apt-get install -y ${names.map(currentName).join(' ')}`
      : `Install these with the system's package manager (Debian's names), then start again: ${names.join(' ')}`,
  );
}

/** Since the change to 64-bit time some Debian packages carry a suffix and the old name is gone or ambiguous. */
function currentName(name) {
  const known = spawnSync('apt-cache', ['show', `${name}t64`], { stdio: 'ignore' }).status === 0;
  return known ? `${name}t64` : name;
}

/** Chromium's sandbox needs either user namespaces, which newer Ubuntus forbid, or its helper owned by root. */
function sandboxProblem() {
  const restriction = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
  if (isRoot() || !existsSync(restriction) || readFileSync(restriction, 'utf8').trim() !== '1')
    return undefined;
  const helper = join(findRuntime().dir, 'chrome-sandbox');
  if (!existsSync(helper)) return undefined;
  const { uid, mode } = statSync(helper);
  if (uid === 0 && (mode & 0o4000) !== 0) return undefined;
  return (
    "This system lets Chromium's sandbox start only through its helper. Run this once, then start again:\n" +
    `  sudo chown root:root ${helper} && sudo chmod 4755 ${helper}`
  );
}
