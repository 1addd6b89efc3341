import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingDepartment, parseRuc, rucCheckDigit, rucHolder, rucOfDni, ubigeoDepartment } from './peru';

describe('the RUC', () => {
  // Numbers of public bodies that stand on their own letterheads: SUNAT, Banco de la Nación, Petróleos del Perú.
  test.each(['20131312955', '20100030595', '20100128218'])('%s is one', (ruc) => {
    expect(parseRuc(ruc)).toEqual({ ok: true, value: ruc });
  });

  test('comes with blanks and hyphens, and not with letters or another length', () => {
    expect(parseRuc(' 20-13131295-5 ')).toEqual({ ok: true, value: '20131312955' });
    expect(parseRuc('')).toEqual({ ok: false, problem: 'empty' });
    expect(parseRuc('2013131295X')).toEqual({ ok: false, problem: 'characters' });
    expect(parseRuc('2013131295')).toEqual({ ok: false, problem: 'length' });
  });

  test('with any other check digit, or a digit of it changed, is none', () => {
    const base = fc.stringMatching(/^(10|15|16|17|20)\d{8}$/);
    fc.assert(
      fc.property(base, fc.nat(9), fc.nat(9), (digits, place, by) => {
        const ruc = digits + rucCheckDigit(digits);
        expect(parseRuc(ruc).ok).toBe(true);
        const wrong = String((Number(ruc.at(-1)) + 1 + by) % 10);
        expect(parseRuc(digits + wrong).ok).toBe(wrong === ruc.at(-1));
        const other =
          digits.slice(0, place) + String((Number(digits[place]) + 1) % 10) + digits.slice(place + 1);
        // Modulo 11 tells a changed digit; only the rests 10 and 0, and 11 and 1, share a check digit.
        if (rucCheckDigit(other) === ruc.at(-1)) expect(['0', '1']).toContain(ruc.at(-1));
      }),
    );
  });

  test('of a person holds the DNI', () => {
    expect(rucOfDni('10000001')).toMatch(/^1010000001\d$/);
    expect(parseRuc(rucOfDni('00000007')).ok).toBe(true);
    expect(() => rucOfDni('1234567')).toThrow(RangeError);
    expect(['10', '15', '17', '20', '16'].map((kind) => rucHolder(`${kind}000000000`))).toEqual([
      'person',
      'person',
      'person',
      'company',
      null,
    ]);
  });
});

test('a ubigeo names its department, and an unknown one none', () => {
  expect(ubigeoDepartment('150101')).toBe('LIMA');
  expect(ubigeoDepartment('250401')).toBe('UCAYALI');
  expect(['260101', '1501', '', '15010A'].map(ubigeoDepartment)).toEqual([null, null, null, null]);
});

test('an address ends with a department, and another text with none', () => {
  expect(endingDepartment('AV. LOS EJEMPLOS NRO. 101 LA LIBERTAD')).toBe('LA LIBERTAD');
  expect(endingDepartment('PROV. CONST. DEL CALLAO')).toBe('CALLAO');
  expect(endingDepartment('AV. LIMA 12')).toBeNull();
  expect(endingDepartment('AV. CONLIMA')).toBeNull();
});
