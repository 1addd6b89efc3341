import type { Cell, Sheet } from 'write-excel-file/node';
import type { Text } from '@shared/text';
import { neutralise } from '../../../tables/write/cells';
import { isoMoment } from '@shared/vocabulary/moment';
import type { Speaker } from '../../report/typesetter';

/** Excel holds no more characters in a cell. */
const cellCharacters = 32_767;
const cut = ' […]';

export type Value = string | number | null;

/** A cell that no spreadsheet executes, converts or refuses. */
export function cell(value: Value): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  const text = neutralise(value.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''));
  return {
    value: text.length > cellCharacters ? text.slice(0, cellCharacters - cut.length) + cut : text,
    type: String,
    format: '@',
    wrap: text.length > 40,
    alignVertical: 'top',
  };
}

export type PlainSheet = Sheet<never>;

/** A column: what it is called, and what of a row stands in it. */
export interface Column<Row> {
  readonly label: Text;
  /** In characters. */
  readonly width: number;
  readonly value: (row: Row, speaker: Speaker) => Value;
}

/** A sheet whose first line names its columns and stays in sight. */
export function tableSheet<Row>(
  speaker: Speaker,
  name: Text,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): PlainSheet {
  const head = columns.map(({ label }): Cell => ({
    value: speaker.say(label),
    type: String,
    fontWeight: 'bold',
  }));
  return {
    sheet: speaker.say(name),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    data: [head, ...rows.map((row) => columns.map(({ value }) => cell(value(row, speaker))))],
  };
}

/** ISO 8601 with offset, of epoch milliseconds; an empty cell for none. */
export function momentCell(at: number | null): Value {
  return at === null ? null : isoMoment(at);
}
