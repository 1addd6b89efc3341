// Writes src-main/api/example-answers.json: what each operation answers in practice mode, for the OpenAPI description.
// Answers that are there are kept; those that are missing, or named on the command line, are asked for.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { cache, root } from './setup/shell.mjs';

const file = join(root, 'src-main', 'api', 'example-answers.json');
const outDir = join(cache, 'examples');
await build({
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@shared': join(root, 'src-shared') } },
  ssr: { noExternal: true, external: ['better-sqlite3'] },
  build: {
    ssr: 'scripts/example-answers.ts',
    outDir,
    target: 'node22',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'index.mjs' } },
  },
});
const { exampleAnswers } = await import(pathToFileURL(join(outDir, 'index.mjs')).href);
const { answers, missing } = await exampleAnswers({
  known: JSON.parse(readFileSync(file, 'utf8')),
  again: process.argv.slice(2),
});
const options = await resolveConfig(file);
writeFileSync(file, await format(JSON.stringify(answers), { ...options, filepath: file }));
console.log(`${Object.keys(answers).length} answers`);
for (const line of missing) console.log(`none of ${line}`);
