import { posix } from 'node:path';
import { SAXParser } from 'sax';

/*
 * A workbook is a ZIP file of XML documents (ECMA-376): the list of sheets, the texts that cells share, the formats of
 * cells, and a document for each sheet. A sheet is read row by row; of the rest only the shared texts are many.
 */

/** The documents of a workbook, wherever they lie. */
export interface WorkbookFile {
  has(part: string): boolean;
  /** The text of a document that is there, piece by piece. */
  text(part: string): AsyncIterable<string>;
  /** The failure that is thrown for what cannot be read, in the words of whoever asked. */
  failure(problem: WorkbookProblem, cause?: unknown): Error;
}

export type WorkbookProblem = 'no_workbook' | 'damaged' | 'too_large' | 'too_wide';

export interface Workbook {
  /** In their order. */
  readonly sheets: readonly string[];
  /**
   * The rows of a sheet as the texts of their cells, some at a time; empty rows are left out, and a row ends with its last
   * cell. Numbers are as they are written (`numberText`), dates yyyy-mm-dd, errors of formulas as `#N/A`,
   * formulas that no program ever calculated as themselves, with `=` before them.
   */
  rows(sheet: string): AsyncIterable<readonly SheetRow[]>;
}

export interface SheetRow {
  /** Of the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Characters that the shared texts of a workbook may have together, as they stay in memory. */
const mostSharedCharacters = 48 * 1024 * 1024;
const rowsAtOnce = 500;
/** Columns that a sheet can have. */
const mostColumns = 16_384;

/** Reads what all sheets of a workbook share. Throws the file's own failures, as its rows do. */
export async function openWorkbook(file: WorkbookFile): Promise<Workbook> {
  const { sheets, isFrom1904 } = await directoryOf(file);
  const meaning = { shared: await sharedTexts(file), isDate: await dateStyles(file), isFrom1904 };
  return {
    sheets: sheets.map(({ name }) => name),
    rows(sheet) {
      const part = sheets.find(({ name }) => name === sheet)?.part ?? '';
      return rowsOf(file, part, meaning);
    },
  };
}

/** What happens in a document; names are without their prefix. */
interface Events {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Goes through a document of the workbook, and stops after each piece of it. */
async function* pieces(file: WorkbookFile, part: string, events: Events): AsyncGenerator<void> {
  if (!file.has(part)) throw file.failure('no_workbook');
  const parser = new SAXParser(true, {});
  const local = (tag: string): string => tag.slice(tag.indexOf(':') + 1);
  Object.assign(parser, {
    onopentag: (tag: { name: string; attributes: Record<string, string> }) =>
      events.open(local(tag.name), tag.attributes),
    onclosetag: (tag: string) => events.close?.(local(tag)),
    ontext: events.text,
    oncdata: events.text,
    onerror(error: Error) {
      throw file.failure('damaged', error);
    },
  });
  for await (const text of file.text(part)) {
    parser.write(text);
    yield;
  }
  parser.close();
}

async function through(file: WorkbookFile, part: string, events: Events): Promise<void> {
  const all = pieces(file, part, events);
  while (!(await all.next()).done);
}

interface Directory {
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  /** Whether days are counted from 1904 on, as old programs of Apple's do. */
  readonly isFrom1904: boolean;
}

async function directoryOf(file: WorkbookFile): Promise<Directory> {
  const named: { name: string; id: string }[] = [];
  let isFrom1904 = false;
  await through(file, 'xl/workbook.xml', {
    open(name, attributes) {
      // `r:id`, by whatever prefix the program gave the namespace.
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      if (name === 'sheet') named.push({ name: attributes['name'] ?? '', id });
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    },
  });
  const targets = new Map<string, string>();
  await through(file, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship')
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target));
    },
  });
  return {
    sheets: named.map(({ name, id }) => ({ name, part: targets.get(id) ?? '' })),
    isFrom1904,
  };
}

/** The texts that cells share; how they are pronounced (`rPh`) is no part of them. */
async function sharedTexts(file: WorkbookFile): Promise<readonly string[]> {
  const part = 'xl/sharedStrings.xml';
  if (!file.has(part)) return [];
  const texts: string[] = [];
  const value = textWithin('t');
  let characters = 0;
  await through(file, part, {
    open: value.open,
    text: value.text,
    close(name) {
      value.close(name);
      if (name !== 'si') return;
      const text = value.take();
      characters += text.length;
      if (characters > mostSharedCharacters) throw file.failure('too_large');
      // A copy: a part of a text would keep the whole of it in memory.
      texts.push(Buffer.from(text).toString());
    },
  });
  return texts;
}

