import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorValue } from '@shared/errors';
import { Failure } from '@shared/failure';
import type { Operation } from '@shared/operations/operation';
import { withoutRange, type TextRange } from '@shared/operations/long-text';
import { validate } from '@shared/operations/validate';
import { askItems, planItems, type PaidBy } from './batch-operation';
import type { LookupCall, Outcome } from './call';
import type { CachedAnswer } from '../store/lookups';
import type { EngineOptions } from './engine';
import { earlierUse, type EarlierUse } from './idempotency';
import type { Jobs } from './jobs';
import { outcomeOf, promised } from './outcome';
import { waitFor } from './patience';
import type { Hold, QuotaLedger } from './quota';
import { canonical, type Question } from './question';
import type { Caller, Recorder } from './recorder';
import type { ItemsRoute, Routes, SourceRoute } from './routes';
import type { Running, RunningLookups } from './running';
import { askSource } from './source';
import { inRange } from './text';
import type { Texts } from './texts';

/** What the rules of a lookup work with. */
export interface PipelineParts {
  readonly options: EngineOptions;
  readonly routes: Routes;
  readonly quota: QuotaLedger;
  readonly running: RunningLookups;
  readonly jobs: Jobs;
  readonly recorder: Recorder;
  readonly texts: Texts;
}

/** What stands already when a call comes in that is not simply a caller's. */
export interface Standing {
  /** The job that promised this lookup in an earlier process. */
  readonly job?: { readonly id: string; readonly lookupId: string };
  /** The unit that a batch has set aside for this lookup. */
  readonly paidBy?: PaidBy;
}

/** Runs one call through every rule, in this order: route, body, key, quota, cache, source. */
export type Pipeline = (call: LookupCall, standing?: Standing) => Promise<Outcome>;

