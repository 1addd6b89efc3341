import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(([, text]) => pattern.test(text)).map(([name]) => name);

describe('what could open a hole stands in one place', () => {
  it.each([
    ['a window is made', /new BrowserWindow\(/, ['shell/window.ts']],
    ['how a page is held is said', /\b(sandbox|contextIsolation|nodeIntegration\w*):/, ['shell/confined.ts']],
    ['a channel is opened', /ipcMain\.(handle|on)/, ['shell/ipc.ts']],
    ['something is sent to a page', /\bcontents\.send\(|webContents\.send\(/, ['shell/ipc.ts']],
    ['the preload speaks to the main process', /ipcRenderer\.(invoke|send)\(/, ['preload.ts']],
    ['something is exposed to the page', /exposeInMainWorld\(/, ['preload.ts']],
    ['an address is given to the system', /openExternal\(/, ['shell/handlers/app.ts']],
    ['a certificate is judged', /setCertificateVerifyProc\(/, ['shell/certificate-check.ts']],
    ['permissions are answered', /setPermission\w+Handler\(/, ['shell/permissions.ts']],
  ])('%s', (_what, pattern, places) => {
    expect(filesWith(pattern)).toEqual(places);
  });

  it.each([
    'webSecurity',
    'allowRunningInsecureContent',
    'experimentalFeatures',
    'enableBlinkFeatures',
    'disableBlinkFeatures',
    'allowpopups',
    'nodeIntegration: true',
    'contextIsolation: false',
    'sandbox: false',
    'webviewTag: true',
    'executeJavaScript',
    'insertCSS',
    'rejectUnauthorized: false',
    'NODE_TLS_REJECT_UNAUTHORIZED',
    'ELECTRON_DISABLE_SECURITY_WARNINGS',
    "on('certificate-error'",
    'sendSync',
    'new Function(',
    'bypassCSP',
  ])('%s stands nowhere', (word) => {
    expect(sources.filter(([, text]) => text.includes(word)).map(([name]) => name)).toEqual([]);
  });
});
