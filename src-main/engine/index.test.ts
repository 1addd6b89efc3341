import { afterEach, describe, expect, it } from 'vitest';
import { Failure } from '@shared/failure';
import type { Adapter } from './adapter';
import { createEngine } from './index';
import { gate, rig, start, testOperation, type Rig } from './testing/rig';

let bench: Rig;
afterEach(() => bench.close());

const answer = { data: { records: ['one'] }, aside: { seen: 200 } };
const untilAborted: Adapter = (_input, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const everything = { text: '', verdict: null, operation: null, door: null };
const firstPage = { offset: 0, limit: 10 };
const count = () => bench.engine.list(everything, firstPage).total;

describe('a call', () => {
  it('to no operation is refused', async () => {
    bench = rig({ run: async () => answer });
    expect(await bench.ask({ operation: 'nothing' })).toMatchObject({
      status: 400,
      lookupId: null,
      quota: null,
      error: { code: 'invalid_request', details: { reason: 'unknown_operation' } },
    });
  });

  it('lists every rule that its body breaks, and becomes no lookup', async () => {
    let asked = 0;
    bench = rig({
      run: async () => {
        asked += 1;
        return answer;
      },
    });
    const outcome = await bench.ask({ input: { name: 'x', page: 0, extra: 1 } });
    expect(outcome).toMatchObject({ status: 400, verdict: 'not_asked', lookupId: null });
    expect(outcome.error).toMatchObject({
      details: {
        violations: [
          { path: '/name', rule: 'minLength' },
          { path: '/page', rule: 'minimum' },
          { path: '/extra', rule: 'additionalProperties' },
        ],
      },
    });
    expect(asked).toBe(0);
    expect(count()).toBe(0);
  });

  it('to a retired operation is answered until its sunset, and then told the successor', async () => {
    const deprecated = { since: '2026-08-27', sunset: '2026-11-22', successor: '/xx/test/lookup/v2' };
    bench = rig({ run: async () => answer, over: { deprecated } });
    bench.clock.move(Date.UTC(2026, 10, 22) - start - 1);
    expect((await bench.ask()).status).toBe(200);
    bench.clock.move(1);
    expect(await bench.ask()).toMatchObject({
      status: 410,
      error: { code: 'gone', details: { sunset: '2026-11-22', successor: '/xx/test/lookup/v2' } },
    });
  });

  it('tells «nothing» from the source apart from every kind of silence', async () => {
    bench = rig({ run: async () => ({ data: { records: [] }, aside: { seen: 0 } }) });
    expect(await bench.ask()).toMatchObject({ status: 200, verdict: 'nothing' });
  });

  it('records why and on what ground the question was asked', async () => {
    bench = rig({ run: async () => answer });
    const { lookupId } = await bench.ask({ purpose: 'KYC', legalBasis: 'consent', door: 'cli' });
    expect(bench.engine.view(lookupId ?? '')).toMatchObject({
      purpose: 'KYC',
      legalBasis: 'consent',
      door: 'cli',
      input: { name: 'Ana', page: 1 },
      subject: 'Ana',
    });
  });
});

describe('what a caller keeps of an outcome', () => {
  it('is written with the lookup', async () => {
    bench = rig({ run: async () => answer });
    const { lookupId } = await bench.ask({
      settle: ({ lookupId: id }) =>
        void bench.store.audit.append({
          at: 1,
          actor: 'batch',
          action: 'row.answered',
          subject: id ?? '',
          detail: {},
        }),
    });
    expect(bench.store.audit.last()).toMatchObject({ action: 'row.answered', subject: lookupId });
  });

  it('or neither is: nothing is recorded and nothing costs', async () => {
    bench = rig({ run: async () => answer });
    let tries = 0;
    const outcome = await bench.ask({
      settle: () => {
        tries += 1;
        if (tries === 1) throw new Error('disk full');
      },
    });
    expect(outcome).toMatchObject({ status: 500, lookupId: null, error: { code: 'internal_error' } });
    expect(tries).toBe(2);
    expect(count()).toBe(0);
    expect(bench.engine.quota('local')[0]).toMatchObject({ used: 0 });
    expect(bench.store.audit.last()).toBeUndefined();
    expect(bench.logged).toHaveLength(1);
  });
});

describe('a running lookup', () => {
  it('is in the history before all others, as far as the filter finds it', async () => {
    const opened = gate();
    bench = rig({
      over: { cacheSeconds: 0 },
      run: async (input) => {
        if ((input as { name: string }).name === 'Eva') await opened.promise;
        return answer;
      },
    });
    await bench.ask();
    const running = bench.ask({ input: { name: 'Eva' } });
    const { rows, total, byVerdict } = bench.engine.list(everything, firstPage);
    expect(rows.map(({ subject, state }) => [subject, state])).toEqual([
      ['Eva', 'running'],
      ['Ana', 'done'],
    ]);
    expect([total, byVerdict.found, byVerdict.not_asked]).toEqual([2, 1, 1]);
    const paged = [0, 1, 2].map((offset) => bench.engine.list(everything, { offset, limit: 1 }).rows);
    expect(paged.map((page) => page.map(({ subject }) => subject))).toEqual([['Eva'], ['Ana'], []]);
    expect(bench.engine.list({ ...everything, text: 'éva' }, firstPage).total).toBe(1);
    expect(bench.engine.list({ ...everything, verdict: 'found' }, firstPage).rows).toHaveLength(1);
    expect(bench.engine.list({ ...everything, door: 'cli' }, firstPage).total).toBe(0);
    opened.resolve();
    await running;
  });

  it('that is cancelled leaves a line in the audit log, and costs nothing', async () => {
    bench = rig({ run: untilAborted });
    const asked = bench.ask();
    const [row] = bench.engine.list(everything, firstPage).rows;
    expect(bench.engine.cancel(row?.id ?? '')).toBe(true);
    await expect(asked).rejects.toBeInstanceOf(Failure);
    expect(count()).toBe(0);
    expect(bench.engine.cancel(row?.id ?? '')).toBe(false);
    expect(bench.store.audit.last()).toMatchObject({ action: 'lookup.cancelled', subject: row?.id });
    expect(bench.engine.quota('local')[0]).toMatchObject({ used: 0 });
  });

  it('ends with its caller', async () => {
    bench = rig({ run: untilAborted });
    const leaving = new AbortController();
    const asked = bench.ask({ signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
    await expect(bench.ask({ signal: leaving.signal })).rejects.toThrow('left');
    await bench.engine.stop();
    expect(count()).toBe(0);
  });

  it('is ended when the engine stops, which takes no more', async () => {
    bench = rig({ run: untilAborted });
    const asked = bench.ask();
    const [stopped] = await Promise.allSettled([asked, bench.engine.stop()]);
    expect(stopped).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } });
    await expect(bench.ask()).rejects.toMatchObject({ code: 'conflict' });
  });
});

it('is not composed without an adapter for every operation', () => {
  bench = rig({ run: async () => answer });
  const options = {
    store: bench.store,
    adapters: [],
    http: () => ({ send: () => Promise.reject(new Error('no network')) }),
    clock: bench.clock,
    newId: () => 'id',
    practice: false,
    log: { error: () => undefined },
  };
  expect(() => createEngine(options, [testOperation()])).toThrow('test_lookup has no adapter');
  expect(() => createEngine(options, [testOperation({ itemOperation: 'x' })])).toThrow('for its items');
});
