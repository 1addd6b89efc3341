import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openStore } from './index';

const day = 24 * 60 * 60 * 1000;

it('counts a rolling window as counting every charge would', () => {
  const steps = fc.array(
    fc.record({
      by: fc.integer({ min: 0, max: day / 2 }),
      operation: fc.constantFrom('one', 'two'),
      charges: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(steps, (moves) => {
      const store = openStore(':memory:', { clock: { now: () => 0 } });
      const charged: { at: number; operation: string }[] = [];
      let now = day;
      for (const { by, operation, charges } of moves) {
        now += by;
        for (let index = 0; index < charges; index += 1) {
          store.quota.charge('local', operation, now, charged.length);
          charged.push({ at: now, operation });
        }
        const within = charged.filter((charge) => charge.operation === operation && charge.at > now - day);
        expect(store.quota.use('local', operation, now - day)).toEqual({
          limit: null,
          held: 0,
          used: within.length,
          oldestAt: within[0]?.at ?? null,
        });
        expect(store.quota.use('other', operation, now - day).used).toBe(0);
      }
      store.close();
    }),
    { numRuns: 40 },
  );
});

it('keeps the limit that was set last', () => {
  const store = openStore(':memory:', { clock: { now: () => 0 } });
  store.quota.setLimit('local', 'one', 5);
  store.quota.setLimit('local', 'one', 7);
  expect(store.quota.use('local', 'one', 0).limit).toBe(7);
  expect(store.quota.use('local', 'two', 0).limit).toBeNull();
  store.close();
});
