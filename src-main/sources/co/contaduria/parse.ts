import type { Element } from 'domhandler';
import type { z } from 'zod';
import { contaduria, type contaduriaStateDelinquentDebtors } from '@shared/operations/co/contaduria';
import { fold } from '@shared/fold';
import { readPage, type ReadPage } from '../../../assisted/page';
import { cellsOf } from '../../../assisted/tables';
import { namesIdentifier } from '../../../assisted/verdict';
import type { Capture } from '../../../engine/assistance';
import { changed as changedPage } from '../../reading';
import { panel } from './plan';

type Answer = Omit<z.output<typeof contaduriaStateDelinquentDebtors.data>, 'document_type'>;

/** The page says UTF-8, and some of its vowels arrive as U+FFFD: where one may stand, it is taken for the vowel. */
const lost = '\ufffd';
/** Each statement with the word before it that turns it round. */
const statements = {
  is_reported: new RegExp(`(?<![\\p{L}${lost}])(s[i${lost}]|no) est[a${lost}] incluid[oa] en el bdme`, 'gu'),
  has_breached_agreements: new RegExp(`(?<![\\p{L}${lost}])(s[i${lost}]|no) ha incumplido acuerdos`, 'gu'),
} as const;

/**
 * Reads the panel of the application.
 * @throws LookupError (`changed`) unless it makes both statements, each once, and names the document asked for
 */
export function readDebtor(captures: readonly Capture[], number: string): Answer {
  for (const page of captures.filter(({ kind }) => kind === 'page')) {
    const read = readPage(page.text());
    const [found] = read.visible(panel).toArray();
    if (found === undefined) continue;
    const message = wordsOf(read, found);
    const is_reported = stated(message, 'is_reported');
    const has_breached_agreements = stated(message, 'has_breached_agreements');
    if (!namesNumber(read, found, number)) throw changed('a document other than the one asked for');
    const records = rowsIn(read, found);
    if (!is_reported && records.length > 0) throw changed('obligations of somebody who is not included');
    return {
      document_number: number,
      is_reported,
      has_breached_agreements,
      clear: !is_reported && !has_breached_agreements,
      message,
      records,
      checked_at: new Date(page.at).toISOString(),
    };
  }
  throw changed('no panel of the application');
}

/** The sentences of the panel, without the table of obligations below them. */
function wordsOf(read: ReadPage, found: Element): string {
  const copy = read.$(found).clone();
  copy.find('table:has(th)').remove();
  return copy
    .toArray()
    .map((element) => read.textOf(element))
    .join(' ');
}

function stated(message: string, statement: keyof typeof statements): boolean {
  const said = [...fold(message).matchAll(statements[statement])].map(([, word]) => word !== 'no');
  const [only] = said;
  if (only === undefined || said.length > 1) throw changed(`${said.length} statements of ${statement}`);
  return only;
}

/** In the words of the panel, or in the field that still holds what was asked. */
function namesNumber(read: ReadPage, found: Element, number: string): boolean {
  return (
    namesIdentifier(wordsOf(read, found), number) ||
    read
      .visible(`${panel} input`)
      .toArray()
      .some(({ attribs }) => namesIdentifier(attribs['value'] ?? '', number))
  );
}

/** The one table of the panel that has heads. GWT lays forms out in tables, which have none. */
function rowsIn(read: ReadPage, found: Element): Answer['records'] {
  const tables = read
    .$(found)
    .find('table')
    .toArray()
    .filter((table) => read.$(table).find('th').length > 0 && read.$(table).find('table').length === 0);
  if (tables.length > 1) throw changed('several tables of obligations');
  return tables.flatMap((table) => {
    const [head = [], ...rows] = read
      .$(table)
      .find('tr')
      .toArray()
      .map((row) => cellsOf(read, row));
    if (head.some((column) => column === '')) throw changed('a column without a head');
    return rows.map((cells) => {
      if (cells.length !== head.length)
        throw changed(`a row of ${cells.length} cells below ${head.length} heads`);
      return { cells: cells.map((value, index) => ({ column: head[index] as string, value })) };
    });
  });
}

function changed(observed: string) {
  return changedPage(contaduria.id, observed);
}
