import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWhere, type Expression } from '../../../../src-practice/co/datos-abiertos/soql/parse';
import { orderText, whereText, type Condition } from './soql';
import { columns, table } from './table';

const things = table({
  id: 'abcd-1234',
  name: 'Things',
  columns: {
    ...columns('text', 'name', 'place'),
    ...columns('number', 'price'),
    ...columns('code', 'nit'),
    ...columns('date', 'day'),
    ...columns('url', 'page'),
  },
});
type Things = Condition<typeof things.columns>;

const where = (...conditions: readonly Things[]) => whereText(things, conditions);

test('each kind of condition', () => {
  expect(where({ column: 'name', is: "L'Eau" })).toBe("name = 'L''Eau'");
  expect(where({ column: 'nit', is: ['800111222', '8001112227'] })).toBe('nit in(800111222,8001112227)');
  expect(where({ column: 'name', reads: ['En aprobación'] })).toBe(
    "upper(unaccent(name)) in('EN APROBACION')",
  );
  expect(where({ column: 'name', readsNot: ['Borrador'] })).toBe(
    "(name IS NULL OR upper(unaccent(name)) not in('BORRADOR'))",
  );
  expect(where({ column: 'name', trimmed: "L'Eau" })).toBe("trim(name) = 'L''Eau'");
  expect(where({ column: 'name', has: ' alcaldía  peñol ' })).toBe(
    "upper(unaccent(name)) like '%ALCALDIA%' AND upper(unaccent(name)) like '%PENOL%'",
  );
  expect(where({ column: 'name', has: '100%_\\' })).toBe("upper(unaccent(name)) like '%100___%'");
  expect(where({ column: 'name', startsWith: 'V1.72' })).toBe("starts_with(name,'V1.72')");
  expect(where({ column: 'page', includes: 'a=b' })).toBe("page like '%a=b%'");
  expect(where({ column: 'day', from: '2026-01-01', to: '2026-01-31' })).toBe(
    "day >= '2026-01-01T00:00:00.000' AND day <= '2026-01-31T23:59:59.999'",
  );
  expect(where({ column: 'price', from: '10.50' }, { column: 'day', isGiven: true })).toBe(
    'price >= 10.50 AND day IS NOT NULL',
  );
  expect(
    where({
      any: [
        { column: 'name', is: 'a' },
        { column: 'place', is: 'b' },
      ],
    }),
  ).toBe("(name = 'a' OR place = 'b')");
  expect(where({ column: 'day' }, { column: 'name', is: 'a' })).toBe("name = 'a'");
  expect(where()).toBe('');
});

test('every order ends with a tie-break', () => {
  expect(orderText([{ by: 'day', descending: true }, { by: 'name' }])).toBe('day DESC,name,:id');
  expect(orderText([])).toBe(':id');
});

describe('nothing from outside is read as SoQL', () => {
  /** Literals of an expression, in order. */
  function literals(expression: Expression): readonly string[] {
    switch (expression.is) {
      case 'text':
      case 'number':
        return [expression.value];
      case 'column':
      case 'star':
        return [];
      case 'call':
        return expression.args.flatMap(literals);
      case 'compare':
        return [...literals(expression.left), ...literals(expression.right)];
      case 'in':
        return [...literals(expression.value), ...expression.list.flatMap(literals)];
      case 'null':
      case 'not':
        return literals(expression.value);
      case 'and':
      case 'or':
        return expression.parts.flatMap(literals);
    }
  }

  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom("'", '\\', '%', '_', ')', '(', ' OR ', '--', '\0', '1=1', ';', '"', '\ud800'),
    }),
    fc.constantFrom("' OR 1=1 --", "''", "\\'", "') OR ('1'='1", "x') UNION SELECT * FROM y --"),
  );

  test('a text comes out of the query as it went in, and changes nothing else of it', () => {
    fc.assert(
      fc.property(hostile, hostile, (one, other) => {
        const read = parseWhere(
          where({ column: 'name', is: [one, other] }, { column: 'place', startsWith: one }),
        );
        expect(read).toMatchObject({
          is: 'and',
          parts: [
            { is: 'in', value: { is: 'column', name: 'name' } },
            { is: 'call', name: 'starts_with' },
          ],
        });
        const kept = (value: string) => value.replaceAll('\0', ' ');
        expect(literals(read)).toEqual([kept(one), kept(other), kept(one)]);
      }),
    );
  });

  test('words to look for are one pattern each', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const text = where({ column: 'name', has: value });
        fc.pre(value.trim() !== '');
        const patterns = literals(parseWhere(text));
        expect(patterns).toHaveLength(value.trim().split(/\s+/).length);
        for (const pattern of patterns) expect(pattern).toMatch(/^%[^%\\\0]*%$/);
      }),
    );
  });

  test('numbers and days are those or a mistake of the adapter', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        fc.pre(!/^-?\d+(\.\d+)?$/.test(value) && !/^\d{4}-\d\d-\d\d$/.test(value));
        expect(() => where({ column: 'nit', is: value })).toThrow(RangeError);
        expect(() => where({ column: 'price', from: value })).toThrow(RangeError);
        expect(() => where({ column: 'day', to: value })).toThrow(RangeError);
      }),
    );
  });

  test('a column that is not the table’s, and a choice among nothing, are mistakes of the adapter', () => {
    expect(() => whereText(things, [{ column: '1=1 OR name', is: 'a' }])).toThrow(RangeError);
    expect(() => where({ column: 'name', is: [] })).toThrow(RangeError);
    expect(() => where({ any: [] })).toThrow(RangeError);
  });
});
