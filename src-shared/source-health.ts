import type { UpstreamReason } from './errors';
import type { Verdict } from './verdict';

/** So many of a source's last lookups are looked at. */
export const healthWindow = 50;

/** How a source has answered lately, from the lookups of this workspace. Moments are epoch milliseconds. */
export interface SourceHealth {
  readonly source: string;
  /** What its last lookups came to, newest first, at most `healthWindow`. */
  readonly recent: readonly Verdict[];
  /** How many of them were answered in full, with records or without. */
  readonly answered: number;
  /** How many of them the source did not answer, by reason; `internal` when the application failed. */
  readonly failures: Readonly<Partial<Record<UpstreamReason | 'internal', number>>>;
  /** Median time of the source itself over the answered ones, waits between requests left out; null without one. */
  readonly medianMs: number | null;
  readonly lastAnsweredAt: number | null;
  readonly lastFailedAt: number | null;
}
