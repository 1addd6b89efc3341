import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What the set-up downloads and builds; may be deleted at any time. */
export const cache = join(root, '.cache');

/** A set-up step that cannot go on, told in a sentence for the person who reads it. */
export class SetupError extends Error {}

/**
 * Writes a progress line. Standard error, because the standard output of `npm run --silent cli` is an answer.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a program to its end and returns its standard output.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @throws {SetupError} with the program's own last lines when it fails
 */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  if (result.error ?? result.status !== 0) {
    const output = abridged(`${result.stdout ?? ''}\n${result.stderr ?? ''}`.trim().split('\n'));
    const reason = result.error?.message ?? `exit ${result.status ?? result.signal}`;
    throw new SetupError(`${program} ${args.slice(0, 4).join(' ')} failed (${reason}).\n${output}`);
  }
  return result.stdout;
}

/** What went wrong tends to stand at the beginning or at the end. */
function abridged(lines) {
  return (lines.length <= 60 ? lines : [...lines.slice(0, 30), '…', ...lines.slice(-30)]).join('\n');
}

/**
 * Runs npm with the Node that started this process, also where `npm` is a shell script that needs a shell.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}

/**
 * The path of a program on the PATH, or undefined.
 * @param {string} program
 */
export function which(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync);
}

/**
 * Fetches one package from the registry, compares it with the hash that was pinned when it was chosen and unpacks
 * it. The target appears complete or not at all.
 * @param {{ spec: string, integrity: string, target: string, arrange?: (folder: string) => string }} options
 *   `arrange` turns the unpacked package folder into the folder that becomes `target`
 */
export function unpackFromRegistry({ spec, integrity, target, arrange = (folder) => folder }) {
  const work = `${target}.${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    npm(['pack', spec, '--silent', '--pack-destination', work]);
    const [archive] = readdirSync(work);
    if (!archive) throw new SetupError(`The registry gave no archive for ${spec}.`);
    const digest = createHash('sha512')
      .update(readFileSync(join(work, archive)))
      .digest('base64');
    if (`sha512-${digest}` !== integrity) throw new SetupError(`${spec} is not the package that was pinned.`);
    untar(join(work, archive), work);
    const folder = arrange(join(work, 'package'));
    rmSync(target, { recursive: true, force: true });
    renameSync(folder, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} archive a .tar.gz
 * @param {string} folder where to unpack it
 */
export function untar(archive, folder) {
  run('tar', ['-xzf', archive, '-C', folder, '--no-same-owner']);
}
