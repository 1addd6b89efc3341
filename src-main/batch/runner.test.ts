import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LookupError } from '@shared/errors';
import { ramaJudicial } from '@shared/operations/co/rama-judicial';
import { localOrganization } from '../engine/call';
import { batchOperation } from './operation';
import {
  bench,
  noAnswer,
  noRecord,
  oneRecord,
  radicado,
  radicados,
  settle,
  type Bench,
} from './testing/bench';

let b: Bench;
beforeEach(() => {
  b = bench();
});

const states = (batchId: string) => allRows(batchId).map((row) => row.state);
const allRows = (batchId: string) =>
  b.batches.rows({ batchId, filter: 'all', text: '', sort: 'row', descending: false, offset: 0, limit: 500 })
    .rows;
const actions = () => b.store.audit.from(1, 10_000).map((entry) => entry.action);
const count = (values: readonly string[], value: string) => values.filter((other) => other === value).length;
const charges = () => b.store.quota.use(localOrganization, batchOperation.id, 0).used;

describe('a run', () => {
  it('asks every sound row once, gives duplicates the answer, and leaves what is to be mended', async () => {
    b.source.rule = (value) =>
      value === radicado(2)
        ? oneRecord(value, { isPrivate: true })
        : value === radicado(3)
          ? oneRecord(value)
          : noRecord(value);
    const { id } = await b.importRows([radicado(1), radicado(2), 'ninguno', radicado(3), radicado(2)]);
    await b.batches.runToRest(id);

    const view = b.batches.get(id);
    expect(view).toMatchObject({
      state: 'done',
      finishedAt: b.time.now(),
      counts: {
        total: 5,
        invalid: 1,
        duplicate: 1,
        open: 0,
        found: 2,
        nothing: 1,
        silent: 0,
        refused: 0,
        private: 1,
      },
    });
    expect(b.source.asked).toEqual([radicado(1), radicado(2), radicado(3)]);
    expect(charges()).toBe(3);
    const rows = allRows(id);
    expect(rows.map((row) => [row.state, row.verdict])).toEqual([
      ['done', 'nothing'],
      ['done', 'found'],
      ['invalid', 'not_asked'],
      ['done', 'found'],
      ['duplicate', 'found'],
    ]);
    expect(rows[4]).toMatchObject({ duplicateOf: 2, lookupId: rows[1]?.lookupId, flags: ['private'] });
    expect(rows[3]).toMatchObject({
      title: expect.stringContaining('BANCO EJEMPLO'),
      place: 'JUZGADO 001 CIVIL DEL CIRCUITO DE BOGOTÁ',
      date: '2026-11-01',
      count: 7,
    });
    expect(b.store.lookups.view(rows[3]?.lookupId ?? '')).toMatchObject({ door: 'batch', verdict: 'found' });
    expect(actions()).toEqual([
      'batch.created',
      'batch.started',
      ...Array.from({ length: 3 }, () => 'lookup.recorded'),
      'batch.finished',
    ]);
    expect(() => b.batches.start(id)).toThrow(expect.objectContaining({ code: 'conflict' }));
  });

  it('keeps as many under way as the settings say, and asks the next row as soon as one is answered', async () => {
    b.source.byHand = true;
    b.concurrency = 3;
    const { id } = await b.importRows(radicados(8));
    b.batches.start(id);
    await settle();
    for (let answered = 0; answered < 8; answered += 1) {
      expect(b.source.asked).toHaveLength(Math.min(answered + 3, 8));
      const [value] = [...b.source.waiting.keys()].slice(-1);
      b.source.waiting.get(value ?? '')?.answer(noRecord(value ?? ''));
      b.source.waiting.delete(value ?? '');
      await settle();
    }
    expect(b.batches.get(id).state).toBe('done');
  });

  it('asks the next row before the answer of the last one is written', async () => {
    b.source.byHand = true;
    b.concurrency = 1;
    const { id } = await b.importRows(radicados(3));
    b.batches.start(id);
    await settle();
    const askedWhenWritten: number[] = [];
    const append = b.store.audit.append;
    vi.spyOn(b.store.audit, 'append').mockImplementation((event) => {
      if (event.action === 'lookup.recorded') askedWhenWritten.push(b.source.asked.length);
      return append(event);
    });
    for (const value of radicados(3)) {
      b.source.waiting.get(value)?.answer(noRecord(value));
      await settle();
    }
    expect(b.batches.get(id).state).toBe('done');
    expect(askedWhenWritten).toEqual([2, 3, 3]);
  });

  it('is done at once when there is nothing to ask', async () => {
    const { id } = await b.importRows(['nada', 'nada']);
    await expect(b.batches.runToRest(id)).resolves.toMatchObject({ state: 'done', counts: { invalid: 2 } });
  });

  it('takes a row that the source does not accept as refused, and goes on', async () => {
    b.source.rule = (value) =>
      value === radicado(1)
        ? Object.assign(noAnswer(), {
            value: {
              code: 'invalid_request',
              details: { reason: 'refused_by_source', source_message: 'No.' },
            },
          })
        : noRecord(value);
    const { id } = await b.importRows(radicados(2));
    await b.batches.runToRest(id);
    expect(b.batches.get(id)).toMatchObject({ state: 'done', counts: { refused: 1, nothing: 1, silent: 0 } });
    expect(allRows(id)[0]?.error?.es).toContain('«No.»');
  });
});

