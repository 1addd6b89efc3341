import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cnpjCheckDigits,
  cpfCheckDigits,
  formatBrazilianDocument,
  formatCnpj,
  formatCpf,
  middleOfCpf,
  parseBrazilianDocument,
  parseCnpj,
  parseCpf,
  shownOfMaskedCpf,
} from './brazil';

const charactersOf = (set: string, length: number) =>
  fc.array(fc.constantFrom(...set), { minLength: length, maxLength: length }).map((all) => all.join(''));
const digits = '0123456789';
const anyCpf = charactersOf(digits, 9)
  .filter((base) => new Set(base).size > 1)
  .map((base) => base + cpfCheckDigits(base));
const anyCnpj = charactersOf(`${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12)
  .filter((base) => new Set(base).size > 1)
  .map((base) => base + cnpjCheckDigits(base));

describe('a CNPJ', () => {
  it.each(['12ABC34501DE35', '11222333000181', '00000000000191', 'A1B2C3D4000193'])(
    '%s is right',
    (value) => {
      expect(parseCnpj(value)).toEqual({ ok: true, value });
    },
  );

  it.each([
    ['11222333000182', 'check_digit'],
    ['00000000000000', 'check_digit'],
    ['12ABC34501DEA5', 'characters'],
    ['12ÁBC34501DE35', 'characters'],
    ['1122233300018', 'length'],
    [' ', 'empty'],
  ])('«%s» is refused: %s', (raw, problem) => {
    expect(parseCnpj(raw)).toEqual({ ok: false, problem });
  });

  it('is read as it is written, in small letters too, and no letter is lost', () => {
    fc.assert(
      fc.property(anyCnpj, (value) => {
        expect(parseCnpj(formatCnpj(value).toLowerCase())).toEqual({ ok: true, value });
        expect(parseBrazilianDocument(value)).toEqual({ ok: true, value: { kind: 'cnpj', value } });
        expect(parseBrazilianDocument(value.slice(0, 8))).toEqual({
          ok: true,
          value: { kind: 'root', value: value.slice(0, 8) },
        });
      }),
    );
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  });

  it('with one digit changed is refused', () => {
    fc.assert(
      fc.property(
        charactersOf(digits, 12).filter((base) => new Set(base).size > 1),
        fc.nat(11),
        fc.integer({ min: 1, max: 9 }),
        (base, place, more) => {
          const right = base + cnpjCheckDigits(base);
          const other = String((Number(right[place]) + more) % 10);
          // A remainder of 0 and one of 1 give the same digit: of two numbers so near each other both may be right.
          fc.pre(cnpjCheckDigits(base.slice(0, place) + other + base.slice(place + 1)) !== right.slice(12));
          expect(parseCnpj(right.slice(0, place) + other + right.slice(place + 1))).toEqual({
            ok: false,
            problem: 'check_digit',
          });
        },
      ),
    );
  });
});

describe('a CPF', () => {
  it.each(['52998224725', '11144477735'])('%s is right', (value) => {
    expect(parseCpf(value)).toEqual({ ok: true, value });
  });

  it.each([
    ['52998224724', 'check_digit'],
    ['00000000000', 'check_digit'],
    ['5299822472A', 'characters'],
    ['5299822472', 'length'],
    ['', 'empty'],
  ])('«%s» is refused: %s', (raw, problem) => {
    expect(parseCpf(raw)).toEqual({ ok: false, problem });
  });

  it('is read as it is written, and its mask shows its middle', () => {
    fc.assert(
      fc.property(anyCpf, (value) => {
        expect(parseCpf(formatCpf(value))).toEqual({ ok: true, value });
        expect(parseBrazilianDocument(value)).toEqual({ ok: true, value: { kind: 'cpf', value } });
        const [, , second, third] = /^(\d{3})(\d{3})(\d{3})/.exec(value) ?? [];
        for (const masked of [`***.${second}.${third}-**`, `XXX${second}.${third}XX`])
          expect(shownOfMaskedCpf(masked)).toBe(middleOfCpf(value));
        expect(shownOfMaskedCpf(value)).toBeNull();
      }),
    );
  });
});

it.each([
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['52998224725', '529.982.247-25'],
  ['***.444.777-**', '***.444.777-**'],
  ['123', '123'],
])('%s is written %s', (value, written) => {
  expect(formatBrazilianDocument(value)).toBe(written);
});

it.each(['123', 'ABC!5678', '123456789'])('«%s» is no Brazilian document', (raw) => {
  expect(parseBrazilianDocument(raw).ok).toBe(false);
});
