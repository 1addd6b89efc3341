import { load } from 'cheerio/slim';

const blocks = 'br, p, div, li, tr, h1, h2, h3, h4, h5, h6';

/** The words of a fragment of HTML, its paragraphs one a line. */
export function plainText(html: string): string {
  const page = load(html, null, false);
  page('script, style').remove();
  page(blocks).after('\n');
  const lines = page.root().text().split('\n');
  return lines
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
