import { z } from 'zod';
import { fieldText, type FieldText } from '@shared/operations/operation';

/*
 * What a part of an answer is, read from its contract: how any operation's answer is shown without knowing it.
 */

export type Value = Readonly<Record<string, unknown>>;

/** A field of an answer: one value, several values, a part with fields of its own, or a list of such parts. */
export type Field =
  | (Named & { readonly kind: 'value'; readonly isDecimal: boolean })
  | (Named & { readonly kind: 'values' })
  | (Named & { readonly kind: 'part'; readonly schema: z.ZodObject })
  | (Named & { readonly kind: 'list'; readonly schema: z.ZodObject });

interface Named {
  readonly name: string;
  /** undefined for a member that its contract does not describe. */
  readonly words: FieldText | undefined;
}

/** The fields of a part, in the order of its contract. */
export function fieldsOf(schema: z.ZodObject): readonly Field[] {
  return Object.entries(schema.shape).map(([name, member]): Field => {
    const words = fieldText(member as z.ZodType);
    const inner = unwrapped(member as z.ZodType);
    if (inner instanceof z.ZodObject) return { name, words, kind: 'part', schema: inner };
    if (!(inner instanceof z.ZodArray)) return { name, words, kind: 'value', isDecimal: isDecimal(inner) };
    const element = unwrapped(inner.element as z.ZodType);
    return element instanceof z.ZodObject
      ? { name, words, kind: 'list', schema: element }
      : { name, words, kind: 'values' };
  });
}

/** The schema without what only says that the value may be absent. */
function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap() as z.ZodType);
  return schema;
}

/** An amount or a measure, kept as text so that no digit is lost. */
function isDecimal(schema: z.ZodType): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  const { pattern } = z.toJSONSchema(schema);
  return pattern !== undefined && decimalPatterns.has(pattern);
}

const decimalPatterns = new Set([
  String.raw`^-?\d+(\.\d+)?$`,
  String.raw`^-?\d+(?:\.\d+)?$`,
  String.raw`^\d+(\.\d{1,2})?$`,
]);
