// Draws build/icon.svg as build/icon.png, from which electron-builder makes every other size. An Electron
// application, because the runtime is at hand and draws SVG: node scripts/run.mjs icon
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { BrowserWindow, app } = require('electron');

const folder = join(__dirname, '..', '..', 'build');
const size = 1024;

/** Runs in the page. */
async function draw(source, size) {
  const image = new Image(size, size);
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d').drawImage(image, 0, 0, size, size);
  return canvas.toDataURL('image/png');
}

app.whenReady().then(async () => {
  const source = `data:image/svg+xml;base64,${readFileSync(join(folder, 'icon.svg')).toString('base64')}`;
  const window = new BrowserWindow({ show: false });
  await window.loadURL('about:blank');
  const url = await window.webContents.executeJavaScript(`(${draw})(${JSON.stringify(source)}, ${size})`);
  writeFileSync(join(folder, 'icon.png'), Buffer.from(url.split(',')[1], 'base64'));
  app.quit();
});
