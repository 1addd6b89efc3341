import type { Content, ContentText } from 'pdfmake/interfaces';
import { reportWords } from '@shared/words/report';
import { ink, measure, muted, parts, ruled, size, table } from '../style';
import type { Typesetter } from '../typesetter';

/** So much of a value fits in one row of a definition list. */
const rowCharacters = 1500;

/** A list of so many rows is kept on one page. */
const togetherRows = 12;

/** A list of labels and values in two columns; an empty value is shown as a dash. */
export function definitions(
  type: Typesetter,
  entries: readonly (readonly [label: string, value: string])[],
  width = measure,
): Content {
  const list = table({
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
  const characters = entries.reduce((sum, [, value]) => sum + value.length, 0);
  return entries.length <= togetherRows && characters <= rowCharacters
    ? { unbreakable: true, stack: [list] }
    : list;
}

/** The line above a table or list within a finding. */
export function caption(type: Typesetter, value: string): ContentText {
  return type.sans(value, { fontSize: size.small + 0.5, bold: true, color: ink, margin: [0, 6, 0, 3] });
}

/** The head of a table within a finding. */
export function head(type: Typesetter, labels: readonly string[]): Content[] {
  return labels.map((label) => type.sans(label, { fontSize: size.small, bold: true, color: muted }));
}
