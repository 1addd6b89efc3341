import type { Field } from '../engine/assistance';

/*
 * What the assisted window can do, for whoever leads through a page. The shell makes it with Electron; tests with a
 * browser of their own. It sees addresses as they are on the wire: redirecting is the desk's.
 */

/** A frame of the page as a person sees it. */
export interface Frame {
  readonly url: string;
  /** Another one after each load, so that a new document is told from a changed one. */
  readonly document: string;
  /**
   * Elements that are not visible carry `data-expediente-hidden`; hidden fields and passwords have no value. The root
   * carries `data-expediente-posted` when the document came as the answer to a form that was sent (POST).
   */
  readonly html: string;
}

export interface PageEvents {
  /** The page got a new document. */
  readonly loaded: () => void;
  readonly failed: (what: string) => void;
  /** The page received an answer whose address begins as it was asked for. */
  readonly answer: (answer: {
    readonly url: string;
    readonly type: string;
    readonly bytes: Uint8Array;
  }) => void;
  readonly download: (file: { readonly url: string; readonly bytes: Uint8Array }) => void;
  readonly said: (what: string) => void;
  readonly refused: (what: string) => void;
  /** The person closed the window. */
  readonly closed: () => void;
}

export interface PageOptions {
  /** Pages of one source share a session; nothing of it is shared with another. */
  readonly source: string;
  /** Origins that the page may go to. */
  readonly origins: readonly string[];
  /** Beginnings of the addresses whose answers are told. */
  readonly answers: readonly string[];
  /** Content type of files that are taken; others are refused. */
  readonly download: string | null;
  /** PEM certificates that the source's server forgets to send. */
  readonly intermediates: readonly string[];
  readonly events: PageEvents;
}

/** One page in the assisted window. Every function rejects or gives nothing once it is closed. */
export interface BrowserPage {
  load(url: string): Promise<void>;
  /** The main frame first; frames of other origins than the allowed ones are left out. */
  frames(): Promise<readonly Frame[]>;
  /**
   * Puts a value into the first such field of any frame.
   * @param always also when something stands there already
   */
  fill(field: Field, value: string, always: boolean): Promise<boolean>;
  press(selector: string): Promise<boolean>;
  /** PNG of what is on the screen. */
  picture(): Promise<Uint8Array>;
  close(): void;
}

export interface AssistedBrowser {
  /** Shows a page in the window, which opens for the first one and stays for the next. */
  open(options: PageOptions): Promise<BrowserPage>;
  /** Brings the window to the front. */
  show(): void;
  /** Closes the window: nobody waits any more. */
  close(): void;
}
