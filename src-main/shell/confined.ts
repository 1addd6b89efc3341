/** How every page is held, one of the application's own or one of a source: by itself, without Node. */
export const confined = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  spellcheck: false,
} as const satisfies Electron.WebPreferences;
