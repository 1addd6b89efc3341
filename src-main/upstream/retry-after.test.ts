import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after';

const now = Date.parse('2026-11-21T10:00:00Z');

it.each([
  ['0', 0],
  ['120', 120_000],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Saturday, 21-Nov-26 10:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After: %s', (value, expected) => {
  expect(retryAfterMs(value, now)).toBe(expected);
});
