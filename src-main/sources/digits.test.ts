import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDecimal, isDigits, isZeros } from './digits';

const written = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.-+ e') }),
  fc.double({ noNaN: true }).map(String),
  fc.bigInt().map(String),
);

test('what is a number is told as a pattern would tell it', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(isDigits(text)).toBe(/^\d+$/.test(text));
      expect(isDecimal(text)).toBe(/^-?\d+(?:\.\d+)?$/.test(text));
      expect(isZeros(text)).toBe(/^0*$/.test(text));
    }),
    { numRuns: 1000 },
  );
});

test('digits of other scripts and line ends are none', () => {
  for (const text of ['١٢', '12\n', '１', '']) {
    expect(isDigits(text)).toBe(false);
    expect(isDecimal(text)).toBe(false);
  }
});
