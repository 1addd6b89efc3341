import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFirstDate, hasTimeAt, monthFirstDate, plausibleDate, startsWithDay } from './dates';

test.each([
  ['31/12/2026', '2026-12-31'],
  [' 1/2/2026 ', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['29.02.2024', '2024-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['2026-12-31', null],
  ['31/12/26', null],
  ['', null],
])('%s is %s', (written, date) => expect(dayFirstDate(written)).toBe(date));

test.each([
  ['3/9/2015', '2015-03-09'],
  ['12/31/2026', '2026-12-31'],
  ['31/12/2026', null],
])('in the United States, %s is %s', (written, date) => expect(monthFirstDate(written)).toBe(date));

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-23', null],
  ['2925-01-01', null],
  ['1900-01-01', '1900-01-01'],
  ['1667-05-05', null],
  [null, null],
])('on 21 November 2026, %s is taken for %s', (date, taken) =>
  expect(plausibleDate(date, '2026-11-21')).toBe(taken),
);

test('a day is one that the calendar has', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (year, month, day) => {
        const [y, m, d] = [
          String(year).padStart(4, '0'),
          String(month).padStart(2, '0'),
          String(day).padStart(2, '0'),
        ];
        const date = new Date(`${y}-${m}-${d}T00:00:00Z`);
        const isReal = !Number.isNaN(date.getTime()) && date.getUTCDate() === day;
        expect(startsWithDay(`${y}-${m}-${d} …`)).toBe(isReal);
      },
    ),
  );
  for (const text of ['2026-1-01', '2026/01/01', '26-01-0101', '2026-01-0', '', '2026-01-1a'])
    expect(startsWithDay(text)).toBe(false);
});

test.each([
  ['23:59:59', true],
  ['00:00:00', true],
  ['24:00:00', false],
  ['10:60:00', false],
  ['10:00:60', false],
  ['10:00', false],
  ['10:00:0', false],
  ['1a:00:00', false],
  ['10.00.00', false],
])('%s is a time of the day: %s', (written, is) => expect(hasTimeAt(`T${written}`, 1)).toBe(is));
