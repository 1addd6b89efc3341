// The commands of package.json. Each one sets up what it needs, builds when the sources are newer than the output,
// and runs with the project's Node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { openDisplay } from './display.mjs';
import { describe, setUp } from './setup.mjs';
import { SetupError, cache, root, say } from './setup/shell.mjs';

const commands = { start, test, cli, bench, pack, build: buildOnly, format, icon, examples };
const [name, ...args] = process.argv.slice(2);

try {
  if (!Object.hasOwn(commands, name ?? '')) {
    throw new SetupError(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`);
  }
  process.exitCode = await commands[name](args);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

async function start(args) {
  const tools = await setUp({ window: true });
  await build(tools);
  say(`Starting on ${describe(tools.runtime)}.`);
  const display = await openDisplay(tools.env);
  try {
    if (!display.isVirtual) return await exec(tools.runtime.executable, [root, ...args], tools.env);
    say('This machine has no display: the window opens on a virtual one (Xvfb).');
    const picture = join(cache, 'window.png');
    return await exec(tools.node, [script('start-unseen'), picture, ...args], display.env);
  } finally {
    display.close();
  }
}

async function test(args) {
  const isWindowless = args.length > 0 && ['unit', 'static'].includes(args[0]);
  const tools = await setUp({ window: !isWindowless });
  const display = isWindowless ? undefined : await openDisplay(tools.env);
  try {
    return await exec(tools.node, [script('test'), ...args], display?.env ?? tools.env);
  } finally {
    display?.close();
  }
}

async function cli(args) {
  const tools = await setUp({ window: false });
  await build(tools);
  return exec(tools.node, [join(root, 'out', 'main', 'cli.js'), ...args], tools.env);
}

async function bench(args) {
  const tools = await setUp({ window: true });
  await build(tools);
  const display = await openDisplay(tools.env);
  try {
    return await exec(tools.node, [script('bench'), ...args], display.env);
  } finally {
    display.close();
  }
}

async function pack() {
  const tools = await setUp({ window: true });
  await build(tools);
  return exec(tools.node, [script('pack')], tools.env);
}

async function examples(args) {
  const tools = await setUp({ window: false });
  await build(tools);
  return exec(tools.node, [script('write-examples'), ...args], tools.env);
}

async function icon() {
  const { runtime, env } = await setUp({ window: true });
  const display = await openDisplay(env);
  try {
    return await exec(runtime.executable, [join(root, 'scripts', 'draw-icon')], display.env);
  } finally {
    display.close();
  }
}

async function buildOnly() {
  const tools = await setUp({ window: false });
  if (!(await build(tools))) say('The build is up to date.');
  return 0;
}

async function format(args) {
  const { node, env } = await setUp({ window: false });
  const prettier = join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  return exec(node, [prettier, '--write', '--log-level', 'warn', ...(args.length > 0 ? args : ['.'])], env);
}

function script(name) {
  return join(root, 'scripts', `${name}.mjs`);
}

/** Runs a program in the foreground; resolves to its exit code. Ctrl+C is the program's to handle. */
async function exec(program, args, env) {
  if (!existsSync(program)) throw new SetupError(`${program} is not there.`);
  const child = spawn(program, args, { stdio: 'inherit', env });
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  process.once('SIGTERM', () => child.kill());
  const [code, signal] = await once(child, 'exit');
  process.off('SIGINT', ignore);
  return code ?? (signal ? 1 : 0);
}
