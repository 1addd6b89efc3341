import type { Operation } from '@shared/operations/operation';
import type { QuotaState } from '@shared/lookup';
import type { Store } from '../store';
import type { Clock } from './clock';
import type { Presence } from './presence';

export const quotaWindowMs = 24 * 60 * 60 * 1000;

/** One unit set aside for a lookup under way, so that calls at the same time never use more than there is. */
export interface Hold {
  /** Makes room for the charge that takes its place, in the transaction of that charge. */
  consume(): void;
  /** Gives the unit back; nothing when it was consumed or is back already. */
  release(): void;
}

/**
 * The quotas of every organization: what the ledger has charged and what lookups under way have set aside, in this process
 * and in others on the same file.
 */
export interface QuotaLedger {
  state(organization: string, operation: Operation): QuotaState;
  /** How many units may be taken in the transaction under way; what processes held that are gone is among them. */
  available(organization: string, operation: Operation, wanted: number): number;
  /** Sets units aside, in the transaction that found them available. */
  take(organization: string, operation: Operation, units: number): readonly Hold[];
}

export function quotaLedger(store: Store, clock: Clock, presence: Presence): QuotaLedger {
  let taken = 0;

  function state(organization: string, operation: Operation): QuotaState {
    const now = clock.now();
    const kept = store.quota.use(organization, operation.id, now - quotaWindowMs);
    const limit = kept.limit ?? operation.quota;
    const used = kept.used + kept.held;
    return {
      operation: operation.id,
      limit,
      used,
      remaining: Math.max(0, limit - used),
      resetSeconds: kept.oldestAt === null ? 0 : Math.ceil((kept.oldestAt + quotaWindowMs - now) / 1000),
    };
  }

  function holdOne(organization: string, operation: Operation): Hold {
    const hold = { worker: presence.name, number: (taken += 1) };
    store.quota.hold(hold, organization, operation.id);
    return {
      consume() {
        store.quota.free(hold);
      },
      release() {
        if (store.quota.isHeld(hold)) store.transaction(() => store.quota.free(hold), 'soon');
      },
    };
  }

  return {
    state,
    available(organization, operation, wanted) {
      const { remaining } = state(organization, operation);
      if (remaining >= wanted || !presence.bury()) return Math.min(wanted, remaining);
      return Math.min(wanted, state(organization, operation).remaining);
    },
    take(organization, operation, units) {
      presence.sign();
      return Array.from({ length: units }, () => holdOne(organization, operation));
    },
  };
}
