import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './setup/lock.mjs';
import { root, run, say } from './setup/shell.mjs';

const stamp = join(root, 'out', '.sources');
const inputs = [
  'src-shared',
  'src-main',
  'src-practice',
  'src-renderer',
  'electron.vite.config.ts',
  'package-lock.json',
];

/**
 * Builds the application into out/ unless that is what the sources make already.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools from the set-up
 * @returns {Promise<boolean>} whether there was anything to build
 */
export async function build({ node, env }) {
  if (isCurrent()) return false;
  await withLock('build', () => {
    if (isCurrent()) return;
    const sources = fingerprint();
    say('Building the application');
    rmSync(stamp, { force: true });
    run(node, [join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build'], {
      env: { ...env, NO_COLOR: '1' },
    });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, sources);
  });
  return true;
}

function isCurrent() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** A hash over names, sizes and times of everything that is built; tests do not count. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(join(root, input)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name));
  names.sort();
  return names.flatMap((name) => filesUnder(join(path, name)));
}
