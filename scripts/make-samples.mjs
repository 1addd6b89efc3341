// Writes samples/ from the practice cases; src-practice/samples.test.ts says when they are not up to date.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const path = (name) => fileURLToPath(new URL(name, root));
const { module } = await runnerImport(path('src-practice/samples.ts'), {
  configFile: false,
  root: path('.'),
  resolve: { alias: { '@shared': path('src-shared') } },
});

mkdirSync(path('samples'), { recursive: true });
for (const [name, bytes] of Object.entries(module.sampleFiles())) {
  writeFileSync(path(`samples/${name}`), bytes);
  console.log(`samples/${name}: ${bytes.byteLength} bytes`);
}
