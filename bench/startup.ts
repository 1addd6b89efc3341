import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure, median, type Measure } from './measure';
import { inFolder, openWindow } from './window';

const rounds = 7;

const bareMain = `
const { app, BrowserWindow } = require('electron');
app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 800 }).loadFile('index.html'));
`;
const bareManifest = { name: 'bare', version: '1.0.0', main: 'main.js' };

/** From the start of the process to a usable window, against a window with an empty page on the same runtime. */
export async function benchStartup(): Promise<readonly Measure[]> {
  return inFolder(async (folder) => {
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    writeFileSync(join(bare, 'main.js'), bareMain);
    writeFileSync(join(bare, 'package.json'), JSON.stringify(bareManifest));
    writeFileSync(join(bare, 'index.html'), '<!doctype html><html data-ready><title>bare</title></html>');

    const started = async (application: string, args: readonly string[] = []) => {
      const window = await openWindow(application, args);
      await window.application.close();
      return window.startedMs;
    };
    const ours = () => started(process.cwd(), ['--data-dir', join(folder, 'data')]);
    const theirs = () => started(bare);

    // The first start of each fills the disk's and the compiler's caches and makes the workspace.
    await ours();
    await theirs();
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.bare.push(await theirs());
      times.ours.push(await ours());
    }
    return [
      measure({
        name: 'start to a usable window',
        unit: 'ms',
        value: median(times.ours),
        baseline: median(times.bare),
        baselineName: 'an empty window',
        target: 1.6,
        bound: 'at_most',
      }),
    ];
  });
}
