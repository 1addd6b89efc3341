/*
 * A reading by hand: where the application does not recognise what an official page says, an analyst reads the kept page
 * and states the verdict. It stands beside the lookup and changes nothing of it: the answer stays `upstream_error`
 * (`changed`) at every door, and the machine's verdict stays «no answer».
 */

/** What the analyst reads: records, no records, or a page from which neither can be told. */
export const reviewVerdicts = ['found', 'nothing', 'unclear'] as const;
export type ReviewVerdict = (typeof reviewVerdicts)[number];

export interface Review {
  readonly verdict: ReviewVerdict;
  /** What on the page says so, in the analyst's words. */
  readonly reason: string;
  /** The analyst's name; empty when the settings hold none. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export const longestReviewReason = 2000;

/** One thing that was kept of a lookup, as an analyst may read it safely: as text or as a picture, never as a page. */
export interface ReviewEvidence {
  readonly exchangeId: number;
  readonly url: string;
  /** What a person could see of a page, the lines of a PDF, or the text of an answer; null when it has none. */
  readonly text: string | null;
  readonly truncated: boolean;
  /** PNG of what was on the screen. */
  readonly picture: Uint8Array | null;
}
