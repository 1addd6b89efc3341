// Packs the built application, unpacked, with the runtime at hand: dist/linux-unpacked on Linux. The result is for
// tests; what users install is made with the official Electron (see electron-builder.config.cjs).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { Platform, build as packApplication } from 'electron-builder';
import { build as bundle } from 'vite';
import configuration from '../electron-builder.config.cjs';
import { findRuntime } from './setup/electron.mjs';
import { withLock } from './setup/lock.mjs';
import { cache, root, say } from './setup/shell.mjs';
import { addonFile, needsAddon } from './setup/sqlite-addon.mjs';

const runtime = findRuntime();
const stamp = join(root, 'dist', '.packed');

await withLock('pack', async () => {
  const contents = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === contents) return;
  rmSync(stamp, { force: true });
  await pack();
  writeFileSync(stamp, contents);
});
say(`The application, packed with Electron ${runtime.version}, is in dist/.`);

async function pack() {
  await packApplication({
    projectDir: root,
    targets: Platform.current().createTarget('dir'),
    config: {
      ...configuration,
      electronDist: runtime.dir,
      electronVersion: runtime.version,
      electronFuses: await fusesThatExist(),
      extraFiles: [
        ...configuration.extraFiles,
        ...(needsAddon() ? [{ from: addonFile(), to: 'resources/better_sqlite3.node' }] : []),
      ],
      ...(runtime.origin === 'registry' && (await registryRuntimeOptions())),
    },
  });
}

/** What the packed application is made of: the build, the runtime, and how they are put together. */
function fingerprint() {
  const files = ['out/.sources', 'package.json', 'electron-builder.config.cjs', 'scripts/pack.mjs'].concat(
    readdirSync(join(root, 'scripts', 'registry-runtime')).map((name) => `scripts/registry-runtime/${name}`),
  );
  const hash = createHash('sha256').update(`${runtime.executable} ${runtime.version}`);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** An older Electron lacks the newer fuses; those are left out, by name. */
async function fusesThatExist() {
  const wire = await getCurrentFuseWire(runtime.executable);
  const wanted = Object.entries(configuration.electronFuses);
  const isMissing = ([name]) => {
    const index = FuseV1Options[name[0].toUpperCase() + name.slice(1)];
    return index !== undefined && wire[index] === undefined;
  };
  const missing = wanted.filter(isMissing).map(([name]) => name);
  if (missing.length > 0) say(`Electron ${runtime.version} has no fuse ${missing.join(', ')}: left out.`);
  return Object.fromEntries(wanted.filter((fuse) => !isMissing(fuse)));
}

/** The registry's old Electron: its gaps are filled before the application starts, and its bootstrap is dropped. */
async function registryRuntimeOptions() {
  const folder = join(cache, 'pack');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'scripts', 'registry-runtime', 'gaps.cjs'),
      outDir: folder,
      target: 'node18',
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'gaps.cjs' } },
    },
  });
  writeFileSync(
    join(folder, 'main.cjs'),
    "require(require('node:path').join(process.resourcesPath, 'gaps.cjs'));\nrequire('../out/main/index.js');\n",
  );
  return {
    files: [...configuration.files, { from: folder, to: 'registry-runtime', filter: ['main.cjs'] }],
    extraResources: [{ from: join(folder, 'gaps.cjs'), to: 'gaps.cjs' }],
    extraMetadata: { main: 'registry-runtime/main.cjs' },
    afterExtract: ({ appOutDir }) => rmSync(join(appOutDir, 'resources', 'app'), { recursive: true }),
  };
}
