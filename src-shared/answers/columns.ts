import type { z } from 'zod';
import { fieldsOf, type Field, type Value } from './fields';

/*
 * Which of the many fields of a list's rows become columns, and which of these are shown until the person chooses others.
 */

/** So many columns are shown. */
const shownColumns = 6;

/** A value of a row, or of one of its parts. */
export interface Leaf {
  readonly path: readonly string[];
  readonly field: Extract<Field, { kind: 'value' | 'values' }>;
  /** The part that it is a field of. */
  readonly owner: Field | null;
}

/** A column with what stands in it. */
export interface FilledLeaf extends Leaf {
  readonly values: readonly unknown[];
  readonly texts: readonly string[];
}

/**
 * The columns that tell rows apart, in the order of the contract: not those that say the same of every row, not the number
 * of a row in the source's own tables, and not more than one identifier, one day and one amount.
 */
export function telling(leaves: readonly FilledLeaf[]): ReadonlySet<FilledLeaf> {
  const given = leaves.filter((leaf) => leaf.texts.some((cell) => cell !== '') && !isRowNumber(leaf));
  const different = given.filter(({ texts }) => new Set(texts).size > 1);
  const room: Record<LeafKind, number> = { code: 1, date: 1, amount: 1, text: shownColumns };
  const told = (different.length > 0 ? different : given).filter((leaf) => {
    room[kindOf(leaf)] -= 1;
    return room[kindOf(leaf)] >= 0;
  });
  // A day and an amount stand late in most contracts and are looked for first by most people.
  const late = told.filter((leaf) => kindOf(leaf) === 'date' || kindOf(leaf) === 'amount');
  const others = told.filter((leaf) => !late.includes(leaf)).slice(0, shownColumns - late.length);
  return new Set(told.filter((leaf) => late.includes(leaf) || others.includes(leaf)));
}

/** The column that names a row: the first that is neither a day nor an amount. */
export function namingOf(shown: ReadonlySet<FilledLeaf>): FilledLeaf | undefined {
  const columns = [...shown];
  return columns.find((leaf) => ['code', 'text'].includes(kindOf(leaf))) ?? columns[0];
}

/** `id` with numbers: nobody but the source's own tables knows a row by it. */
export function isRowNumber({ path, values }: FilledLeaf): boolean {
  return path.at(-1) === 'id' && values.every((value) => typeof value === 'number');
}

export type LeafKind = 'code' | 'date' | 'amount' | 'text';

/** What the values of a column are: it decides how many of its kind are shown, and how wide. */
export function kindOf({ field, texts, values }: FilledLeaf): LeafKind {
  if (field.kind === 'value' && field.isDecimal) return 'amount';
  const given = values.filter((value) => value !== null && value !== undefined && value !== '');
  if (given.every((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value))) return 'date';
  return texts.every((text) => /^(?:(?=.*\d)[\w.\-/]+)?$/.test(text)) ? 'code' : 'text';
}

/** The values of a row, and those of its parts one level down; lists are shown with the row in full. */
export function leavesOf(schema: z.ZodObject): readonly Leaf[] {
  return fieldsOf(schema).flatMap((field): readonly Leaf[] => {
    if (field.kind === 'value' || field.kind === 'values')
      return [{ path: [field.name], field, owner: null }];
    if (field.kind === 'list') return [];
    return fieldsOf(field.schema).flatMap((inner) =>
      inner.kind === 'value' || inner.kind === 'values'
        ? [{ path: [field.name, inner.name], field: inner, owner: field }]
        : [],
    );
  });
}

/** What stands at a path; null where a part is missing. */
export function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? (part as Value)[name] : null) ?? null,
    value,
  );
}
