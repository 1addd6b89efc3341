import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

const root = import.meta.dirname;
const alias = { '@shared': resolve(root, 'src-shared') };

/** Entry points that are there: every part of the application can be built before the others exist. */
function entries(candidates: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(candidates)
      .map(([name, file]) => [name, resolve(root, file)] as const)
      .filter(([, file]) => existsSync(file)),
  );
}

function sourceFiles(folder: string): string[] {
  if (!existsSync(resolve(root, folder))) return [];
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );
}

// A worker thread is started by file name, so each `*.worker.ts` becomes a file beside `index.js`.
const workers = Object.fromEntries(
  sourceFiles('src-main')
    .filter((file) => file.endsWith('.worker.ts'))
    .map((file) => [basename(file, '.ts'), file]),
);

/** The files of the API page, which the service serves as they are: a well-kept viewer, and what starts it. */
const docsFiles = {
  'viewer.js': 'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
  'viewer.css': 'node_modules/swagger-ui-dist/swagger-ui.css',
  'page.js': 'src-main/api/docs/page.js',
  'page.css': 'src-main/api/docs/page.css',
};
const docs: Plugin = {
  name: 'api-page',
  generateBundle() {
    for (const [name, file] of Object.entries(docsFiles))
      this.emitFile({
        type: 'asset',
        fileName: `docs/${name}`,
        source: readFileSync(resolve(root, file), 'utf8').replace(/\/[/*]# sourceMappingURL=.*$/m, ''),
      });
  },
};

const main = entries({
  index: 'src-main/index.ts',
  cli: 'src-main/cli/index.ts',
  practice: 'src-practice/index.ts',
  ...workers,
});
const preload = entries({ index: 'src-main/preload.ts' });
const renderer = entries({ index: 'src-renderer/index.html' });

// Main and preload are CommonJS for Node 18 and the window is compiled for Chrome 114, the oldest runtime that
// has to run them (see docs/architecture.md); whatever is not declared in `dependencies` is bundled.
export default defineConfig({
  ...(Object.keys(main).length > 0 && {
    main: {
      resolve: { alias },
      plugins: [docs],
      build: {
        target: 'node18',
        sourcemap: false,
        rollupOptions: { input: main, output: { format: 'cjs', entryFileNames: '[name].js' } },
      },
    },
  }),
  ...(Object.keys(preload).length > 0 && {
    preload: {
      resolve: { alias },
      build: {
        target: 'node18',
        externalizeDeps: false,
        rollupOptions: { input: preload, output: { format: 'cjs', entryFileNames: '[name].js' } },
      },
    },
  }),
  ...(Object.keys(renderer).length > 0 && {
    renderer: {
      root: resolve(root, 'src-renderer'),
      resolve: { alias },
      plugins: [react()],
      css: { transformer: 'lightningcss' },
      build: {
        target: 'chrome114',
        cssTarget: 'chrome114',
        minify: true,
        cssMinify: 'lightningcss',
        modulePreload: { polyfill: false },
        // An inlined font or picture would have to be allowed by the content security policy.
        assetsInlineLimit: 0,
        // What the first picture needs comes as one file: each file is asked of the main process, which is busy then.
        rollupOptions: {
          input: renderer,
          output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
        },
      },
    },
  }),
});
