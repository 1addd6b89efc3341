import { describe, expect, it } from 'vitest';
import { expectEnd } from './expectation';

const now = 1_000_000_000;
const minute = 60_000;
const day = 86_400_000;

/** `ago`: minutes since each unit was used, the oldest first. */
function quota(limit: number, ago: readonly number[] = []) {
  return { limit, used: ago.length, usedAt: (n: number) => now - (ago[n - 1] ?? 0) * minute };
}

describe('the expected end', () => {
  it.each([
    ['nothing open', { open: 0, perMinute: 10, quota: quota(100) }, null],
    ['nothing may be asked', { open: 1, perMinute: 10, quota: quota(0) }, null],
    ['neither pace nor wait is known', { open: 10, perMinute: null, quota: quota(100) }, null],
    ['the pace alone', { open: 40, perMinute: 20, quota: quota(100) }, now + 2 * minute],
    [
      'one row more than there is left',
      { open: 3, perMinute: 60, quota: quota(5, [60, 30, 10]) },
      now + day - 60 * minute,
    ],
    [
      'the last of the used units',
      { open: 5, perMinute: 60, quota: quota(5, [60, 30, 10]) },
      now + day - 10 * minute,
    ],
    [
      'units that this batch will use itself',
      { open: 6, perMinute: 60, quota: quota(5, [60, 30, 10]) },
      now + day,
    ],
    ['several days', { open: 250, perMinute: 60, quota: quota(100) }, now + 2 * day],
    ['several days, with units in use', { open: 201, perMinute: 60, quota: quota(100, [60]) }, now + 2 * day],
    [
      'several days, to the last unit',
      { open: 300, perMinute: 60, quota: quota(100, [60]) },
      now + 3 * day - 60 * minute,
    ],
    [
      'a wait, when the pace is not known',
      { open: 1, perMinute: null, quota: quota(1, [60]) },
      now + day - 60 * minute,
    ],
    [
      'more in use than a lowered limit',
      { open: 1, perMinute: null, quota: quota(1, [60, 30, 10]) },
      now + day - 10 * minute,
    ],
    ['a pace slower than the quota', { open: 2, perMinute: 0.001, quota: quota(1) }, now + 2000 * minute],
  ])('%s', (_, outlook, end) => {
    expect(expectEnd({ now, ...outlook })).toBe(end);
  });
});
