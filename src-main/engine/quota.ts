import type { Operation } from '@shared/operations/operation';
import type { QuotaState } from '@shared/lookup';
import type { Store } from '../store';
import type { QuotaHold } from '../store/quota';
import type { Clock } from './clock';
import type { EngineOptions } from './engine';
import { heartbeatMs } from './lease';
import type { Presence } from './presence';

export const quotaWindowMs = 24 * 60 * 60 * 1000;

/** A unit that its lookup is done with is kept for the next one for so long, */
const keptMs = 250;
/** at most so many of an operation, */
const mostKept = 8;
/** and only while more are left than other processes can use up meanwhile: none may find the last ones taken by nobody. */
const plenty = 500;
/** It goes from one to the next for so long after it was set aside, while the process is believed alive without a doubt. */
const passedMs = heartbeatMs;

/** One unit set aside for a lookup under way, so that calls at the same time never use more than there is. */
export interface Hold {
  /** Makes room for the charge that takes its place, in the transaction of that charge. */
  consume(): void;
  /** The lookup is done with it, whether it was consumed or not. */
  release(): void;
}

/**
 * The quotas of every organization: what the ledger has charged and what lookups under way have set aside, in this process
 * and in others on the same file. No more is ever used than there is. Where plenty is left, a unit that was set aside goes
 * from one lookup to the next, which spares each a transaction; another process may see it used for a moment longer, and a
 * limit that it lowers may hold here a moment later.
 */
export interface QuotaLedger {
  state(organization: string, operation: Operation): QuotaState;
  /** The same; where fewer units than wanted seem to be left, those that processes held which are gone are freed first. */
  stateFor(wanted: number, organization: string, operation: Operation): QuotaState;
  /** A unit that an earlier lookup left, which needs no transaction; undefined when there is none. */
  kept(organization: string, operation: Operation): Hold | undefined;
  /** Sets units aside, in the transaction that found them available. */
  take(organization: string, operation: Operation, units: number): readonly Hold[];
  /** Frees what is kept for later lookups. */
  giveBack(): void;
  /** Ends the care for kept units, which go with the process's other ones. */
  stop(): void;
}

/** A unit that this process has set aside, and when. */
interface Unit extends QuotaHold {
  readonly since: number;
}

/** What this process knows of one quota. */
interface Ledger {
  /** Units that are set aside and that no lookup has. */
  readonly kept: Unit[];
  /** What was left when it was last looked at, and when that was. */
  left: number;
  seenAt: number;
}

export function quotaLedger(
  store: Store,
  clock: Clock,
  presence: Presence,
  log: EngineOptions['log'],
): QuotaLedger {
  let taken = 0;
  let timer: NodeJS.Timeout | undefined;
  const ledgers = new Map<string, Ledger>();

  const ledgerOf = (organization: string, operation: string): Ledger => {
    const key = JSON.stringify([organization, operation]);
    const known = ledgers.get(key) ?? { kept: [], left: 0, seenAt: 0 };
    ledgers.set(key, known);
    return known;
  };

  function state(organization: string, operation: Operation): QuotaState {
    const now = clock.now();
    const use = store.quota.use(organization, operation.id, now - quotaWindowMs);
    const limit = use.limit ?? operation.quota;
    const ledger = ledgerOf(organization, operation.id);
    const used = use.used + use.held - ledger.kept.length;
    ledger.left = Math.max(0, limit - used);
    ledger.seenAt = now;
    const renewsAt = use.oldestAt === null ? null : use.oldestAt + quotaWindowMs;
    return {
      operation: operation.id,
      limit,
      used,
      remaining: ledger.left,
      renewsAt,
      resetSeconds: renewsAt === null ? 0 : Math.ceil((renewsAt - now) / 1000),
    };
  }

  /** Whether a moment is less than so long ago; a clock that was set back makes it older. */
  const isWithin = (moment: number, ms: number) => Math.abs(clock.now() - moment) < ms;

  /** One that is kept, unless this process was believed gone and its units were freed. */
  function keptUnit(organization: string, operation: string): Unit | undefined {
    const unit = ledgerOf(organization, operation).kept.pop();
    if (unit === undefined) return undefined;
    return isWithin(unit.since, passedMs) || store.quota.isHeld(unit) ? unit : undefined;
  }

  function newUnit(organization: string, operation: string): Unit {
    presence.sign();
    const unit = { worker: presence.name, number: (taken += 1), since: clock.now() };
    store.quota.hold(unit, organization, operation);
    return unit;
  }

  function holdOf(unit: Unit, organization: string, operation: string): Hold {
    let isHere = true;
    /** Keeps the unit for the next lookup, if that may be. */
    function pass(): boolean {
      const { kept, left, seenAt } = ledgerOf(organization, operation);
      if (left <= plenty || !isWithin(seenAt, keptMs)) return false;
      if (kept.length === mostKept || !isWithin(unit.since, passedMs)) return false;
      isHere = false;
      kept.push(unit);
      timer ??= setTimeout(giveBack, keptMs).unref();
      return true;
    }
    return {
      consume() {
        if (!pass()) store.quota.free(unit);
      },
      release() {
        if (!isHere || !store.quota.isHeld(unit) || pass()) return;
        store.transaction(() => store.quota.free(unit), 'soon');
      },
    };
  }

  function giveBack(): void {
    clearTimeout(timer);
    timer = undefined;
    const units = [...ledgers.values()].flatMap(({ kept }) => kept);
    try {
      if (units.length > 0) store.transaction(() => units.forEach(store.quota.free), 'soon');
      ledgers.clear();
    } catch (error) {
      log.error('engine.quota', error);
      timer = setTimeout(giveBack, keptMs).unref();
    }
  }

  return {
    state,
    stateFor(wanted, organization, operation) {
      const first = state(organization, operation);
      return first.remaining >= wanted || !presence.bury() ? first : state(organization, operation);
    },
    kept(organization, { id }) {
      const unit = keptUnit(organization, id);
      return unit && holdOf(unit, organization, id);
    },
    take: (organization, { id }, units) =>
      Array.from({ length: units }, () =>
        holdOf(keptUnit(organization, id) ?? newUnit(organization, id), organization, id),
      ),
    giveBack,
    stop: () => clearTimeout(timer),
  };
}
