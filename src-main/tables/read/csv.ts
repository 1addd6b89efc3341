import { parse, type CsvError, type Options } from 'csv-parse/sync';
import type { FileDraft } from '@shared/batch';
import { decode } from './decode';
import { fileFailures } from './failures';
import { maxRows } from './limits';
import { cellsLeftOut, readCells, withoutEmptyTail, type Cells, type Table } from './table';

type Delimiter = NonNullable<FileDraft['delimiter']>;

const delimiters: readonly Delimiter[] = [';', ',', '\t', '|'];

const options: Options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
};

/** Reads a CSV of any of the usual delimiters and encodings. Throws `Failure('file')`. */
export function readCsv(bytes: Uint8Array): Table {
  const { text, encoding, byteOrderMark } = decode(bytes);
  const { declared, body } = spreadsheetHint(text);
  const delimiter = declared ?? detectDelimiter(body);
  const { cells, leftOut } = parseCells(body, delimiter);
  return {
    kind: 'csv',
    encoding,
    byteOrderMark,
    delimiter,
    sheets: [],
    cells: () => cells,
    columnsLeftOut: () => leftOut,
  };
}

/** Excel's own first line `sep=;` names the delimiter and is no row. */
function spreadsheetHint(text: string): { declared: Delimiter | null; body: string } {
  const match = /^sep=([,;|\t])(?:\r\n|\n|\r)/i.exec(text);
  if (match === null) return { declared: null, body: text };
  return { declared: match[1] as Delimiter, body: text.slice(match[0].length) };
}

function parseCells(
  text: string,
  delimiter: Delimiter | null,
): { readonly cells: Cells; readonly leftOut: number } {
  let records: string[][];
  try {
    // One row for the header and one too many, so that a file over the limit is noticed without reading all of it.
    records = parse(text, { ...options, delimiter: delimiter ?? ',', to: maxRows + 2 });
  } catch (error) {
    throw fileFailures.brokenQuotes((error as CsvError)['lines'] as number, error);
  }
  return {
    cells: withoutEmptyTail(records.map(readCells)),
    leftOut: records.reduce((most, record) => Math.max(most, cellsLeftOut(record)), 0),
  };
}

const sampleLength = 64 * 1024;
const sampleRows = 50;

/**
 * The delimiter under which the first rows fall into the same number of columns most often, and into more than one;
 * null for a file of one column.
 */
function detectDelimiter(text: string): Delimiter | null {
  let best: { delimiter: Delimiter; agreeing: number; width: number } | null = null;
  for (const delimiter of delimiters) {
    const widths = sampleWidths(text, delimiter);
    const [width, agreeing] = mostFrequent(widths.filter((width) => width > 1));
    if (width === 0) continue;
    if (
      best === null ||
      agreeing > best.agreeing ||
      (agreeing === best.agreeing && width > best.width && best.delimiter !== ';')
    )
      best = { delimiter, agreeing, width };
  }
  return best?.delimiter ?? null;
}

function sampleWidths(text: string, delimiter: Delimiter): number[] {
  try {
    const sample: string[][] = parse(text.slice(0, sampleLength), { ...options, delimiter, to: sampleRows });
    return sample.map((record) => record.length);
  } catch {
    // The sample ends inside quotes under this delimiter: it cannot be the right one, or the whole file is broken.
    return [];
  }
}

function mostFrequent(values: readonly number[]): [value: number, times: number] {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].reduce<[number, number]>((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
}
