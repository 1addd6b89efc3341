import { getDocumentProxy } from 'unpdf';

const mostPages = 80;
/** Pieces of a line stand at the same height, but for this part of their size. */
const sameLine = 0.4;
/** A gap of more than this part of the size is a blank. */
const blankGap = 0.22;

/** What a certificate says: the lines of each page from top to bottom. */
export interface PdfText {
  readonly pages: readonly (readonly string[])[];
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
  // The reader takes the buffer for itself.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  try {
    if (document.numPages > mostPages) throw new Error(`a PDF of ${document.numPages} pages`);
    const pages: string[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(
        linesOf(
          items.flatMap((item): Piece[] => {
            if (!('str' in item) || item.str.trim() === '') return [];
            const [, , , scale = 0, x = 0, y = 0] = item.transform as number[];
            return [{ text: item.str, x, y, width: item.width, size: Math.abs(scale) || item.height }];
          }),
        ),
      );
    }
    return { pages, text: pages.flat().join('\n') };
  } finally {
    await document.destroy();
  }
}

function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line !== undefined && first !== undefined && first.y - piece.y < first.size * sameLine)
      line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    const ordered = line.toSorted((one, other) => one.x - other.x);
    return ordered
      .map(({ text, x, size }, index) => {
        const before = ordered[index - 1];
        const gap = before === undefined ? 0 : x - (before.x + before.width);
        return (gap > size * blankGap ? ' ' : '') + text;
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  });
}
