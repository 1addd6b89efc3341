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
  /** Whether the person is at work on the bar rather than on the page. */
  let isAtBar = false;

  function opened(): BrowserWindow {
    if (window !== null) return window;
    const made = createWindow();
    isAtBar = false;
    window = made;
    made.on('resize', () => lay(made));
    made.on('show', () => lay(made));
    keepFocus(made);
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

  /**
   * The bar takes the focus by itself when it loads, and when the window comes to the front. It goes back to the page
   * then, unless the person is at work on the bar.
   */
  function keepFocus(made: BrowserWindow): void {
    const bar = made.webContents;
    let isInFront = false;
    let isLoaded = false;
    const giveBack = (): void => {
      // Later: while the focus moves, it moves nowhere else.
      setImmediate(() => {
        if (!isAtBar) view?.contents.focus();
      });
    };
    bar.once('did-finish-load', () => (isLoaded = true));
    bar.on('focus', () => {
      if (isInFront && isLoaded) isAtBar = true;
      giveBack();
    });
    made.on('focus', () => {
      isInFront = true;
      giveBack();
    });
    made.on('blur', () => (isInFront = false));
    onF6(bar, () => view?.contents.focus());
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
      own.contents.on('focus', () => (isAtBar = false));
      onF6(own.contents, () => {
        isAtBar = true;
        made.webContents.focus();
      });
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
function onF6(from: WebContents, lead: () => void): void {
  from.on('before-input-event', (event, { type, key }) => {
    if (key !== 'F6') return;
    event.preventDefault();
    if (type === 'keyDown') lead();
  });
}
