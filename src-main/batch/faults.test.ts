import { describe, expect, it, vi } from 'vitest';
import { localOrganization } from '../engine/call';
import { batchOperation } from './operation';
import { bench, noRecord, oneRecord, radicado, radicados, settle } from './testing/bench';

/** More transactions than the run below has, so that every one of them fails once. */
const tried = 24;

describe('a store that fails once', () => {
  it.each(Array.from({ length: tried }, (_, index) => index + 1))(
    'at transaction %i loses no row, charges none twice, and the batch can be brought to its end',
    async (failing) => {
      const b = bench();
      b.concurrency = 2;
      b.source.rule = (value) => (value === radicado(3) ? oneRecord(value) : noRecord(value));
      const { id } = await b.importRows([...radicados(6), radicado(3), 'nada']);

      const { transaction } = b.store;
      let transactions = 0;
      const failingStore = vi.spyOn(b.store, 'transaction').mockImplementation((work) => {
        transactions += 1;
        if (transactions === failing) throw new Error('disk I/O error');
        return transaction(work);
      });
      try {
        b.batches.start(id);
      } catch (error) {
        expect(error).toMatchObject({ message: 'disk I/O error' });
      }
      await settle();
      failingStore.mockRestore();

      // What a person does: resume what stopped, and ask again what has no answer.
      for (let attempt = 0; attempt < 3 && b.batches.get(id).state !== 'done'; attempt += 1)
        await b.batches.runToRest(id);
      b.batches.retry(id);
      await settle();

      expect(b.batches.get(id)).toMatchObject({
        state: 'done',
        counts: { total: 8, invalid: 1, duplicate: 1, open: 0, found: 1, nothing: 5, silent: 0 },
      });
      expect(b.store.quota.use(localOrganization, batchOperation.id, 0).used).toBe(6);
      expect(b.store.batches.row(id, 7)).toMatchObject({ state: 'duplicate', verdict: 'found' });
      expect(b.store.batches.get(id)?.lease).toBeNull();
      await expect(b.store.verify()).resolves.toMatchObject({ ok: true });
    },
  );

  it('for want of room stops the run at once, and says so', async () => {
    const b = bench();
    b.concurrency = 2;
    const { id } = await b.importRows(radicados(20));
    const full = vi.spyOn(b.store.lookups, 'recordAsked').mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    const stopped = await b.batches.runToRest(id);
    expect(stopped).toMatchObject({
      state: 'paused',
      pausedBecause: { en: expect.stringContaining('the disk has no room left') },
    });
    expect(stopped.counts.open).toBeGreaterThan(10);

    full.mockRestore();
    await b.batches.runToRest(id);
    b.batches.retry(id);
    await settle();
    expect(b.batches.get(id)).toMatchObject({ state: 'done', counts: { nothing: 20, silent: 0 } });
  });

  it('for want of room for anything shows the batch as stopped all the same, and lets it go on later', async () => {
    const b = bench();
    const { id } = await b.importRows(radicados(20));
    let rows = 0;
    const { transaction } = b.store;
    const full = vi.spyOn(b.store, 'transaction').mockImplementation((work, sync) => {
      if (rows >= 5) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
      return transaction(work, sync);
    });
    b.source.rule = (value) => {
      rows += 1;
      return noRecord(value);
    };
    const stopped = await b.batches.runToRest(id);
    expect(b.store.batches.get(id)?.state).toBe('running');
    expect(stopped).toMatchObject({
      state: 'paused',
      perMinute: null,
      pausedBecause: { en: expect.stringContaining('the disk has no room left') },
    });
    expect(b.batches.list()).toEqual([stopped]);

    full.mockRestore();
    b.source.rule = noRecord;
    expect(await b.batches.runToRest(id)).toMatchObject({
      state: 'done',
      pausedBecause: null,
      counts: { open: 0, nothing: 20, silent: 0 },
    });
    expect(b.store.quota.use(localOrganization, batchOperation.id, 0).used).toBe(20);
  });

  it('is met by the tests above in every transaction of a run', async () => {
    const b = bench();
    b.concurrency = 2;
    const { id } = await b.importRows([...radicados(6), radicado(3), 'nada']);
    const transactions = vi.spyOn(b.store, 'transaction');
    await b.batches.runToRest(id);
    expect(transactions.mock.calls.length).toBeLessThanOrEqual(tried);
    expect(transactions.mock.calls.length).toBeGreaterThan(6);
  });
});
