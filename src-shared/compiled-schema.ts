import { z } from 'zod';

const known = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The schema as one function, made when it is first asked for: several times as fast as its parts one after the other. Not
 * for the window, whose content policy forbids to make functions.
 */
export function compiledSchema<S extends z.ZodType>(schema: S): S {
  const made = known.get(schema) ?? z.compile(schema);
  known.set(schema, made);
  return made as S;
}
