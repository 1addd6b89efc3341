import { describe, expect, test } from 'vitest';
import { readIdentifier } from './identifiers';

describe('an identifier while it is typed', () => {
  test.each([
    ['nit', '900123456', '900.123.456-8', true],
    ['nit', '900.123.456-8', '900.123.456-8', false],
    ['cedula', '1234567890', '1.234.567.890', false],
    ['passport', ' ab  123456 ', 'AB 123456', false],
  ] as const)('%s %s is kept as %s', (kind, value, shown, checkDigitAdded) => {
    expect(readIdentifier({ kind, value })).toEqual({ problem: null, shown, checkDigitAdded });
  });

  test.each([
    ['nit', '900.123.456-1', 'check_digit'],
    ['cedula', '012345', 'leading_zero'],
    ['cedula', '12', 'length'],
    ['other', 'AB*1', 'characters'],
    ['foreigner_id', '  ', 'empty'],
  ] as const)('%s %s is wrong: %s', (kind, value, problem) => {
    expect(readIdentifier({ kind, value })).toMatchObject({ problem, shown: null });
  });
});
