import { ConstantBackoff, DelegateBackoff, handleWhenResult, retry } from 'cockatiel';
import type { Attempt, AttemptFailure } from './attempt';
import type { Gate } from './gate';

const furtherAttempts = 2;
/** Counted from the start of the first attempt; no further one begins later. */
const budgetMs = 30_000;
const backoff = { firstMs: 1_000, mostMs: 8_000 };
/** No source is believed that it wants to be left alone for longer. */
const longestRestMs = 3_600_000;

export interface RetryOptions {
  readonly gate: Gate;
  /** How often a refused request may be repeated after a cool-down. */
  readonly coolDowns: number;
  readonly waitScale: number;
  /** In [0, 1), for the jitter. */
  readonly random: () => number;
}

/** Sends a request through the gate until it succeeds or trying again is no use; gives the last attempt. */
export type Persist = (attempt: () => Promise<Attempt>, signal: AbortSignal) => Promise<Attempt>;

/** An attempt and, when it is worth another, how long to wait before it. */
type Judged = Attempt & { readonly againAfterMs?: number };

export function createRetries({ gate, coolDowns, waitScale, random }: RetryOptions): Persist {
  // The queue holds the repeated request until the cool-down is over.
  const refused = retry(
    handleWhenResult((result) => (result as Judged).failure?.retry === 'cooled'),
    { maxAttempts: coolDowns, backoff: new ConstantBackoff(0) },
  );
  const failed = retry(
    handleWhenResult((result) => (result as Judged).againAfterMs !== undefined),
    {
      maxAttempts: furtherAttempts,
      backoff: new DelegateBackoff(({ result }) =>
        'value' in result ? ((result.value as Judged).againAfterMs ?? 0) * waitScale : 0,
      ),
    },
  );

  function judge(attempt: Attempt, done: number, elapsedMs: number): Judged {
    const { failure } = attempt;
    if (!failure) return attempt;
    const jitter = random() * Math.min(backoff.mostMs, backoff.firstMs * 2 ** done);
    const wait = Math.max(jitter, failure.retryAfterMs ?? 0);
    const isInTime = elapsedMs + wait <= budgetMs;
    if (!isInTime && failure.retryAfterMs !== undefined) gate.shut(Math.min(wait, longestRestMs), failure);
    return isInTime && done < triesAfter(failure) ? { failure, againAfterMs: wait } : attempt;
  }

  return async (attempt, signal) => {
    let started: number | undefined;
    let active: Promise<Attempt> | undefined;
    const run = () => {
      started ??= performance.now();
      active = attempt();
      return active;
    };
    const outcome = refused.execute(() =>
      failed.execute(async ({ attempt: done }) => {
        const result = await gate.pass(run, signal, started !== undefined);
        return judge(result, done, started === undefined ? 0 : performance.now() - started);
      }),
    );
    try {
      return await untilAborted(outcome, signal);
    } catch (error) {
      // An attempt that is under way ends, and is kept as evidence, before the caller goes on.
      await active?.catch(() => undefined);
      throw error;
    }
  };
}

function triesAfter({ retry }: AttemptFailure): number {
  if (retry === 'soon') return furtherAttempts;
  return retry === 'once' ? 1 : 0;
}

/** Settles as `work` does, or rejects with the signal's reason as soon as it aborts. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    const release = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    work.then(
      (value) => {
        release();
        resolve(value);
      },
      (error: unknown) => {
        release();
        reject(error);
      },
    );
  });
}
