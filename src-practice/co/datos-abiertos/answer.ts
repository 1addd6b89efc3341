import type { Reply } from '../../serve';
import { isAggregate, RefusedQuery, typeOf, valueOf, type Value } from './soql/evaluate';
import {
  parseGroup,
  parseOrder,
  parseSelect,
  parseWhere,
  type Expression,
  type Ordered,
  type Selected,
} from './soql/parse';
import { MalformedQuery } from './soql/tokens';
import type { ColumnType, PracticeRow, PracticeTable } from './table';

/** Answers a question to a data set with the rows that satisfy it, or says what is wrong with the question. */
export function answerRows(
  table: PracticeTable,
  rows: readonly PracticeRow[],
  query: URLSearchParams,
  headers: Readonly<Record<string, string>>,
): Reply {
  try {
    return json(rowsFor(table, rows, query), 200, headers);
  } catch (error) {
    if (error instanceof MalformedQuery)
      return refused('query.compiler.malformed', `Error: ${error.message}`, query);
    if (error instanceof RefusedQuery) return refused(error.code, error.message, query);
    throw error;
  }
}

/** The portal's own description of a data set. */
export function describe({ id, name, columns }: PracticeTable, writtenAt: number): Reply {
  return json({
    id,
    name,
    rowsUpdatedAt: Math.floor(writtenAt / 1000),
    columns: Object.entries(columns).map(([fieldName, dataTypeName]) => ({
      name: fieldName,
      fieldName,
      dataTypeName,
    })),
  });
}

export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    headers: {
      'Content-Type': 'application/json;charset=utf-8',
      'X-Socrata-RequestId': 'practice',
      ...headers,
    },
    body: JSON.stringify(value),
  };
}

export function refused(code: string, message: string, query: URLSearchParams, status = 400): Reply {
  return json({ message, errorCode: code, data: { query: query.toString() } }, status);
}

const known = new Set(['$select', '$where', '$order', '$group', '$limit', '$offset', '$q']);

/** A row while it is chosen and put in order. */
interface Candidate {
  readonly row: PracticeRow;
  readonly group: readonly PracticeRow[];
}

function rowsFor(
  { columns }: PracticeTable,
  all: readonly PracticeRow[],
  query: URLSearchParams,
): readonly Readonly<Record<string, unknown>>[] {
  for (const name of query.keys())
    if (!known.has(name)) throw new RefusedQuery('query.soql.no-such-column', `No such column: ${name}`);
  const select = parsed(query, '$select', parseSelect) ?? [];
  const where = parsed(query, '$where', parseWhere);
  const group = parsed(query, '$group', parseGroup);
  const order = parsed(query, '$order', parseOrder) ?? [];
  const limit = whole(query.get('$limit') ?? '1000');
  const offset = whole(query.get('$offset') ?? '0');

  if (where !== null) typeOf(where, columns);
  for (const { expression } of select) if (expression.is !== 'star') typeOf(expression, columns);
  const named = new Map(
    select.flatMap(({ alias, expression }) => (alias === null ? [] : [[alias, expression]])),
  );
  const sorting = order.map((part) => ({ ...part, expression: resolved(part.expression, named) }));
  for (const { expression } of sorting) typeOf(expression, columns);

  const identified = all.map((row, index) => ({ ...row, ':id': `row-${String(index).padStart(6, '0')}` }));
  const words = (query.get('$q') ?? '').split(/\s+/).filter((word) => word !== '');
  const chosen = identified.filter(
    (row) => (where === null || valueOf(where, row, [], columns) === true) && hasWords(row, words),
  );
  const isSummed = group !== null || select.some(({ expression }) => isAggregate(expression));
  const candidates = isSummed
    ? grouped(
        chosen,
        (group ?? []).map((part) => resolved(part, named)),
        columns,
      )
    : chosen.map((row) => ({ row, group: [] }));
  return candidates
    .toSorted((one, other) => inOrder(one, other, sorting, columns))
    .slice(offset, offset + limit)
    .map((candidate) => projected(candidate, select, columns));
}

function parsed<T>(query: URLSearchParams, name: string, parse: (soql: string) => T): T | null {
  const soql = query.get(name);
  return soql === null ? null : parse(soql);
}

function whole(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new RefusedQuery('query.soql.invalid-number', `Not a whole number: ${text}`);
  return Number(text);
}

function resolved(expression: Expression, named: ReadonlyMap<string, Expression>): Expression {
  return (expression.is === 'column' && named.get(expression.name)) || expression;
}

/** Every word somewhere in the row's texts, case aside. */
function hasWords(row: PracticeRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = Object.values(row)
    .map((cell) => (typeof cell === 'object' ? cell.url : String(cell ?? '')))
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}

function grouped(
  rows: readonly PracticeRow[],
  by: readonly Expression[],
  columns: Readonly<Record<string, ColumnType>>,
): readonly Candidate[] {
  if (by.length === 0) return [{ row: {}, group: rows }];
  const groups = new Map<string, PracticeRow[]>();
  for (const row of rows) {
    const key = JSON.stringify(by.map((part) => valueOf(part, row, [], columns)));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((group) => ({ row: group[0] ?? {}, group }));
}

function inOrder(
  one: Candidate,
  other: Candidate,
  order: readonly Ordered[],
  columns: Readonly<Record<string, ColumnType>>,
): number {
  for (const { expression, descending } of order) {
    const [left, right] = [one, other].map(({ row, group }) => valueOf(expression, row, group, columns)) as [
      Value,
      Value,
    ];
    if (left === right) continue;
    // What is not given is the greatest of all: last going up, first going down.
    const sign = left === null ? 1 : right === null ? -1 : left < right ? -1 : 1;
    return descending ? -sign : sign;
  }
  return 0;
}

function projected(
  { row, group }: Candidate,
  select: readonly Selected[],
  columns: Readonly<Record<string, ColumnType>>,
): Readonly<Record<string, unknown>> {
  const star = Object.keys(columns).map((name): Selected => ({
    expression: { is: 'column', name },
    alias: null,
  }));
  const wanted =
    select.length === 0 ? star : select.flatMap((part) => (part.expression.is === 'star' ? star : [part]));
  const entries = wanted.map(({ expression, alias }): [string, unknown] => {
    if (expression.is === 'column') return [alias ?? expression.name, row[expression.name]];
    const value = valueOf(expression, row, group, columns);
    return [alias ?? nameOf(expression), value === null ? undefined : String(value)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function nameOf(expression: Expression): string {
  return expression.is === 'call' ? expression.name : 'expression';
}
