import type { Capture } from '../engine/assistance';
import { readPage, type ReadPage } from './page';
import { tableWith, type Rows } from './tables';
import { namesIdentifier } from './verdict';

/** What a page shows that answers with a table, or with words when there is nothing. */
export interface ResultTable<Column extends string> {
  /** Of each column, what its head may be called. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** The words when there is nothing. */
  readonly nothing: readonly string[];
  /** What was asked, which the page must name. */
  readonly identifier: string;
}

/**
 * The rows of the page's table; none when the page says so in words.
 * @returns undefined when it shows neither, or both, or does not name what was asked
 */
export function readResultTable<Column extends string>(
  captures: readonly Capture[],
  { columns, nothing, identifier }: ResultTable<Column>,
): Rows<Column> | undefined {
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    const rows = tableWith(read, columns) ?? [];
    const saysNothing = nothing.some((phrase) => read.shows({ phrase }));
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
