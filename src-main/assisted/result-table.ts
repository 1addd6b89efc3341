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

/** Words of a source that could not look: what it says then is no answer about anybody. */
const trouble =
  'conexion|servici|servidor|sesion|error|falla|fallo|intente|momento|temporal|disponible|comunica|acceso|base de datos';

/**
 * How a page whose words nobody has written down may say that it has nothing: a sentence of its own, which names records at
 * once («No existen registros») and no trouble of the source («No hay información disponible en este momento»).
 */
export const nothingLine: Sign = {
  answerLine: new RegExp(
    `^(?!.*(?:${trouble}))(?:` +
      `(?:no se (?:encontro|encontraron|hallo|hallaron)|no existen?|no hay|sin) (?:ningun[ao]? |un[ao]? |el |la |los |las )?(?:${things})\\b` +
      `|(?:(?:numero de )?(?:${things}) )?no (?:esta )?registrad[oa]\\b)`,
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
