import type { Capture, Sign } from '../engine/assistance';
import { readPage, type ReadPage } from './page';
import { tableWith, type Rows } from './tables';
import { namesIdentifier } from './verdict';

/** What a page shows that answers with a table, or says that it has nothing. */
export interface ResultTable<Column extends string> {
  /** Of each column, what its head may be called. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** What was asked, which the page must name. */
  readonly identifier: string;
}

const things =
  'carnes?|carnets?|registros?|informacion|resultados?|datos|coincidencias?|quejas?|tramites?|procesos?|documentos?';

/** How a page whose words nobody has written down may say that it has nothing: a sentence of its own about records. */
export const nothingLine: Sign = {
  answerLine: new RegExp(
    `^(?:no se (?:encontro|encontraron|hallo|hallaron)|no existen?|no hay|sin)\\b.*\\b(?:${things})\\b|^(?:(?:numero de )?(?:${things}) )?no (?:esta )?registrad[oa]\\b`,
  ),
};

/**
 * The rows of the page's table; none when the page says so in words.
 * @returns undefined when it shows neither, or both, or does not name what was asked
 */
export function readResultTable<Column extends string>(
  captures: readonly Capture[],
  { columns, identifier }: ResultTable<Column>,
): Rows<Column> | undefined {
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    const rows = tableWith(read, columns) ?? [];
    const saysNothing = read.shows(nothingLine);
    if (rows.length > 0 !== saysNothing && namesSubject(read, identifier)) return rows;
  }
  return undefined;
}

/** Whether a page names what was asked, in its words or in the field in which it was asked. */
export function namesSubject(read: ReadPage, identifier: string): boolean {
  return (
    namesIdentifier(read.text, identifier) ||
    read
      .visible('input')
      .toArray()
      .some(({ attribs }) => namesIdentifier(attribs['value'] ?? '', identifier))
  );
}
