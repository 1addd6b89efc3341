import type { Cell, ColumnType, PracticeRow } from '../table';
import type { Expression } from './parse';

/** What the portal answers with 400. */
export class RefusedQuery extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type Columns = Readonly<Record<string, ColumnType>>;

/** A value while a query is worked out; null is «not given», and what is compared with it is unknown. */
export type Value = string | number | boolean | null;

type Type = ColumnType | 'boolean';

const aggregates = new Set(['count', 'sum', 'min', 'max']);

export function isAggregate(expression: Expression): boolean {
  return expression.is === 'call' && aggregates.has(expression.name);
}

/** The type of an expression. @throws RefusedQuery for columns, functions and comparisons that cannot be */
export function typeOf(expression: Expression, columns: Columns): Type {
  switch (expression.is) {
    case 'text':
      return 'text';
    case 'number':
    case 'star':
      return 'number';
    case 'column':
      return typeOfColumn(expression.name, columns);
    case 'call':
      return typeOfCall(expression, columns);
    case 'compare':
      comparable(expression.left, expression.right, columns);
      return 'boolean';
    case 'in':
      for (const choice of expression.list) comparable(expression.value, choice, columns);
      return 'boolean';
    case 'null':
    case 'not':
      typeOf(expression.value, columns);
      return 'boolean';
    case 'and':
    case 'or':
      for (const part of expression.parts) typeOf(part, columns);
      return 'boolean';
  }
}

function typeOfColumn(name: string, columns: Columns): Type {
  if (name === ':id') return 'text';
  const type = columns[name];
  if (type === undefined) throw new RefusedQuery('query.soql.no-such-column', `No such column: ${name}`);
  return type;
}

const textFunctions = new Set(['upper', 'lower', 'unaccent', 'trim', 'starts_with', 'contains']);

function typeOfCall({ name, args }: Extract<Expression, { is: 'call' }>, columns: Columns): Type {
  const types = args.map((arg) => typeOf(arg, columns));
  const mismatch = (type: string | undefined) =>
    new RefusedQuery('query.soql.type-mismatch', `Type mismatch for ${name}, is ${type ?? 'nothing'}`);
  if (textFunctions.has(name)) {
    for (const type of types) if (type !== 'text') throw mismatch(type);
    return name === 'starts_with' || name === 'contains' ? 'boolean' : 'text';
  }
  if (name === 'date_extract_y') {
    if (types[0] !== 'calendar_date') throw mismatch(types[0]);
    return 'number';
  }
  if (name === 'count') return 'number';
  if (name === 'sum') {
    if (types[0] !== 'number') throw mismatch(types[0]);
    return 'number';
  }
  if (name === 'min' || name === 'max') return types[0] ?? 'text';
  throw new RefusedQuery('query.soql.no-such-function', `No such function: ${name}`);
}

/** A text literal is taken for a date when it stands beside one; nothing is taken for a number. */
function comparable(left: Expression, right: Expression, columns: Columns): void {
  const [one, other] = [typeOf(left, columns), typeOf(right, columns)];
  const isDateLiteral =
    one === 'calendar_date' && right.is === 'text' && !Number.isNaN(Date.parse(right.value));
  const isUrlLiteral = one === 'url' && right.is === 'text';
  if (one !== other && !isDateLiteral && !isUrlLiteral)
    throw new RefusedQuery(
      'query.soql.type-mismatch',
      `Type mismatch for op$=, is ${other}, should be ${one}`,
    );
}

/** The value of an expression for a row, or for a group of rows when it is an aggregate. */
export function valueOf(
  expression: Expression,
  row: PracticeRow,
  group: readonly PracticeRow[],
  columns: Columns,
): Value {
  const value = (inner: Expression): Value => valueOf(inner, row, group, columns);
  switch (expression.is) {
    case 'text':
      return expression.value;
    case 'number':
      return Number(expression.value);
    case 'star':
      return 1;
    case 'column':
      return plain(row[expression.name], columns[expression.name]);
    case 'call':
      if (isAggregate(expression))
        return aggregate(expression.name, expression.args[0] ?? { is: 'star' }, group, columns);
      return called(expression.name, expression.args.map(value));
    case 'compare':
      return compared(expression.sign, value(expression.left), value(expression.right));
    case 'in': {
      const held = value(expression.value);
      return held === null ? null : expression.list.some((choice) => value(choice) === held);
    }
    case 'null':
      return value(expression.value) === null;
    case 'not': {
      const held = value(expression.value);
      return held === null ? null : held !== true;
    }
    case 'and':
      return all(expression.parts.map(value));
    case 'or':
      return some(expression.parts.map(value));
  }
}

function all(values: readonly Value[]): Value {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}

function some(values: readonly Value[]): Value {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
}

function plain(cell: Cell | undefined, type: ColumnType | undefined): Value {
  if (cell === undefined) return null;
  if (typeof cell === 'object') return cell.url;
  return type === 'number' ? Number(cell) : cell;
}

function called(name: string, [first = null, second = null]: readonly Value[]): Value {
  if (first === null) return null;
  const text = String(first);
  switch (name) {
    case 'upper':
      return text.toUpperCase();
    case 'lower':
      return text.toLowerCase();
    case 'trim':
      return text.trim();
    case 'unaccent':
      return text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
    case 'starts_with':
      return text.startsWith(String(second));
    case 'contains':
      return text.includes(String(second));
    default:
      // date_extract_y; others are refused with the types.
      return Number(text.slice(0, 4));
  }
}

function compared(sign: string, left: Value, right: Value): Value {
  if (left === null || right === null) return null;
  switch (sign) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      return likeness(String(right)).test(String(left));
  }
}

function likeness(pattern: string): RegExp {
  const parts = [...pattern].map((character) =>
    character === '%'
      ? '.*'
      : character === '_'
        ? '.'
        : character.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
  );
  return new RegExp(`^${parts.join('')}$`, 'su');
}

function aggregate(name: string, of: Expression, group: readonly PracticeRow[], columns: Columns): Value {
  const values = group.map((row) => valueOf(of, row, [], columns)).filter((value) => value !== null);
  if (name === 'count') return values.length;
  if (values.length === 0) return null;
  if (name === 'sum') return values.reduce<number>((sum, value) => sum + Number(value), 0);
  return values.reduce((best, value) => ((name === 'min') === value < best ? value : best));
}
