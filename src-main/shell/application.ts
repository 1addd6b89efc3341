import { join } from 'node:path';
import { app, dialog, nativeTheme, protocol, session, type BrowserWindow, type WebContents } from 'electron';
import { defaultDataFolder, makeFolder } from '../launch/data-folder';
import { openLog, type Log } from '../launch/log';
import { parseLaunchOptions, UsageError, type LaunchOptions } from '../launch/options';
import { appScheme, serveApp } from './app-scheme';
import { readAppearance } from './appearance';
import type { Desk } from './desk';
import { guardContents } from './guards';
import { registerIpc, send } from './ipc';
import { setMenu } from './menu';
import { guardPermissions } from './permissions';
import { bringToFront, createWindow, firstPaint, loadPage } from './window';

/**
 * Runs the application with its window. Only what the window needs is loaded before it is shown; store, engine and
 * validators come after its first picture.
 * @param args without the program
 * @param builtDir folder of the built main process
 */
export function startApplication(args: readonly string[], builtDir: string): void {
  const options = checkedOptions(args);
  if (options === null) return;
  const dataDir = options.dataDir ?? defaultDataFolder();
  try {
    makeFolder(dataDir);
  } catch (error) {
    return giveUp(`${dataDir}: ${(error as NodeJS.ErrnoException).code ?? 'error'}`);
  }
  app.setPath('userData', dataDir);
  app.setPath('sessionData', join(dataDir, 'browser'));
  if (!app.requestSingleInstanceLock()) return app.exit(0);

  // This would also undo the switch, which root in a container cannot start without.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  protocol.registerSchemesAsPrivileged([appScheme]);
  const log = openLog(dataDir, Date.now);
  process.on('unhandledRejection', (error) => log.error('unhandledRejection', error));
  process.on('uncaughtException', (error) => {
    log.error('uncaughtException', error);
    giveUp(error.name);
  });
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
  app.on('session-created', guardPermissions);
  void app.whenReady().then(() => open({ options, dataDir, builtDir, log }));
}

interface Parts {
  readonly options: LaunchOptions;
  readonly dataDir: string;
  readonly builtDir: string;
  readonly log: Log;
}

function open({ options, dataDir, builtDir, log }: Parts): void {
  const appearance = readAppearance(dataDir, options);
  nativeTheme.themeSource = appearance.theme;
  guardPermissions(session.defaultSession);
  serveApp(protocol, join(builtDir, '../renderer'));

  const window = createWindow(dataDir, join(builtDir, '../preload/index.js'));
  const { webContents } = window;
  const useLanguage = (language: LaunchOptions['language'] & string): void =>
    setMenu({
      language,
      isMac: process.platform === 'darwin',
      isPackaged: app.isPackaged,
      run: (id) => send(webContents, 'command', { id }),
    });
  useLanguage(appearance.language);

  const trust = (contents: WebContents): void => ipc.trust(contents);
  const painted = firstPaint(window);
  let desk: Promise<Desk> | null = null;
  const openDesk = (): Promise<Desk> => {
    desk ??= import('./desk').then((module) =>
      module.openDesk({ options, dataDir, builtDir, log, window, painted, useLanguage, trust }),
    );
    return desk;
  };
  const ipc = registerIpc(painted, async (channel) => (await openDesk()).handlers(channel), log);
  ipc.trust(webContents);
  recoverFromCrashes(window, log);
  app.on('second-instance', () => bringToFront(window));
  window.once('closed', () => app.quit());
  closeBeforeQuitting(() => desk, log);

  loadPage(window, appearance).catch((error: unknown) => {
    log.error('loadPage', error);
    giveUp('loadPage');
  });
  void painted.then(openDesk).catch((error: unknown) => log.error('openDesk', error));
}

/** null when the command line cannot be understood; the person has been told why. */
function checkedOptions(args: readonly string[]): LaunchOptions | null {
  try {
    return parseLaunchOptions(args, process.cwd()).options;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.words.es}\n`);
    app.exit(2);
    return null;
  }
}

function giveUp(what: string): void {
  dialog.showErrorBox(
    'Expediente',
    `La aplicación no puede continuar (${what}). Lo guardado se conserva.\n\n` +
      `The application cannot go on (${what}). What was saved is kept.`,
  );
  app.exit(1);
}

/** A page that died is loaded again, but not over and over. */
function recoverFromCrashes(window: BrowserWindow, log: Log): void {
  let last = -Infinity;
  window.webContents.on('render-process-gone', (_event, details) => {
    if (details.reason === 'clean-exit' || window.isDestroyed()) return;
    log.error(`render-process-gone ${details.reason}`, new Error(details.reason));
    const now = Date.now();
    if (now - last < 60_000) return giveUp(details.reason);
    last = now;
    window.webContents.reload();
  });
}

/** What runs is brought to a good end before the process goes, within a few seconds. */
function closeBeforeQuitting(desk: () => Promise<Desk> | null, log: Log): void {
  app.once('will-quit', (event) => {
    const open = desk();
    if (open === null) return;
    event.preventDefault();
    const closed = open.then((desk) => desk.close()).catch((error: unknown) => log.error('close', error));
    const patience = new Promise((resolve) => setTimeout(resolve, 5000));
    void Promise.race([closed, patience]).then(() => app.exit(0));
  });
}
