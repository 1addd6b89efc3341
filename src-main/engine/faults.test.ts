import { expect, it } from 'vitest';
import type { Store } from '../store';
import type { Sync } from '../store/transactions';
import { rig } from './testing/rig';

const answer = { data: { records: ['one'] }, aside: { seen: 200 } };

/** A store whose n-th write from now on throws, as it does when the disk is full. */
function failing(store: Store, first: number) {
  let left = first;
  const counted = <A extends readonly unknown[], R>(work: (...args: A) => R) => {
    return (...args: A): R => {
      left -= 1;
      if (left === 0) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
      return work(...args);
    };
  };
  const { lookups, quota, idempotency } = store;
  return {
    failAt(nth: number) {
      left = nth;
    },
    store: {
      ...store,
      transaction: <T>(work: () => T, sync?: Sync) =>
        store.transaction(() => {
          const result = counted(work)();
          // The commit itself.
          return counted(() => result)();
        }, sync),
      lookups: {
        ...lookups,
        recordAsked: counted(lookups.recordAsked),
        recordCached: counted(lookups.recordCached),
      },
      quota: { ...quota, charge: counted(quota.charge) },
      idempotency: { ...idempotency, keep: counted(idempotency.keep) },
    } satisfies Store,
  };
}

const question = { idempotencyKey: 'key', door: 'batch' } as const;
const everything = { text: '', verdict: null, operation: null, door: null };

/** Asks with a store whose n-th write fails; returns the outcome and how many writes there were. */
async function askWithFault(nth: number, isCached: boolean) {
  let fault: ReturnType<typeof failing> | undefined;
  const bench = rig({
    run: async () => answer,
    wrapStore: (store) => {
      fault = failing(store, isCached ? Infinity : nth);
      return fault.store;
    },
  });
  if (isCached) {
    await bench.ask();
    fault?.failAt(nth);
  }
  const before = bench.store.audit.last()?.seq ?? 0;
  const outcome = await bench.ask(question);
  const state = {
    lookups: bench.store.lookups.list(everything, { offset: 0, limit: 10 }).total - (isCached ? 1 : 0),
    charged: bench.store.quota.use('local', 'test_lookup', 0).used - (isCached ? 1 : 0),
    entries: (bench.store.audit.last()?.seq ?? 0) - before,
  };
  expect(await bench.store.verify()).toMatchObject({ ok: true });
  fault?.failAt(Infinity);
  const again = await bench.ask(question);
  await bench.close();
  return { outcome, state, again, logged: bench.logged.length };
}

it.each([
  ['the source', false],
  ['the cache', true],
])(
  'a lookup that %s answers is written as a whole or not at all, whichever write fails',
  async (_from, isCached) => {
    const none = { lookups: 0, charged: 0, entries: 0 };
    let nth = 1;
    let result = await askWithFault(nth, isCached);
    while (result.outcome.status !== 200) {
      expect(result.outcome).toMatchObject({
        status: 500,
        error: { code: 'internal_error', details: { reason: 'disk_full' } },
        lookupId: null,
      });
      expect(result.state).toEqual(none);
      expect(result.logged).toBeGreaterThan(0);
      expect(result.again).toMatchObject({ status: 200, origin: isCached ? 'cache' : 'source' });
      nth += 1;
      result = await askWithFault(nth, isCached);
    }
    expect(result.state).toEqual({ lookups: 1, charged: 1, entries: 1 });
    expect(result.again).toMatchObject({ origin: 'replay' });
    expect(nth).toBeGreaterThan(4);
  },
);
