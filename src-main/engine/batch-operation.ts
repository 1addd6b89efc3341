import { describeError, detailsFor, statusOf, type ErrorValue } from '@shared/errors';
import { validate } from '@shared/operations/validate';
import { basisOf, type LookupCall, type Outcome } from './call';
import type { EngineOptions } from './engine';
import type { Hold, QuotaLedger } from './quota';
import type { Question } from './question';
import type { ItemsRoute } from './routes';
import { checked, type Asked } from './source';
import { verdictOfItems } from './verdict';

type Body = Readonly<Record<string, unknown>>;

/** Runs the lookup of one item; `paidBy` is the unit that the batch holds for it, if it does. */
export type AskItem = (call: LookupCall, paidBy?: PaidBy) => Promise<Outcome>;

/** A unit that is set aside already, and the operation whose quota it is of. */
export interface PaidBy {
  readonly operation: string;
  readonly hold: Hold;
}

/** A batch that may run: its items, and the units that the first valid ones have. */
export interface ItemsPlan {
  readonly question: Question;
  readonly route: ItemsRoute;
  readonly items: readonly { readonly body: Body; readonly isValid: boolean }[];
  readonly holds: readonly Hold[];
}

type ItemResult = Pick<Outcome, 'status' | 'verdict' | 'data' | 'error'>;

/**
 * Plans an operation that runs another one for each member of `items`. Each valid item takes one unit of this
 * operation's quota, in input order, as long as there are any.
 * Runs in the transaction of its caller.
 * @returns undefined when there are valid items and not one unit is left
 */
export function planItems(question: Question, route: ItemsRoute, quota: QuotaLedger): ItemsPlan | undefined {
  const { items: bodies } = question.input as { readonly items: readonly Body[] };
  const items = bodies.map((body) => ({ body, isValid: validate(route.item.operation.request, body).ok }));
  const wanted = items.filter(({ isValid }) => isValid).length;
  const { organization } = question.call;
  const left = quota.stateFor(wanted, organization, route.operation).remaining;
  if (wanted > 0 && left === 0) return undefined;
  const units = Math.min(wanted, left);
  return { question, route, items, holds: quota.take(organization, route.operation, units) };
}

/** Runs the items, each with its own status: a bad or unpaid one stands beside the others. */
export async function askItems(
  { question, route, items, holds }: ItemsPlan,
  noQuota: ErrorValue,
  signal: AbortSignal,
  ask: AskItem,
  log: EngineOptions['log'],
): Promise<Asked> {
  const left = [...holds];
  const results = await Promise.all(
    items.map(async ({ body, isValid }, index): Promise<ItemResult> => {
      const call = itemCall(question, route, body, index, signal);
      if (!isValid) return ask(call);
      const hold = left.shift();
      if (hold === undefined) return unpaid(noQuota);
      return ask(call, { operation: route.operation.id, hold }).finally(hold.release);
    }),
  );
  const data = {
    results: results.map((result, index) => itemAnswer(result, index, items[index]?.body ?? {}, route)),
  };
  const verdict = verdictOfItems(results.map((result) => result.verdict));
  return {
    ...checked(route.operation, { data, aside: null }, log),
    verdict,
    exchanges: [],
    generations: [],
    basis: basisOf(question.call),
  };
}

function unpaid(error: ErrorValue): ItemResult {
  return { status: statusOf(error.code), verdict: 'not_asked', data: null, error };
}

/** The key makes a batch that is run again after a crash find the items that were answered before. */
function itemCall(
  { call, lookupId }: Question,
  { item }: ItemsRoute,
  input: Body,
  index: number,
  signal: AbortSignal,
): LookupCall {
  return {
    operation: item.operation.id,
    input,
    organization: call.organization,
    door: call.door,
    idempotencyKey: `${lookupId}/${index}`,
    fresh: call.fresh ?? false,
    purpose: call.purpose ?? null,
    legalBasis: call.legalBasis ?? null,
    authorization: call.authorization ?? null,
    patienceMs: Infinity,
    signal,
  };
}

/** One member of `results`: the item's own request values, its status, and its data or error. The interface is English. */
function itemAnswer(
  { status, data, error }: ItemResult,
  index: number,
  body: Body,
  { item }: ItemsRoute,
): Body {
  const asked = Object.keys(item.operation.request.shape).map((name) => {
    const value = body[name];
    return [name, typeof value === 'string' ? value : null];
  });
  const identity = { index, ...Object.fromEntries(asked), status };
  if (error === null) return { ...identity, data };
  const details = detailsFor(error, 'en');
  const hasDetails = Object.keys(details).length > 0;
  const message = describeError(error, 'en');
  return { ...identity, error: { code: error.code, message, ...(hasDetails ? { details } : {}) } };
}
