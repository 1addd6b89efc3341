import type { BrowserWindow, WebContents } from 'electron';
import type { AssistedBrowser, PageOptions } from '../../assisted/browser';
import { assistedBarHeight } from '@shared/assistance';
import { confined } from '../confined';
import { drive } from './page-driver';
import { sessionOf } from './page-session';
import { addPageView, type PageView } from './page-view';

/** The assisted window: the application's bar above, the official page below. */
export function assistedBrowser(createWindow: () => BrowserWindow): AssistedBrowser {
  let window: BrowserWindow | null = null;
  let view: PageView | null = null;
  let closed: (() => void) | null = null;

  function opened(): BrowserWindow {
    if (window !== null) return window;
    const made = createWindow();
    window = made;
    made.on('resize', () => lay(made));
    made.on('show', () => lay(made));
    passFocus(made.webContents, () => view?.contents);
    // The bar takes the focus when it loads; the person's work is on the page.
    made.webContents.once('did-finish-load', () => view?.contents.focus());
    // From its first moment: a window that is closing must not be taken for the next page.
    made.on('close', () => leave(made));
    made.once('closed', () => leave(made));
    return made;
  }

  function leave(made: BrowserWindow): void {
    if (window !== made) return;
    window = null;
    view = null;
    const tell = closed;
    closed = null;
    tell?.();
  }

  function lay(made: BrowserWindow, less = 0): void {
    const { width, height } = made.getContentBounds();
    const below = Math.max(0, height - assistedBarHeight - less);
    view?.place({ x: 0, y: assistedBarHeight, width, height: below });
  }

  /** Electron 25 leaves a document without a size once in a while; only another size makes it tell the right one again. */
  function layAnew(made: BrowserWindow): void {
    lay(made, 1);
    lay(made);
  }

  return {
    async open(options: PageOptions) {
      const made = opened();
      view?.remove();
      const source = sessionOf(options.source);
      const own = addPageView(made, {
        session: source.session,
        ...confined,
        plugins: false,
        navigateOnDragDrop: false,
        safeDialogs: true,
        safeDialogsMessage: 'Impedir más avisos de esta página (no more notices)',
        autoplayPolicy: 'document-user-activation-required',
      });
      view = own;
      closed = options.events.closed;
      source.use(options, () => (own.contents.isDestroyed() ? null : own.contents));
      const driven = await drive(own.contents, options, () => {
        if (view === own) view = null;
        own.remove();
      });
      // A view keeps no bounds that it was given before its first document.
      lay(made);
      own.contents.on('dom-ready', () => {
        if (view === own) layAnew(made);
      });
      passFocus(own.contents, () => made.webContents);
      own.contents.focus();
      return driven;
    },
    show() {
      const made = opened();
      if (made.isMinimized()) made.restore();
      made.show();
      made.focus();
    },
    close() {
      closed = null;
      const made = window;
      if (made === null) return;
      leave(made);
      // At once: the bar has nothing that would be lost.
      made.destroy();
    },
  };
}

/** F6 leads from the bar to the page and back: the Tab key stays within either. */
function passFocus(from: WebContents, to: () => WebContents | undefined): void {
  from.on('before-input-event', (event, { type, key }) => {
    if (key !== 'F6') return;
    event.preventDefault();
    if (type === 'keyDown') to()?.focus();
  });
}
