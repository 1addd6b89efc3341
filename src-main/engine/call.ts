import type { Basis } from '@shared/basis';
import type { ErrorValue } from '@shared/errors';
import type { Door, LegalBasis, Origin, QuotaState } from '@shared/lookup';
import type { Digest } from '@shared/operations/operation';
import type { Verdict } from '@shared/verdict';

/** One lookup as a door asks for it. */
export interface LookupCall {
  readonly operation: string;
  /** The body as it came in; the engine validates it. */
  readonly input: unknown;
  readonly organization: string;
  readonly door: Door;
  readonly idempotencyKey?: string;
  /** Asks the source even when an earlier answer could be served again. */
  readonly fresh?: boolean;
  readonly purpose?: string | null;
  readonly legalBasis?: LegalBasis | null;
  /** Where the subject's authorization is kept, or how the subject takes part. */
  readonly authorization?: string | null;
  /** How long the caller waits before it gets a job; the operation's own patience when absent, Infinity to wait to the end. */
  readonly patienceMs?: number;
  readonly signal?: AbortSignal;
  /**
   * Runs inside the transaction that records the outcome, so that what a caller keeps of it (a batch row) is written
   * with the answer or not at all.
   */
  readonly settle?: (outcome: Outcome) => void;
  /**
   * Told when the source is not asked any more and nothing is written yet. A question that the caller puts now leaves for
   * the source before the transaction of this one holds the thread up.
   */
  readonly onSourceFree?: () => void;
}

/** The basis that a caller gave. */
export function basisOf({ purpose, legalBasis, authorization }: LookupCall): Basis {
  return {
    purpose: purpose ?? null,
    legalBasis: legalBasis ?? null,
    authorization: authorization ?? null,
  };
}

/** What a lookup came to. Exactly one of `data`, `error` and `job` is there. */
export interface Outcome {
  /** null when the call never became a lookup (invalid body, no quota, gone). */
  readonly lookupId: string | null;
  readonly requestId: string;
  readonly status: number;
  readonly verdict: Verdict;
  readonly data: unknown;
  readonly aside: unknown;
  readonly digest: Digest | null;
  readonly error: ErrorValue | null;
  readonly job: { readonly id: string } | null;
  readonly origin: Origin | null;
  /** The operation's quota after this call; null where none applies. */
  readonly quota: QuotaState | null;
}

/** The organization of the window, the command line and the batches. */
export const localOrganization = 'local';
