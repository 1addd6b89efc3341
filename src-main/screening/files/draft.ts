import { createHash } from 'node:crypto';
import { screeningSubject } from '@shared/screening';
import { mostFileNames, type NameColumns, type NameDraft, type NameRow } from '@shared/screening-files';
import { fold } from '@shared/fold';
import { formulaError, uncalculated } from '@shared/vocabulary/cleaning';
import { unknownCountries } from '@shared/vocabulary/countries';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { readTable } from '../../tables/read';
import type { Cells } from '../../tables/read/table';
import { nameFileFailures } from './failures';

/** A file of names that was read and is being looked at. */
export interface OpenNames {
  readonly view: NameDraft;
  /** Other columns, header or sheet; a new sheet is judged afresh. */
  change(change: NameDraftChange): NameDraft;
  /** From `offset`, in row order. */
  rows(problemsOnly: boolean, offset: number, limit: number): { rows: readonly NameRow[]; total: number };
}

export interface NameDraftChange {
  readonly columns: NameColumns;
  readonly hasHeader: boolean;
  readonly sheet: string | null;
}

const shownSamples = 3;
const judgedRows = 200;

/** What the heads of columns are usually called, folded. */
const heads = {
  name: /nombre|name|raz[oó]n|denomina|cliente|tercero|proveedor|sujeto|nome/,
  birthDate: /nacim|birth|dob|nascimento/,
  country: /pa[ií]s|country|nacionalidad|nationality|nacionalidade/,
  identifier: /c[eé]dula|nit\b|documento|identific|\bid\b|cpf|cnpj|passport|pasaporte|\bruc\b|rfc/,
} as const;

/** Reads a file of names. Throws `Failure` (`file`) in words that say what to do. */
export async function openNames(id: string, fileName: string, bytes: Uint8Array): Promise<OpenNames> {
  const table = await readTable(bytes);
  const firstFilled = table.sheets.find((name) => table.cells(name).length > 0) ?? null;
  if (table.cells(firstFilled).length === 0) throw nameFileFailures.empty();
  const file = {
    id,
    fileName,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    kind: table.kind,
    encoding: table.encoding,
    sheets: table.sheets,
  };
  // A text that only looks like a formula is somebody's way of writing: only a workbook has real ones.
  const isNoName = (raw: string): boolean =>
    formulaError.test(raw) || (table.kind === 'xlsx' && uncalculated.test(raw));
  let view: NameDraft;
  let all: readonly NameRow[];

  function look(sheet: string | null, chosen: Omit<NameDraftChange, 'sheet'> | null): void {
    const cells = table.cells(sheet);
    const hasHeader = chosen?.hasHeader ?? hasHeads(cells);
    const body = cells.slice(hasHeader ? 1 : 0);
    if (body.length > mostFileNames) throw nameFileFailures.tooMany();
    const columns = describe(cells, hasHeader);
    const within = (index: number | null): number | null =>
      index !== null && index < columns.length ? index : null;
    const columnsChosen =
      chosen === null
        ? chooseColumns(columns)
        : {
            name: within(chosen.columns.name) ?? 0,
            birthDate: within(chosen.columns.birthDate),
            country: within(chosen.columns.country),
            identifier: within(chosen.columns.identifier),
          };
    all = body.map((row, index) => nameRow(index + 1, row, columnsChosen, isNoName));
    const count = (test: (row: NameRow) => boolean): number => all.filter(test).length;
    view = {
      ...file,
      sheet,
      hasHeader,
      columns,
      columnsLeftOut: table.columnsLeftOut(sheet),
      chosen: columnsChosen,
      rows: all.length,
      counts: {
        ready: count(({ problem }) => problem === null),
        empty: count(({ problem }) => problem === 'empty'),
        unusable: count(({ problem }) => problem === 'unusable'),
        unreadDates: count(({ problem, unreadDate }) => problem === null && unreadDate !== null),
        unknownCountries: count(hasUnknownCountry),
        remarked: count(isRemarked),
      },
    };
  }
  look(firstFilled, null);

  return {
    get view() {
      return view;
    },
    change({ columns, hasHeader, sheet }) {
      const named = sheet !== null && table.sheets.includes(sheet) ? sheet : view.sheet;
      look(named, named === view.sheet ? { columns, hasHeader } : null);
      return view;
    },
    rows(problemsOnly, offset, limit) {
      const kept = problemsOnly ? all.filter(isRemarked) : all;
      return { rows: kept.slice(offset, offset + limit), total: kept.length };
    },
  };
}

