import { z } from 'zod';
import { hasTimeAt, startsWithDay } from '@shared/vocabulary/dates';
import { isDecimal, isDigits, isZeros } from '../../digits';
import { changed, readJson } from '../../reading';
import type { Columns, Kind, Row, Table } from './table';

/*
 * Bytes of datos.gov.co to typed rows. Pure. A row leaves out what is null, so an absent member says nothing; a value that
 * is there must be of its column's kind. Only an empty list reads as «no rows».
 */

const rowList = z.array(z.unknown());

/** Rows of a table. @throws LookupError (`upstream_error`, `changed`) for anything that is not a list of such rows */
export function parseRows<C extends Columns>(
  source: string,
  { id, columns }: Pick<Table<C>, 'id' | 'columns'>,
  bytes: Uint8Array,
): Row<C>[] {
  const list = readJson(source, bytes, rowList);
  const names = Object.keys(columns);
  const readers = names.map((name) => readerOf[columns[name] as Kind]);
  // Rows start out of one shape: copying it is faster than adding its members one by one.
  const nothing: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  return list.map((raw, index) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      throw changed(source, `${id}: row ${index} is no object`);
    const cells = raw as Readonly<Record<string, unknown>>;
    const row = { ...nothing };
    let isEmpty = true;
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] as string;
      const cell = cells[name];
      if (cell === undefined) continue;
      isEmpty = false;
      if (cell === null) continue;
      const value = (readers[at] as Reader)(cell);
      if (value === undefined)
        throw changed(
          source,
          `${id}: row ${index}: ${name} is no ${columns[name]}: ${JSON.stringify(cell).slice(0, 80)}`,
        );
      row[name] = value;
    }
    // A row leaves out what is null, but none is all null: this is a row of something else.
    if (isEmpty) throw changed(source, `${id}: row ${index} has none of the columns`);
    return row as Row<C>;
  });
}

/** Reads a cell; undefined when it is not of the kind, null for the source's marks of «not given». */
type Reader = (cell: unknown) => unknown;

/** Words with which the source says that it says nothing, misspelt ones too, in lower case. */
const notGiven = new Set([
  'no definido',
  'no definida',
  'no defenido',
  'no aplica',
  'no provisto',
  'no d',
  'sin descripcion',
  'sin descripción',
]);
const longestMark = 15;

const readerOf: Readonly<Record<Kind, Reader>> = {
  text: readText,
  number: readNumber,
  integer: readInteger,
  code: readCode,
  date: readDate,
  flag: readFlag,
  url: readUrl,
  raw: readRaw,
};

function readText(cell: unknown): string | null | undefined {
  if (typeof cell !== 'string') return undefined;
  const words = cell.trim();
  if (words === '') return null;
  // Each of the marks has two words, and begins with «no» or «sin».
  const mayBeMark = words.length <= longestMark && 'nNsS'.includes(words.charAt(0)) && words.includes(' ');
  return mayBeMark && notGiven.has(words.toLowerCase()) ? null : words;
}

function readNumber(cell: unknown): string | undefined {
  // JSON numbers are exact here only within 2^53; the source writes them as strings.
  if (typeof cell === 'number')
    return Number.isSafeInteger(cell) || (Number.isFinite(cell) && Math.abs(cell) < 2 ** 31)
      ? readNumber(String(cell))
      : undefined;
  return typeof cell === 'string' && isDecimal(cell) ? cell : undefined;
}

function readInteger(cell: unknown): number | undefined {
  const number = Number(readNumber(cell));
  return Number.isSafeInteger(number) ? number : undefined;
}

/** A code of zero names nothing. */
function readCode(cell: unknown): string | null | undefined {
  const digits = readNumber(cell);
  if (digits === undefined || !isDigits(digits)) return undefined;
  return isZeros(digits) ? null : digits;
}

const shortestMoment = 'yyyy-mm-ddThh:mm:ss'.length;
const fraction = /^\.\d+$/;

function readDate(cell: unknown): string | undefined {
  if (typeof cell !== 'string' || !startsWithDay(cell) || cell[10] !== 'T' || !hasTimeAt(cell, 11))
    return undefined;
  const rest = cell.slice(shortestMoment);
  return rest === '' || rest === '.000' || fraction.test(rest)
    ? cell.slice(0, 'yyyy-mm-dd'.length)
    : undefined;
}

const flags = new Map([
  ['si', true],
  ['sí', true],
  ['true', true],
  ['verdadero', true],
  ['no', false],
  ['false', false],
  ['falso', false],
]);

function readFlag(cell: unknown): boolean | null | undefined {
  if (typeof cell === 'boolean') return cell;
  const words = readText(cell);
  return words === null || words === undefined ? words : flags.get(words.toLowerCase());
}

function readUrl(cell: unknown): string | null | undefined {
  if (typeof cell === 'string') return readAddress(cell);
  if (typeof cell !== 'object' || cell === null || Array.isArray(cell)) return undefined;
  const { url } = cell as { readonly url?: unknown };
  return url === undefined ? null : readAddress(url);
}

function readRaw(cell: unknown): string | null | undefined {
  return readText(typeof cell === 'number' && Number.isFinite(cell) ? String(cell) : cell);
}

/** Only addresses of the web: whatever else stands there must not become a link. */
function readAddress(value: unknown): string | null | undefined {
  const words = readText(value);
  if (words === null || words === undefined) return words;
  return /^https?:\/\/\S+$/i.test(words) ? words : undefined;
}
