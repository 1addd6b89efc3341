import { appOrigin } from './app-scheme';

/** What the check needs of Electron's `IpcMainInvokeEvent`. */
export interface Sender {
  readonly sender: { readonly id: number };
  /** null, or throwing when read, once the frame is gone. */
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
}

/**
 * Whether a message comes from the page of one of the application's windows: a known `WebContents`, its main frame, and
 * the application's own origin.
 * @param windows ids of the windows' `WebContents`
 */
export function isTrusted(event: Sender, windows: ReadonlySet<number>): boolean {
  if (!windows.has(event.sender.id)) return false;
  try {
    const frame = event.senderFrame;
    if (frame === null || frame.parent !== null) return false;
    const { protocol, host } = new URL(frame.url);
    return `${protocol}//${host}` === appOrigin;
  } catch {
    // Electron throws for a frame that was disposed of, URL for an address that is none.
    return false;
  }
}
