import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes } from '../../testing/ask';
import { damagedJson, observedIn } from '../../testing/damage';
import { parseRows } from './rows';
import { columns, table } from './table';

const things = table({
  id: 'abcd-1234',
  name: 'Things',
  columns: {
    ...columns('text', 'name'),
    ...columns('number', 'price'),
    ...columns('integer', 'pieces'),
    ...columns('code', 'nit'),
    ...columns('date', 'day'),
    ...columns('flag', 'open'),
    ...columns('url', 'page'),
  },
});

const read = (rows: unknown) => parseRows('test', things, bytes(JSON.stringify(rows)));
const nothing = { name: null, price: null, pieces: null, nit: null, day: null, open: null, page: null };

const whole = {
  name: ' Cosa Ñ ',
  price: '240000000.50',
  pieces: '12',
  nit: '800111222',
  day: '2026-02-10T00:00:00.000',
  open: 'Si',
  page: { url: 'https://example.org/x?y=1', description: 'Enlace' },
};

test('a row of every kind; members that are not asked for do not matter', () => {
  expect(read([{ ...whole, other: {} }])).toEqual([
    {
      name: 'Cosa Ñ',
      price: '240000000.50',
      pieces: 12,
      nit: '800111222',
      day: '2026-02-10',
      open: true,
      page: 'https://example.org/x?y=1',
    },
  ]);
});

test('what is left out is null, and an empty list is no rows', () => {
  expect(read([{ name: null }])).toEqual([nothing]);
  expect(read([])).toEqual([]);
});

test('a row without any of the columns is a row of something else', () => {
  for (const row of [{}, { other: 'x' }])
    expect(observedIn('test', () => read([whole, row]))).toBe('abcd-1234: row 1 has none of the columns');
});

test.each([
  ['name', 'No Definido', null],
  ['name', 'No Defenido', null],
  ['name', 'NO APLICA', null],
  ['name', 'Sin Descripcion', null],
  ['name', '  ', null],
  ['name', 'No Definido del Todo', 'No Definido del Todo'],
  ['name', 'SUSPENSIoN', 'SUSPENSIoN'],
  ['price', '-1.5', '-1.5'],
  ['price', '99999999999999999999.99', '99999999999999999999.99'],
  ['price', 12, '12'],
  ['nit', '0', null],
  ['open', 'NO', false],
  ['open', 'Verdadero', true],
  ['open', true, true],
  ['open', 'No Definido', null],
  ['page', 'https://example.org/', 'https://example.org/'],
  ['page', {}, null],
  ['day', '2096-02-29T23:59:59', '2096-02-29'],
])('%s: %j is %j', (name, value, expected) => {
  expect(read([{ [name]: value }])).toEqual([{ ...nothing, [name]: expected }]);
});

test.each([
  ['name', 7],
  ['name', {}],
  ['price', '1.000,50'],
  ['price', 'N/A'],
  ['price', 1e300],
  ['pieces', '1.5'],
  ['pieces', '99999999999999999999'],
  ['nit', '800.111.222'],
  ['nit', '-1'],
  ['day', '2026-02-30T00:00:00.000'],
  ['day', '2026-02-10'],
  ['day', '10/02/2026'],
  ['day', '2026-02-10T00:00:00.000Z'],
  ['open', 'Quizá'],
  ['open', 1],
  ['page', 'javascript:alert(1)'],
  ['page', { url: 'ftp://example.org' }],
  ['page', ['https://example.org']],
])('%s: %j has changed', (name, value) => {
  expect(observedIn('test', () => read([{ [name]: value }]))).toContain(name);
});

test.each([['null'], ['{}'], ['{"rows":[]}'], ['[[]]'], ['[null]'], ['["x"]'], [''], ['<html>'], ['[{}']])(
  '%s is no list of rows',
  (body) => {
    expect(observedIn('test', () => parseRows('test', things, bytes(body)))).toBeDefined();
  },
);

describe('damaged answers', () => {
  /** What a cell says, read a second time. */
  const said: Readonly<Record<string, (cell: unknown) => unknown>> = {
    name: (cell) => String(cell).trim() || null,
    price: String,
    pieces: Number,
    nit: (cell) => (Number(cell) === 0 ? null : String(cell)),
    day: (cell) => String(cell).slice(0, 10),
    open: (cell) =>
      String(cell).trim() === '' ? null : cell === true || /^(s|t|v)/i.test(String(cell).trim()),
    page: (cell) => {
      const url = typeof cell === 'object' ? (cell as { url?: unknown }).url : cell;
      return url === undefined || String(url).trim() === '' ? null : String(url).trim();
    },
  };

  test('are refused or say what the damaged text says', () => {
    const recorded = JSON.stringify([
      whole,
      { ...whole, name: 'Otra', page: 'https://example.org/2' },
      { name: 'Sola' },
    ]);
    let understood = 0;
    fc.assert(
      fc.property(damagedJson(recorded, ['No', '2026-02-10T00:00:00.000', '-0', '1e5', true]), (text) => {
        let rows: readonly Record<string, unknown>[] = [];
        if (observedIn('test', () => (rows = parseRows('test', things, bytes(text)))) !== undefined) return;
        understood += 1;
        const raw = JSON.parse(text) as Record<string, unknown>[];
        expect(rows).toEqual(
          raw.map((cells) =>
            Object.fromEntries(
              Object.keys(things.columns).map((name) => [
                name,
                cells[name] === undefined || cells[name] === null ? null : said[name]?.(cells[name]),
              ]),
            ),
          ),
        );
      }),
      { numRuns: 1500 },
    );
    expect(understood).toBeGreaterThan(100);
  });
});
