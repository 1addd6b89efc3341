import { Failure } from '@shared/failure';
import type { ServiceStatus } from '@shared/service';
import type { Text } from '@shared/text';
import type { Clock, NewId } from '../engine/clock';
import type { Engine } from '../engine/engine';
import type { Log } from '../launch/log';
import type { Store } from '../store';
import type { DocsFiles } from './docs/routes';
import { createKeys, type Keys } from './keys';
import type { Consent } from './oauth/consent';
import { createGrants } from './oauth/grants';
import type { Service } from './service';

export interface LocalServiceOptions {
  readonly store: Store;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  /** Asks the person before a client may use the tool server by OAuth. */
  readonly consent: Consent;
  readonly docs: DocsFiles;
  /** Told after the status or the keys changed. */
  readonly onChange: () => void;
}

/** Where the service should be: a port of the loopback; null for nowhere. */
export type WantedPort = number | null;

/** The service that a person switches on and off, and its keys, which are there while it is off, too. */
export interface LocalService {
  readonly keys: Pick<Keys, 'create' | 'list' | 'revoke'>;
  status(): ServiceStatus;
  /**
   * Starts, moves or stops the service. A port that cannot be used leaves it where it was.
   * @throws Failure (`conflict`) for such a port
   */
  follow(wanted: WantedPort): Promise<void>;
  /** Brings it to where it was wanted before; what stands in its way is told by the status. */
  resume(wanted: WantedPort): Promise<void>;
  /** Stops the service and writes what its keys were used for. */
  close(): Promise<void>;
}

interface Running {
  readonly service: Service;
  readonly port: number;
  readonly since: number;
  readonly counter: { requests: number };
}

/** The application waits less long for answers under way than the command does: a person has closed its window. */
const stopMs = 2000;

export function createLocalService(options: LocalServiceOptions): LocalService {
  const { store, engine, clock, newId, log, docs, consent, onChange } = options;
  const keys = createKeys(store, clock, newId, 'window');
  const grants = createGrants(store, clock, newId, 'window');
  let running: Running | null = null;
  let problem: Text | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function start(port: number): Promise<Running> {
    const counter = { requests: 0 };
    const onRequest = () => {
      counter.requests += 1;
      onChange();
    };
    // Loaded only now: nobody waits for it who does not switch it on.
    const { startService, usualPatience } = await import('./service');
    const patience = { ...usualPatience, stopMs };
    const parts = { engine, keys, grants, consent, clock, log, docs };
    const service = await startService({ ...parts, port, patience, onRequest });
    return { service, port, since: clock.now(), counter };
  }

  async function move(wanted: WantedPort): Promise<void> {
    const before = running;
    if (wanted !== (before?.port ?? null)) {
      // The new one first: when its port is taken, the old one goes on.
      running = wanted === null ? null : await start(wanted);
      await before?.service.stop();
    }
    problem = null;
    onChange();
  }

  /** One change at a time, in the order they were asked for. */
  function follow(wanted: WantedPort): Promise<void> {
    const done = last.then(() => move(wanted));
    last = done.catch(() => undefined);
    return done;
  }

  return {
    keys: {
      list: keys.list,
      create(name, organization) {
        const made = keys.create(name, organization);
        onChange();
        return made;
      },
      revoke(id) {
        const wasValid = keys.revoke(id);
        onChange();
        return wasValid;
      },
    },
    status: () => ({
      baseUrl: running?.service.baseUrl ?? null,
      since: running?.since ?? null,
      requests: running?.counter.requests ?? 0,
      problem,
    }),
    follow,
    async resume(wanted) {
      try {
        await follow(wanted);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        problem = error.words;
        onChange();
      }
    },
    async close() {
      await follow(null);
      keys.flush();
    },
  };
}
