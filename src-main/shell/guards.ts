import type { WebContents } from 'electron';

/** Holds every page to where it was put: it goes nowhere, opens nothing and embeds nothing. */
export function guardContents(contents: WebContents): void {
  const prevent = (event: { preventDefault(): void }): void => event.preventDefault();
  contents.on('will-navigate', prevent);
  contents.on('will-redirect', prevent);
  contents.on('will-frame-navigate', prevent);
  contents.on('will-attach-webview', prevent);
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
