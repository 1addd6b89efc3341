import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { fileFailures } from './failures';
import { maxRows, maxUnpackedBytes } from './limits';
import { cellsLeftOut, readCells, withoutEmptyTail, type Cells, type Table } from './table';
import { openWorkbook, type Workbook, type WorkbookProblem } from './workbook';

/** Reads every sheet of a workbook. Throws `Failure('file')`. */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const zip = await opened(bytes);
  const parts = await partsOf(zip);
  const workbook = await openWorkbook({
    has: (part) => parts.has(part),
    text: (part) => textOf(zip, parts.get(part)),
    failure: (problem, cause) => failures[problem](cause),
  });
  const sheets = new Map<string, Sheet>();
  for (const name of workbook.sheets) sheets.set(name, await readSheet(workbook, name));
  return {
    kind: 'xlsx',
    encoding: null,
    byteOrderMark: false,
    delimiter: null,
    sheets: workbook.sheets,
    cells: (sheet) => sheets.get(sheet ?? '')?.cells ?? [],
    columnsLeftOut: (sheet) => sheets.get(sheet ?? '')?.leftOut ?? 0,
  };
}

const failures: Readonly<Record<WorkbookProblem, (cause?: unknown) => Error>> = {
  no_workbook: fileFailures.notWorkbook,
  damaged: fileFailures.damagedWorkbook,
  too_large: fileFailures.tooLarge,
  too_wide: fileFailures.damagedWorkbook,
};

async function opened(bytes: Uint8Array): Promise<ZipFile> {
  try {
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    throw fileFailures.damagedWorkbook(error);
  }
}

/** Looks at the archive's directory only: nothing is unpacked before its size is known. */
async function partsOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      parts.set(entry.fileName, entry);
      unpacked += entry.uncompressedSize;
    }
  } catch (error) {
    throw fileFailures.damagedWorkbook(error);
  }
  if (unpacked > maxUnpackedBytes) throw fileFailures.tooLarge();
  return parts;
}

/** The library refuses a part that unpacks to more than its directory says. */
async function* textOf(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<string> {
  if (entry === undefined) return;
  let stream;
  try {
    stream = (await zip.openReadStreamPromise(entry)).setEncoding('utf8');
    for await (const text of stream) yield text as string;
  } catch (error) {
    throw fileFailures.damagedWorkbook(error);
  } finally {
    stream?.destroy();
  }
}

interface Sheet {
  readonly cells: Cells;
  readonly leftOut: number;
}

/** The rows of a sheet at their places. One row for the header and one too many are enough to notice the limit. */
async function readSheet(workbook: Workbook, sheet: string): Promise<Sheet> {
  const rows: (readonly string[])[] = [];
  let leftOut = 0;
  for await (const some of workbook.rows(sheet))
    for (const { line, cells } of some) {
      while (rows.length < Math.min(line - 1, maxRows + 1)) rows.push([]);
      rows.push(readCells(cells));
      leftOut = Math.max(leftOut, cellsLeftOut(cells));
      if (rows.length === maxRows + 2) return { cells: rows, leftOut };
    }
  return { cells: withoutEmptyTail(rows), leftOut };
}
