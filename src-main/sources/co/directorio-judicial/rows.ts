import { z } from 'zod';

/*
 * The rows of a Power BI answer (DSR): values by columns, with what a row repeats of the one before left out, and texts
 * kept once in dictionaries.
 */

const column = z.object({ N: z.string(), DN: z.string().optional() });
const cell = z.union([z.string(), z.number(), z.boolean()]);

export const answer = z.object({
  results: z.tuple([
    z.object({
      result: z.object({
        data: z.object({
          descriptor: z.object({ Select: z.array(z.object({ Value: z.string(), Name: z.string() })) }),
          dsr: z.object({
            DS: z.tuple([
              z.object({
                PH: z.tuple([
                  z.object({
                    DM0: z.array(
                      z.object({
                        S: z.array(column).optional(),
                        C: z.array(cell).default([]),
                        /** Bits: columns whose value is that of the row before. */
                        R: z.int().min(0).default(0),
                        /** Bits: columns without a value. */
                        Ø: z.int().min(0).default(0),
                      }),
                    ),
                  }),
                ]),
                ValueDicts: z.record(z.string(), z.array(z.string())).default({}),
              }),
            ]),
          }),
        }),
      }),
    }),
  ]),
});

type Answer = z.output<typeof answer>;
type Cell = z.output<typeof cell> | null;

/** Rows by the names that the query gave its columns. @throws Error for an answer that contradicts itself */
export function rowsOf({ results }: Answer): readonly Readonly<Record<string, Cell>>[] {
  const { descriptor, dsr } = results[0].result.data;
  const [{ PH, ValueDicts }] = dsr.DS;
  const names = new Map(descriptor.Select.map(({ Value, Name }) => [Value, Name]));
  let columns: readonly z.output<typeof column>[] = [];
  let before: readonly Cell[] = [];
  return PH[0].DM0.map(({ S, C, R, Ø }, index) => {
    columns = S ?? columns;
    if (columns.length === 0) throw new Error('rows without columns');
    let next = 0;
    const values = columns.map(({ DN }, place): Cell => {
      if (bit(R, place)) {
        const repeated = before[place];
        if (repeated === undefined) throw new Error(`row ${index + 1} repeats nothing`);
        return repeated;
      }
      if (bit(Ø, place)) return null;
      const value = C[next];
      next += 1;
      if (value === undefined) throw new Error(`row ${index + 1} lacks a value`);
      if (DN === undefined || typeof value !== 'number') return value;
      const text = ValueDicts[DN]?.[value];
      if (text === undefined) throw new Error(`row ${index + 1} has no text ${value} of ${DN}`);
      return text;
    });
    if (next !== C.length) throw new Error(`row ${index + 1} has too many values`);
    before = values;
    return Object.fromEntries(
      columns.map(({ N }, place) => {
        const name = names.get(N);
        if (name === undefined) throw new Error(`a column ${N} that nobody asked for`);
        return [name, values[place] ?? null];
      }),
    );
  });
}

function bit(mask: number, place: number): boolean {
  return Math.floor(mask / 2 ** place) % 2 === 1;
}
