import { expect, test, vi } from 'vitest';
import { remembered } from './remembered';

test('a text is answered once, and again after too many others', () => {
  const answer = vi.fn((text: string) => text.length);
  const length = remembered(answer, 2);
  expect([length('a'), length('a'), length('bb')]).toEqual([1, 1, 2]);
  expect(answer).toHaveBeenCalledTimes(2);
  expect([length('ccc'), length('a')]).toEqual([3, 1]);
  expect(answer).toHaveBeenCalledTimes(4);
});

test('a failure is not remembered', () => {
  let fails = true;
  const answer = remembered((text) => {
    if (fails) throw new Error(text);
    return text;
  });
  expect(() => answer('a')).toThrow('a');
  fails = false;
  expect(answer('a')).toBe('a');
});
