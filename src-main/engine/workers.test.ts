import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { upstreamError } from '@shared/errors';
import { gate, hour, movableClock, rig, until, type Rig } from './testing/rig';

const answer = { data: { records: ['one'] }, aside: { seen: 200 } };

describe('two processes on one file', () => {
  const clock = movableClock();
  let folder: string;
  let rigs: Rig[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'expediente-workers-'));
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const bench of rigs) await bench.close();
    rigs = [];
    rmSync(folder, { recursive: true });
  });

  function open(run: Parameters<typeof rig>[0]['run']): Rig {
    const opened = rig({
      file: join(folder, 'expediente.sqlite'),
      clock,
      over: { cacheSeconds: 0 },
      options: { newId: randomUUID },
      run,
    });
    rigs.push(opened);
    return opened;
  }
  const stateOf = ({ engine }: Rig) =>
    engine.quota('local').find(({ operation }) => operation === 'test_lookup');

  it('share a quota to the unit, with what the other one has under way', async () => {
    const [first, second] = [gate<typeof answer>(), gate<typeof answer>()];
    const one = open(() => first.promise);
    const other = open(() => second.promise);
    const waiting = [
      one.ask({ input: { name: 'Ana' } }),
      other.ask({ input: { name: 'Eva' } }),
      one.ask({ input: { name: 'Luz' } }),
    ];
    expect(stateOf(other)).toMatchObject({ used: 3, remaining: 0 });
    expect((await other.ask({ input: { name: 'Sol' } })).status).toBe(429);
    expect((await one.ask({ input: { name: 'Sol' } })).status).toBe(429);

    first.reject(upstreamError({ reason: 'blocked', source: 'test_source' }));
    await until(() => stateOf(other)?.used === 1);
    second.resolve(answer);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([502, 200, 502]);
    for (const bench of [one, other]) expect(stateOf(bench)).toMatchObject({ used: 1, remaining: 2 });
  });

  it('pass a unit on from lookup to lookup while plenty is left, and show nobody more used than was', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [one, other] = [open(async () => answer), open(async () => answer)];
    const setAside = vi.spyOn(one.store.quota, 'hold');
    for (const [limit, times] of [
      [1000, 1],
      [504, 4],
    ] as const) {
      one.engine.setQuota('local', 'test_lookup', limit);
      setAside.mockClear();
      for (const name of ['Ana', 'Eva', 'Luz', 'Sol']) await one.ask({ input: { name } });
      expect(setAside).toHaveBeenCalledTimes(times);
      const used = stateOf(one)?.used;
      vi.advanceTimersByTime(1000);
      expect(stateOf(other)).toMatchObject({ used });
    }
    expect(stateOf(one)).toMatchObject({ used: 8 });
  });

  it('leave the last units to each other at once', async () => {
    const [one, other] = [open(async () => answer), open(async () => answer)];
    one.engine.setQuota('local', 'test_lookup', 40);
    for (let unit = 1; unit < 40; unit += 1)
      expect((await one.ask({ input: { name: `Ana ${unit}` } })).status).toBe(200);
    expect((await other.ask({ input: { name: 'Eva' } })).status).toBe(200);
    expect((await one.ask({ input: { name: 'Eva' } })).status).toBe(429);
  });

  it('free what a process held that was killed', async () => {
    const bench = open(async () => answer);
    const { pid } = spawnSync(process.execPath, ['--version']);
    const name = [hostname(), pid, 1, 'x'].join('/');
    bench.store.workers.sign({ name, until: clock.now() + hour }, 0);
    for (const number of [1, 2, 3]) bench.store.quota.hold({ worker: name, number }, 'local', 'test_lookup');
    expect(await bench.ask()).toMatchObject({ status: 200, quota: { used: 1 } });
    bench.store.workers.sign({ name, until: clock.now() + hour }, 0);
    bench.store.quota.hold({ worker: name, number: 4 }, 'local', 'test_lookup');
    expect(stateOf(bench)).toMatchObject({ used: 1, remaining: 2 });
    bench.store.workers.sign({ name, until: clock.now() + hour }, 0);
    for (const number of [5, 6]) bench.store.quota.hold({ worker: name, number }, 'local', 'test_lookup');
    expect(bench.engine.quotaOf('local', 'test_lookup')).toEqual(stateOf(bench));
    expect(stateOf(bench)).toMatchObject({ used: 1, remaining: 2 });
    expect(() => bench.engine.quotaOf('local', 'unknown')).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  });

  it('run a job once: the other one takes it over only when its process shows no life any more', async () => {
    const [first, second] = [gate<typeof answer>(), gate<typeof answer>()];
    let askedAgain = 0;
    const one = open(() => first.promise);
    const other = open(() => {
      askedAgain += 1;
      return second.promise;
    });
    const { job } = await one.ask({ patienceMs: 0 });
    const id = job?.id ?? '';
    expect(other.engine.resume()).toBe(0);
    expect(other.engine.resume()).toBe(0);
    expect(other.engine.job(id, 'local')).toMatchObject({ done: false });

    clock.move(hour);
    expect(other.engine.resume()).toBe(1);
    expect(one.engine.resume()).toBe(0);
    second.resolve(answer);
    await until(() => other.engine.job(id, 'local')?.done === true);
    expect(askedAgain).toBe(1);

    // The first one was only slow: what it brings now is neither written nor charged.
    first.resolve(answer);
    await until(() => one.logged.length > 0);
    expect(stateOf(one)).toMatchObject({ used: 1 });
    expect(await one.store.verify()).toMatchObject({ ok: true });
  });
});
