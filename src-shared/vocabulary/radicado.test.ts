import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanRadicado,
  diagnoseRadicado,
  formatRadicado,
  parseRadicado,
  radicadoLayout,
  radicadoLength,
} from './radicado';

const bogota = '11001400300120230012300';
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe('cleanRadicado', () => {
  test.each([
    [bogota, []],
    ['11001-40-03-001-2023-00123-00', ['separators']],
    ['11001.40.03.001.2023.00123.00', ['separators']],
    ['11001–40—03‑001−2023_00123/00', ['separators']],
    [' 11001 4003 001 2023 00123 00\t', ['spaces']],
    ['"11001400300120230012300"', ['quotes']],
    ["'11001400300120230012300", ['quotes']],
    ['="11001400300120230012300"', ['quotes']],
    ['“11001400300120230012300”', ['quotes']],
    ['\ufeff11001400300120230012300\u200b', ['invisible']],
    ['11001\u00a04003\u202f00120230012300', ['invisible']],
    ['11001\u00ad400300120230012300', ['invisible']],
    ['１１００１４００３００１２０２３００１２３００', ['full_width']],
    ['\ufeff"１1001-4003-001 2023-00123-00"', ['full_width', 'invisible', 'quotes', 'spaces', 'separators']],
  ])('%j', (raw, repairs) => {
    expect(cleanRadicado(raw)).toEqual({ value: bogota, repairs });
  });

  test.each([
    '1.1E+22',
    '1,1001E+22',
    '1.10014E22',
    '11001400300120230012300.0',
    '11001400300120230012300,00',
  ])('%s keeps the marks of a floating-point number', (raw) => {
    expect(cleanRadicado(raw)).toEqual({ value: raw, repairs: [] });
  });

  test('an equals sign that guards nothing is no decoration', () => {
    expect(cleanRadicado('=SUMA(A1)').value).toContain('=');
  });

  test('cleaning twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const once = cleanRadicado(raw);
        expect(cleanRadicado(once.value)).toEqual({ value: once.value, repairs: [] });
      }),
    );
  });

  test('no digit is lost, added or moved', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-./ \u00a0\u200b"\'A,') }), (raw) => {
        expect(cleanRadicado(raw).value.replaceAll(/\D/g, '')).toBe(raw.replaceAll(/\D/g, ''));
      }),
    );
  });

  test('nothing repaired means nothing changed, and the other way round', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const { value, repairs } = cleanRadicado(raw);
        expect(repairs.length === 0).toBe(value === raw);
      }),
    );
  });
});

describe('diagnoseRadicado', () => {
  test.each([
    [bogota, null],
    ['', 'empty'],
    ['1100140030012023001230', 'too_short'],
    ['110014003001202300123', 'too_short'],
    ['110014003001202300123000', 'too_long'],
    ['11001400300A20230012300', 'letters'],
    ['RADICADO', 'letters'],
    ['#N/A', 'formula_error'],
    ['#¡REF!', 'formula_error'],
    ['#¿NOMBRE?', 'formula_error'],
    ['#DIV/0!', 'formula_error'],
    ['#12', 'letters'],
    ['11001400300120230012300#', 'letters'],
    ['1.1E+22', 'scientific'],
    ['1,1E+22', 'scientific'],
    ['5.00131e+21', 'scientific'],
    ['11001400300120230012300.0', 'scientific'],
    ['11001400300120200000000', 'scientific'],
    ['5001310300120200000000', 'scientific'],
  ])('%s', (value, problem) => {
    expect(diagnoseRadicado(value)).toEqual({ problem, suggestion: null });
  });

  test.each(['05001310300120230012300', '08001400300520210045600'])(
    'offers the zero that a spreadsheet took from %s',
    (whole) => {
      expect(diagnoseRadicado(whole.slice(1))).toEqual({ problem: 'lost_zero', suggestion: whole });
    },
  );

  test('does not take another missing digit for a lost zero', () => {
    // Villavicencio without its last digit: with a zero in front the year would read 1202.
    expect(diagnoseRadicado('5000131030012023001230')).toEqual({ problem: 'too_short', suggestion: null });
  });

  test('every text has one diagnosis, and only 23 digits pass', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), digits(22), digits(23), digits(24)), (value) => {
        const { problem, suggestion } = diagnoseRadicado(value);
        if (problem === null) expect(value).toMatch(/^\d{23}$/);
        if (suggestion !== null) {
          expect(problem).toBe('lost_zero');
          expect(diagnoseRadicado(suggestion).problem).toBeNull();
          expect(suggestion).toBe(`0${value}`);
        }
      }),
    );
  });
});

describe('parseRadicado', () => {
  test('names every part it knows', () => {
    const parsed = parseRadicado(bogota);
    expect(parsed?.courtCode).toBe('110014003001');
    expect(parsed?.formatted).toBe('11001-40-03-001-2023-00123-00');
    expect(parsed?.parts.map(({ key, digits: part, name }) => [key, part, name])).toEqual([
      ['municipality', '11001', 'Bogotá, D.C.'],
      ['entity', '40', 'Juzgado municipal'],
      ['specialty', '03', 'Civil'],
      ['office', '001', null],
      ['year', '2023', null],
      ['serial', '00123', null],
      ['instance', '00', 'Primera instancia'],
    ]);
  });

  test('says how sure a name is', () => {
    const [, entity, specialty] = parseRadicado('11001080200020240000100')?.parts ?? [];
    expect(entity).toMatchObject({
      name: 'Comisión Nacional de Disciplina Judicial',
      confidence: 'inferred',
    });
    expect(specialty).toMatchObject({ name: 'Disciplinaria', confidence: 'inferred' });
  });

  test('reads a number of the prosecutor', () => {
    expect(parseRadicado('73001600045020210057700')?.parts[1]).toMatchObject({
      digits: '60',
      name: 'Fiscalía',
      confidence: 'inferred',
    });
  });

  test('shows unknown codes as codes', () => {
    const parsed = parseRadicado('00123999900120230012377');
    expect(parsed?.parts.map((part) => part.name)).toEqual([null, null, null, null, null, null, null]);
    expect(parsed?.parts.every((part) => part.confidence === null)).toBe(true);
  });

  test('a tribunal sits in its department', () => {
    const [place, , , office] = parseRadicado('25000234200020230012300')?.parts ?? [];
    expect(place?.name).toBe('Cundinamarca');
    expect(office?.name).toBe('La corporación');
  });

  test('any 23 digits have parts that put together are the number again', () => {
    fc.assert(
      fc.property(digits(23), (value) => {
        const parsed = parseRadicado(value);
        expect(parsed?.parts.map((part) => part.digits).join('')).toBe(value);
        expect(value.startsWith(parsed?.courtCode ?? '?')).toBe(true);
        expect(cleanRadicado(parsed?.formatted ?? '').value).toBe(value);
      }),
    );
  });

  test('anything else is not read and not formatted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(20), digits(22), digits(25)), (value) => {
        fc.pre(!/^\d{23}$/.test(value));
        expect(parseRadicado(value)).toBeNull();
        expect(formatRadicado(value)).toBe(value);
      }),
    );
  });

  test('the layout covers the number', () => {
    expect(radicadoLayout.reduce((total, part) => total + part.length, 0)).toBe(radicadoLength);
  });
});
