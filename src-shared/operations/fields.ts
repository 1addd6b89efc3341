import { z } from 'zod';
import { field, type FieldText } from './operation';

/*
 * What most fields of contracts are: a name in both languages over a value that a source may leave out.
 */

export const nullableText = z.string().nullable();
export const nullableDate = z.iso.date().nullable();
/** An amount as a decimal string, never rounded, beside a `currency`. */
export const nullableAmount = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .nullable();

export type Words = readonly [es: string, en: string];

/** A field and its words; the help is the label where there is nothing to add. `choices` are words of its values. */
export function said<S extends z.ZodType>(
  schema: S,
  [es, en]: Words,
  help: Words = [es, en],
  choices?: FieldText['choices'],
): S {
  return field(schema, {
    label: { es, en },
    help: { es: help[0], en: help[1] },
    ...(choices === undefined ? {} : { choices }),
  });
}

/** A decimal that is no amount of money, however near the money it stands. */
export function measured([es, en]: Words) {
  return field(nullableAmount, { label: { es, en }, help: { es, en }, isMeasure: true });
}

/** A field whose label is also its help. */
export function plain<S extends z.ZodType>(schema: S, es: string, en: string): S {
  return said(schema, [es, en]);
}

/** A text that a source may leave out. */
export function plainText(es: string, en: string) {
  return plain(nullableText, es, en);
}
