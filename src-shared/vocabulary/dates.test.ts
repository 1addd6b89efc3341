import { expect, test } from 'vitest';
import { dayFirstDate } from './dates';

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
