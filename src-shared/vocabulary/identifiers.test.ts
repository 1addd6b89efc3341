import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanNit,
  formatCedula,
  formatNit,
  nitCheckDigit,
  parseCedula,
  parseDocument,
  parseNit,
} from './identifiers';

const base = fc.stringMatching(/^[1-9]\d{8}$/);
const cedula = fc.stringMatching(/^[1-9]\d{4,9}$/);

describe('NIT', () => {
  // Published NITs of state bodies, known with their check digit: DIAN, Ecopetrol, Banco de la República.
  test.each([
    ['800197268', '4'],
    ['899999068', '1'],
    ['860005216', '7'],
    ['900123456', '8'],
  ])('%s has the check digit %s', (nit, digit) => {
    expect(nitCheckDigit(nit)).toBe(digit);
  });

  test.each([
    '900.123.456-8',
    '900123456-8',
    '9001234568',
    ' 900 123 456 - 8 ',
    '900123456 8',
    '900,123,456–8',
  ])('reads %j', (raw) => {
    expect(parseNit(raw)).toEqual({
      ok: true,
      value: { base: '900123456', checkDigit: '8', value: '9001234568', checkDigitAdded: false },
    });
  });

  test('works a missing check digit out and says so', () => {
    expect(parseNit('900.123.456')).toEqual({
      ok: true,
      value: { base: '900123456', checkDigit: '8', value: '9001234568', checkDigitAdded: true },
    });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['900.123.456-7', 'check_digit'],
    ['9001234567', 'check_digit'],
    ['900.I23.456-8', 'characters'],
    ['012345678-9', 'leading_zero'],
    ['123-4', 'length'],
    ['900123456789-1', 'length'],
  ])('%j is refused: %s', (raw, problem) => {
    expect(parseNit(raw)).toEqual({ ok: false, problem });
  });

  test('what is formatted reads back, and a wrong check digit never passes', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 9 }), (number, shift) => {
        const right = number + nitCheckDigit(number);
        expect(parseNit(formatNit(right))).toMatchObject({ ok: true, value: { value: right } });
        const wrong = number + String((Number(nitCheckDigit(number)) + shift) % 10);
        expect(parseNit(formatNit(wrong))).toEqual({ ok: false, problem: 'check_digit' });
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (raw) => void parseNit(raw)));
  });

  test('a check digit of something else is a mistake of the caller', () => {
    expect(() => nitCheckDigit('9001x')).toThrow(RangeError);
  });
});

describe('cédula', () => {
  test.each([
    ['1.234.567.890', '1234567890'],
    ['52 123 456', '52123456'],
    ['19,123,456', '19123456'],
  ])('reads %j', (raw, value) => {
    expect(parseCedula(raw)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'empty'],
    ['1234', 'length'],
    ['12345678901', 'length'],
    ['0123456', 'leading_zero'],
    ['AB123456', 'characters'],
  ])('%j is refused: %s', (raw, problem) => {
    expect(parseCedula(raw)).toEqual({ ok: false, problem });
  });

  test('what is formatted reads back', () => {
    fc.assert(
      fc.property(cedula, (value) => {
        expect(parseCedula(formatCedula(value))).toEqual({ ok: true, value });
        expect(formatCedula(value)).toMatch(/^\d{1,3}(?:\.\d{3})+$/);
      }),
    );
  });
});

test('formatting leaves what it does not know alone', () => {
  expect(formatCedula('AB-1')).toBe('AB-1');
  expect(formatNit('')).toBe('');
});

describe('other documents', () => {
  test('are kept in upper case with single blanks', () => {
    expect(parseDocument('  av 12  34-x ')).toEqual({ ok: true, value: 'AV 12 34-X' });
  });
  test.each([
    ['   ', 'empty'],
    ['AB#12', 'characters'],
    ['<b>1</b>', 'characters'],
  ])('%j is not one: %s', (raw, problem) => {
    expect(parseDocument(raw)).toEqual({ ok: false, problem });
  });
});

describe('a NIT as it is pasted', () => {
  const taken = (given: string, isRight = true) => ({ given, isRight });
  test.each([
    ['900.123.456-8', '900123456', taken('8')],
    ['900123456 – 8', '900123456', taken('8')],
    ['9001234568', '900123456', taken('8')],
    ['900.123.456-7', '900123456', taken('7', false)],
    ['1.000.000.009-7', '1000000009', taken('7')],
    ['900123456', '900123456', null],
    ['9001234567', '9001234567', null],
    ['1000000009', '1000000009', null],
    ['900-123-456', '900123456', null],
    ['12 345 678', '12345678', null],
    ['ABC-1', 'ABC1', null],
    ['', '', null],
  ])('%j is %s', (raw, value, checkDigit) => {
    expect(cleanNit(raw)).toMatchObject({ value, checkDigit });
  });

  test('cleaning once more changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(base, cedula, fc.string()), (raw) => {
        const { value } = cleanNit(raw);
        if (/^\d*$/.test(value)) expect(cleanNit(value).value).toBe(value);
      }),
    );
  });
});
