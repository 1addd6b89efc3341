import type { Operation } from '@shared/operations/operation';
import type { QuotaState } from '@shared/lookup';
import type { Store } from '../store';
import type { Clock } from './clock';

export const quotaWindowMs = 24 * 60 * 60 * 1000;

/** Units set aside for lookups under way, so that calls at the same time never use more than there is. */
export interface Reservation {
  readonly units: number;
  /** Gives one unit back, when its lookup has ended; nothing once all are back. */
  release(): void;
}

/** The quota of one process: what the ledger holds and what lookups under way will need. */
export interface QuotaLedger {
  state(organization: string, operation: Operation): QuotaState;
  /** Sets aside up to `wanted` units; fewer, or none, when not so many are left. */
  reserve(organization: string, operation: Operation, wanted: number): Reservation;
}

export function quotaLedger(store: Store, clock: Clock): QuotaLedger {
  const reserved = new Map<string, number>();
  const keyOf = (organization: string, operation: Operation) => JSON.stringify([organization, operation.id]);

  function state(organization: string, operation: Operation): QuotaState {
    const now = clock.now();
    const kept = store.quota.use(organization, operation.id, now - quotaWindowMs);
    const { used, oldestAt } = kept;
    const limit = kept.limit ?? operation.quota;
    const taken = used + (reserved.get(keyOf(organization, operation)) ?? 0);
    return {
      operation: operation.id,
      limit,
      used: taken,
      remaining: Math.max(0, limit - taken),
      resetSeconds: oldestAt === null ? 0 : Math.ceil((oldestAt + quotaWindowMs - now) / 1000),
    };
  }

  function add(key: string, units: number): void {
    const sum = (reserved.get(key) ?? 0) + units;
    if (sum === 0) reserved.delete(key);
    else reserved.set(key, sum);
  }

  return {
    state,
    reserve(organization, operation, wanted) {
      const key = keyOf(organization, operation);
      const units = wanted === 0 ? 0 : Math.min(wanted, state(organization, operation).remaining);
      let held = units;
      add(key, held);
      const release = () => {
        if (held === 0) return;
        held -= 1;
        add(key, -1);
      };
      return { units, release };
    },
  };
}
