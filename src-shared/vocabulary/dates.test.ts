import { expect, test } from 'vitest';
import { dayFirstDate, monthFirstDate, plausibleDate } from './dates';

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