describe('pause, resume and cancel', () => {
  it('pauses after what is under way, and goes on with the next row', async () => {
    b.source.byHand = true;
    b.concurrency = 2;
    const { id } = await b.importRows(radicados(5));
    b.batches.start(id);
    await settle();
    expect(b.batches.pause(id).state).toBe('paused');
    expect(states(id)).toEqual(['asked', 'asked', 'pending', 'pending', 'pending']);
    for (const [value, question] of b.source.waiting) question.answer(noRecord(value));
    await settle();
    await b.batches.close();
    expect(states(id)).toEqual(['done', 'done', 'pending', 'pending', 'pending']);
    expect(b.source.asked).toHaveLength(2);

    b.source.byHand = false;
    const next = b.another();
    await next.runToRest(id);
    expect(next.get(id)).toMatchObject({ state: 'done', counts: { nothing: 5 } });
    expect(b.source.asked).toEqual(radicados(5));
    expect(actions().filter((action) => action.startsWith('batch.'))).toEqual([
      'batch.created',
      'batch.started',
      'batch.paused',
      'batch.resumed',
      'batch.finished',
    ]);
  });

  it('can be resumed while rows of before the pause are still under way, and asks none of them twice', async () => {
    b.source.byHand = true;
    b.concurrency = 2;
    const { id } = await b.importRows(radicados(4));
    b.batches.start(id);
    await settle();
    b.batches.pause(id);
    b.batches.start(id);
    await settle();
    expect(b.source.asked).toEqual(radicados(2));
    b.source.byHand = false;
    for (const [value, question] of b.source.waiting) question.answer(noRecord(value));
    await b.batches.runToRest(id);
    expect(b.source.asked).toEqual(radicados(4));
  });

  it('is cancelled for good, with what it found', async () => {
    b.source.byHand = true;
    b.concurrency = 1;
    const { id } = await b.importRows(radicados(3));
    b.batches.start(id);
    await settle();
    expect(b.batches.cancel(id)).toMatchObject({ state: 'cancelled', finishedAt: b.time.now() });
    b.source.waiting.get(radicado(1))?.answer(noRecord(radicado(1)));
    await settle();
    expect(states(id)).toEqual(['done', 'pending', 'pending']);
    for (const act of [b.batches.start, b.batches.pause, b.batches.retry])
      expect(() => act(id)).toThrow(expect.objectContaining({ code: 'conflict' }));
  });
});

