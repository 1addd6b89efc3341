import { afterEach, describe, expect, it } from 'vitest';
import { rig, start, type Rig } from './testing/rig';

let bench: Rig;
afterEach(() => bench.close());

function open(over = {}) {
  let asked = 0;
  bench = rig({
    over: { quota: 100, ...over },
    run: async () => {
      asked += 1;
      return { data: { records: [`answer ${asked}`] }, aside: { seen: asked } };
    },
  });
}

describe('the cache', () => {
  it('serves an answer again within its lifetime, and says when the source was asked', async () => {
    open();
    const first = await bench.ask();
    bench.clock.move(299_999);
    const again = await bench.ask({ input: { name: 'Ana', page: 1 } });
    expect(again).toMatchObject({ origin: 'cache', status: 200, data: first.data, aside: first.aside });
    expect(again.lookupId).not.toBe(first.lookupId);
    const view = bench.engine.view(again.lookupId ?? '');
    expect(view).toMatchObject({ requestedAt: start + 299_999, answeredAt: start, data: first.data });
    expect(view.answerSha256).toBe(bench.engine.view(first.lookupId ?? '').answerSha256);
    bench.clock.move(1);
    expect(await bench.ask()).toMatchObject({ origin: 'source', data: { records: ['answer 2'] } });
  });

  it('is passed by a fresh question, whose answer it then serves', async () => {
    open();
    await bench.ask();
    expect(await bench.ask({ fresh: true })).toMatchObject({ origin: 'source' });
    expect(await bench.ask()).toMatchObject({ origin: 'cache', data: { records: ['answer 2'] } });
  });

  it('does not lengthen its own lifetime', async () => {
    open();
    await bench.ask();
    bench.clock.move(200_000);
    expect((await bench.ask()).origin).toBe('cache');
    bench.clock.move(200_000);
    expect((await bench.ask()).origin).toBe('source');
  });

  it('is not used by an operation that asks every time, nor for another question', async () => {
    open({ cacheSeconds: 0 });
    await bench.ask();
    expect((await bench.ask()).origin).toBe('source');
    await bench.close();
    open();
    await bench.ask();
    expect((await bench.ask({ input: { name: 'Ana', page: 2 } })).origin).toBe('source');
  });
});
