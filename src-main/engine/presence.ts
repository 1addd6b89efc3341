import type { Store } from '../store';
import type { Clock, NewId } from './clock';
import { heartbeatMs, holderName, isGone, leaseMs } from './lease';

/** This process among those that work on the same file. */
export interface Presence {
  readonly name: string;
  /** Makes the others believe it alive; a part of the transaction that takes something in its name. */
  sign(): void;
  /** Frees what processes held that are gone. @returns whether there were any */
  bury(): boolean;
  /** Frees what this process held. */
  leave(): void;
}

export function presence(store: Store, clock: Clock, newId: NewId): Presence {
  const name = holderName(newId);
  let hasSigned = false;

  return {
    name,
    sign() {
      hasSigned = true;
      store.workers.sign({ name, until: clock.now() + leaseMs }, heartbeatMs / 2);
    },
    bury() {
      const now = clock.now();
      const gone = store.workers
        .all()
        .filter((worker) => worker.name !== name && (worker.until <= now || isGone(worker.name)));
      for (const worker of gone) store.workers.remove(worker.name);
      return gone.length > 0;
    },
    leave() {
      if (hasSigned) store.workers.remove(name);
    },
  };
}
