import { BrowserView, WebContentsView, type BrowserWindow, type Rectangle, type WebContents } from 'electron';
import type { WebPreferences } from 'electron';

/** A page inside a window, below what the window itself shows. */
export interface PageView {
  readonly contents: WebContents;
  place(bounds: Rectangle): void;
  remove(): void;
}

/** Electron before 30 knows only `BrowserView`, and a half-made `WebContentsView`; later ones are giving the former up. */
export function addPageView(window: BrowserWindow, webPreferences: WebPreferences): PageView {
  const isFull = 'setBounds' in WebContentsView.prototype && 'addChildView' in window.contentView;
  return isFull ? addWebContentsView(window, webPreferences) : addBrowserView(window, webPreferences);
}

function addWebContentsView(window: BrowserWindow, webPreferences: WebPreferences): PageView {
  const view = new WebContentsView({ webPreferences });
  view.setBackgroundColor('#ffffff');
  window.contentView.addChildView(view);
  return {
    contents: view.webContents,
    place: (bounds) => view.setBounds(bounds),
    remove() {
      if (!window.isDestroyed()) window.contentView.removeChildView(view);
      if (!view.webContents.isDestroyed()) view.webContents.close();
    },
  };
}

function addBrowserView(window: BrowserWindow, webPreferences: WebPreferences): PageView {
  const view = new BrowserView({ webPreferences });
  view.setBackgroundColor('#ffffff');
  window.addBrowserView(view);
  return {
    contents: view.webContents,
    place: (bounds) => view.setBounds(bounds),
    remove() {
      if (!window.isDestroyed()) window.removeBrowserView(view);
      if (!view.webContents.isDestroyed()) view.webContents.close();
    },
  };
}
