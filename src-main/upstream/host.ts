import type { UpstreamReason } from '@shared/errors';
import type { Clock } from '../engine/clock';
import type { SourceProfile } from '../engine/adapter';
import type { Attempt } from './attempt';
import { type BreakerState, createGate } from './gate';
import { createRetries } from './retries';

const keptFailures = 5;
const keptDurations = 50;

/** How a host has been doing. Times are epoch milliseconds. */
export interface HostHealth {
  readonly origin: string;
  readonly breaker: BreakerState;
  /** Nothing is sent before this moment; null when nothing is held back. */
  readonly restsUntil: number | null;
  /** The latest ones, newest first. */
  readonly failures: readonly {
    readonly at: number;
    readonly reason: UpstreamReason;
    readonly observed: string;
  }[];
  /** Milliseconds from request to complete answer, over the latest answers; null before the first. */
  readonly medianMs: number | null;
}

/** One host of a source: everything that outlives a single request to it. */
export interface Host {
  /** Where a request to an address of this host really goes; null when the origin map does not redirect it. */
  redirected(url: string): string | null;
  /** Paced and retried; gives the last attempt. Rejects with the signal's reason. */
  persist(attempt: () => Promise<Attempt>, signal: AbortSignal): Promise<Attempt>;
  /** When the host is asked again; null when nothing is held back. */
  restsUntil(): number | null;
  health(): HostHealth;
}

export interface HostOptions {
  readonly origin: string;
  readonly profile: SourceProfile;
  /** The origin that the origin map puts in the place of this one. */
  readonly target: string | null;
  readonly local: boolean;
  readonly clock: Clock;
  readonly random: () => number;
}

/** Towards this very machine nobody has to be spared: waits shrink from seconds to milliseconds. */
const localWaitScale = 1 / 1000;

export function createHost({ origin, profile, target, local, clock, random }: HostOptions): Host {
  const waitScale = local ? localWaitScale : 1;
  const gate = createGate({ profile, local, waitScale });
  const persist = createRetries({ gate, coolDowns: profile.coolDownsMs.length, waitScale, random });
  const failures: HostHealth['failures'][number][] = [];
  const durations: number[] = [];

  const observed = (attempt: () => Promise<Attempt>) => async () => {
    const began = performance.now();
    const result = await attempt();
    if (result.failure) {
      const { reason, observed } = result.failure;
      failures.unshift({ at: clock.now(), reason, observed });
      failures.splice(keptFailures);
    } else {
      durations.push(performance.now() - began);
      if (durations.length > keptDurations) durations.shift();
    }
    return result;
  };

  const restsUntil = () => {
    const ms = gate.restMs();
    return ms === 0 ? null : clock.now() + ms;
  };

  return {
    redirected: (url) => (target === null ? null : target + url.slice(origin.length)),
    persist: (attempt, signal) => persist(observed(attempt), signal),
    restsUntil,
    health: () => ({
      origin,
      breaker: gate.state(),
      restsUntil: restsUntil(),
      failures: [...failures],
      medianMs: median(durations),
    }),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
