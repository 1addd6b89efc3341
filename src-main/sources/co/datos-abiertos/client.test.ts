import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Source } from '@shared/operations/operation';
import {
  columns as practiceColumns,
  type PracticeTable,
} from '../../../../src-practice/co/datos-abiertos/table';
import { startOpenData } from '../../../../src-practice/co/datos-abiertos/server';
import type { StandIn } from '../../../../src-practice/stand-in';
import type { SourceHttp, SourceRequest } from '../../../engine/adapter';
import { failureOf, httpTo, scriptedHttp } from '../../testing/ask';
import { openData, type OpenData } from './client';
import { profileFor } from './profile';
import { columns, table } from './table';

const source: Source = {
  id: 'test',
  name: { es: 'Prueba', en: 'Test' },
  publisher: 'Nobody',
  homepage: 'https://www.datos.gov.co',
  confidence: 'seen',
  notes: { es: '', en: '' },
  factsOf: '2026-11-21',
};

const days = ['2026-01-02', '2026-01-02', '2025-05-05', undefined, '2024-09-09'];
const practice: PracticeTable = {
  id: 'abcd-1234',
  name: 'Cosas',
  columns: {
    ...practiceColumns('text', 'name', 'extra', 'code'),
    ...practiceColumns('number', 'price', 'nit'),
    ...practiceColumns('calendar_date', 'day'),
  },
  rows: () =>
    Array.from({ length: 57 }, (_, index) => ({
      name: index % 2 === 0 ? `Peñón ${index}` : `O'Neill ${index}`,
      code: String(index),
      nit: index < 40 ? '800111222' : '900123456',
      price: index === 3 ? undefined : `${index}.5`,
      day: days[index % days.length] && `${days[index % days.length]}T00:00:00.000`,
    })),
};

const things = table({
  id: 'abcd-1234',
  name: 'Cosas',
  columns: {
    ...columns('text', 'name'),
    ...columns('code', 'nit', 'code'),
    ...columns('number', 'price'),
    ...columns('date', 'day'),
  },
  unsure: ['code'],
});
const sure = table({
  ...things,
  columns: { ...columns('text', 'name'), ...columns('code', 'nit') },
  unsure: [],
});

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenData([practice])({ slowMs: 60_000 });
});
afterAll(() => standIn.close());

function portal({ token = null, timeoutMs = 5000 }: { token?: string | null; timeoutMs?: number } = {}) {
  const sent: SourceRequest[] = [];
  const inner = httpTo(standIn.originMap, { ...profileFor(source), timeoutMs });
  const http: SourceHttp = {
    send(request) {
      sent.push(request);
      return inner.send(request);
    },
  };
  return { sent, data: dataOver(http, token) };
}

function dataOver(http: SourceHttp, token: string | null = null): OpenData {
  return openData(source, {
    http,
    credential: (id) => (id === 'app_token' ? token : null),
  });
}

const newest = [{ by: 'day', descending: true }] as const;

