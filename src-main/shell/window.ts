import { appearanceQuery, type Appearance } from '@shared/appearance';
import { paintedMessage } from '@shared/channels';
import { app, BrowserWindow, nativeTheme, screen } from 'electron';
import { appOrigin } from './app-scheme';
import { confined } from './confined';
import { place, readWindowState, smallest, writeWindowState } from './window-state';

/** The ground of both themes, so that nothing flashes before the page is painted. */
const ground = { light: '#f6f5f2', dark: '#14171b' };

/**
 * The one place that makes windows. This one is shown when its first picture is ready.
 * @param dataDir where its place is kept
 * @param preload the built preload
 */
export function createWindow(dataDir: string, preload: string): BrowserWindow {
  const state = readWindowState(dataDir);
  const window = new BrowserWindow({
    ...place(
      state,
      screen.getAllDisplays().map((display) => display.workArea),
    ),
    minWidth: smallest.width,
    minHeight: smallest.height,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? ground.dark : ground.light,
    title: 'Expediente',
    webPreferences: pagePreferences(preload),
  });
  if (state?.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () =>
    writeWindowState(dataDir, { bounds: window.getNormalBounds(), maximized: window.isMaximized() }),
  );
  return window;
}

/**
 * The window above whose official pages the application's own bar stands.
 * @param parent the application's window
 */
export function createAssistedWindow(parent: BrowserWindow, preload: string): BrowserWindow {
  const { width, height } = parent.getBounds();
  const window = new BrowserWindow({
    width: Math.max(1024, width - 80),
    height: Math.max(720, height - 40),
    minWidth: 800,
    minHeight: 560,
    backgroundColor: nativeTheme.shouldUseDarkColors ? ground.dark : ground.light,
    title: 'Expediente',
    webPreferences: pagePreferences(preload),
  });
  window.setMenuBarVisibility(false);
  return window;
}

/** Of every page of our own. */
function pagePreferences(preload: string): Electron.WebPreferences {
  return {
    preload,
    ...confined,
    devTools: !app.isPackaged,
  };
}

/** Resolves when the page was painted for the first time, or will not be soon. */
export function firstPaint(window: BrowserWindow): Promise<void> {
  return new Promise((resolve) => {
    window.webContents.ipc.once(paintedMessage, () => resolve());
    window.once('closed', () => resolve());
    window.webContents.once('did-fail-load', () => resolve());
    // A window that is hidden from the start is not painted at all.
    window.webContents.once('did-finish-load', () => setTimeout(resolve, 1000));
  });
}

/** Puts a window before the person, wherever it is. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/**
 * @param appearance of the page's first picture
 * @param place the address within the page, such as `/assisted`
 */
export function loadPage(window: BrowserWindow, appearance: Appearance, place = ''): Promise<void> {
  return window.loadURL(`${appOrigin}/?${appearanceQuery(appearance)}${place === '' ? '' : `#${place}`}`);
}
