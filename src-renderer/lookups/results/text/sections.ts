/*
 * A long Markdown text cut into pieces that are drawn each on its own, and its outline. Pure; a megabyte takes some tens
 * of milliseconds.
 */

/** A piece of whole blocks: it can be drawn without the others. */
export interface Section {
  /** Position in the text, in UTF-16 code units. */
  readonly start: number;
  readonly markdown: string;
}

/** An entry of the outline: a heading, or the bold words with which an article begins. */
export interface OutlineEntry {
  readonly section: number;
  /** From 1, by the headings that the text uses. */
  readonly level: number;
  readonly label: string;
}

export interface Sections {
  readonly sections: readonly Section[];
  readonly outline: readonly OutlineEntry[];
}

/** A piece ends at the next blank line after so many characters. */
const usualLength = 3000;
const longestLabel = 120;

const heading = /^(#{1,6})[ \t]+(.*)$/;
const fence = /^ {0,3}(?:```|~~~)/;
/** What belongs to the block before a blank line: a continued list item. */
const continued = /^(?:[ \t]+\S|[-*+][ \t]|\d{1,9}[.)][ \t])/;

export function sectionsOf(text: string): Sections {
  const sections: Section[] = [];
  const outline: { section: number; level: number; label: string }[] = [];
  let start = 0;
  let isFenced = false;
  let wasBlank = true;

  const cut = (at: number) => {
    if (at > start) sections.push({ start, markdown: text.slice(start, at) });
    start = at;
  };

  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found === -1 ? text.length : found;
    const line = text.slice(at, end);
    const isBlank = line.trim() === '';
    const [, marks, words] = (isFenced ? null : heading.exec(line)) ?? [];
    if (marks !== undefined && words !== undefined) {
      cut(at);
      outline.push({ section: sections.length, level: marks.length, label: labelOf(words) });
    } else if (!isFenced && wasBlank && !isBlank && at - start >= usualLength && !continued.test(line))
      cut(at);
    if (fence.test(line)) isFenced = !isFenced;
    wasBlank = isBlank;
    at = end + 1;
  }
  cut(text.length);
  return { sections, outline: levelled(outline) };
}

/** Articles are headings that hold their whole text: their bold beginning names them. */
function labelOf(words: string): string {
  const bold = /^\*\*(.+?)\*\*/.exec(words)?.[1] ?? words;
  const label = plainText(bold).replace(/[.:]$/, '');
  return label.length > longestLabel ? `${label.slice(0, longestLabel).trimEnd()}…` : label;
}

/** Levels that the text does not use leave no gap. */
function levelled(entries: readonly OutlineEntry[]): readonly OutlineEntry[] {
  const used = [...new Set(entries.map(({ level }) => level))].toSorted((one, other) => one - other);
  return entries.map((entry) => ({ ...entry, level: used.indexOf(entry.level) + 1 }));
}

/** The words of a piece of Markdown as a reader sees them, blanks collapsed. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^#{1,6}[ \t]+|^[ \t]*[-*+][ \t]+|^>[ \t]?|^[ \t]*\|?[ \t]*:?-{3,}[-:| \t]*$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<!\\)(?:\*{1,3}|~~|`)/g, '')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!|~])/g, '$1')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
