import { describe, expect, it } from 'vitest';
import { createPace } from './pace';

const now = 1_000_000_000;
const minute = 60_000;

describe('the pace', () => {
  it('is that of the last two minutes, and not said before there is something to go by', () => {
    const pace = createPace(now);
    expect(pace.perMinute(now)).toBeNull();
    pace.count(now + 1000);
    expect(pace.perMinute(now + 2000)).toBeNull();
    for (let second = 2; second <= 60; second += 1) pace.count(now + second * 1000);
    expect(pace.perMinute(now + minute)).toBe(60);
    expect(pace.perMinute(now + 2 * minute)).toBe(30);
    expect(pace.perMinute(now + 3 * minute - 1000)).toBe(0.5);
    expect(pace.perMinute(now + 3 * minute)).toBeNull();
  });
});
