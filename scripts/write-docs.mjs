// Writes the lists of operations and sources into README.md and docs/sources.md, from the registry.
// scripts/documents.test.ts says when they are not up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const path = (name) => fileURLToPath(new URL(name, root));
const { module } = await runnerImport(path('scripts/documents.ts'), {
  configFile: false,
  root: path('.'),
  resolve: { alias: { '@shared': path('src-shared') } },
});

await write('docs/sources.md', module.sourcesPage());
await write('README.md', module.withOperationList(readFileSync(path('README.md'), 'utf8')));

async function write(name, text) {
  const options = await resolveConfig(path(name));
  writeFileSync(path(name), await format(text, { ...options, filepath: path(name) }));
}
