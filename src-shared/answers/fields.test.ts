import { expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '@shared/operations';
import { field } from '@shared/operations/operation';
import { fieldsOf, type Field } from './fields';

const words = { label: { es: 'Uno', en: 'One' }, help: { es: 'Uno', en: 'One' } };

test('a field is what its contract says, however it may be absent', () => {
  const schema = z.strictObject({
    one: field(z.string().nullable(), words),
    amount: z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .nullable()
      .optional(),
    code: z.string().regex(/^\d+$/),
    part: z.strictObject({ one: z.int() }).nullable(),
    list: z.array(z.strictObject({ one: z.int() }).nullable()).nullable(),
    values: z.array(z.string()).default([]),
  });
  expect(fieldsOf(schema).map(({ name, kind }) => [name, kind])).toEqual([
    ['one', 'value'],
    ['amount', 'value'],
    ['code', 'value'],
    ['part', 'part'],
    ['list', 'list'],
    ['values', 'values'],
  ]);
  expect(fieldsOf(schema)[0]?.words).toEqual(words);
  const decimals = fieldsOf(schema).filter((each) => each.kind === 'value' && each.isDecimal);
  expect(decimals.map(({ name }) => name)).toEqual(['amount']);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'every field of %s has words to be shown with',
  (_, { data }) => {
    if (!(data instanceof z.ZodObject)) return;
    const wordless = (fields: readonly Field[]): readonly string[] =>
      fields.flatMap((each) => [
        ...(each.words === undefined ? [each.name] : []),
        ...('schema' in each ? wordless(fieldsOf(each.schema)) : []),
      ]);
    expect(wordless(fieldsOf(data))).toEqual([]);
  },
);
