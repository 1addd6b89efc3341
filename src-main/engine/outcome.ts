import { statusOf, type ErrorValue } from '@shared/errors';
import type { LookupView, Origin, QuotaState } from '@shared/lookup';
import type { Outcome } from './call';
import { verdictOfError } from './verdict';

const nothing = {
  data: null,
  aside: null,
  digest: null,
  error: null,
  job: null,
  origin: null,
} as const;

/** The outcome that a recorded lookup stands for; its own request and origin unless others are given. */
export function outcomeOf(
  view: LookupView,
  given: { readonly requestId?: string; readonly origin?: Origin; readonly quota?: QuotaState | null } = {},
): Outcome {
  const { id, requestId, status, verdict, data, aside, digest, error, origin } = view;
  if (status === null) throw new Error(`lookup ${id} has not ended`);
  return {
    lookupId: id,
    requestId,
    status,
    verdict,
    data,
    aside,
    digest,
    error,
    job: null,
    origin,
    quota: null,
    ...given,
  };
}

/** The outcome of a call that never became a lookup. */
export function refusal(error: ErrorValue, requestId: string, quota: QuotaState | null): Outcome {
  const verdict = verdictOfError(error, false);
  return { ...nothing, lookupId: null, requestId, status: statusOf(error.code), verdict, error, quota };
}

/** The outcome of a call whose lookup goes on without it. */
export function promised(
  job: { readonly id: string },
  lookupId: string,
  requestId: string,
  quota: QuotaState,
): Outcome {
  return { ...nothing, lookupId, requestId, status: 200, verdict: 'not_asked', job, quota };
}
