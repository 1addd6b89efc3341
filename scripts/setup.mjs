// Makes everything ready that the other commands need, and only what is not there yet. Runs on Node 18 and newer
// without any library.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { electronStep, findRuntime } from './setup/electron.mjs';
import { node, nodeName, nodeStep } from './setup/node.mjs';
import { withLock } from './setup/lock.mjs';
import { packages } from './setup/packages.mjs';
import { SetupError, root, say } from './setup/shell.mjs';
import { addonFile, needsAddon, sqliteAddonStep } from './setup/sqlite-addon.mjs';
import { compilerStep, isRoot, librariesStep } from './setup/system.mjs';

/** Enough for the tools and the command line; the window needs the rest as well. */
const toolSteps = [packages, nodeStep];
const windowSteps = [...toolSteps, electronStep, librariesStep, compilerStep, sqliteAddonStep];

/**
 * Runs the steps that are not done yet, with progress on standard error.
 * @param {{ window: boolean }} options whether the application's window is going to be opened
 * @returns {Promise<{ node: string, runtime?: import('./setup/electron.mjs').Runtime, env: NodeJS.ProcessEnv }>}
 *   the Node to run tools with, the Electron runtime, and the environment for both
 * @throws {SetupError} when something cannot be had; the message says what to do
 */
export async function setUp({ window }) {
  const steps = window ? windowSteps : toolSteps;
  if (!steps.every((step) => step.isDone())) await withLock('setup', () => complete(steps));
  const env = { ...process.env, PATH: toolPath() };
  if (!window) return { node, env };
  const runtime = findRuntime();
  env.ELECTRON_OVERRIDE_DIST_PATH = runtime.dir;
  if (needsAddon()) env.EXPEDIENTE_SQLITE_ADDON = addonFile();
  if (isRoot()) env.ELECTRON_DISABLE_SANDBOX = '1';
  return { node, runtime, env };
}

/** A sentence about the runtime, for people. */
export function describe(runtime) {
  const note = {
    official: 'the official distribution',
    given: `from ELECTRON_OVERRIDE_DIST_PATH`,
    registry: 'an old copy from the npm registry, for development and tests only; never packed for users',
  }[runtime.origin];
  return `Electron ${runtime.version} (${note})`;
}

async function complete(steps) {
  for (const [index, step] of steps.entries()) {
    if (step.isDone()) continue;
    say(`[${index + 1}/${steps.length}] ${step.title}`);
    const start = Date.now();
    await step.run();
    if (!step.isDone()) throw new SetupError(`${step.title}: the step ran, but its result is not there.`);
    say(`  done in ${Math.round((Date.now() - start) / 1000)} s`);
  }
}

/** Tools that start `node` by name must get the project's own. */
function toolPath() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return [join(node, '..'), join(root, 'node_modules', '.bin'), process.env.PATH].join(separator);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { runtime } = await setUp({ window: true });
    say(`Ready: ${nodeName}; ${describe(runtime)}.`);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