describe('the quota', () => {
  it('is waited for until the ledger says there is more, and the run goes on by itself', async () => {
    b.engine.setQuota(localOrganization, batchOperation.id, 5);
    const { id } = await b.importRows(radicados(8));
    const started = b.time.now();
    await b.batches.runToRest(id);
    const day = 86_400_000;
    expect(b.batches.get(id)).toMatchObject({
      state: 'waiting_quota',
      waitsUntil: started + day,
      expectedAt: expect.any(Number),
      counts: { nothing: 5, open: 3 },
    });
    expect(b.batches.get(id).expectedAt).toBeGreaterThanOrEqual(started + day);
    expect(b.batches.get(id).expectedAt).toBeLessThan(started + day + 2000);
    expect(charges()).toBe(5);

    await b.time.advance(day - 1000);
    expect(b.batches.get(id).state).toBe('waiting_quota');
    await b.time.advance(1000);
    expect(b.batches.get(id)).toMatchObject({ state: 'done', counts: { nothing: 8 }, waitsUntil: null });
    expect(b.source.asked).toEqual(radicados(8));
  });

  it('that is raised is noticed within a minute', async () => {
    b.engine.setQuota(localOrganization, batchOperation.id, 2);
    const { id } = await b.importRows(radicados(4));
    await b.batches.runToRest(id);
    b.engine.setQuota(localOrganization, batchOperation.id, 100);
    await b.time.advance(60_000);
    expect(b.batches.get(id).state).toBe('done');
  });

  it('is not given up while rows under way may give their unit back', async () => {
    b.source.byHand = true;
    b.engine.setQuota(localOrganization, batchOperation.id, 2);
    const { id } = await b.importRows(radicados(3));
    b.batches.start(id);
    await settle();
    expect(b.batches.get(id).state).toBe('running');
    b.source.waiting.get(radicado(1))?.fail(noAnswer());
    b.source.waiting.get(radicado(2))?.answer(noRecord(radicado(2)));
    await settle();
    expect(b.source.asked).toEqual(radicados(3));
    b.source.waiting.get(radicado(3))?.answer(noRecord(radicado(3)));
    await settle();
    expect(b.batches.get(id)).toMatchObject({ state: 'done', counts: { nothing: 2, silent: 1 } });
  });

  it('can be paused and resumed while it is waited for', async () => {
    b.engine.setQuota(localOrganization, batchOperation.id, 1);
    const { id } = await b.importRows(radicados(2));
    await b.batches.runToRest(id);
    expect(b.batches.pause(id)).toMatchObject({ state: 'paused', waitsUntil: null });
    await b.time.advance(2 * 86_400_000);
    expect(b.source.asked).toHaveLength(1);
    await b.batches.runToRest(id);
    expect(b.batches.get(id).state).toBe('done');
  });
});

describe('a source that fails', () => {
  it('stops the run after ten rows in a row, says why, and keeps the others for later', async () => {
    b.source.rule = noAnswer;
    b.concurrency = 1;
    const { id } = await b.importRows(radicados(30));
    await b.batches.runToRest(id);
    const stopped = b.batches.get(id);
    expect(stopped).toMatchObject({ state: 'paused', counts: { silent: 10, open: 20 } });
    expect(stopped.pausedBecause?.es).toMatch(/10 filas seguidas.*La fuente rechazó/);
    expect(charges()).toBe(0);

    b.source.rule = noRecord;
    await b.batches.runToRest(id);
    expect(b.batches.get(id)).toMatchObject({
      state: 'done',
      counts: { silent: 10, nothing: 20 },
      pausedBecause: null,
    });
  });

  it('now and then does not stop it; the failed rows are asked again on request, as a new question', async () => {
    b.source.rule = (value) => (Number(value.slice(16, 21)) % 2 === 0 ? noAnswer() : noRecord(value));
    const { id } = await b.importRows([...radicados(30), radicado(2)]);
    await b.batches.runToRest(id);
    expect(b.batches.get(id)).toMatchObject({ state: 'done', counts: { silent: 15, nothing: 15 } });
    expect(allRows(id)[30]).toMatchObject({
      state: 'duplicate',
      verdict: 'silent',
      error: { es: expect.any(String) },
    });

    b.source.rule = noRecord;
    expect(b.batches.retry(id).state).toBe('running');
    expect(allRows(id)[30]).toMatchObject({ verdict: 'not_asked', error: null });
    await b.batches.runToRest(id);
    expect(b.batches.get(id)).toMatchObject({ state: 'done', counts: { silent: 0, nothing: 30 } });
    expect(allRows(id)[30]).toMatchObject({ state: 'duplicate', verdict: 'nothing' });
    expect(count(b.source.asked, radicado(2))).toBe(2);
    expect(count(b.source.asked, radicado(1))).toBe(1);
    expect(charges()).toBe(30);
  });
});

