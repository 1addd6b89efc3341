import type { ErrorValue, UpstreamReason } from '@shared/errors';
import type { Verdict } from '@shared/verdict';

/** What only a person can give: their part in a form, a credential of their own, or the word to get a list. */
const personal: ReadonlySet<UpstreamReason> = new Set([
  'assistance_declined',
  'credential_missing',
  'credential_refused',
  'dataset_missing',
]);

/**
 * What a failed lookup came to. A question that the source did not accept waits for the person who can put it another
 * way; whatever else kept an asked source from answering is silence, never «no record».
 * @param asked whether anything was sent to the source
 */
export function verdictOfError(error: ErrorValue, asked: boolean): Verdict {
  switch (error.code) {
    case 'upstream_error':
      return personal.has(error.details.reason) ? 'yours' : 'silent';
    case 'invalid_request':
    case 'too_many_results':
      return asked ? 'yours' : 'not_asked';
    case 'internal_error':
      return asked ? 'silent' : 'not_asked';
    case 'unauthorized':
    case 'gone':
    case 'rate_limited':
      return 'not_asked';
  }
}

/** What several lookups came to together: one record is enough for `found`, one gap forbids `nothing`. */
export function verdictOfItems(items: readonly Verdict[]): Verdict {
  const order = ['found', 'silent', 'yours', 'not_asked'] as const;
  return order.find((verdict) => items.includes(verdict)) ?? 'nothing';
}