test('pages to the last: every row once, ties in one order, the total known where values are exact', async () => {
  const { data, sent } = portal();
  const seen: unknown[] = [];
  const question = { where: [{ column: 'nit', is: '800111222' }], order: newest } as const;
  for (let page = 1, more = true; more; page += 1) {
    const found = await data.page(things, question, { page, perPage: 15 });
    expect(found.total).toBe(40);
    expect(found.origin).toMatchObject({
      id: 'abcd-1234',
      as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    seen.push(...found.rows.map((row) => row.name));
    more = found.hasMore;
  }
  expect(seen).toHaveLength(40);
  expect(new Set(seen).size).toBe(40);
  for (const { url } of sent.filter(({ url: address }) => !address.includes('count')))
    expect(new URL(url).searchParams.get('$order')).toMatch(/,:id$/);
});

test('a count that would read every row is not asked for', async () => {
  const { data, sent } = portal();
  const found = await data.page(
    things,
    { where: [{ column: 'name', has: 'PENON' }], order: newest },
    { page: 1, perPage: 5 },
  );
  expect(found).toMatchObject({ hasMore: true, total: null });
  expect(found.rows).toHaveLength(5);
  expect(sent).toHaveLength(1);
  const last = await data.page(
    things,
    { where: [{ column: 'name', has: "o'neill" }], order: newest },
    { page: 2, perPage: 20 },
  );
  expect(last).toMatchObject({ hasMore: false, total: 28 });
});

test('of unsure columns, the portal’s own description decides', async () => {
  const { data, sent } = portal();
  // Kept as text, compared as a number: refused, described, asked again as it is.
  const found = await data.rows(things, { where: [{ column: 'code', is: '7' }], order: [] }, 5);
  expect(found.rows).toMatchObject([{ name: "O'Neill 7", code: '7' }]);
  expect(sent).toHaveLength(3);
  const gone = {
    ...things,
    columns: { ...things.columns, ...columns('text', 'gone') },
    unsure: ['code', 'gone'],
  };
  const without = await data.rows(gone, { where: [{ column: 'name', has: 'NEILL 7' }], order: [] }, 5);
  expect(without.rows).toContainEqual(expect.objectContaining({ name: "O'Neill 7", gone: null }));
  expect(
    await failureOf(data.rows(gone, { where: [{ column: 'gone', is: 'x' }], order: [] }, 5)),
  ).toMatchObject({
    details: { reason: 'changed', observed: expect.stringContaining('gone is missing') as string },
  });
});

test('no rows are no rows, with either way the portal says so', async () => {
  const { data } = portal();
  const none = await data.page(
    sure,
    { where: [{ column: 'nit', is: '1' }], order: [] },
    { page: 1, perPage: 5 },
  );
  expect(none).toMatchObject({ rows: [], hasMore: false, total: 0 });
  const old = await data.page(
    sure,
    { where: [{ column: 'nit', is: '999000607' }], order: [] },
    { page: 1, perPage: 5 },
  );
  expect(old).toMatchObject({ rows: [], total: 0 });
});

test('sums by group, the largest first', async () => {
  const { data } = portal();
  const { groups } = await data.sums(things, {
    where: [{ column: 'day', isGiven: true }],
    by: [{ yearOf: 'day' }],
    sum: 'price',
    span: 'day',
    limit: 2,
  });
  expect(groups).toEqual([
    { key: ['2026'], count: 24, sum: '684', first: '2026-01-02', last: '2026-01-02' },
    { key: ['2024'], count: 11, sum: '324.5', first: '2024-09-09', last: '2024-09-09' },
  ]);
  const all = await data.sums(things, {
    where: [{ column: 'nit', is: '1' }],
    by: [],
    sum: 'price',
    limit: 1,
  });
  expect(all.groups).toEqual([{ key: [], count: 0, sum: null, first: null, last: null }]);
});

const ask = (nit: string, options: Parameters<typeof portal>[0] = {}, of: typeof sure = sure) =>
  portal(options).data.rows(of, { where: [{ column: 'nit', is: nit }], order: [] }, 5);

test.each([
  ['999000601', 'changed', 'nit is missing'],
  ['999000602', 'changed', 'nit is checkbox, was code'],
  ['999000403', 'changed', 'abcd-1234: HTTP 403 permission_denied'],
  ['999000404', 'changed', 'abcd-1234: HTTP 404 dataset.missing'],
  ['999000202', 'source_error', 'still being worked out'],
  ['999000500', 'source_error', 'HTTP 500'],
  ['999000603', 'changed', 'not JSON'],
  ['999000605', 'changed', 'expected array'],
  ['999000606', 'changed', 'nit is no code'],
])('%s: %s', async (nit, reason, observed) => {
  expect(await failureOf(ask(nit))).toMatchObject({
    code: 'upstream_error',
    details: { reason, source: 'test', observed: expect.stringContaining(observed) as string },
  });
});

test('values that the source refuses while its data set is as it was are the question’s fault', async () => {
  expect(await failureOf(ask('999000400'))).toEqual({
    code: 'invalid_request',
    details: { reason: 'refused_by_source', source_message: 'The value is not supported' },
  });
});

test.each(['query.soql.no-such-column', 'query.soql.type-mismatch', 'query.compiler.malformed'])(
  '%s is never the fault of a value, whatever the description says',
  async (errorCode) => {
    const { http } = scriptedHttp([
      { status: 400, body: JSON.stringify({ errorCode, message: 'No' }) },
      {
        body: '{"columns":[{"fieldName":"name","dataTypeName":"text"},{"fieldName":"nit","dataTypeName":"number"}]}',
      },
    ]);
    expect(await failureOf(dataOver(http).rows(sure, { where: [], order: [] }, 1))).toMatchObject({
      code: 'upstream_error',
      details: { reason: 'changed', observed: `abcd-1234: ${errorCode}` },
    });
  },
);

test('a count that fails does not cost the rows', async () => {
  const { http } = scriptedHttp([
    { body: '[{"name":"a"},{"name":"b"}]' },
    { status: 202, body: '{"status":"executing"}' },
  ]);
  const question = { where: [{ column: 'nit', is: '1' }], order: [] } as const;
  const found = await dataOver(http).page(sure, question, { page: 1, perPage: 1 });
  expect(found).toMatchObject({ rows: [{ name: 'a' }], hasMore: true, total: null });
});

test('a full pool and a short outage are waited out; slowness is a time-out', async () => {
  await expect(ask('999000429')).resolves.toMatchObject({ rows: [] });
  await expect(ask('999000503')).resolves.toMatchObject({ rows: [] });
  expect(await failureOf(ask('999000408', { timeoutMs: 50 }))).toMatchObject({
    details: { reason: 'timeout' },
  });
});

test('the app token goes in its header; a refused one says so', async () => {
  const { sent, data } = portal({ token: 'secreto' });
  await data.rows(sure, { where: [], order: [] }, 1);
  expect(sent[0]).toMatchObject({ headers: { 'X-App-Token': 'secreto' } });
  expect(sent[0]?.url).not.toContain('secreto');
  expect(await failureOf(ask('800111222', { token: 'invalido' }))).toMatchObject({
    details: { reason: 'blocked', source_message: 'Invalid app_token specified' },
  });
});

test('more rows than asked for, and error bodies of another shape, have changed', async () => {
  const more = scriptedHttp([{ body: '[{"name":"a"},{"name":"b"},{"name":"c"}]' }]);
  expect(await failureOf(dataOver(more.http).rows(sure, { where: [], order: [] }, 1))).toMatchObject({
    details: { reason: 'changed', observed: 'abcd-1234: 3 rows, asked for 2' },
  });
  const odd = scriptedHttp([{ status: 400, body: '{"error":true}' }]);
  expect(await failureOf(dataOver(odd.http).rows(sure, { where: [], order: [] }, 1))).toMatchObject({
    details: { reason: 'changed' },
  });
  const documented = scriptedHttp([
    { status: 400, body: '{"code":"query.execution","error":true,"message":"No"}' },
    {
      status: 200,
      body: '{"columns":[{"fieldName":"name","dataTypeName":"text"},{"fieldName":"nit","dataTypeName":"number"}]}',
    },
  ]);
  expect(await failureOf(dataOver(documented.http).rows(sure, { where: [], order: [] }, 1))).toMatchObject({
    code: 'invalid_request',
    details: { source_message: 'No' },
  });
});
