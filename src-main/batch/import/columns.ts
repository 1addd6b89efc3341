import type { FileColumn } from '@shared/batch';
import { looksLikeRadicado, readsAsRadicado } from './diagnose';
import type { Cells } from '../../tables/read/table';

/** Rows that columns are judged by. */
const judgedRows = 1000;
const shownSamples = 3;

/** A first row with no radicado in it, sound or damaged, names the columns, unless it is the only row. */
export function detectHeader(cells: Cells): boolean {
  const [first] = cells;
  return first !== undefined && cells.length > 1 && !first.some((cell) => looksLikeRadicado(cell));
}

/** The columns of a table with a few of their cells and how much in each reads as a radicado. */
export function describeColumns(cells: Cells, hasHeader: boolean): FileColumn[] {
  const body = cells.slice(hasHeader ? 1 : 0, judgedRows + 1);
  return Array.from({ length: widthOf(cells) }, (_, index) => {
    const filled = columnCells(body, index);
    return {
      index,
      name: hasHeader ? (cells[0]?.[index]?.trim() ?? '') : '',
      samples: filled.slice(0, shownSamples),
      radicadoShare: share(filled, readsAsRadicado),
    };
  });
}

const telling = /radicad|proceso|expediente/i;

/** The column that holds radicados: by sound ones, then by damaged ones, then by its name. */
export function chooseColumn(cells: Cells, hasHeader: boolean, columns: readonly FileColumn[]): number {
  const body = cells.slice(hasHeader ? 1 : 0, judgedRows + 1);
  const ranks = columns.map((column) => ({
    index: column.index,
    rank: [
      column.radicadoShare,
      share(columnCells(body, column.index), looksLikeRadicado),
      telling.test(column.name) ? 1 : 0,
      column.samples.length > 0 ? 1 : 0,
    ],
  }));
  const best = ranks.reduce((best, next) => (isHigher(next.rank, best.rank) ? next : best));
  return best.index;
}

function columnCells(body: Cells, index: number): string[] {
  return body.map((row) => row[index] ?? '').filter((cell) => cell.trim() !== '');
}

function share(cells: readonly string[], test: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
}

function isHigher(left: readonly number[], right: readonly number[]): boolean {
  const index = left.findIndex((value, position) => value !== right[position]);
  return index !== -1 && (left[index] ?? 0) > (right[index] ?? 0);
}

function widthOf(cells: Cells): number {
  return cells.reduce((width, row) => Math.max(width, row.length), 0);
}
