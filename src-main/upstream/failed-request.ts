import { type ErrorDetails, upstreamError, type LookupError } from '@shared/errors';
import type { SourceProfile } from '../engine/adapter';
import type { AttemptFailure } from './attempt';

/** The error of the interface for a request that brought no acceptable answer. */
export function failedRequest(
  { source }: SourceProfile,
  failure: Omit<AttemptFailure, 'retry'>,
  attempts: number,
  restsUntil: number | null,
): LookupError {
  const { reason, observed, status, sourceMessage } = failure;
  const details: ErrorDetails['upstream_error'] = {
    reason,
    source: source.id,
    attempts,
    observed,
    ...(status === undefined ? {} : { upstream_status: status }),
    ...(sourceMessage === undefined ? {} : { source_message: sourceMessage }),
    ...(restsUntil === null ? {} : { retry_at: new Date(restsUntil).toISOString() }),
  };
  return upstreamError(details);
}
