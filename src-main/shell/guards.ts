import type { Session, WebContents } from 'electron';

/** Where the pages of a session may go, when they may go anywhere. */
export interface Holding {
  mayGo(url: string, isMainFrame: boolean): boolean;
  /** Told of what a page wanted and did not get. */
  refused(url: string): void;
}

const held = new WeakMap<Session, Holding>();

/** Lets the pages of a session go where its holding says. Every other page goes nowhere. */
export function holdTo(session: Session, holding: Holding): void {
  held.set(session, holding);
}

/** Holds every page to where it was put: it goes nowhere, opens nothing and embeds nothing. */
export function guardContents(contents: WebContents): void {
  const guard = (event: { preventDefault(): void }, url: string, isMainFrame: boolean): void => {
    const holding = held.get(contents.session);
    if (holding?.mayGo(url, isMainFrame) === true) return;
    event.preventDefault();
    holding?.refused(url);
  };
  contents.on('will-navigate', (event) => guard(event, event.url, true));
  contents.on('will-redirect', (event) => guard(event, event.url, event.isMainFrame));
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) guard(event, event.url, false);
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    held.get(contents.session)?.refused(url);
    return { action: 'deny' };
  });
}
