import type { Element } from 'domhandler';
import { fold } from '@shared/fold';
import type { ReadPage } from './page';

/** The rows of a table by the names of its columns. */
export type Rows<Column extends string> = readonly Readonly<Record<Column, string>>[];

/**
 * The one visible table whose head names every column that is wanted. Only what the head says counts, never the place.
 * @param columns of each column, what its head may be called
 * @returns its rows; undefined when no table, or more than one, has these columns, or a row has other cells than the head
 */
export function tableWith<Column extends string>(
  read: ReadPage,
  columns: Readonly<Record<Column, readonly string[]>>,
): Rows<Column> | undefined {
  const found = read
    .visible('table')
    .toArray()
    .flatMap((table) => {
      const rows = read
        .$(table)
        .find('tr')
        .toArray()
        .filter((row) => owner(row) === table);
      const [head, ...body] = rows.map((row) => cellsOf(read, row));
      const places = head === undefined ? undefined : placesOf(head, columns);
      return places === undefined || head === undefined ? [] : [{ places, width: head.length, body }];
    });
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  const { places, width, body } = only;
  if (body.some((cells) => cells.length !== width)) return undefined;
  return body.map(
    (cells) =>
      Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ''])) as Record<
        Column,
        string
      >,
  );
}

function placesOf<Column extends string>(
  head: readonly string[],
  columns: Readonly<Record<Column, readonly string[]>>,
): readonly (readonly [Column, number])[] | undefined {
  const places: [Column, number][] = [];
  for (const [column, names] of Object.entries(columns) as [Column, readonly string[]][]) {
    const at = head.flatMap((cell, index) =>
      names.some((name) => fold(name) === fold(cell)) ? [index] : [],
    );
    if (at.length !== 1) return undefined;
    places.push([column, at[0] as number]);
  }
  return places;
}

/** The visible text of each cell of a row. */
export function cellsOf(read: ReadPage, row: Element): readonly string[] {
  return read
    .$(row)
    .children('th, td')
    .toArray()
    .map((cell) => read.textOf(cell));
}

/** The table that a row belongs to, when tables stand in tables. */
function owner(row: Element): Element | null {
  let parent = row.parent;
  while (parent !== null && !('name' in parent && parent.name === 'table')) parent = parent.parent;
  return parent as Element | null;
}
