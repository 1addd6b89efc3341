import { describe, expect, it } from 'vitest';
import { upstreamError } from '@shared/errors';
import { openStore } from '../store';
import { plainPdf } from '../../src-practice/pdf';
import { answered, exchangeOf, start, unanswered } from '../store/testing/lookups';
import { createReviews } from './index';

const changed = upstreamError({ reason: 'changed', source: 'x', observed: 'another page' }).value;

function open() {
  let now = start;
  const clock = { now: () => (now += 1000) };
  const store = openStore(':memory:', { clock });
  const reviews = createReviews({ store, clock, analyst: () => 'L. Torres', actor: 'window' });
  const page = (body: string | Uint8Array, type: string, method = 'PAGE') =>
    exchangeOf('', {
      method,
      status: null,
      responseHeaders: { 'content-type': type },
      body: typeof body === 'string' ? Buffer.from(body) : body,
    });
  const pageRead = (id: string, over = {}) =>
    store.lookups.recordAsked({
      ...unanswered(id),
      error: changed,
      verdict: 'silent',
      exchanges: [page('<p>SIN NOVEDAD</p><script>alert(1)</script>', 'text/html; charset=utf-8')],
      ...over,
    });
  return { store, reviews, page, pageRead };
}

describe('reading by hand', () => {
  it('stands beside the lookup, which stays as it was recorded, and in the log', async () => {
    const { store, reviews, pageRead } = open();
    pageRead('one');
    const before = store.lookups.view('one');
    reviews.record('one', { verdict: 'nothing', reason: 'Dice «SIN NOVEDAD».' });
    reviews.record('one', { verdict: 'unclear', reason: 'No nombra a la persona.' });
    const view = store.lookups.view('one');
    expect(view).toEqual({
      ...before,
      review: {
        verdict: 'unclear',
        reason: 'No nombra a la persona.',
        by: 'L. Torres',
        at: expect.any(Number) as number,
      },
    });
    expect(view).toMatchObject({ status: 502, verdict: 'silent', data: null });
    const entries = store.audit.from(1, 10).filter(({ action }) => action === 'lookup.reviewed');
    expect(entries.map(({ subject, detail }) => [subject, detail['verdict']])).toEqual([
      ['one', 'nothing'],
      ['one', 'unclear'],
    ]);
    // Words about a person stay out of a log that is never deleted.
    expect(JSON.stringify(entries)).not.toContain('NOVEDAD');
    expect((await store.verify()).ok).toBe(true);
    const gone = await store.lookups.removal.remove(
      { ids: ['one'] },
      { at: start, actor: 'window', reason: 'person' },
    );
    expect(gone.deleted).toBe(1);
    expect((await store.verify()).ok).toBe(true);
  });

  it('is only of kept answers that were not recognised', () => {
    const { store, reviews, pageRead } = open();
    store.lookups.recordAsked(answered('answered'));
    store.lookups.recordAsked(unanswered('silent'));
    pageRead('empty', { exchanges: [] });
    for (const id of ['answered', 'silent', 'empty'])
      expect(() => reviews.record(id, { verdict: 'nothing', reason: 'x' })).toThrow('Only a kept answer');
    expect(() => reviews.record('none', { verdict: 'nothing', reason: 'x' })).toThrow('does not exist');
  });

  it('waits for pages that nobody has read and that were not answered since', () => {
    const { store, reviews, pageRead } = open();
    const waiting = () => reviews.waiting().rows.map(({ id }) => id);
    pageRead('one');
    pageRead('two', { subject: 'Otra', requestedAt: start + 1 });
    expect(waiting()).toEqual(['two', 'one']);
    reviews.record('two', { verdict: 'found', reason: 'x' });
    expect(waiting()).toEqual(['one']);
    store.lookups.recordAsked(answered('later', { requestedAt: start + 9, answeredAt: start + 9 }));
    expect(waiting()).toEqual([]);
  });

  it('is seen in the rows of a batch', () => {
    const { store, reviews, pageRead } = open();
    pageRead('one');
    const batchId = 'b';
    store.batches.create({
      id: batchId,
      name: 'Cartera',
      operation: 'rama_judicial_cases_by_radicado',
      fileName: 'cartera.csv',
      fileSha256: 'a'.repeat(64),
      output: null,
      reading: null,
      createdAt: start,
      lease: { owner: 'test', until: start },
    });
    const value = '11001400300120230012300';
    store.batches.addRows(batchId, [
      { row: 1, raw: value, value, problem: null, repairs: [], duplicateOf: null, suggestion: null },
    ]);
    store.batches.claim(batchId, 1);
    const row = { state: 'failed', verdict: 'silent', digest: null, error: changed } as const;
    store.batches.answer(batchId, 1, { ...row, lookupId: 'one' });
    expect(store.batches.row(batchId, 1)?.review).toBeNull();
    reviews.record('one', { verdict: 'found', reason: 'Figura como demandado.' });
    const review = { verdict: 'found', reason: 'Figura como demandado.', by: 'L. Torres' };
    expect(store.batches.row(batchId, 1)).toMatchObject({ verdict: 'silent', review });
    expect(store.batches.exportRows(batchId, 0, 5)).toMatchObject([{ verdict: 'silent', review }]);
  });

  it('shows pages as the text that a person saw, PDFs as their lines, pictures as pictures', async () => {
    const { reviews, page, pageRead } = open();
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    pageRead('one', {
      exchanges: [
        page(
          '<h1>Título</h1><p data-expediente-hidden>oculto</p><script>alert(1)</script><p onclick="x()">visto</p>',
          'text/html; charset=utf-8',
        ),
        page(await plainPdf(['SIN NOVEDAD']), 'application/pdf', 'DOWNLOAD'),
        page('no pdf', 'application/pdf', 'DOWNLOAD'),
        page(png, 'image/png', 'PICTURE'),
        page(`{"a":"${'x'.repeat(300_000)}"}`, 'application/json', 'ANSWER'),
      ],
    });
    const shown = await reviews.evidence('one');
    expect(shown.map(({ text }) => text?.slice(0, 20))).toEqual([
      'Título\nvisto',
      'SIN NOVEDAD',
      undefined,
      undefined,
      `{"a":"${'x'.repeat(14)}`,
    ]);
    expect(shown[3]?.picture?.length).toBe(png.length);
    expect(shown.map(({ truncated }) => truncated)).toEqual([false, false, false, false, true]);
  });
});
