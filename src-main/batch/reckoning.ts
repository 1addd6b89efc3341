import type { BatchView } from '@shared/batch';
import type { Engine } from '../engine';
import { localOrganization } from '../engine/call';
import type { Clock } from '../engine/clock';
import type { Pace } from '../engine/pace';
import type { Store } from '../store';
import type { StoredBatch } from '../store/batches';
import { expectEnd } from './expectation';

interface Means {
  readonly store: Pick<Store, 'quota'>;
  readonly engine: Pick<Engine, 'quotaOf'>;
  readonly clock: Clock;
}

/** What a process knows of a batch that it works on. */
interface Work {
  readonly pace: Pace;
  readonly restsUntil: number | null;
}

const dayMs = 86_400_000;

/** A batch with what is reckoned of its run: its pace, and when it will have ended. @param work of this process on it */
export function reckoned(means: Means, stored: StoredBatch, work: Work | undefined): BatchView {
  const { output: _output, lease: _lease, ...batch } = stored;
  const isActive = batch.state === 'running' || batch.state === 'waiting_quota';
  if (!isActive) return { ...batch, perMinute: null, expectedAt: null, restsUntil: null };
  const now = means.clock.now();
  const perMinute = batch.state === 'running' ? (work?.pace.perMinute(now) ?? null) : null;
  return {
    ...batch,
    perMinute,
    expectedAt: expectedAt(means, batch, now, perMinute),
    restsUntil: work?.restsUntil ?? null,
  };
}

function expectedAt(
  { store, engine }: Means,
  { operation, counts }: Pick<BatchView, 'operation' | 'counts'>,
  now: number,
  perMinute: number | null,
): number | null {
  const { limit } = engine.quotaOf(localOrganization, operation);
  const usedSince = (since: number) => store.quota.use(localOrganization, operation, since).used;
  // What the ledger holds: units set aside for rows under way belong to rows that are still open.
  const used = usedSince(now - dayMs);
  return expectEnd({
    now,
    open: counts.open,
    perMinute,
    quota: {
      limit,
      used,
      usedAt: (n) => firstMoment(now - dayMs, now, (since) => usedSince(since) <= used - n),
    },
  });
}

/** The first whole second between two moments from which on something holds. */
function firstMoment(from: number, to: number, holds: (moment: number) => boolean): number {
  let before = from;
  let after = to;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}
