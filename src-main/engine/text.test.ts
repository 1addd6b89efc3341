import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { field } from '@shared/operations/operation';
import { optionalTextPage, textRange, type TextPage } from '@shared/operations/long-text';
import type { Adapter } from './adapter';
import { movableClock, plainHttp, rig, serve, type Rig } from './testing/rig';
import { wholeText } from './text';

const words = { label: { es: 'x', en: 'x' }, help: { es: 'x', en: 'x' } };
const request = z.strictObject({ name: field(z.string(), words), ...textRange });
const data = z.strictObject({ found: field(z.boolean(), words), ...optionalTextPage });
const day = 24 * 60 * 60 * 1000;

let server: Awaited<ReturnType<typeof serve>>;
let bench: Rig;
let document: string;
let asked: number;
let isDown: boolean;
const clock = movableClock();

/** Reads the document whatever range is wanted, as every text adapter does. */
const reading: Adapter = async (input, { http }) => {
  const { name } = input as { name: string };
  const answer = await http.send({ url: `http://source.test/${name}`, accept: [404] });
  if (answer.status === 404) return { data: { found: false }, aside: { seen: 404 } };
  return { data: { found: true, ...wholeText(answer.text(), 'ok') }, aside: { seen: 200 } };
};

beforeEach(async () => {
  document = Array.from({ length: 100 }, (_, index) => `Artículo ${index}. Texto 😀.\r\n`).join('');
  asked = 0;
  isDown = false;
  server = await serve((incoming, response) => {
    asked += 1;
    if (isDown) response.destroy();
    else if (incoming.url === '/none') response.writeHead(404).end('no');
    else response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(document);
  });
  const http = plainHttp(server.origin, clock);
  bench = rig({
    run: reading,
    clock,
    over: {
      request,
      data,
      text: 'data',
      quota: 1000,
      cacheSeconds: 300,
      digest: (answer) => ({
        found: (answer as { found: boolean }).found,
        title: null,
        place: null,
        date: null,
        count: null,
        note: null,
        flags: [],
      }),
    },
    options: { http },
  });
});
afterEach(async () => {
  await bench.close();
  await server.close();
});

async function range(offset: number, limit = 200, more: { fresh?: boolean; name?: string } = {}) {
  const { name = 'law', ...call } = more;
  const outcome = await bench.ask({ input: { name, offset, limit }, ...call });
  return { outcome, page: outcome.data as TextPage & { found: boolean } };
}

describe('a long text', () => {
  it('is read range by range to its end, and asked for once', async () => {
    const pages: TextPage[] = [];
    for (let offset: number | null = 0; offset !== null;) {
      const { outcome, page } = await range(offset);
      expect(outcome).toMatchObject({
        status: 200,
        verdict: 'found',
        origin: offset === 0 ? 'source' : 'cache',
      });
      expect(bench.engine.view(outcome.lookupId ?? '')).toMatchObject({
        data: page,
        exchanges: [{ status: 200 }],
      });
      pages.push(page);
      offset = page.next_offset;
    }
    expect(asked).toBe(1);
    expect(pages.map((page) => page.content_md).join('')).toBe(document.replaceAll('\r\n', '\n'));
    expect(new Set(pages.map((page) => page.text_hash)).size).toBe(1);
    expect(bench.engine.quota('local')[0]).toMatchObject({ used: pages.length });
    expect(await bench.store.verify()).toMatchObject({ ok: true });
  });

  it('is read on for a week although the source is down, and after a restart; its beginning is as fresh as any answer', async () => {
    await range(0);
    isDown = true;
    clock.move(6 * day);
    // Other texts push it out of memory.
    isDown = false;
    for (const name of ['a', 'b', 'c', 'd']) await range(0, 200, { name });
    isDown = true;
    expect((await range(400)).outcome).toMatchObject({ status: 200, origin: 'cache' });
    expect((await range(0)).outcome.status).not.toBe(200);
    clock.move(2 * day);
    expect((await range(400)).outcome.status).not.toBe(200);
  });

  it('that has changed shows another hash', async () => {
    const before = (await range(0)).page;
    document += 'Parágrafo nuevo.';
    const after = (await range(0, 200, { fresh: true })).page;
    expect(after.text_hash).not.toBe(before.text_hash);
    expect((await range(200)).page.text_hash).toBe(after.text_hash);
  });

  it('that is not there has no range, and the answer is served again like any other', async () => {
    const first = await range(0, 200, { name: 'none' });
    expect(first.page).toEqual({ found: false });
    expect((await range(500, 300, { name: 'none' })).outcome).toMatchObject({
      origin: 'cache',
      data: { found: false },
      verdict: 'nothing',
    });
  });

  it('is read from the evidence of a lookup without a lookup, a charge or a question to the source', async () => {
    const { outcome } = await range(200);
    const id = outcome.lookupId ?? '';
    const page = await bench.engine.text(id, { offset: 400, limit: 50_000 });
    expect(page.content_md).toBe(document.replaceAll('\r\n', '\n').slice(400));
    expect(page).toMatchObject({ next_offset: null, has_more: false });
    expect(asked).toBe(1);
    expect(bench.engine.quota('local')[0]).toMatchObject({ used: 1 });
    await expect(bench.engine.text('nobody', { offset: 0, limit: 200 })).rejects.toMatchObject({
      code: 'not_found',
    });
    const none = await range(0, 200, { name: 'none' });
    await expect(
      bench.engine.text(none.outcome.lookupId ?? '', { offset: 0, limit: 200 }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is read again from the evidence in the range that was answered', async () => {
    await range(0);
    const { outcome } = await range(400);
    expect(await bench.engine.reparse(outcome.lookupId ?? '')).toMatchObject({ same: true });
  });

  it('goes with its lookups: a range stays as long as the lookup that it was cut from, and leaves nothing behind', async () => {
    const first = (await range(0)).outcome.lookupId ?? '';
    const second = (await range(400)).outcome.lookupId ?? '';
    const event = { at: clock.now(), actor: 'window', reason: 'person' } as const;
    expect(await bench.store.lookups.removal.remove({ ids: [first] }, event)).toEqual({
      deleted: 0,
      kept: 1,
    });
    expect(await bench.store.lookups.removal.remove({ ids: [second] }, event)).toEqual({
      deleted: 1,
      kept: 0,
    });
    expect(await bench.store.verify()).toMatchObject({ ok: true });
    expect(await bench.store.lookups.removal.remove({ ids: [first] }, event)).toEqual({
      deleted: 1,
      kept: 0,
    });
    expect(await bench.store.verify()).toMatchObject({ ok: true });
    await expect(bench.engine.text(first, { offset: 0, limit: 200 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
