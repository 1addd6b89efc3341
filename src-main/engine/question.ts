import { canonicalJson } from '@shared/canonical-json';
import type { Operation } from '@shared/operations/operation';
import { sha256 } from '../store/hash';
import type { LookupCall } from './call';

/** A call that keeps every rule of its contract: what is asked, under which identity, and who pays. */
export interface Question {
  readonly call: LookupCall;
  readonly operation: Operation;
  /** The valid request, defaults filled in. */
  readonly input: unknown;
  /** Its canonical JSON, the identity of the question for cache, idempotency and audit. */
  readonly canonical: { readonly text: string; readonly sha256: string };
  /** SHA-256 of what the source is asked: the request without the range of a long text. */
  readonly askedSha256: string;
  readonly lookupId: string;
  readonly requestId: string;
  /** Epoch milliseconds. */
  readonly requestedAt: number;
  /** The operation whose quota pays; null for a lookup that others pay for (a batch, through its items). */
  readonly chargeTo: string | null;
}

/** What two equal questions have in common, however their members are ordered: a text, and its hash. */
export function canonical(input: unknown): Question['canonical'] {
  const text = canonicalJson(input);
  return { text, sha256: sha256(text) };
}
