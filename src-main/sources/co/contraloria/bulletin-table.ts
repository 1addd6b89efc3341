import type { PdfLine, PdfRun } from '../../../assisted/pdf';

/*
 * The table of the bulletin, by where its words stand: eight columns, rows that begin with the line of their document, and
 * values that run over the lines below it.
 */

const bulletinColumns = [
  'name',
  'document',
  'affected_entity',
  'liability_type',
  'count',
  'reporting_entity',
  'department',
  'municipality',
] as const;

export type BulletinRow = Readonly<Record<(typeof bulletinColumns)[number], string>>;

/** Where a row of the file begins, and what it says; a problem where it could not be read. */
export type BulletinLine = { readonly line: number } & (
  { readonly row: BulletinRow } | { readonly problem: string; readonly text: string }
);

const documentCell = /^(?:CC|CE|TI|NIT|PA|PEP|NUIP|RC)\s*\d[\d.-]{3,}$/;
/** A document within other words: the row is there, but its columns could not be told apart. */
const documentWithin = /(?:CC|CE|TI|NIT|PA|PEP|NUIP|RC)\s*\d[\d.-]{4,}/;
/** What looks like a document of a kind that is not known. */
const otherDocument = /^\p{L}{1,8}\.?\s*\d[\d.-]{4,}$/u;
const legend = /^TR\s*=|cantidad de|SIBOR/i;

interface Column {
  readonly left: number;
  readonly right: number;
}

/** Reads the rows of all pages. @returns undefined when no line has all eight columns, so that they cannot be known */
export function readBulletinTable(
  pages: readonly (readonly PdfLine[])[],
): readonly BulletinLine[] | undefined {
  const columns = columnsOf(pages.flat());
  if (columns === undefined) return undefined;
  const rows: BulletinLine[] = [];
  let line = 0;
  for (const page of pages) {
    let open: string[][] | null = null;
    let began = 0;
    const end = (): void => {
      if (open !== null) rows.push(rowOf(open, began));
      open = null;
    };
    for (const { text, runs } of page) {
      line += 1;
      if (legend.test(text)) end();
      else if (runs.some((run) => documentCell.test(run.text))) {
        end();
        began = line;
        open = bulletinColumns.map(() => []);
        put(runs, columns, open);
      } else if (documentWithin.test(text) || runs.some((run) => otherDocument.test(run.text))) {
        end();
        rows.push({ line, problem: 'a document that cannot be told', text });
      } else if (open !== null) put(runs, columns, open);
    }
    end();
  }
  return rows;
}

/** The columns as the lines that have all eight show them: as wide as their widest value. */
function columnsOf(lines: readonly PdfLine[]): readonly Column[] | undefined {
  const whole = lines.filter(
    ({ runs }) => runs.length === bulletinColumns.length && documentCell.test(runs[1]?.text ?? ''),
  );
  if (whole.length === 0) return undefined;
  return bulletinColumns.map((_, index) => ({
    left: Math.min(...whole.map(({ runs }) => runs[index]?.left ?? Infinity)),
    right: Math.max(...whole.map(({ runs }) => runs[index]?.right ?? 0)),
  }));
}

/** Each run goes to the column that it shares the most with, or stands nearest to. */
function put(runs: readonly PdfRun[], columns: readonly Column[], cells: readonly string[][]): void {
  for (const run of runs) {
    const distances = columns.map(({ left, right }) => Math.max(left, run.left) - Math.min(right, run.right));
    const nearest = distances.indexOf(Math.min(...distances));
    cells[nearest]?.push(run.text);
  }
}

function rowOf(cells: readonly (readonly string[])[], line: number): BulletinLine {
  const values = cells.map((parts) => parts.join(' '));
  const row = Object.fromEntries(
    bulletinColumns.map((column, index) => [column, values[index] ?? '']),
  ) as BulletinRow;
  const missing = bulletinColumns.filter((column) => row[column] === '');
  if (missing.length > 0) return { line, problem: `no ${missing.join(', ')}`, text: values.join(' | ') };
  if (!documentCell.test(row.document))
    return { line, problem: 'two documents in a row', text: values.join(' | ') };
  return { line, row };
}
