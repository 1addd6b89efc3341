import type { FileDraft } from '@shared/batch';
import { maxCellLength, maxColumns } from './limits';

/** The cells of a file or sheet as text, rows and columns as they stand in it; rows may be of different lengths. */
export type Cells = readonly (readonly string[])[];

/** A file that was read: its cells and how they were found. */
export interface Table extends Pick<
  FileDraft,
  'kind' | 'encoding' | 'byteOrderMark' | 'delimiter' | 'sheets'
> {
  /** Cells of one sheet; of the only one there is for a CSV (`sheet` is null there). */
  cells(sheet: string | null): Cells;
  /** Columns of the sheet with something in them beyond the most that are read. */
  columnsLeftOut(sheet: string | null): number;
}

/** The cells of a row that are read. */
export function readCells(row: readonly string[]): string[] {
  return row.slice(0, maxColumns).map((cell) => cell.slice(0, maxCellLength));
}

/** How many columns of a row those are not. */
export function cellsLeftOut(row: readonly string[]): number {
  if (row.length <= maxColumns) return 0;
  return Math.max(0, row.findLastIndex((cell) => cell.trim() !== '') + 1 - maxColumns);
}

/** Leaves out the empty rows at the end, which spreadsheets like to add. */
export function withoutEmptyTail(cells: Cells): Cells {
  const last = cells.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return last === cells.length - 1 ? cells : cells.slice(0, last + 1);
}
