import { getDocumentProxy } from 'unpdf';

const mostPages = 80;
/** Pieces of a line stand at the same height, but for this part of their size. */
const sameLine = 0.4;
/** A gap of more than this part of the size is a blank. */
const blankGap = 0.22;

/** A gap of more than this part of the size parts a column from the next. */
const columnGap = 0.9;

/** Words of a line that stand together. Distances are points from the left edge of the page. */
export interface PdfRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

export interface PdfLine {
  readonly text: string;
  readonly runs: readonly PdfRun[];
}

/** What a certificate says: the lines of each page from top to bottom. */
export interface PdfText {
  readonly pages: readonly (readonly PdfLine[])[];
  /** Every line of every page. */
  readonly text: string;
}

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/**
 * Reads the text of a PDF by where it stands, not by the order in which it was written.
 * @throws Error when the bytes are no PDF, it is locked, or it has more than 80 pages
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const pages: (readonly PdfLine[])[] = [];
  for await (const lines of pagesOfPdf(bytes, mostPages)) pages.push(lines);
  return { pages, text: pages.flatMap((lines) => lines.map(({ text }) => text)).join('\n') };
}

/**
 * The lines of one page after the other.
 * @throws Error when the bytes are no PDF, it is locked, or it has more than `most` pages
 */
export async function* pagesOfPdf(bytes: Uint8Array, most: number): AsyncGenerator<readonly PdfLine[]> {
  // The reader takes the buffer for itself.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  try {
    if (document.numPages > most) throw new Error(`a PDF of ${document.numPages} pages`);
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      yield linesOf(
        items.flatMap((item): Piece[] => {
          if (!('str' in item) || item.str.trim() === '') return [];
          const [, , , scale = 0, x = 0, y = 0] = item.transform as number[];
          return [{ text: item.str, x, y, width: item.width, size: Math.abs(scale) || item.height }];
        }),
      );
      page.cleanup();
    }
  } finally {
    await document.destroy();
  }
}

function linesOf(pieces: readonly Piece[]): PdfLine[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line !== undefined && first !== undefined && first.y - piece.y < first.size * sameLine)
      line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    const runs: { text: string; left: number; right: number }[] = [];
    for (const { text, x, width, size } of line.toSorted((one, other) => one.x - other.x)) {
      const last = runs.at(-1);
      const gap = last === undefined ? Infinity : x - last.right;
      if (last === undefined || gap > size * columnGap) runs.push({ text, left: x, right: x + width });
      else {
        last.text += (gap > size * blankGap ? ' ' : '') + text;
        last.right = x + width;
      }
    }
    const written = runs.map((run) => ({ ...run, text: oneLine(run.text) }));
    return { text: oneLine(written.map(({ text }) => text).join(' ')), runs: written };
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
