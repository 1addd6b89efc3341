import type { UpstreamReason } from '@shared/errors';
import type { SourceResponse } from '../engine/adapter';

/** Why one request brought no acceptable answer, and what may be done about it. */
export interface AttemptFailure {
  readonly reason: Exclude<
    UpstreamReason,
    'assistance_declined' | 'credential_missing' | 'credential_refused' | 'dataset_missing'
  >;
  /** What was seen, in technical terms. */
  readonly observed: string;
  readonly status?: number;
  readonly sourceMessage?: string;
  /**
   * Whether asking again may do better: `soon` after a short wait, `once` only one more time, `cooled` only after the
   * whole host was left alone for a while.
   */
  readonly retry: 'never' | 'once' | 'soon' | 'cooled';
  /** How long the source asked to be left alone. */
  readonly retryAfterMs?: number;
}

/** What one request came to. */
export type Attempt =
  { readonly response: SourceResponse; readonly failure?: undefined } | { readonly failure: AttemptFailure };

/** Whether a failure says that the host as a whole does not work, and not only this question. */
export function isOutage({ reason, retry }: AttemptFailure): boolean {
  return reason === 'timeout' || reason === 'unreachable' || retry === 'soon';
}