describe('a source that is left alone for a while', () => {
  const minute = 60_000;
  const restsUntil = (until: number) =>
    new LookupError({
      code: 'upstream_error',
      details: {
        reason: 'blocked',
        source: ramaJudicial.id,
        retry_at: new Date(until).toISOString(),
      },
    });

  it('is asked again when its rest is over, without a person, and no row is used up on it', async () => {
    const until = b.time.now() + 5 * minute;
    b.source.rule = (value) =>
      b.time.now() < until && value !== radicado(1) ? restsUntil(until) : noRecord(value);
    const { id } = await b.importRows(radicados(40));
    b.batches.start(id);
    await settle();
    expect(b.batches.get(id)).toMatchObject({
      state: 'running',
      restsUntil: until,
      perMinute: null,
      counts: { silent: 0, nothing: 1, open: 39 },
    });
    const askedBefore = b.source.asked.length;
    await b.time.advance(5 * minute - 1);
    expect(b.source.asked).toHaveLength(askedBefore);
    await b.time.advance(1);
    expect(b.batches.get(id)).toMatchObject({
      state: 'done',
      restsUntil: null,
      counts: { silent: 0, nothing: 40 },
    });
    expect(charges()).toBe(40);
    expect(await b.store.verify()).toMatchObject({ ok: true });
  });

  it('can be paused meanwhile, and is not asked any more', async () => {
    const until = b.time.now() + 5 * minute;
    b.source.rule = () => restsUntil(until);
    const { id } = await b.importRows(radicados(40));
    b.batches.start(id);
    await settle();
    expect(b.batches.pause(id)).toMatchObject({ state: 'paused', restsUntil: null });
    const askedBefore = b.source.asked.length;
    await b.time.advance(10 * minute);
    expect(b.source.asked).toHaveLength(askedBefore);
    expect(states(id)).not.toContain('asked');
  });
});

describe('trouble of the application', () => {
  it('pauses the batch in words, loses nothing, and can be resumed', async () => {
    b.source.byHand = true;
    const { id } = await b.importRows(radicados(3));
    b.batches.start(id);
    await settle();
    for (const { id: lookupId } of b.engine.list(
      { text: '', verdict: null, operation: null, door: null },
      { offset: 0, limit: 10 },
    ).rows)
      b.engine.cancel(lookupId);
    await settle();
    expect(b.batches.get(id)).toMatchObject({
      state: 'paused',
      counts: { open: 3 },
      pausedBecause: { es: expect.any(String) },
    });
    expect(states(id)).toEqual(['pending', 'pending', 'pending']);
    b.source.byHand = false;
    await b.batches.runToRest(id);
    expect(b.batches.get(id)).toMatchObject({ state: 'done', pausedBecause: null });
  });
});

describe('another process', () => {
  it('may not run what this one runs, may pause it, and may run it then', async () => {
    b.source.byHand = true;
    b.concurrency = 1;
    const other = b.another();
    const { id } = await b.importRows(radicados(3));
    b.batches.start(id);
    await settle();
    expect(() => other.start(id)).toThrow(expect.objectContaining({ code: 'conflict' }));
    await b.time.advance(120_000);
    expect(() => other.start(id)).toThrow(expect.objectContaining({ code: 'conflict' }));

    other.pause(id);
    b.source.waiting.get(radicado(1))?.answer(noRecord(radicado(1)));
    await settle();
    expect(b.source.asked).toHaveLength(1);
    other.start(id);
    await settle();
    expect(b.source.asked).toEqual([radicado(1), radicado(2)]);
  });

  it('may pause a batch that waits for the quota here, and run it', async () => {
    b.engine.setQuota(localOrganization, batchOperation.id, 1);
    const other = b.another();
    const { id } = await b.importRows(radicados(2));
    await b.batches.runToRest(id);
    other.pause(id);
    await b.time.advance(10_000);
    b.engine.setQuota(localOrganization, batchOperation.id, 10);
    await other.runToRest(id);
    expect(other.get(id)).toMatchObject({ state: 'done', counts: { nothing: 2 } });
    await b.batches.close();
  });

  it('that ended leaves its batch to this one', async () => {
    b.source.byHand = true;
    const { id } = await b.importRows(radicados(3));
    const other = b.another();
    other.start(id);
    await settle();
    b.batches.recover();
    expect(b.source.asked).toHaveLength(3);
    await other.close();
    expect(states(id)).toEqual(['pending', 'pending', 'pending']);
    b.source.byHand = false;
    await b.time.advance(30_000);
    expect(b.batches.get(id)).toMatchObject({ state: 'done', counts: { nothing: 3 } });
    expect(charges()).toBe(3);
  });
});

