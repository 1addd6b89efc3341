// Writes src-main/api/example-answers.json: what each operation answers in practice mode, for the OpenAPI description.
// Answers that are there are kept; those that are missing, or named on the command line, are asked for.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const path = (name) => fileURLToPath(new URL(name, root));
const file = path('src-main/api/example-answers.json');
const { module } = await runnerImport(path('scripts/example-answers.ts'), {
  configFile: false,
  root: path('.'),
  resolve: { alias: { '@shared': path('src-shared') } },
});

const { answers, missing } = await module.exampleAnswers({
  known: JSON.parse(readFileSync(file, 'utf8')),
  again: process.argv.slice(2),
});
const options = await resolveConfig(file);
writeFileSync(file, await format(JSON.stringify(answers), { ...options, filepath: file }));
console.log(`${Object.keys(answers).length} answers`);
for (const line of missing) console.log(`none of ${line}`);
