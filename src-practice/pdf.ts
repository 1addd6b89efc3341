/** A text where it stands: points from the left and the bottom edge of an A4 page. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** 11 points unless given. */
  readonly size?: number;
}

const top = 780;
const lineHeight = 15;

/**
 * A PDF of plain lines, as offices print certificates: one column, Helvetica, Latin-1. Lines beyond the foot of a page go
 * to the next one.
 */
export function plainPdf(lines: readonly string[]): Uint8Array {
  const perPage = 48;
  const pages: (readonly string[])[] = [];
  for (let from = 0; from === 0 || from < lines.length; from += perPage)
    pages.push(lines.slice(from, from + perPage));
  return placedPdf(
    pages.map((page) => page.map((text, row) => ({ text, x: 56, y: top - row * lineHeight }))),
  );
}

/** A PDF whose texts stand where they are put, page by page, as forms and tables are printed. */
export function placedPdf(pages: readonly (readonly PlacedText[])[]): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const texts = page.map(
        ({ text, x, y, size = 11 }) => `/F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj`,
      );
      const content = `BT ${texts.join(' ')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, (character) => `\\${character}`);
}
