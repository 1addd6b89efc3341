import type { Columns, Kind, Table } from './table';

/*
 * SoQL from typed values. This is the only place that writes SoQL: names come from the table, values become literals
 * here, and nothing that a caller typed is ever part of the text of a query in any other way.
 */

/** What rows have to satisfy. A list of conditions holds when all of them do. */
export type Condition<C extends Columns = Columns> =
  /** One of the values, compared exactly. */
  | { readonly column: Name<C>; readonly is: string | readonly string[] }
  /** The value, blanks around it aside: some publishers pad their columns. */
  | { readonly column: Name<C>; readonly trimmed: string }
  /** One of the values, case and accents aside. */
  | { readonly column: Name<C>; readonly reads: string | readonly string[] }
  /** Not equal to any of the values, case and accents aside; a row without a value satisfies it. */
  | { readonly column: Name<C>; readonly readsNot: readonly string[] }
  /** Has every word, in any place, case and accents aside. */
  | { readonly column: Name<C>; readonly has: string }
  | { readonly column: Name<C>; readonly startsWith: string }
  /** Has exactly these characters somewhere. */
  | { readonly column: Name<C>; readonly includes: string }
  /** Dates yyyy-mm-dd or decimal numbers, both ends included; an absent end is open. */
  | { readonly column: Name<C>; readonly from?: string | undefined; readonly to?: string | undefined }
  | { readonly column: Name<C>; readonly isGiven: true }
  | { readonly any: readonly Condition<C>[] }
  | { readonly all: readonly Condition<C>[] };

export interface Order<C extends Columns = Columns> {
  readonly by: Name<C>;
  readonly descending?: boolean;
}

type Name<C extends Columns> = keyof C & string;

const decimal = /^-?\d+(?:\.\d+)?$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** The `$where` of conditions that must all hold; empty for none. */
export function whereText({ columns }: Table, conditions: readonly Condition[]): string {
  return conditions
    .map((condition) => conditionText(columns, condition))
    .filter((text) => text !== '')
    .join(' AND ');
}

/** The columns that conditions speak of. */
export function columnsIn(conditions: readonly Condition[]): readonly string[] {
  return conditions.flatMap((condition) =>
    'any' in condition
      ? columnsIn(condition.any)
      : 'all' in condition
        ? columnsIn(condition.all)
        : [condition.column],
  );
}

/** Whether the source answers by exact values alone, so that it can count without reading every row. */
export function isExact(conditions: readonly Condition[]): boolean {
  return conditions.some((condition) => 'is' in condition);
}

/** The `$order`, always ended by the row's own identifier: without a tie-break pages overlap. */
export function orderText(order: readonly { readonly by: string; readonly descending?: boolean }[]): string {
  return [...order.map(({ by, descending }) => (descending ? `${by} DESC` : by)), ':id'].join(',');
}

/** A text literal. */
export function literal(value: string): string {
  return `'${value.replaceAll('\0', ' ').replaceAll("'", "''")}'`;
}

function conditionText(columns: Columns, condition: Condition): string {
  if ('any' in condition)
    return `(${some(condition.any.map((each) => conditionText(columns, each))).join(' OR ')})`;
  if ('all' in condition)
    return `(${some(condition.all.map((each) => conditionText(columns, each))).join(' AND ')})`;
  const { column } = condition;
  const kind = columns[column];
  if (kind === undefined) throw new RangeError(`no column ${column}`);
  if ('is' in condition) {
    const values = some([condition.is].flat().map((value) => valueText(kind, value)));
    return values.length === 1 ? `${column} = ${values[0]}` : `${column} in(${values.join(',')})`;
  }
  if ('trimmed' in condition) return `trim(${column}) = ${literal(condition.trimmed)}`;
  if ('reads' in condition) return `${foldedColumn(column)} in(${foldedList([condition.reads].flat())})`;
  if ('readsNot' in condition)
    return `(${column} IS NULL OR ${foldedColumn(column)} not in(${foldedList(condition.readsNot)}))`;
  if ('has' in condition)
    return words(condition.has)
      .map((word) => `${foldedColumn(column)} like ${literal(`%${withoutWildcards(folded(word))}%`)}`)
      .join(' AND ');
  if ('startsWith' in condition) return `starts_with(${column},${literal(condition.startsWith)})`;
  if ('includes' in condition)
    return `${column} like ${literal(`%${withoutWildcards(condition.includes)}%`)}`;
  if ('isGiven' in condition) return `${column} IS NOT NULL`;
  const { from, to } = condition;
  return [
    ...(from === undefined ? [] : [`${column} >= ${valueText(kind, from, 'T00:00:00.000')}`]),
    ...(to === undefined ? [] : [`${column} <= ${valueText(kind, to, 'T23:59:59.999')}`]),
  ].join(' AND ');
}

/** A choice among nothing would be satisfied by no row, and read as «no record»: it is a mistake of the adapter. */
function some<T>(values: readonly T[]): readonly T[] {
  if (values.length === 0) throw new RangeError('a condition needs at least one value');
  return values;
}

function foldedList(values: readonly string[]): string {
  return some(values.map((value) => literal(folded(value)))).join(',');
}

function words(value: string): readonly string[] {
  return value.split(/\s+/).filter((word) => word !== '');
}

/** A value as the column's kind is compared: numbers bare, everything else quoted. */
function valueText(kind: Kind, value: string, time = 'T00:00:00.000'): string {
  switch (kind) {
    case 'number':
    case 'integer':
    case 'code':
      if (!decimal.test(value)) throw new RangeError(`not a number: ${JSON.stringify(value)}`);
      return value;
    case 'date':
      if (!day.test(value)) throw new RangeError(`not a day: ${JSON.stringify(value)}`);
      return literal(value + time);
    case 'text':
    case 'flag':
    case 'url':
      return literal(value);
    case 'raw':
      throw new RangeError('a column of unknown type is not compared');
  }
}

function foldedColumn(column: string): string {
  return `upper(unaccent(${column}))`;
}

/** As `upper(unaccent(…))` leaves a text; what is no letter of the Latin script stays as it is. */
function folded(value: string): string {
  return value.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').toUpperCase();
}

/** `_` stands for any one character, the wildcards themselves included: nothing the words could match is lost. */
function withoutWildcards(value: string): string {
  return value.replaceAll(/[%_\\\0]/g, '_');
}
