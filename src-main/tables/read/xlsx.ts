import { unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { fileFailures } from './failures';
import { maxCellLength, maxColumns, maxRows, maxUnpackedBytes } from './limits';
import { withoutEmptyTail, type Cells, type Table } from './table';

/** Reads every sheet of a workbook. Throws `Failure('file')`. */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  refuseWhatIsNoWorkbook(bytes);
  const sheets = await readSheets(bytes);
  return {
    kind: 'xlsx',
    encoding: null,
    byteOrderMark: false,
    delimiter: null,
    sheets: [...sheets.keys()],
    cells: (sheet) => sheets.get(sheet ?? '') ?? [],
  };
}

/** Looks at the archive's directory only: nothing is unpacked before its size is known. */
function refuseWhatIsNoWorkbook(bytes: Uint8Array): void {
  let unpacked = 0;
  let workbook = false;
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        unpacked += entry.originalSize;
        workbook ||= entry.name === 'xl/workbook.xml';
        return false;
      },
    });
  } catch (error) {
    throw fileFailures.damagedWorkbook(error);
  }
  if (!workbook) throw fileFailures.notWorkbook();
  if (unpacked > maxUnpackedBytes) throw fileFailures.tooLarge();
}

async function readSheets(bytes: Uint8Array): Promise<Map<string, Cells>> {
  try {
    // A copy of its own: `bytes` may be a part of a larger buffer.
    const sheets = await readWorkbook<NumericCell>(new Uint8Array(bytes).buffer, {
      trim: false,
      parseNumber: (raw) => ({ raw }),
    });
    return new Map(
      sheets.map(({ sheet, data }) => [
        sheet,
        // One row for the header and one too many, so that a sheet over the limit is noticed.
        withoutEmptyTail(data.slice(0, maxRows + 2).map((row) => row.slice(0, maxColumns).map(cellText))),
      ]),
    );
  } catch (error) {
    throw fileFailures.damagedWorkbook(error);
  }
}

/** A number as the workbook's XML writes it, before any conversion could round it. */
interface NumericCell {
  readonly raw: string;
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.slice(0, maxCellLength);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return numberText((value as NumericCell).raw);
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
