import { fold } from '@shared/fold';
import type { ReadPage } from '../../../assisted/page';
import { cellsOf } from '../../../assisted/tables';
import { changed as changedPage } from '../../reading';
import { ruaf } from '@shared/operations/co/ruaf';

/** A block of the report: of its title and of each column, what they may be called. */
export interface Block<Column extends string> {
  readonly titles: readonly string[];
  readonly columns: Readonly<Record<Column, readonly string[]>>;
}

/** Its rows by the names of its columns; none where the report says so in words. */
export type BlockRows<Column extends string> = readonly Readonly<Record<Column, string>>[];

type Rows<B extends Readonly<Record<string, Block<string>>>> = {
  readonly [K in keyof B]: B[K] extends Block<infer Column> ? BlockRows<Column> : never;
};

/** What an empty block says instead of a table. */
const nothing = /^no se (?:han reportado|encontr|registra)/;
/** Lines of a block that say nothing of the person. */
const remark = /^(?:fecha de corte|nota)\b/;

interface Line {
  readonly cells: readonly string[];
  readonly filled: readonly string[];
}

/**
 * Reads a report whose blocks are a title, and below it a row of heads and rows of values, or words that there is nothing.
 * The rows of a ReportViewer stand in tables within tables; what counts is their order, never their place.
 * @throws LookupError (`changed`) when a block is missing, stands there twice, or holds anything else
 */
export function readBlocks<B extends Readonly<Record<string, Block<string>>>>(
  read: ReadPage,
  blocks: B,
): Rows<B> {
  const lines = linesOf(read);
  const found = new Map<string, BlockRows<string>>();
  const begins = lines.flatMap((line, at) => {
    const name = titleOf(line, blocks);
    return name === undefined ? [] : [{ name, at }];
  });
  for (const [index, { name, at }] of begins.entries()) {
    if (found.has(name)) throw changed(`two blocks ${name}`);
    const body = lines.slice(at + 1, begins[index + 1]?.at).filter(({ filled }) => !isRemark(filled));
    found.set(name, rowsOf(name, body, (blocks[name] as Block<string>).columns));
  }
  for (const name of Object.keys(blocks)) if (!found.has(name)) throw changed(`no block ${name}`);
  return Object.fromEntries(found) as Rows<B>;
}

function linesOf(read: ReadPage): readonly Line[] {
  return read
    .visible('tr')
    .toArray()
    .filter((row) => read.$(row).find('table').length === 0)
    .map((row) => {
      const cells = cellsOf(read, row);
      return { cells, filled: cells.filter((cell) => cell !== '') };
    })
    .filter(({ filled }) => filled.length > 0);
}

/** A title stands alone, or beside the day up to which the block was reported. */
function titleOf({ filled }: Line, blocks: Readonly<Record<string, Block<string>>>): string | undefined {
  const [first = '', ...rest] = filled;
  if (rest.length > 0 && !isRemark(rest)) return undefined;
  return Object.keys(blocks).find((name) =>
    (blocks[name] as Block<string>).titles.some((title) => fold(title) === fold(first)),
  );
}

function isRemark(filled: readonly string[]): boolean {
  return filled.every((cell) => remark.test(fold(cell)));
}

function rowsOf(
  name: string,
  [head, ...body]: readonly Line[],
  columns: Readonly<Record<string, readonly string[]>>,
): BlockRows<string> {
  if (head === undefined) throw changed(`nothing in the block ${name}`);
  if (body.length === 0 && head.filled.length === 1 && nothing.test(fold(head.filled[0] ?? ''))) return [];
  const places = Object.entries(columns).map(([column, names]) => {
    const at = head.cells.flatMap((cell, place) =>
      names.some((word) => fold(word) === fold(cell)) ? [place] : [],
    );
    if (at.length !== 1) throw changed(`the block ${name} without «${names[0]}»`);
    return [column, at[0] as number] as const;
  });
  if (body.length === 0)
    throw changed(`the block ${name} with neither rows nor the words that there is none`);
  return body.map(({ cells }) => {
    if (cells.length !== head.cells.length)
      throw changed(`another row in the block ${name}: ${cells.join(' | ')}`);
    return Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? '']));
  });
}

export function changed(observed: string) {
  return changedPage(ruaf.id, observed.slice(0, 300));
}
