import { afterEach, describe, expect, it } from 'vitest';
import { upstreamError } from '@shared/errors';
import { gate, rig, type Rig } from './testing/rig';

let bench: Rig;
afterEach(() => bench.close());

interface Result {
  readonly index: number;
  readonly name: string | null;
  readonly status: number;
  readonly data?: { readonly records: readonly string[] };
  readonly error?: { readonly code: string; readonly message: string; readonly details?: unknown };
}

const results = (data: unknown) => (data as { readonly results: readonly Result[] }).results;
const nameOf = (input: unknown) => (input as { readonly name: string }).name;
const answer = (name: string) => ({ data: { records: name === 'Nadie' ? [] : [name] }, aside: { seen: 1 } });
const batch = (...names: readonly unknown[]) => ({
  operation: 'test_batch',
  input: { items: names.map((name) => ({ name })) },
});
const quotaOf = (operation: string) =>
  bench.engine.quota('local').find((quota) => quota.operation === operation);

describe('a batch operation', () => {
  it('answers every item with its own status, in input order, whatever the order of the answers', async () => {
    const slow = gate();
    bench = rig({
      run: async (input) => {
        const name = nameOf(input);
        if (name === 'Ana') await slow.promise;
        if (name === 'Eva') throw upstreamError({ reason: 'timeout', source: 'test_source' });
        if (name === 'Last') slow.resolve();
        return answer(name);
      },
    });
    const outcome = await bench.ask(batch('Ana', 'Eva', 7, 'Last'));
    expect(outcome).toMatchObject({ status: 200, verdict: 'found', origin: 'source' });
    expect(results(outcome.data)).toMatchObject([
      { index: 0, name: 'Ana', status: 200, data: { records: ['Ana'] } },
      {
        index: 1,
        name: 'Eva',
        status: 502,
        error: { code: 'upstream_error', details: { reason: 'timeout' } },
      },
      {
        index: 2,
        name: null,
        status: 400,
        error: {
          code: 'invalid_request',
          details: { violations: [{ path: '/name', rule: 'type', message: 'Must be a string.' }] },
        },
      },
      { index: 3, name: 'Last', status: 200 },
    ]);
    expect(results(outcome.data)[1]?.error?.message).toContain('did not answer in time');
  });

  it('costs one unit of its own quota for each item that was answered, and none of the single operation', async () => {
    bench = rig({
      run: async (input) => {
        if (nameOf(input) === 'Eva') throw upstreamError({ reason: 'timeout', source: 'test_source' });
        return answer(nameOf(input));
      },
    });
    const { quota } = await bench.ask(batch('Ana', 'Eva', '?'));
    expect(quota).toMatchObject({ operation: 'test_batch', used: 1, remaining: 2 });
    expect(quotaOf('test_lookup')).toMatchObject({ used: 0 });
  });

  it('refuses the items beyond the quota in their own result, and the whole only when nothing is left', async () => {
    bench = rig({ run: async (input) => answer(nameOf(input)) });
    const first = await bench.ask(batch('A1', 'x', 'A2', 'A3', 'A4', 'A5'));
    expect(results(first.data).map(({ status }) => status)).toEqual([200, 400, 200, 200, 429, 429]);
    expect(results(first.data)[4]?.error?.code).toBe('rate_limited');
    expect(first.verdict).toBe('found');
    const second = await bench.ask(batch('A6'));
    expect(second).toMatchObject({ status: 429, lookupId: null });
    const third = await bench.ask(batch('x'));
    expect(results(third.data).map(({ status }) => status)).toEqual([400]);
  });

  it('never blurs an item without answer into «nothing»', async () => {
    bench = rig({
      run: async (input) => {
        if (nameOf(input) === 'Eva') throw upstreamError({ reason: 'timeout', source: 'test_source' });
        return answer(nameOf(input));
      },
    });
    expect((await bench.ask(batch('Nadie', 'Eva'))).verdict).toBe('silent');
    expect((await bench.ask(batch('Nadie'))).verdict).toBe('nothing');
  });

  it('records each item as a lookup of the single operation with its own evidence', async () => {
    bench = rig({ run: async (input) => answer(nameOf(input)) });
    await bench.ask(batch('Ana', 'Eva'));
    const all = { text: '', verdict: null, operation: 'test_lookup', door: null };
    const { rows } = bench.engine.list(all, { offset: 0, limit: 10 });
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(['Ana', 'Eva']);
    expect(await bench.store.verify()).toMatchObject({ ok: true });
  });

  it('is replayed by its key as a whole', async () => {
    let asked = 0;
    bench = rig({
      run: async (input) => {
        asked += 1;
        return answer(nameOf(input));
      },
    });
    const first = await bench.ask({ ...batch('Ana', 'Eva'), idempotencyKey: 'key' });
    const again = await bench.ask({ ...batch('Ana', 'Eva'), idempotencyKey: 'key' });
    expect(asked).toBe(2);
    expect(again).toMatchObject({ origin: 'replay', data: first.data });
    expect(quotaOf('test_batch')).toMatchObject({ used: 2 });
  });

  it('becomes a job past its patience, and ends with it when it is cancelled', async () => {
    bench = rig({
      run: (_input, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const { job, lookupId } = await bench.ask({ ...batch('Ana', 'Eva'), patienceMs: 0 });
    expect(bench.engine.job(job?.id ?? '', 'local')).toEqual({ operation: 'test_batch', done: false });
    bench.engine.cancel(lookupId ?? '');
    await bench.engine.stop();
    expect(quotaOf('test_batch')).toMatchObject({ used: 0, remaining: 3 });
  });
});
