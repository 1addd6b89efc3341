import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader program finds in a PDF. */
export interface ReadPdf {
  /** The text of each page, lines parted by line breaks. */
  readonly pages: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  /** Titles of the bookmarks, those within others indented by two blanks a level. */
  readonly bookmarks: readonly string[];
}

interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  const { info } = await document.getMetadata();
  const outline = ((await document.getOutline()) ?? []) as readonly Bookmark[];
  await task.destroy();
  return { pages, info: info as Readonly<Record<string, unknown>>, bookmarks: flatten(outline, '') };
}

function flatten(items: readonly Bookmark[], indent: string): readonly string[] {
  return items.flatMap(({ title, items: inner }) => [indent + title, ...flatten(inner, `${indent}  `)]);
}
