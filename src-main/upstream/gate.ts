import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhenResult,
  type IBreaker,
  IsolatedCircuitError,
  wrap,
} from 'cockatiel';
import PQueue from 'p-queue';
import type { SourceProfile } from '../engine/adapter';
import { type Attempt, type AttemptFailure, isOutage } from './attempt';

/** So many failures of the host in a row, and it is left alone. */
const outageThreshold = 6;
const outageRest = { firstMs: 30_000, mostMs: 600_000 };
const refusalRest = { firstMs: 300_000, mostMs: 3_600_000 };

export type BreakerState = 'closed' | 'open' | 'half_open';

/** Says when a request may go out to one host: its queue, its pace, its cool-downs and its circuit breakers. */
export interface Gate {
  /**
   * Runs `attempt` when its turn comes. While the breaker is open the answer is at once the failure that opened it.
   * Rejects with the signal's reason when it aborts before or while the attempt runs.
   */
  pass(attempt: () => Promise<Attempt>, signal: AbortSignal, urgent: boolean): Promise<Attempt>;
  /** Fails every request at once for so long, because the source asked for it. */
  shut(ms: number, failure: AttemptFailure): void;
  /** Milliseconds until the host is asked again; 0 when nothing is held back. */
  restMs(): number;
  state(): BreakerState;
}

export interface GateOptions {
  readonly profile: SourceProfile;
  /** The host is this very machine: nobody has to be spared, so neither pace nor concurrency holds. */
  readonly local: boolean;
  /** Every wait is multiplied by it. */
  readonly waitScale: number;
}

export function createGate({ profile, local, waitScale }: GateOptions): Gate {
  const queue = local
    ? new PQueue()
    : new PQueue({
        concurrency: profile.concurrency,
        intervalCap: profile.pace.requests,
        interval: profile.pace.perMs,
        strict: true,
      });
  let coolUntil = 0;

  function coolDown(ms: number): void {
    coolUntil = Date.now() + ms;
    queue.pause();
    setTimeout(() => queue.start(), ms);
  }

  /** Each refusal costs one cool-down; when none is left, the breaker opens. */
  const coolDownsLeft: IBreaker = {
    state: 0,
    success() {
      this.state = 0;
    },
    failure() {
      // Requests that were under way when the cool-down began tell nothing new.
      if (queue.isPaused) return false;
      const used = this.state as number;
      this.state = used + 1;
      const wait = profile.coolDownsMs[used];
      if (wait !== undefined) coolDown(wait * waitScale);
      return wait === undefined;
    },
  };

  const rested = (rest: typeof outageRest) => (opening: number) =>
    Math.min(rest.mostMs, rest.firstMs * 2 ** (opening - 1)) * waitScale;
  const refusals = createBreaker(({ retry }) => retry === 'cooled', coolDownsLeft, rested(refusalRest));
  const outages = createBreaker(
    (failure) => !local && isOutage(failure),
    new ConsecutiveBreaker(outageThreshold),
    rested(outageRest),
  );
  const breakers = [refusals, outages];
  const guard = wrap(refusals.policy, outages.policy);
  // What waits behind an open breaker would only wait to be told so.
  for (const { policy } of breakers) policy.onBreak(() => queue.clear());

  const openBreaker = () => breakers.find((breaker) => breaker.openMs() > 0);

  return {
    async pass(attempt, signal, urgent) {
      signal.throwIfAborted();
      const open = openBreaker();
      if (open) return open.refusal();
      try {
        const guarded = () => guard.execute(attempt);
        // Nobody waits for a turn at this very machine, unless it cools down.
        if (local && !queue.isPaused) return await guarded();
        return await queue.add(guarded, { signal, priority: urgent ? 1 : 0 });
      } catch (error) {
        const broken = breakers.find((breaker) => breaker.policy.state !== CircuitState.Closed);
        if (!signal.aborted && broken && isBroken(error)) return broken.refusal();
        throw error;
      }
    },
    shut: (ms, failure) => outages.shut(ms * waitScale, failure),
    restMs: () => Math.max(0, coolUntil - Date.now(), ...breakers.map((breaker) => breaker.openMs())),
    state() {
      if (openBreaker()) return 'open';
      return breakers.some(({ policy }) => policy.state !== CircuitState.Closed) ? 'half_open' : 'closed';
    },
  };
}

/** An error of a breaker that let nothing through, or of the queue that it emptied. */
function isBroken(error: unknown): boolean {
  return (
    error instanceof BrokenCircuitError ||
    error instanceof IsolatedCircuitError ||
    (error instanceof DOMException && error.name === 'AbortError')
  );
}

function createBreaker(
  counts: (failure: AttemptFailure) => boolean,
  breaker: IBreaker,
  restMs: (opening: number) => number,
) {
  let openUntil = 0;
  let last: AttemptFailure | undefined;
  const handled = (result: unknown) => {
    const { failure } = result as Attempt;
    if (!failure || !counts(failure)) return false;
    last = failure;
    return true;
  };
  const rest = (ms: number) => {
    openUntil = Date.now() + ms;
    return ms;
  };
  const policy = circuitBreaker(handleWhenResult(handled), {
    breaker,
    halfOpenAfter: new DelegateBackoff(({ attempt }) => rest(restMs(attempt))),
  });
  return {
    policy,
    openMs: () => Math.max(0, openUntil - Date.now()),
    /** The failure that opened the breaker, as the answer to a request that was never sent. */
    refusal(): Attempt {
      if (!last) throw new Error('an open breaker has seen a failure');
      // What the source wished for then has already been granted.
      return { failure: { ...last, retry: 'never', retryAfterMs: undefined } };
    },
    shut(ms: number, failure: AttemptFailure) {
      last = failure;
      const held = policy.isolate();
      setTimeout(() => held.dispose(), rest(ms)).unref();
    },
  };
}
