import type { FileDraft } from '@shared/batch';

/** The cells of a file or sheet as text, rows and columns as they stand in it; rows may be of different lengths. */
export type Cells = readonly (readonly string[])[];

/** A file that was read: its cells and how they were found. */
export interface Table extends Pick<
  FileDraft,
  'kind' | 'encoding' | 'byteOrderMark' | 'delimiter' | 'sheets'
> {
  /** Cells of one sheet; of the only one there is for a CSV (`sheet` is null there). */
  cells(sheet: string | null): Cells;
}

/** Leaves out the empty rows at the end, which spreadsheets like to add. */
export function withoutEmptyTail(cells: Cells): Cells {
  const last = cells.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return last === cells.length - 1 ? cells : cells.slice(0, last + 1);
}