/** The first row names the columns when one of its cells is what such columns are called. */
function hasHeads([first]: Cells): boolean {
  return first?.some((cell) => Object.values(heads).some((head) => head.test(fold(cell)))) ?? false;
}

function describe(cells: Cells, hasHeader: boolean): NameDraft['columns'] {
  const body = cells.slice(hasHeader ? 1 : 0, judgedRows + 1);
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, index) => ({
    index,
    name: hasHeader ? (cells[0]?.[index]?.trim() ?? '') : '',
    samples: body
      .map((row) => row[index]?.trim() ?? '')
      .filter((cell) => cell !== '')
      .slice(0, shownSamples),
  }));
}

/** By what the columns are called; the names, where nothing says it, are the first column with letters. */
function chooseColumns(columns: NameDraft['columns']): NameColumns {
  const called = (head: RegExp): number | null =>
    columns.find(({ name }) => head.test(fold(name)))?.index ?? null;
  const lettered = columns.find(({ samples }) => samples.some((sample) => /\p{L}{2}/u.test(sample)))?.index;
  return {
    name: called(heads.name) ?? lettered ?? 0,
    birthDate: called(heads.birthDate),
    country: called(heads.country),
    identifier: called(heads.identifier),
  };
}

function nameRow(
  row: number,
  cells: readonly string[],
  columns: NameColumns,
  isNoName: (raw: string) => boolean,
): NameRow {
  const cell = (index: number | null): string => (index === null ? '' : (cells[index] ?? '').trim());
  const raw = cell(columns.name);
  const written = cell(columns.birthDate);
  const birthDate = written === '' ? null : dateOf(written);
  const unreadDate = written !== '' && birthDate === null ? written : null;
  const read = screeningSubject.omit({ kind: true }).safeParse({
    name: raw,
    birthDate,
    countries: parted(cell(columns.country)),
    identifiers: parted(cell(columns.identifier)),
  });
  if (isNoName(raw)) return { row, raw, subject: null, problem: 'unusable', unreadDate: null };
  if (read.success) return { row, raw, subject: read.data, problem: null, unreadDate };
  // A date that the rules of a subject refuse, such as one of 1492, is none.
  const withoutDate = screeningSubject.omit({ kind: true }).safeParse({
    name: raw,
    birthDate: null,
    countries: parted(cell(columns.country)),
    identifiers: parted(cell(columns.identifier)),
  });
  return withoutDate.success
    ? { row, raw, subject: withoutDate.data, problem: null, unreadDate: written }
    : { row, raw, subject: null, problem: raw === '' ? 'empty' : 'unusable', unreadDate: null };
}

const hasUnknownCountry = ({ subject }: NameRow): boolean =>
  subject !== null && unknownCountries(subject.countries).length > 0;

const isRemarked = (row: NameRow): boolean =>
  row.problem !== null || row.unreadDate !== null || hasUnknownCountry(row);

/** `yyyy`, `yyyy-mm`, `yyyy-mm-dd` (also with a time, as workbooks have it) or the day first; null for anything else. */
function dateOf(written: string): string | null {
  const iso = /^(\d{4}(?:-\d{2}){0,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(written)?.[1];
  return iso ?? dayFirstDate(written);
}

const parted = (cell: string): string[] =>
  cell
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
