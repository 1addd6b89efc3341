import { expect, it } from 'vitest';
import { ticksOf } from './ticks';

it('spans a range with round values', () => {
  expect(ticksOf(17.2, 22.8)).toEqual([16, 18, 20, 22, 24]);
  expect(ticksOf(0.28, 0.34)).toEqual([0.28, 0.3, 0.32, 0.34]);
  expect(ticksOf(848, 854)).toEqual([848, 850, 852, 854]);
  expect(ticksOf(-1, 0)).toEqual([-1, -0.75, -0.5, -0.25, 0]);
});

it('gives a value that does not change some room', () => {
  expect(ticksOf(5, 5)).toEqual([4, 4.5, 5, 5.5, 6]);
});
