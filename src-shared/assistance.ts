import type { Basis } from './basis';
import type { Text } from './text';

/** A lookup that waits for a person, or that a person is busy with in the assisted window. Times are epoch milliseconds. */
export interface AssistanceView {
  readonly lookupId: string;
  readonly operation: string;
  readonly subject: string;
  readonly since: number;
  readonly basis: Basis;
  /** What must be recorded before a person may go to the page. */
  readonly missing: readonly (keyof Basis)[];
  /** What happens in the window; null while it waits. */
  readonly open: OpenAssistance | null;
}

export interface OpenAssistance {
  /** Where the page is, as the person may check it: host and path; null before the first page. */
  readonly address: string | null;
  /** Comes from a stand-in or a mirror, and not from the source itself. */
  readonly redirected: boolean;
  readonly steps: readonly Text[];
  /** Index of the step that the page is at; null when it is at none of them. */
  readonly step: number | null;
  /** The page shows what looks like its result; it is read once it keeps still, or when the person says so. */
  readonly isResultShown: boolean;
  /** What is put into the page, to be copied where that did not work. */
  readonly values: readonly AssistedValue[];
  readonly notices: readonly AssistanceNotice[];
  /** The lookup ends without an answer at this moment. */
  readonly deadline: number;
}

export interface AssistedValue {
  readonly label: Text;
  readonly value: string;
  /** What the value means, where it is a code of the page's list; null where it is what a person would type. */
  readonly shown: Text | null;
  /** Index of the step at which the page has its field. */
  readonly step: number;
  /** Stands in the page as it is now. */
  readonly isFilled: boolean;
}

/** Something the person should know of the page, newest last. */
export type AssistanceNotice =
  | { readonly kind: 'again' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'loading_failed'; readonly what: string }
  /** The page does not react, or is too large. */
  | { readonly kind: 'unreadable'; readonly what: string }
  /** What the page said in a box of its own. */
  | { readonly kind: 'page_said'; readonly what: string }
  /** Something the page wanted and did not get: a window, another address, a file of another kind. */
  | { readonly kind: 'refused'; readonly what: string };

/**
 * What is read in the assisted window. `page`: a frame of the page as it stood, with what was hidden marked
 * (`data-expediente-hidden`); `answer`: bytes of an answer that the page received; `download`: a file; `picture`: what the
 * person saw.
 */
export type CaptureKind = 'page' | 'answer' | 'download' | 'picture';

/** As what a capture stands among the exchanges of a lookup, in the place of an HTTP method. */
export const captureMethods = {
  page: 'PAGE',
  answer: 'ANSWER',
  download: 'DOWNLOAD',
  picture: 'PICTURE',
} as const satisfies Record<CaptureKind, string>;

export type CaptureMethod = (typeof captureMethods)[CaptureKind];

export const captureKinds = Object.fromEntries(
  Object.entries(captureMethods).map(([kind, method]) => [method, kind]),
) as Readonly<Record<CaptureMethod, CaptureKind>>;

/** Whether an exchange is something that was read in the assisted window. */
export function isCaptureMethod(method: string): method is CaptureMethod {
  return Object.hasOwn(captureKinds, method);
}

/** Height in CSS pixels of the application's bar above the official page. */
export const assistedBarHeight = 184;
