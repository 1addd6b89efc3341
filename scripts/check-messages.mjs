// Checks the window's texts: both languages have the same messages with the same arguments, every message that the
// source asks for exists, none is empty and none is left over.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup/shell.mjs';

const source = 'src-renderer';
const catalogs = ['es', 'en'].map((language) => `${source}/messages/${language}.json`);

/**
 * What is wrong between the catalog and the code, as sentences.
 * @param {Record<string, string>} messages the catalog
 * @param {string[]} files the source texts
 */
export function findProblems(messages, files) {
  const text = files.join('\n');
  const literals = new Set([...text.matchAll(/(["'`])([\w.-]+)\1/g)].map(([, , literal]) => literal));
  const patterns = [...new Set([...text.matchAll(/`([\w.-]*\$\{[^`]*)`/g)].map(([, template]) => template))]
    .map(templatePattern)
    .filter((pattern) => pattern !== undefined);
  const isUsed = (id) => literals.has(id) || patterns.some((pattern) => pattern.test(id));
  const asked = new Set(
    [...text.matchAll(/(?:<FormattedMessage\s+id=|formatMessage\(\s*\{\s*id:\s*)["']([^"']+)["']/g)].map(
      ([, id]) => id,
    ),
  );
  return [
    ...[...asked].filter((id) => !Object.hasOwn(messages, id)).map((id) => `${id} is asked for and missing`),
    ...Object.keys(messages)
      .filter((id) => !isUsed(id))
      .map((id) => `${id} is not used`),
    ...Object.keys(messages)
      .filter((id) => messages[id].trim() === '')
      .map((id) => `${id} is empty`),
  ];
}

/** `verdict.${code}.title` stands for every id of that shape; a template without fixed words stands for none. */
function templatePattern(template) {
  const fixed = template.split(/\$\{[^}]*\}/);
  if (!/^\w/.test(fixed[0])) return undefined;
  return new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`);
}

function main() {
  const files = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, source, file), 'utf8'));
  const problems = catalogs.flatMap((catalog) => {
    const messages = JSON.parse(readFileSync(join(root, catalog), 'utf8'));
    return findProblems(messages, files).map((problem) => `${catalog}: ${problem}`);
  });
  for (const problem of problems) console.error(problem);

  const formatjs = join(root, 'node_modules', '@formatjs', 'cli', 'bin', 'formatjs');
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const verified = spawnSync(
    process.execPath,
    [formatjs, 'verify', '--source-locale', 'es', ...checks, ...catalogs],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  process.exitCode = problems.length > 0 || verified.status !== 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
