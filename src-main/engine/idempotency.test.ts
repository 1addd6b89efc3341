import { afterEach, describe, expect, it } from 'vitest';
import { upstreamError } from '@shared/errors';
import { gate, hour, rig, type Rig } from './testing/rig';

let bench: Rig;
afterEach(() => bench.close());

const answer = { data: { records: ['one'] }, aside: { seen: 200 } };
const idempotencyKey = 'key';

describe('an idempotency key', () => {
  it('replays the stored answer at no cost, under a request id of its own', async () => {
    let asked = 0;
    bench = rig({
      over: { cacheSeconds: 0 },
      run: async () => {
        asked += 1;
        return answer;
      },
    });
    const first = await bench.ask({ idempotencyKey });
    const again = await bench.ask({ idempotencyKey, input: { page: 1, name: 'Ana' } });
    expect(asked).toBe(1);
    expect(again).toMatchObject({ status: 200, data: first.data, aside: first.aside, origin: 'replay' });
    expect(again.lookupId).toBe(first.lookupId);
    expect(again.requestId).not.toBe(first.requestId);
    expect(again.quota).toMatchObject({ used: 1 });
  });

  it('refuses another body', async () => {
    bench = rig({ run: async () => answer });
    await bench.ask({ idempotencyKey });
    const other = await bench.ask({ idempotencyKey, input: { name: 'Eva' } });
    expect(other.error).toEqual({
      code: 'invalid_request',
      details: { reason: 'idempotency_key_reused' },
    });
    expect(other.quota).toMatchObject({ used: 1 });
  });

  it('is another one for another organization, and is forgotten after 24 hours', async () => {
    bench = rig({ over: { cacheSeconds: 0, quota: 9 }, run: async () => answer });
    const first = await bench.ask({ idempotencyKey });
    const other = await bench.ask({ idempotencyKey, organization: 'other' });
    expect(other.lookupId).not.toBe(first.lookupId);
    bench.clock.move(24 * hour - 1);
    expect((await bench.ask({ idempotencyKey })).lookupId).toBe(first.lookupId);
    bench.clock.move(1);
    const later = await bench.ask({ idempotencyKey, input: { name: 'Eva' } });
    expect(later).toMatchObject({ status: 200, origin: 'source' });
  });

  it('is not kept for a failure, so that the caller can try again with it', async () => {
    let fails = true;
    bench = rig({
      run: async () => {
        if (fails) throw upstreamError({ reason: 'timeout', source: 'test_source' });
        return answer;
      },
    });
    expect((await bench.ask({ idempotencyKey })).status).toBe(502);
    fails = false;
    expect((await bench.ask({ idempotencyKey })).status).toBe(200);
  });

  it('joins the one that still runs: one question, one unit, both callers told', async () => {
    const opened = gate();
    let asked = 0;
    bench = rig({
      run: async () => {
        asked += 1;
        await opened.promise;
        return answer;
      },
    });
    const settled: string[] = [];
    const calls = ['first', 'second', 'third'].map((name) =>
      bench.ask({ idempotencyKey, settle: () => void settled.push(name) }),
    );
    const clash = await bench.ask({ idempotencyKey, input: { name: 'Eva' } });
    expect(clash.status).toBe(400);
    opened.resolve();
    const outcomes = await Promise.all(calls);
    expect(asked).toBe(1);
    expect(outcomes.map(({ origin }) => origin)).toEqual(['source', 'replay', 'replay']);
    expect(new Set(outcomes.map(({ lookupId }) => lookupId)).size).toBe(1);
    expect(new Set(outcomes.map(({ requestId }) => requestId)).size).toBe(3);
    expect(settled.toSorted()).toEqual(['first', 'second', 'third']);
    expect(bench.engine.quota('local')[0]).toMatchObject({ used: 1 });
  });

  it('lets the second caller ask for itself when the first one left', async () => {
    const waiting = gate();
    let asked = 0;
    bench = rig({
      run: async (_input, { signal }) => {
        asked += 1;
        if (asked > 1) return answer;
        waiting.resolve();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    });
    const leaving = new AbortController();
    const first = bench.ask({ idempotencyKey, signal: leaving.signal });
    await waiting.promise;
    const second = bench.ask({ idempotencyKey });
    leaving.abort(new DOMException('gone', 'AbortError'));
    await expect(first).rejects.toThrow('gone');
    expect(await second).toMatchObject({ status: 200, origin: 'source' });
  });

  it('goes with the lookup when that is deleted', async () => {
    bench = rig({ over: { cacheSeconds: 0 }, run: async () => answer });
    const { lookupId } = await bench.ask({ idempotencyKey });
    await bench.store.lookups.removal.remove(
      { ids: [lookupId ?? ''] },
      { at: bench.clock.now(), actor: 'window', reason: 'person' },
    );
    expect(await bench.ask({ idempotencyKey })).toMatchObject({ status: 200, origin: 'source' });
  });
});
