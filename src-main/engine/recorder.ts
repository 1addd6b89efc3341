import { statusOf, type ErrorValue } from '@shared/errors';
import { isFullDisk } from '@shared/full-disk';
import type { Operation } from '@shared/operations/operation';
import type { Verdict } from '@shared/verdict';
import type { CachedAnswer, LookupFacts } from '../store/lookups';
import { basisOf, type LookupCall, type Outcome } from './call';
import type { EngineOptions } from './engine';
import { keepKey } from './idempotency';
import { refusal } from './outcome';
import type { Hold, QuotaLedger } from './quota';
import type { Question } from './question';
import type { Asked } from './source';

/** A call as far as it got: the operation is null when there is no such one. */
export interface Caller {
  readonly call: LookupCall;
  readonly operation: Operation | null;
  readonly requestId: string;
}

/**
 * Writes what a call came to and makes its outcome: lookup, evidence, charge, key, job, audit entry and what the caller
 * keeps of it in one transaction.
 */
export interface Recorder {
  /** A lookup that asked its source. @param hold the unit that was set aside for it */
  asked(question: Question, asked: Asked, isJob: boolean, hold: Hold | null): Outcome;
  /** A lookup that an earlier answer served. @param page another range of its text, as data */
  cached(
    question: Question,
    from: CachedAnswer,
    hold: Hold | null,
    page?: { readonly data: unknown },
  ): Outcome;
  /** A call that became no lookup. */
  refused(caller: Caller, error: ErrorValue): Outcome;
  /** A call that another one's lookup answers: that of its idempotency key. */
  replayed(caller: Caller, outcome: Outcome): Outcome;
  /** A call that the application could not serve: the log gets the reason, the caller `internal_error`. */
  failed(caller: Caller, where: string, reason: unknown): Outcome;
  /** A lookup that was ended before its answer: it costs nothing, and the audit log keeps that it was begun. */
  cancelled(question: Question): void;
}

export function recorder(options: EngineOptions, quota: QuotaLedger): Recorder {
  const { store, clock, practice, log, onChange } = options;

  const quotaOf = ({ call, operation }: Caller) =>
    operation === null ? null : quota.state(call.organization, operation);

  /** Lets the caller keep what it keeps of an outcome that nothing else is written of. */
  function settle({ call }: Caller, outcome: Outcome): Outcome {
    if (call.settle !== undefined) store.transaction(() => call.settle?.(outcome));
    return outcome;
  }

  function failed(caller: Caller, where: string, reason: unknown): Outcome {
    log.error(where, reason);
    const details = isFullDisk(reason) ? { reason: 'disk_full' as const } : {};
    const outcome = refusal({ code: 'internal_error', details }, caller.requestId, null);
    try {
      return settle(caller, outcome);
    } catch (error) {
      log.error(where, error);
      return outcome;
    }
  }

  /**
   * Runs the transaction. When it cannot be written nothing is, and the caller learns that the application failed. Nobody
   * waits for the disk, which has the commit a moment later: the end of the process loses nothing, a power cut within that
   * moment takes the lookup back whole, with its charge and its entry, and it can be asked again.
   */
  function write(question: Question, hold: Hold | null, work: () => Outcome): Outcome {
    try {
      const outcome = store.transaction(() => {
        hold?.consume();
        const written = work();
        question.call.settle?.(written);
        return written;
      }, 'soon');
      onChange?.('lookups');
      onChange?.('quota');
      return outcome;
    } catch (error) {
      return failed(question, 'engine.record', error);
    }
  }

  function factsOf(
    question: Question,
    status: number,
    verdict: Verdict,
    basis = basisOf(question.call),
  ): LookupFacts {
    const { call, operation, input, canonical, askedSha256, lookupId, requestId, requestedAt } = question;
    return {
      id: lookupId,
      requestId,
      organization: call.organization,
      operation: operation.id,
      subject: operation.subject(input as Record<string, unknown>),
      door: call.door,
      practice,
      input: canonical,
      askedSha256,
      ...basis,
      requestedAt,
      finishedAt: clock.now(),
      status,
      verdict,
    };
  }

  /** Only what was answered costs a unit and is remembered under its key: by the source, its refusals too, or the cache. */
  function book(question: Question, { status, finishedAt }: LookupFacts, lookupSeq: number): void {
    if (status !== 200 && status !== 400) return;
    if (question.chargeTo !== null)
      store.quota.charge(question.call.organization, question.chargeTo, finishedAt, lookupSeq);
    keepKey(store, question, lookupSeq, finishedAt);
  }

  return {
    asked: (question, { answer, error, verdict, exchanges, generations, basis }, isJob, hold) =>
      write(question, hold, () => {
        const facts = factsOf(question, error === null ? 200 : statusOf(error.code), verdict, basis);
        const wasAsked = error === null || exchanges.length > 0 || generations.length > 0;
        const answeredAt = wasAsked ? (exchanges[0]?.startedAt ?? question.requestedAt) : null;
        const seq = store.lookups.recordAsked({
          ...facts,
          answeredAt,
          answer,
          error,
          exchanges,
          generations,
        });
        // A rule that spans several values is checked by the adapter: a body that breaks it is as invalid as any other.
        const isInvalid = error?.code === 'invalid_request' && error.details.violations !== undefined;
        if (!isInvalid) book(question, facts, seq);
        if (isJob) store.jobs.finish(facts.id, facts.finishedAt, null);
        return {
          lookupId: facts.id,
          requestId: facts.requestId,
          status: facts.status,
          verdict,
          data: answer?.data ?? null,
          aside: answer?.aside ?? null,
          digest: answer?.digest ?? null,
          error,
          job: null,
          origin: 'source',
          quota: quotaOf(question),
        };
      }),
    cached: (question, from, hold, page) =>
      write(question, hold, () => {
        const { verdict, aside, digest } = from;
        const { data } = page ?? from;
        const facts = factsOf(question, 200, verdict);
        book(question, facts, store.lookups.recordCached(facts, from, page));
        return {
          lookupId: facts.id,
          requestId: facts.requestId,
          status: facts.status,
          verdict,
          data,
          aside,
          digest,
          error: null,
          job: null,
          origin: 'cache',
          quota: quotaOf(question),
        };
      }),
    refused: (caller, error) => settle(caller, refusal(error, caller.requestId, quotaOf(caller))),
    failed,
    replayed: (caller, outcome) =>
      settle(caller, {
        ...outcome,
        requestId: caller.requestId,
        origin: outcome.origin === null ? null : 'replay',
        quota: quotaOf(caller),
      }),
    cancelled({ call, operation, canonical, lookupId }) {
      try {
        store.transaction(() =>
          store.audit.append({
            at: clock.now(),
            actor: call.door,
            action: 'lookup.cancelled',
            subject: lookupId,
            detail: { operation: operation.id, request: canonical.sha256 },
          }),
        );
      } catch (error) {
        log.error('engine.cancel', error);
      }
    },
  };
}
