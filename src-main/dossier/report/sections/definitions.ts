import type { Content, ContentText, TableCell } from 'pdfmake/interfaces';
import { reportWords } from '@shared/words/report';
import { ink, measure, muted, parts, ruled, size, table } from '../style';
import type { Typesetter } from '../typesetter';

/** So much of a value fits in one row of a definition list. */
const rowCharacters = 1500;

/** A list of so many rows is kept on one page. */
const togetherRows = 12;

/**
 * A list of labels and values in two columns; an empty value is shown as a dash.
 * @param title stands above it and is never parted from its first rows
 */
export function definitions(
  type: Typesetter,
  entries: readonly (readonly [label: string, value: string])[],
  width = measure,
  title?: ContentText,
): Content {
  const characters = entries.reduce((sum, [, value]) => sum + value.length, 0);
  const isTogether = entries.length <= togetherRows && characters <= rowCharacters;
  const list = table({
    ...(title === undefined || isTogether ? {} : { title }),
    columns: [108, '*'],
    width,
    layout: ruled,
    rows: entries.flatMap(([label, value]) =>
      parts(value === '' ? type.say(reportWords.empty) : value, rowCharacters).map((part, index) => [
        type.sans(index === 0 ? label : type.say(reportWords.continued), {
          fontSize: size.small,
          color: muted,
        }),
        type.sans(part, { fontSize: size.small, color: ink }),
      ]),
    ),
    margin: [0, 2, 0, 6],
  });
  return isTogether ? { unbreakable: true, stack: title === undefined ? [list] : [title, list] } : list;
}

/** The widths of two labels with their values side by side. */
const pairColumns = [90, 148, 90, '*'] as const;
/** A value of so many characters stands beside another one. */
const besideCharacters = 32;

/** Labels and values, the short ones two to a row, read from left to right. */
export function facts(
  type: Typesetter,
  entries: readonly (readonly [label: string, value: string])[],
  title?: ContentText,
): Content {
  const label = (text: string) => type.sans(text, { fontSize: size.small, color: muted });
  const content = (text: string) => type.sans(text, { fontSize: size.small, color: ink });
  const isShort = (entry: readonly [string, string] | undefined) =>
    entry !== undefined && entry[1].length <= besideCharacters && !entry[1].includes('\n');
  const rows: TableCell[][] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const [name, value] = entries[at] as readonly [string, string];
    const next = entries[at + 1];
    if (isShort(entries[at]) && next !== undefined && isShort(next)) {
      rows.push([label(name), content(value), label(next[0]), content(next[1])]);
      at += 1;
      continue;
    }
    for (const [index, part] of parts(value, rowCharacters).entries())
      rows.push([
        label(index === 0 ? name : type.say(reportWords.continued)),
        { ...content(part), colSpan: 3 },
        '',
        '',
      ]);
  }
  const list = table({
    ...(title === undefined ? {} : { title }),
    columns: pairColumns,
    rows,
    margin: [0, 2, 0, 6],
  });
  const characters = entries.reduce((sum, [, value]) => sum + value.length, 0);
  return rows.length <= togetherRows && characters <= rowCharacters
    ? { unbreakable: true, stack: [list] }
    : list;
}

/** The line above a table or list within a finding. */
export function caption(type: Typesetter, value: string): ContentText {
  return type.sans(value, { fontSize: size.small + 0.5, bold: true, color: ink, margin: [0, 6, 0, 3] });
}
