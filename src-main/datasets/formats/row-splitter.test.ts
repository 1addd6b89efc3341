import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowSplitter, type Delimited } from './row-splitter';

/** The rows of a text that comes in pieces of so many characters, each with its line. */
function rowsOf(text: string, size: number, options: Delimited) {
  const splitter = new RowSplitter(options);
  const rows: { line: number; cells: string[]; isBroken: boolean }[] = [];
  for (let from = 0; from < text.length; from += size) {
    splitter.add(text.slice(from, from + size), from + size >= text.length);
    for (let cells = splitter.next(); cells !== null; cells = splitter.next())
      rows.push({ line: splitter.line, cells, isBroken: splitter.isBroken });
  }
  return rows;
}

const quoted: Delimited = { delimiter: ';', quote: '"' };
const enclosed = (value: string): string => `"${value.replaceAll('"', '""')}"`;

describe('rows of a text in pieces', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', ';', '"', '\n', '\r\n', ' '), maxLength: 6 });
  const table = fc.array(fc.array(fc.tuple(cell, fc.boolean()), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });

  it('are the rows that were written, with their lines, wherever the pieces part', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        (rows, newline, endsOpen, size) => {
          const lines = rows.map((cells) =>
            cells
              .map(([value, isEnclosed]) => (isEnclosed || /[;"\n]/.test(value) ? enclosed(value) : value))
              .join(';'),
          );
          const text = lines.join(newline) + (endsOpen ? '' : newline);
          const found = rowsOf(text, size, quoted);
          let line = 1;
          expect(found).toEqual(
            rows.map((cells, index) => {
              const row = { line, cells: cells.map(([value]) => value), isBroken: false };
              line += (lines[index] ?? '').split('\n').length;
              return row;
            }),
          );
        },
      ),
    );
  });

  it.each([
    ['"a "b" c";d\ne;f\n', ['a "b" c', 'd']],
    ['a"b;c\ne;f\n', ['a"b', 'c']],
  ])('tells a row with a stray quote, and goes on with the next: %j', (text, cells) => {
    for (const size of [1, 2, 3, 100])
      expect(rowsOf(text, size, quoted)).toEqual([
        { line: 1, cells, isBroken: true },
        { line: 2, cells: ['e', 'f'], isBroken: false },
      ]);
  });

  it('ends lines in carriage returns where there is nothing else, and takes quotes for data where told', () => {
    expect(rowsOf('a\tb\r"c\td\r', 4, { delimiter: '\t', quote: null })).toEqual([
      { line: 1, cells: ['a', 'b'], isBroken: false },
      { line: 2, cells: ['"c', 'd'], isBroken: false },
    ]);
  });
});