describe('rows to mend', () => {
  it('are asked once they have their number', async () => {
    const { id } = await b.importRows([radicado(1), '5001310300120230012300', 'nada', 'tampoco']);
    await b.batches.runToRest(id);
    expect(b.batches.get(id).counts).toMatchObject({ nothing: 1, invalid: 3 });
    const suggestion = allRows(id)[1]?.suggestion ?? '';
    expect(b.batches.mend(id, 2, suggestion)).toMatchObject({
      state: 'pending',
      value: suggestion,
      problem: null,
      repairs: ['leading_zero'],
    });
    expect(b.batches.get(id).state).toBe('paused');
    expect(b.batches.mend(id, 3, ' 11001-31-03-001-2023-00001-00 ')).toMatchObject({
      state: 'duplicate',
      duplicateOf: 1,
      verdict: 'nothing',
    });
    expect(() => b.batches.mend(id, 4, '123')).toThrow(expect.objectContaining({ code: 'bad_request' }));
    expect(() => b.batches.mend(id, 1, radicado(9))).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(() => b.batches.mend(id, 99, radicado(9))).toThrow(expect.objectContaining({ code: 'not_found' }));
    await b.batches.runToRest(id);
    expect(b.batches.get(id)).toMatchObject({
      state: 'done',
      counts: { nothing: 2, invalid: 1, duplicate: 1 },
    });
    expect(b.source.asked).toEqual([radicado(1), suggestion]);
  });

  it('join a batch that is running', async () => {
    b.source.byHand = true;
    b.concurrency = 2;
    const { id } = await b.importRows([radicado(1), 'nada']);
    b.batches.start(id);
    await settle();
    b.batches.mend(id, 2, radicado(7));
    await settle();
    expect(b.source.asked).toEqual([radicado(1), radicado(7)]);
  });
});

describe('progress', () => {
  it('is told at once and then at most four times a second, the last state among it', async () => {
    const { id } = await b.importRows(radicados(40));
    b.progress.length = 0;
    await b.batches.runToRest(id);
    await b.time.advance(1000);
    expect(b.progress.length).toBeLessThanOrEqual(3);
    expect(b.progress.at(-1)).toMatchObject({ state: 'done', counts: { nothing: 40 } });
  });

  it('knows pace and end while it runs', async () => {
    b.source.byHand = true;
    b.concurrency = 1;
    const { id } = await b.importRows(radicados(30));
    b.batches.start(id);
    await settle();
    expect(b.batches.get(id)).toMatchObject({ perMinute: null, expectedAt: null });
    for (const value of radicados(10)) {
      await b.time.advance(2000);
      b.source.waiting.get(value)?.answer(noRecord(value));
      await settle();
    }
    expect(b.batches.get(id).perMinute).toBeCloseTo(30, 0);
    expect(b.batches.get(id).expectedAt).toBeCloseTo(b.time.now() + 40_000, -3);
  });
});

describe('deleting', () => {
  it('takes a batch out of sight at once and its rows soon after, but not a running one', async () => {
    b.source.byHand = true;
    const { id } = await b.importRows(radicados(450));
    b.batches.start(id);
    expect(() => b.batches.remove(id)).toThrow(expect.objectContaining({ code: 'conflict' }));
    b.batches.cancel(id);
    b.batches.remove(id);
    expect(b.batches.list()).toEqual([]);
    expect(() => b.batches.get(id)).toThrow(expect.objectContaining({ code: 'not_found' }));
    await b.time.advance(1000);
    expect(b.store.batches.deleteRemoved(1)).toBe(false);
    expect(b.store.batches.row(id, 1)).toBeUndefined();
    for (const [value, question] of b.source.waiting) question.answer(noRecord(value));
    await settle();
    expect(b.errors).toEqual([]);
  });
});
