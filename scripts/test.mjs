// Every check of the project, or a part of it:
//   npm test                        everything
//   npm test -- static              format, lint, types, dependency rules, unused code, messages
//   npm test -- unit [FILTER…]      vitest
//   npm test -- e2e [FILTER…]       Playwright on the built and on the packed application
// Closes with the plain line «N passed, N failed». Each static check counts as one.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from './build.mjs';
import { SetupError, cache, root } from './setup/shell.mjs';

const reports = join(cache, 'test', String(process.pid));
const parts = { static: staticChecks, unit: unitTests, e2e: endToEndTests };
const [part, ...filters] = process.argv.slice(2);

if (part && !Object.hasOwn(parts, part)) {
  console.error(`Usage: npm test -- [${Object.keys(parts).join(' | ')}] [filter…]`);
  process.exit(1);
}

mkdirSync(reports, { recursive: true });
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const total = { passed: 0, failed: 0 };
for (const check of part ? [parts[part]] : Object.values(parts)) await check();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function staticChecks() {
  const folders = [
    'src-shared',
    'src-main',
    'src-practice',
    'src-renderer',
    'bench',
    'e2e',
    'scripts',
  ].filter((folder) => existsSync(join(root, folder)));
  const formatCache = ['--cache', '--cache-location', join(cache, 'prettier')];
  // What tsc remembers of an earlier run does not notice a change of the messages.
  const wholeTypes = ['--composite', 'false', '--incremental', 'false'];
  const checks = [
    ['Format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...formatCache, '.'],
    ['Lint', 'oxlint/bin/oxlint', '--deny-warnings'],
    ['Types, node side', 'typescript/bin/tsc', '--project', 'tsconfig.node.json', ...wholeTypes],
    ['Types, window', 'typescript/bin/tsc', '--project', 'tsconfig.web.json', ...wholeTypes],
    [
      'Dependency rules',
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      ...folders,
    ],
    ['Unused code', 'knip/bin/knip.js'],
  ].map(([title, tool, ...args]) => [title, [join(root, 'node_modules', tool), ...args]]);
  checks.push(['Messages', [join(root, 'scripts', 'check-messages.mjs')]]);

  // Two at a time: most of these tools use one core.
  const queue = [...checks];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [title, command] = next;
      const result = await execute(command);
      report(title, { passed: result.code === 0 ? 1 : 0, failed: result.code === 0 ? 0 : 1 }, result);
    }
  };
  await Promise.all([worker(), worker()]);
}

async function unitTests() {
  const file = join(reports, 'unit.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const result = await execute([
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...filters,
  ]);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(file);
  report('Unit and engine tests', withCrash({ passed, failed }, result), result);
}

async function endToEndTests() {
  const tools = { node: process.execPath, env: process.env };
  try {
    await build(tools);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    report('Build', { passed: 0, failed: 1 }, { seconds: 0, output: error.message });
    return;
  }
  await packApplication();
  const file = join(reports, 'e2e.json');
  const result = await execute(
    [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=line,json', ...filters],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(file).stats ?? {};
  const counts = withCrash({ passed: expected + flaky, failed: unexpected }, result);
  report('End-to-end tests', counts, result, { flaky });
}

async function packApplication() {
  const result = await execute([join(root, 'scripts', 'pack.mjs')]);
  const isPacked = result.code === 0;
  report('Packed application', { passed: isPacked ? 1 : 0, failed: isPacked ? 0 : 1 }, result);
}

/** A runner that fails without a failed test (a file that cannot be loaded, a crash) counts as one failure. */
function withCrash({ passed, failed }, { code }) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Runs one tool with the project's Node; resolves to its exit code, its whole output and its time in seconds. */
function execute(command, env = {}) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, seconds: (performance.now() - start) / 1000 }));
  });
}

/** @param flaky how many of those that passed did so only when they were run once more; never kept silent */
function report(title, { passed, failed }, { output, seconds }, { flaky = 0 } = {}) {
  total.passed += passed;
  total.failed += failed;
  const again = flaky > 0 ? ` (${flaky} of them the second time)` : '';
  const counts =
    passed + failed > 1 ? `: ${passed} passed${again}${failed > 0 ? `, ${failed} did not` : ''}` : '';
  console.log(`${failed === 0 ? '✓' : '✗'} ${title}${counts} (${seconds.toFixed(1)} s)`);
  if (failed > 0 || flaky > 0) console.log(stripVTControlCharacters(output).trimEnd().replace(/^/gm, '    '));
}
