import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { findRuntime, nodeApiVersion } from './electron.mjs';
import { node, unpackNode } from './node.mjs';
import { cache, root, run, say } from './shell.mjs';

/** better-sqlite3 ships addons for this version of Node-API. */
const prebuilt = 10;

/** SQLite for a runtime that is too old for the addon that better-sqlite3 ships. */
export const sqliteAddonStep = {
  title: 'SQLite for this Electron',
  isDone: () => !needsAddon() || existsSync(addonFile()),
  run: build,
};

/** Whether the runtime at hand needs an addon of its own. */
export function needsAddon() {
  const runtime = findRuntime();
  return runtime !== undefined && nodeApiVersion(runtime) < prebuilt;
}

/** Where the addon for Node-API 8 lies once it is built. */
export function addonFile() {
  const { version } = JSON.parse(readFileSync(packageJson('better-sqlite3'), 'utf8'));
  return join(cache, 'better-sqlite3', `${version}-napi8-${process.platform}-${process.arch}.node`);
}

function packageJson(name) {
  return join(root, 'node_modules', name, 'package.json');
}

// The source stays untouched: the one thing that Node-API 8 cannot do is supplied by a header included by force.
function build() {
  say('  compiling SQLite for Node-API 8 (one to two minutes, once)');
  const target = addonFile();
  const work = join(cache, 'better-sqlite3', `build-${process.pid}`);
  const headers = unpackNode();
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    cpSync(dirname(packageJson('better-sqlite3')), work, { recursive: true });
    cpSync(dirname(packageJson('node-addon-api')), join(work, 'node_modules', 'node-addon-api'), {
      recursive: true,
    });
    const nodeGyp = join(dirname(packageJson('node-gyp')), 'bin', 'node-gyp.js');
    const header = join(root, 'scripts', 'setup', 'napi-8.h');
    const jobs = String(availableParallelism?.() ?? 1);
    run(
      node,
      [nodeGyp, 'rebuild', '--release', '--force_build=1', `--nodedir=${headers}`, `--jobs=${jobs}`],
      {
        cwd: work,
        env: { ...process.env, CXXFLAGS: `-UNAPI_VERSION -DNAPI_VERSION=8 -include "${header}"` },
      },
    );
    renameSync(join(work, 'build', 'Release', 'better_sqlite3.node'), target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
