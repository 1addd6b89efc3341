import type { z } from 'zod';
import { field, fieldText } from './operation';

type Nullable<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodNullable<S[K] & z.ZodType> };

/** The same fields, each null when there is nobody to describe. */
export function nullable<S extends z.ZodRawShape>(shape: S): Nullable<S> {
  const entries = Object.entries(shape).map(([name, schema]) => {
    const words = fieldText(schema as z.ZodType);
    const allowed = (schema as z.ZodType).nullable();
    return [name, words === undefined ? allowed : field(allowed, words)];
  });
  return Object.fromEntries(entries) as Nullable<S>;
}
