import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { upstreamError } from '@shared/errors';
import { gate, rig, until, type Rig } from './testing/rig';

let benches: Rig[] = [];
let folder: string | undefined;
afterEach(async () => {
  for (const bench of benches) await bench.close();
  benches = [];
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});

function open(parts: Parameters<typeof rig>[0]): Rig {
  const opened = rig(parts);
  benches.push(opened);
  return opened;
}

const isDone = (bench: Rig, id = '') => until(() => bench.engine.job(id, 'local')?.done === true);
const answer = { data: { records: ['one'] }, aside: { seen: 200 } };

describe('a job', () => {
  it('stands for a lookup that outlives its caller, and gives its answer when it has ended', async () => {
    const opened = gate();
    const bench = open({ run: () => opened.promise.then(() => answer) });
    const outcome = await bench.ask({ patienceMs: 0 });
    expect(outcome).toMatchObject({ status: 200, data: null, error: null, verdict: 'not_asked' });
    const id = outcome.job?.id ?? '';
    expect(bench.engine.job(id, 'local')).toEqual({ operation: 'test_lookup', done: false });
    expect(bench.engine.view(outcome.lookupId ?? '').state).toBe('running');

    opened.resolve();
    await isDone(bench, id);
    expect(bench.engine.job(id, 'local')).toMatchObject({
      done: true,
      outcome: { status: 200, lookupId: outcome.lookupId, data: answer.data, verdict: 'found' },
    });
    expect(bench.engine.view(outcome.lookupId ?? '').state).toBe('done');
  });

  it('belongs to its organization', async () => {
    const opened = gate();
    const bench = open({ run: () => opened.promise.then(() => answer) });
    const { job } = await bench.ask({ patienceMs: 0 });
    expect(bench.engine.job(job?.id ?? '', 'other')).toBeUndefined();
    expect(bench.engine.job('guessed', 'local')).toBeUndefined();
    opened.resolve();
  });

  it('keeps the error of a lookup that failed', async () => {
    const failing = gate<typeof answer>();
    const bench = open({ run: () => failing.promise });
    const { job } = await bench.ask({ patienceMs: 0 });
    failing.reject(upstreamError({ reason: 'source_error', source: 'test_source' }));
    await isDone(bench, job?.id);
    expect(bench.engine.job(job?.id ?? '', 'local')).toMatchObject({
      done: true,
      outcome: { status: 502, error: { code: 'upstream_error' } },
    });
  });

  it('is one for all who share a key, and does not end when they leave', async () => {
    const opened = gate();
    const bench = open({ run: () => opened.promise.then(() => answer) });
    const leaving = new AbortController();
    const call = { idempotencyKey: 'key', patienceMs: 0, signal: leaving.signal };
    const [one, other] = [await bench.ask(call), await bench.ask(call)];
    expect(other.job).toEqual(one.job);
    leaving.abort();
    const third = bench.ask({ idempotencyKey: 'key' });
    opened.resolve();
    expect(await third).toMatchObject({ status: 200, data: answer.data });
  });

  it('is run again by the next process, under the id that was promised', async () => {
    folder = mkdtempSync(join(tmpdir(), 'expediente-jobs-'));
    const file = join(folder, 'expediente.sqlite');
    const before = rig({
      file,
      run: (_input, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const { job, lookupId } = await before.ask({ patienceMs: 0, purpose: 'due diligence' });
    await before.close();

    const opened = gate();
    const after = open({ file, run: () => opened.promise.then(() => answer) });
    expect(after.engine.job(job?.id ?? '', 'local')).toEqual({ operation: 'test_lookup', done: false });
    expect(after.engine.resume()).toBe(1);
    opened.resolve();
    await isDone(after, job?.id);
    expect(after.engine.job(job?.id ?? '', 'local')).toMatchObject({
      done: true,
      outcome: { lookupId, status: 200 },
    });
    expect(after.engine.view(lookupId ?? '')).toMatchObject({ purpose: 'due diligence' });
    expect(after.engine.resume()).toBe(0);
  });

  it('of a batch asks and pays no item twice when it is run again', async () => {
    folder = mkdtempSync(join(tmpdir(), 'expediente-jobs-'));
    const file = join(folder, 'expediente.sqlite');
    const over = { cacheSeconds: 0 };
    const first = gate();
    const asked: string[] = [];
    const before = rig({
      file,
      over,
      run: async (input, { signal }) => {
        const { name } = input as { name: string };
        asked.push(name);
        if (name === 'Ana') return answer;
        return new Promise((_resolve, reject) => {
          first.resolve();
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    });
    const batch = { operation: 'test_batch', input: { items: [{ name: 'Ana' }, { name: 'Eva' }] } };
    const { job } = await before.ask({ ...batch, patienceMs: 0 });
    await first.promise;
    await before.close();

    const after = open({
      file,
      over,
      run: async (input) => {
        asked.push((input as { name: string }).name);
        return answer;
      },
    });
    after.engine.resume();
    await isDone(after, job?.id);
    expect(asked).toEqual(['Ana', 'Eva', 'Eva']);
    expect(after.engine.job(job?.id ?? '', 'local')).toMatchObject({ done: true, outcome: { status: 200 } });
    expect(after.engine.quota('local').map(({ used }) => used)).toEqual([0, 2]);
  });

  it('ends with the error when its call cannot become a lookup any more', async () => {
    folder = mkdtempSync(join(tmpdir(), 'expediente-jobs-'));
    const file = join(folder, 'expediente.sqlite');
    const before = rig({
      file,
      run: (_input, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const { job } = await before.ask({ patienceMs: 0 });
    await before.close();

    const deprecated = { since: '2026-01-01', sunset: '2026-11-01', successor: '/xx/test/lookup/v2' };
    const after = open({ file, over: { deprecated }, run: async () => answer });
    after.engine.resume();
    await isDone(after, job?.id);
    expect(after.engine.job(job?.id ?? '', 'local')).toMatchObject({
      done: true,
      outcome: { status: 410, error: { code: 'gone' } },
    });
  });

  it('is gone when its lookup is cancelled', async () => {
    const bench = open({
      run: (_input, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const { job, lookupId } = await bench.ask({ patienceMs: 0 });
    expect(bench.engine.cancel(lookupId ?? '')).toBe(true);
    expect(bench.engine.job(job?.id ?? '', 'local')).toBeUndefined();
    expect(bench.engine.resume()).toBe(0);
  });
});
