import { afterEach, describe, expect, it, vi } from 'vitest';
import { LookupError, upstreamError } from '@shared/errors';
import { gate, hour, movableClock, rig, type Rig } from './testing/rig';

let engines: Rig[] = [];
afterEach(async () => {
  for (const engine of engines) await engine.close();
  engines = [];
});

function open(parts: Parameters<typeof rig>[0]): Rig {
  const opened = rig(parts);
  engines.push(opened);
  return opened;
}

const answer = { data: { records: ['one'] }, aside: { seen: 200 } };
const found = async () => answer;
const used = (engine: Rig) =>
  engine.engine.quota('local').find(({ operation }) => operation === 'test_lookup');

describe('the quota', () => {
  it('gives a lookup its state, and refuses the one beyond the limit before the source', async () => {
    let asked = 0;
    const bench = open({
      over: { cacheSeconds: 0 },
      run: async () => {
        asked += 1;
        return answer;
      },
    });
    const states = [];
    for (let index = 0; index < 4; index += 1) {
      const { status, quota } = await bench.ask();
      states.push([status, quota?.used, quota?.remaining]);
      bench.clock.move(hour);
    }
    expect(states).toEqual([
      [200, 1, 2],
      [200, 2, 1],
      [200, 3, 0],
      [429, 3, 0],
    ]);
    expect(asked).toBe(3);
  });

  it('says in whole seconds when the oldest unit comes back, and gives it back then', async () => {
    const bench = open({ over: { cacheSeconds: 0, quota: 1 }, run: found });
    await bench.ask();
    const renewsAt = bench.clock.now() + 24 * hour;
    expect(used(bench)).toMatchObject({ renewsAt, resetSeconds: 86_400 });
    bench.clock.move(24 * hour - 1500);
    expect(used(bench)).toMatchObject({ renewsAt, resetSeconds: 2 });
    const refused = await bench.ask();
    expect(refused.error).toEqual({
      code: 'rate_limited',
      details: { limit: 1, retry_after_seconds: 2 },
    });
    expect(refused.lookupId).toBeNull();
    expect(refused.verdict).toBe('not_asked');
    bench.clock.move(1500);
    expect((await bench.ask()).status).toBe(200);
  });

  it('is not touched by an invalid body, a source that fails, or a mistake of the application', async () => {
    const mistakes = [upstreamError({ reason: 'timeout', source: 'test_source' }), new TypeError('a bug')];
    const bench = open({
      run: async () => {
        throw mistakes.shift();
      },
    });
    expect((await bench.ask({ input: {} })).status).toBe(400);
    expect((await bench.ask()).status).toBe(502);
    expect((await bench.ask()).status).toBe(500);
    expect(used(bench)?.used).toBe(0);
  });

  it('is charged for a question that the source refuses, and for an answer from the cache', async () => {
    let refuse = true;
    const bench = open({
      run: async () => {
        if (refuse)
          throw new LookupError({
            code: 'invalid_request',
            details: { reason: 'refused_by_source', source_message: 'no' },
          });
        return answer;
      },
    });
    expect((await bench.ask()).status).toBe(400);
    expect(used(bench)?.used).toBe(1);
    refuse = false;
    await bench.ask();
    expect((await bench.ask()).origin).toBe('cache');
    expect(used(bench)?.used).toBe(3);
  });

  it('never overshoots, however many ask at once, and counts those under way', async () => {
    const opened = gate();
    let asked = 0;
    const bench = open({
      over: { cacheSeconds: 0 },
      run: async () => {
        asked += 1;
        await opened.promise;
        return answer;
      },
    });
    const calls = Array.from({ length: 20 }, (_, index) => bench.ask({ input: { name: `Ana ${index}` } }));
    await Promise.race(calls);
    expect(used(bench)).toMatchObject({ used: 3, remaining: 0 });
    opened.resolve();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
    expect(asked).toBe(3);
    expect(used(bench)).toMatchObject({ used: 3, remaining: 0 });
  });

  it('gives the unit of a failed lookup to the next one', async () => {
    const failing = gate();
    const bench = open({
      over: { quota: 1, cacheSeconds: 0 },
      run: async (input) => {
        if ((input as { name: string }).name === 'Ana') await failing.promise;
        return answer;
      },
    });
    const first = bench.ask();
    expect((await bench.ask({ input: { name: 'Eva' } })).status).toBe(429);
    failing.reject(upstreamError({ reason: 'blocked', source: 'test_source' }));
    expect((await first).status).toBe(502);
    expect((await bench.ask({ input: { name: 'Eva' } })).status).toBe(200);
  });

  it('is kept per organization, and its limit can be changed, which the audit log keeps', async () => {
    const bench = open({ over: { quota: 1, cacheSeconds: 0 }, run: found });
    await bench.ask();
    expect((await bench.ask({ organization: 'other' })).status).toBe(200);
    expect((await bench.ask()).status).toBe(429);
    expect(bench.engine.setQuota('local', 'test_lookup', 2)).toMatchObject({
      limit: 2,
      used: 1,
      remaining: 1,
    });
    expect((await bench.ask()).status).toBe(200);
    expect(bench.engine.setQuota('local', 'test_lookup', 0)).toMatchObject({ limit: 0, remaining: 0 });
    expect(bench.store.audit.last()).toMatchObject({ action: 'quota.limit_set', subject: 'test_lookup' });
    expect(() => bench.engine.setQuota('local', 'nothing', 2)).toThrow('no such operation');
  });

  it('holds with its new limit from the next lookup on, also where units were left over', async () => {
    const bench = open({ over: { quota: 1000, cacheSeconds: 0 }, run: found });
    await bench.ask();
    bench.engine.setQuota('local', 'test_lookup', 1);
    expect((await bench.ask()).status).toBe(429);
    expect(used(bench)).toMatchObject({ used: 1, remaining: 0 });
  });

  it('passes a unit that was left over on without a write, and counts each lookup', async () => {
    const bench = open({ over: { quota: 1000 }, run: found });
    await bench.ask();
    const written = vi.spyOn(bench.store, 'transaction');
    expect((await bench.ask({ fresh: true })).origin).toBe('source');
    expect(written).toHaveBeenCalledTimes(1);
    expect((await bench.ask()).origin).toBe('cache');
    expect(used(bench)).toMatchObject({ used: 3, remaining: 997 });
  });

  it('heals when a clock that ran ahead is set back', async () => {
    const clock = movableClock();
    const bench = open({ over: { quota: 2, cacheSeconds: 0 }, run: found, clock });
    clock.move(365 * 24 * hour);
    await bench.ask();
    clock.move(-365 * 24 * hour);
    await bench.ask();
    expect((await bench.ask()).status).toBe(429);
    clock.move(24 * hour);
    expect((await bench.ask()).status).toBe(200);
  });
});
