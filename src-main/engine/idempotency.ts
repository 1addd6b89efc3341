import type { Store } from '../store';
import type { KeyScope, KeyUse } from '../store/idempotency';
import type { Question } from './question';
import type { Running } from './running';

/** How long a key is remembered. */
const rememberedMs = 24 * 60 * 60 * 1000;

/** What a key was used for before: a lookup that is recorded, or one that still runs. */
export type EarlierUse =
  | { readonly sameBody: boolean; readonly lookupId: string }
  | { readonly sameBody: boolean; readonly running: Running };

/** The earlier use of a question's key; undefined when it has none, or the key is new. */
export function earlierUse(
  store: Store,
  running: readonly Running[],
  question: Question,
): EarlierUse | undefined {
  const scope = scopeOf(question);
  if (scope === undefined) return undefined;
  const twin = running.find((other) => isSameScope(scopeOf(other.question), scope));
  if (twin !== undefined)
    return { sameBody: twin.question.canonical.sha256 === question.canonical.sha256, running: twin };
  const kept: KeyUse | undefined = store.idempotency.find(scope, question.requestedAt - rememberedMs);
  if (kept === undefined) return undefined;
  return { sameBody: kept.bodySha256 === question.canonical.sha256, lookupId: kept.lookupId };
}

/** Remembers a question's key, if it has one, with the lookup that answered it; in the lookup's transaction. */
export function keepKey(store: Store, question: Question, lookupSeq: number, at: number): void {
  const scope = scopeOf(question);
  if (scope === undefined) return;
  const use = { bodySha256: question.canonical.sha256, lookupSeq, at };
  store.idempotency.keep(scope, use, at - rememberedMs);
}

function scopeOf({ call, operation }: Question): KeyScope | undefined {
  if (call.idempotencyKey === undefined) return undefined;
  return { organization: call.organization, operation: operation.id, key: call.idempotencyKey };
}

function isSameScope(one: KeyScope | undefined, other: KeyScope): boolean {
  return (
    one !== undefined &&
    one.key === other.key &&
    one.operation === other.operation &&
    one.organization === other.organization
  );
}
