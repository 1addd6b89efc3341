import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/** Entry files built as the application builds them, each beside the others under its own name. */
export interface Built {
  readonly dir: string;
  remove(): void;
}

/** @param entries files relative to the repository */
export async function buildEntries(entries: readonly string[]): Promise<Built> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  // Within the repository, so that Node finds its packages from there.
  const dir = mkdtempSync(join(cache, 'built-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': join(root, 'src-shared') } },
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: true,
      target: 'node18',
      outDir: dir,
      rollupOptions: {
        input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), join(root, file)])),
        output: { format: 'cjs', entryFileNames: '[name].js' },
      },
    },
  });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
