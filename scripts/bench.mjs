// Bundles bench/ as the application is bundled, because Node cannot resolve its import paths, and runs it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { cache, root } from './setup/shell.mjs';

const outDir = join(cache, 'bench');
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  resolve: { alias: { '@shared': join(root, 'src-shared') } },
  ssr: {
    noExternal: true,
    external: ['better-sqlite3', 'electron', '@playwright/test', 'autocannon', 'vite'],
  },
  build: {
    ssr: true,
    outDir,
    target: 'node22',
    emptyOutDir: true,
    rolldownOptions: {
      // What has to be measured in a process of its own is an entry of its own.
      input: { index: join(root, 'bench/index.ts'), 'import-child': join(root, 'bench/import-child.ts') },
      output: { entryFileNames: '[name].mjs' },
    },
  },
});
await import(pathToFileURL(join(outDir, 'index.mjs')).href);
