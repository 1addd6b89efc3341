/** Where a copied text comes from. */
export interface TextOrigin {
  /** As the text is named in a citation: «LEY 9001 DE 2019, por la cual…». */
  readonly title: string;
  readonly source: string;
  readonly url: string;
  /** When the source was asked, as it is written for people. */
  readonly readOn: string;
}

/** A text with its citation below it: source, title, address, date of reading. */
export function withCitation(text: string, { title, source, url, readOn }: TextOrigin): string {
  return `«${text.trim()}»\n\n${title}. ${source}, ${url} (${readOn}).\n`;
}
