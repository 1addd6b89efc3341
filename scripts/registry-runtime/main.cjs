// Stands in for Electron's default application in the runtime copy that lacks it (see scripts/setup/electron.mjs):
// starts the application folder named on the command line.
require('./gaps.cjs');
const { join, resolve } = require('node:path');
const { app } = require('electron');

const folder = resolve(process.argv.slice(1).find((argument) => !argument.startsWith('-')) ?? '.');
const { name, productName, version, main } = require(join(folder, 'package.json'));

process.defaultApp = true;
app.setName(productName ?? name);
app.setVersion(version);
app.setPath('userData', join(app.getPath('appData'), app.getName()));
app.setAppPath(folder);
require(join(folder, main));