export function pipeline({
  options,
  routes,
  quota,
  running,
  jobs,
  recorder,
  texts,
}: PipelineParts): Pipeline {
  const { store, clock, newId, practice, log } = options;

  return lookup;

  async function lookup(call: LookupCall, standing: Standing = {}): Promise<Outcome> {
    call.signal?.throwIfAborted();
    const requestId = newId();
    const route = routes.get(call.operation);
    const caller: Caller = { call, operation: route?.operation ?? null, requestId };
    try {
      if (route === undefined) return recorder.refused(caller, unknownOperation);
      const question = read(call, route.operation, requestId, standing);
      if ('code' in question) return recorder.refused(caller, question);
      const earlier = earlierUse(store, running.all(), question);
      if (earlier !== undefined) return await repeat(question, earlier, standing);
      return 'item' in route
        ? await answerItems(question, route, standing)
        : await answerOne(question, route, standing);
    } catch (error) {
      if (error instanceof Failure || call.signal?.aborted === true) throw error;
      return recorder.failed(caller, 'engine', error);
    }
  }

  /** The question that a call puts, or why it is none. */
  function read(
    call: LookupCall,
    operation: Operation,
    requestId: string,
    { job, paidBy }: Standing,
  ): Question | ErrorValue {
    const requestedAt = clock.now();
    const gone = goneSince(operation, requestedAt);
    if (gone !== undefined) return gone;
    const valid = validate(operation.request, call.input);
    if (!valid.ok) return { code: 'invalid_request', details: { violations: valid.violations } };
    const identity = canonical(valid.input);
    return {
      call,
      operation,
      input: valid.input,
      canonical: identity,
      askedSha256:
        operation.text === null ? identity.sha256 : canonical(withoutRange(operation, valid.input)).sha256,
      lookupId: job?.lookupId ?? newId(),
      requestId,
      requestedAt,
      // A batch is paid for by its items.
      chargeTo: paidBy?.operation ?? (operation.itemOperation === null ? operation.id : null),
    };
  }

  async function answerOne(question: Question, route: SourceRoute, standing: Standing): Promise<Outcome> {
    // One transaction for what is read and what is written: each of its own would cost the file's locks again.
    const begun =
      withKeptUnit(question, standing) ?? store.transaction(() => begin(question, standing), 'soon');
    if ('status' in begun) return begun;
    const { hold } = begun;
    const { operation, input, lookupId } = question;
    const page = operation.text === null ? undefined : await fromReadText(question, route, hold);
    if (page !== undefined) {
      release(hold);
      return page;
    }
    return run(question, standing, async (entry) => {
      try {
        const asked = await askSource(route, question, entry.controller.signal, options).finally(() =>
          sourceIsFree(question.call),
        );
        const isJob = entry.jobId !== null;
        if (asked.answer === null) return recorder.asked(question, asked, isJob, hold);
        if (operation.text !== null) texts.keep(lookupId, asked.answer);
        const data = inRange(operation, asked.answer.data, input);
        return recorder.asked(question, { ...asked, answer: { ...asked.answer, data } }, isJob, hold);
      } finally {
        release(hold);
      }
    });
  }

  /** A question that goes to its source in any case, and for which an earlier one left a unit: nothing is written to begin it. */
  function withKeptUnit(question: Question, { paidBy }: Standing): { readonly hold: Hold } | undefined {
    const { call, operation } = question;
    if (paidBy !== undefined || operation.text !== null || mayBeCached(question)) return undefined;
    const hold = quota.kept(call.organization, operation);
    return hold && { hold };
  }

  /** What a question comes to at once: refused, or answered from the cache; otherwise it has a unit set aside. */
  function begin(question: Question, { paidBy }: Standing): Outcome | { readonly hold: Hold } {
    const { organization } = question.call;
    if (paidBy === undefined && quota.stateFor(1, organization, question.operation).remaining === 0)
      return recorder.refused(question, noQuota(question));
    // A range of a text is not read at once.
    const cached = question.operation.text === null ? fromCache(question) : undefined;
    if (cached !== undefined) return recorder.cached(question, cached, paidBy?.hold ?? null);
    if (paidBy !== undefined) return paidBy;
    const [hold] = quota.take(organization, question.operation, 1);
    if (hold === undefined) throw new Error('a unit that was taken is not there');
    return { hold };
  }

  function fromCache(question: Question): CachedAnswer | undefined {
    if (!mayBeCached(question)) return undefined;
    const { operation, askedSha256, requestedAt } = question;
    const since = requestedAt - operation.cacheSeconds * 1000;
    return store.lookups.cached(operation.id, askedSha256, practice, since);
  }

  async function answerItems(question: Question, route: ItemsRoute, standing: Standing): Promise<Outcome> {
    const left = noQuota(question);
    const plan = store.transaction(() => planItems(question, route, quota), 'soon');
    if (plan === undefined) return recorder.refused(question, left);
    return run(question, standing, async (entry) => {
      const askItem = (call: LookupCall, paidBy?: PaidBy) =>
        lookup(call, paidBy === undefined ? {} : { paidBy });
      const asked = await askItems(plan, left, entry.controller.signal, askItem, log);
      return recorder.asked(question, asked, entry.jobId !== null, null);
    });
  }

  /** Gives a unit back that its lookup did not use. What cannot be written now is free with the end of the process. */
  function release(hold: Hold): void {
    try {
      hold.release();
    } catch (error) {
      log.error('engine.quota', error);
    }
  }

  /**
   * A range of a text whose source was asked before. The first range is as fresh as any answer; those after it come from
   * the same text for days, so that reading on neither asks the source again nor fails with it.
   */
  async function fromReadText(
    question: Question,
    route: SourceRoute,
    hold: Hold,
  ): Promise<Outcome | undefined> {
    const { call, operation, input, askedSha256, requestedAt } = question;
    const { offset } = input as TextRange;
    const servedMs = offset > 0 ? readTextMs : operation.cacheSeconds * 1000;
    if (call.fresh === true || servedMs === 0) return undefined;
    try {
      const cached = store.lookups.cached(operation.id, askedSha256, practice, requestedAt - servedMs);
      if (cached === undefined) return undefined;
      // Evidence that today's adapter cannot read is as good as none: the source is asked.
      const whole = await texts.whole(cached.id, route).catch(ifUnreadable);
      if (whole === undefined) return undefined;
      return recorder.cached(question, cached, hold, { data: inRange(operation, whole.data, input) });
    } catch (error) {
      release(hold);
      throw error;
    }
  }

  /** Starts the work of a question and waits for it as long as its caller does. */
  async function run(
    question: Question,
    { job }: Standing,
    work: (entry: Running) => Promise<Outcome>,
  ): Promise<Outcome> {
    const entry = running.start(question, job?.id ?? null, async (started) => {
      try {
        return await work(started);
      } catch (error) {
        if (started.controller.signal.aborted) recorder.cancelled(question);
        throw error;
      }
    });
    const { signal } = question.call;
    const cancel = () => entry.controller.abort(signal?.reason);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await wait(question, entry);
    } finally {
      // Who has a job instead of the answer has left; the lookup goes on without them.
      signal?.removeEventListener('abort', cancel);
    }
  }

  async function wait({ call, operation, requestId }: Question, entry: Running): Promise<Outcome> {
    const waited = await waitFor(entry.outcome, call.patienceMs ?? operation.patienceMs, call.signal);
    if (waited.ended) return waited.value;
    const { lookupId } = entry.question;
    return promised(jobs.of(entry), lookupId, requestId, quota.state(call.organization, operation));
  }

  /** A call whose key was used before: the same body gets the same answer, another one is a mistake. */
  async function repeat(question: Question, earlier: EarlierUse, standing: Standing): Promise<Outcome> {
    if (!earlier.sameBody) return recorder.refused(question, reusedKey);
    if ('lookupId' in earlier)
      return recorder.replayed(question, outcomeOf(store.lookups.view(earlier.lookupId)));
    try {
      const outcome = await wait(question, earlier.running);
      return outcome.job === null ? recorder.replayed(question, outcome) : outcome;
    } catch (error) {
      // The first caller gave up (a client that timed out and tries again); the second still wants to know.
      const isAlone = earlier.running.controller.signal.aborted && question.call.signal?.aborted !== true;
      if (isAlone && !(error instanceof Failure)) return lookup(question.call, standing);
      throw error;
    }
  }

  function noQuota({ call, operation }: Question): ErrorValue {
    const { limit, resetSeconds } = quota.state(call.organization, operation);
    return { code: 'rate_limited', details: { limit, retry_after_seconds: Math.max(1, resetSeconds) } };
  }
}

/** How long the ranges after the first are read from the text of an earlier answer: a week. */
const readTextMs = 7 * 24 * 60 * 60 * 1000;

const unknownOperation: ErrorValue = { code: 'invalid_request', details: { reason: 'unknown_operation' } };
const reusedKey: ErrorValue = { code: 'invalid_request', details: { reason: 'idempotency_key_reused' } };

function goneSince({ deprecated }: Operation, now: number): ErrorValue | undefined {
  if (deprecated === null || new Date(now).toISOString().slice(0, 10) < deprecated.sunset) return undefined;
  return { code: 'gone', details: { sunset: deprecated.sunset, successor: deprecated.successor } };
}

function mayBeCached({ call, operation }: Question): boolean {
  return call.fresh !== true && operation.cacheSeconds > 0;
}

function ifUnreadable(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error;
}

/** Lets the caller put its next question and that one leave. */
async function sourceIsFree({ onSourceFree }: LookupCall): Promise<void> {
  if (onSourceFree === undefined) return;
  onSourceFree();
  await nextTurn();
}
