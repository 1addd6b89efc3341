import type { Generation } from './dataset';
import type { ErrorValue } from './errors';
import type { Digest } from './operations/operation';
import type { Review } from './review';
import type { Verdict } from './verdict';

export const doors = ['window', 'batch', 'cli', 'http', 'mcp'] as const;

/** The way a lookup came in. */
export type Door = (typeof doors)[number];

/** Where the answer of a lookup came from. */
export type Origin = 'source' | 'cache' | 'replay';

export const legalBases = [
  'consent',
  'contract',
  'legal_duty',
  'public_function',
  'legitimate_interest',
  'public_data',
] as const;
export type LegalBasis = (typeof legalBases)[number];

/** One exchange with a source, kept as evidence. The body is fetched apart. */
export interface Exchange {
  readonly id: number;
  readonly sequence: number;
  readonly method: string;
  /** The address of the source, whatever it was redirected to. */
  readonly url: string;
  /** Where the request really went when the origin map redirected it. */
  readonly sentTo: string | null;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | null;
  /** null when no answer arrived. */
  readonly status: number | null;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly bytes: number;
  /** Of the body bytes; null when no answer arrived. */
  readonly sha256: string | null;
  /** Why no usable answer arrived, for the evidence page. */
  readonly failure: string | null;
}

/** A row of the history of lookups. Times are epoch milliseconds. */
export interface LookupRow {
  readonly id: string;
  readonly operation: string;
  readonly subject: string;
  readonly door: Door;
  readonly state: 'running' | 'done';
  readonly verdict: Verdict;
  /** HTTP status of the interface; null while running. */
  readonly status: number | null;
  readonly requestedAt: number;
  readonly finishedAt: number | null;
  /** When the source was asked: earlier than requestedAt for answers from the cache. */
  readonly answeredAt: number | null;
  readonly origin: Origin | null;
  readonly digest: Digest | null;
  readonly error: ErrorValue | null;
  readonly practice: boolean;
  /** Asked through the origin map. */
  readonly redirected: boolean;
  /** What an analyst read by hand in an answer that was not recognised; never the verdict of the lookup itself. */
  readonly review: Review | null;
}

/** A lookup in full. */
export interface LookupView extends LookupRow {
  readonly requestId: string;
  readonly input: unknown;
  /** The interface's `data`; null when there is an error or no answer yet. */
  readonly data: unknown;
  readonly aside: unknown;
  /** SHA-256 of the very bytes of the answer body (`answerBody`). */
  readonly answerSha256: string | null;
  readonly purpose: string | null;
  readonly legalBasis: LegalBasis | null;
  /** Where the subject's authorization is kept, or how the subject takes part; null where none was asked for. */
  readonly authorization: string | null;
  readonly exchanges: readonly Exchange[];
  /** The copies of public lists that the answer was read from, in the place of exchanges. */
  readonly generations: readonly Generation[];
}

export interface QuotaState {
  readonly operation: string;
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** When the next unit comes back, in epoch milliseconds; null when nothing is used. */
  readonly renewsAt: number | null;
  /** Whole seconds from the answer to that moment; 0 when nothing is used. */
  readonly resetSeconds: number;
}