/** Collects the text of the elements of one of these names. */
function textWithin(...names: readonly string[]) {
  let collected = '';
  let isWithin = false;
  let isAside = false;
  return {
    open(name: string): void {
      if (name === 'rPh') isAside = true;
      isWithin = names.includes(name) && !isAside;
    },
    text(text: string): void {
      if (isWithin) collected += text;
    },
    close(name: string): void {
      if (name === 'rPh') isAside = false;
      isWithin = false;
    },
    take(): string {
      const text = collected.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      collected = '';
      return text;
    },
  };
}

/** The formats that every program has under these numbers and that show a day. */
const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** Which styles of cells show a number as a day. */
async function dateStyles(file: WorkbookFile): Promise<readonly boolean[]> {
  const part = 'xl/styles.xml';
  if (!file.has(part)) return [];
  const dates = new Set(builtInDates);
  const styles: boolean[] = [];
  let isCellStyle = false;
  await through(file, part, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt' && showsDay(formatCode)) dates.add(Number(numFmtId));
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) styles.push(dates.has(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles;
}

function showsDay(code: string): boolean {
  return /[yd]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
}

interface CellMeaning {
  readonly shared: readonly string[];
  readonly isDate: readonly boolean[];
  readonly isFrom1904: boolean;
}

async function* rowsOf(
  file: WorkbookFile,
  part: string,
  meaning: CellMeaning,
): AsyncGenerator<readonly SheetRow[]> {
  let rows: SheetRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let style = 0;
  let hasFormula = false;
  let hasResult = false;
  const value = textWithin('v', 't');
  const formula = textWithin('f');
  const events: Events = {
    open(name, { r, t = 'n', s = '0' }) {
      value.open(name);
      formula.open(name);
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(r);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        type = t;
        style = Number(s);
        hasFormula = false;
        hasResult = false;
      } else if (name === 'f') hasFormula = true;
      else if (name === 'v') hasResult = true;
    },
    text(text) {
      value.text(text);
      formula.text(text);
    },
    close(name) {
      value.close(name);
      formula.close(name);
      if (name === 'c') {
        const [written, reckoning] = [value.take(), formula.take()];
        // The result of a formula that comes to an empty text is there, and empty.
        const isCalculated = written !== '' || (type === 'str' && hasResult);
        const text = hasFormula && !isCalculated ? `=${reckoning}` : cellText(written, type, style, meaning);
        if (text === '') return;
        if (!(column < mostColumns)) throw file.failure('too_wide');
        while (cells.length < column) cells.push('');
        cells[column] = text;
      } else if (name === 'row' && cells.length > 0) rows.push({ line, cells });
    },
  };
  for await (const _ of pieces(file, part, events)) {
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** The column of a place such as `AB12`, from 0; NaN for none. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? '';
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return letters === '' ? Number.NaN : column - 1;
}

function cellText(value: string, type: string, style: number, meaning: CellMeaning): string {
  if (value === '') return '';
  switch (type) {
    case 's':
      return meaning.shared[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return value.slice(0, 'yyyy-mm-dd'.length);
    case 'n':
      return (meaning.isDate[style] === true ? dayOf(Number(value), meaning) : null) ?? numberText(value);
    // Results of formulas, texts of a cell's own, and errors such as #N/A.
    default:
      return value;
  }
}

const daysBefore1970 = { from1900: 25_569, from1904: 24_107 } as const;

/** The day of a serial number; null for one that no calendar has. */
function dayOf(serial: number, { isFrom1904 }: CellMeaning): string | null {
  const before = isFrom1904 ? daysBefore1970.from1904 : daysBefore1970.from1900;
  const day = new Date((Math.floor(serial) - before) * 86_400_000);
  return Number.isNaN(day.getTime()) || day.getUTCFullYear() > 9999 ? null : day.toISOString().slice(0, 10);
}

/** Digits that a double holds for certain, and the most that one is ever written with. */
const certainDigits = 15;
const writtenDigits = 17;

/**
 * The text of a number in a workbook. A spreadsheet keeps 15 digits of a number; what it wrote in place of the others is
 * not what the person typed, so a longer number is shown in scientific notation, as the damage that it is. Only when
 * more digits are there than a double can produce were they written by a program that kept them all.
 */
export function numberText(raw: string): string {
  const text = raw.trim();
  if (/^-?\d+$/.test(text)) {
    const digits = text.replace('-', '').replace(/^0+/, '');
    const significant = digits.replace(/0+$/, '');
    if (digits.length <= certainDigits || significant.length > writtenDigits) return text;
    return Number(text).toExponential().toUpperCase();
  }
  if (!/e/i.test(text)) return text;
  const value = Number(text);
  return Number.isInteger(value) && Math.abs(value) < 10 ** certainDigits
    ? String(value)
    : text.toUpperCase();
}
