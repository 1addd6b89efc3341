import type { Basis } from '@shared/basis';
import { captureKinds, captureMethods, type CaptureKind, type CaptureMethod } from '@shared/assistance';
import type { Operation } from '@shared/operations/operation';
import type { Text } from '@shared/text';
import type { ExchangeRecorder, RecordedExchange, SourceProfile } from './adapter';

/*
 * What an adapter asks of a person: a plan of the official page, from which the assisted window leads through it. No
 * step of a plan answers a captcha, accepts terms or signs in; those are the person's.
 */

/** What shows that something is the case on a page. Only what a person can see counts. */
export type Sign =
  /** Words, whatever their case, accents and blanks. */
  | { readonly phrase: string }
  /**
   * A line of a page that came as the answer to a form, in lower case and without accents: of a source whose words nobody
   * has written down. On any other page such words are help, or an empty table that waits for the search.
   */
  | { readonly answerLine: RegExp }
  /** An element, by a CSS selector. */
  | { readonly selector: string };

/** A field of a page: by a CSS selector, or by what its label may say where its identity is not known. */
export type Field = string | { readonly labels: readonly string[] };

/** A value that is put into a field of the page. */
export interface Fill {
  /** What the bar calls it; the person can copy the value from there. */
  readonly label: Text;
  /** A text field, a list of choices (its value or its visible text), a radio button or a check box. */
  readonly into: Field;
  readonly value: string;
  /** What the value means, where it is a code of the page's list. */
  readonly shown?: Text;
}

/** One page, or one state of a page, on the way to the result. */
export interface Step {
  /** What the person does here. */
  readonly title: Text;
  readonly when: Sign;
  readonly fills?: readonly Fill[];
  /** A button that only leads on, and that the application presses by itself once. */
  readonly press?: string;
}

/** The way through an official page to its result. */
export interface AssistancePlan {
  readonly start: string;
  /** Origins, beside that of `start`, that the page may go to. */
  readonly origins?: readonly string[];
  /** In order; of those whose sign shows, the last one holds. */
  readonly steps: readonly Step[];
  /** How the result arrives. */
  readonly result:
    | { readonly on: 'page'; readonly signs: readonly Sign[] }
    /**
     * In an answer that the page itself received, by the beginning of its address. While `choosing` shows, another one
     * follows what the person chooses.
     */
    | { readonly on: 'answer'; readonly url: string; readonly choosing?: readonly Sign[] }
    /**
     * In a file that the page hands over; its first bytes say what it is. `signs` show that there is none, because the page
     * says what it found in words.
     */
    | { readonly on: 'download'; readonly type: 'application/pdf'; readonly signs?: readonly Sign[] };
  /** The captcha was wrong, or something was left out: the person does it once more. */
  readonly again?: readonly Sign[];
  /** The session has ended: the page is begun anew. */
  readonly expired?: readonly Sign[];
  /** The source refuses this network or person for now. */
  readonly blocked?: readonly Sign[];
}

/** One thing that was read from the assisted window, kept as evidence. */
export interface Capture {
  readonly kind: CaptureKind;
  /** The source's address. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The bytes as UTF-8: of pages always, of answers as they came. */
  text(): string;
}

/** A capture as it was kept. */
export function capture(method: CaptureMethod, url: string, bytes: Uint8Array, at: number): Capture {
  return { kind: captureKinds[method], url, bytes, at, text: () => new TextDecoder().decode(bytes) };
}

/** A capture as an exchange, for the evidence. @param sentTo where the page really came from when it was redirected */
export function captureExchange(
  { kind, url, bytes, at }: Omit<Capture, 'text'>,
  type: string,
  sentTo: string | null,
): RecordedExchange {
  return {
    method: captureMethods[kind],
    url,
    sentTo,
    requestHeaders: {},
    requestBody: null,
    status: null,
    responseHeaders: { 'content-type': type },
    body: bytes,
    startedAt: at,
    durationMs: 0,
    failure: null,
  };
}

export interface Assistance {
  /**
   * Leads a person through the official page.
   * @returns what was there when the result showed, or when the person said that it does: frames, answers, files, picture
   * @throws LookupError (`upstream_error`): `assistance_declined` when nobody did it, `blocked` when the source said so
   */
  ask(plan: AssistancePlan): Promise<readonly Capture[]>;
}

/** For whom and what a person is asked. */
export interface AssistedLookup {
  readonly lookupId: string;
  readonly operation: Operation;
  readonly subject: string;
  readonly profile: SourceProfile;
  /** As the caller gave it; other doors than the window may have given none. */
  readonly basis: Basis;
  /** Records another basis with the lookup, given by the person who goes to the page. */
  readonly onBasis: (basis: Basis) => void;
}

/** Assistance for one lookup. Captures go to the recorder too. An aborted signal ends it with the signal's reason. */
export type AssistanceFactory = (
  lookup: AssistedLookup,
  recorder: ExchangeRecorder,
  signal: AbortSignal,
) => Assistance;
