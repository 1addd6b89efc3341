import { createHash } from 'node:crypto';
import type { FileDraft, PreviewRow } from '@shared/batch';
import type { Page, CheckedRequest } from '@shared/ipc';
import { chooseColumn, describeColumns, detectHeader } from './columns';
import { countRows, diagnoseColumn } from './diagnose';
import { fileFailures } from '../../tables/read/failures';
import { maxRows } from '../../tables/read/limits';
import { readTable } from '../../tables/read';
import type { Cells } from '../../tables/read/table';

export type DraftChange = Omit<CheckedRequest<'drafts.change'>, 'draftId'>;
export type DraftPage = Omit<CheckedRequest<'drafts.rows'>, 'draftId'>;

/** A file that was read and is being looked at before it becomes a batch. */
export interface Draft {
  readonly view: FileDraft;
  /** Another column, header or sheet; a new sheet is judged afresh. */
  change(change: DraftChange): FileDraft;
  rows(page: DraftPage): Page<PreviewRow>;
  /** The rows as the batch takes them. */
  imported(acceptSuggestions: boolean): readonly PreviewRow[];
}

/** Reads a file and diagnoses its rows. Throws `Failure('file')` in words that say what to do. */
export async function openDraft(id: string, fileName: string, bytes: Uint8Array): Promise<Draft> {
  const table = await readTable(bytes);
  const sheetOf = (sheet: string | null): Cells => {
    const cells = table.cells(sheet);
    if (cells.length > maxRows + (detectHeader(cells) ? 1 : 0)) throw fileFailures.tooManyRows();
    return cells;
  };
  const firstFilled = table.sheets.find((name) => table.cells(name).length > 0) ?? null;
  if (sheetOf(firstFilled).length === 0) throw fileFailures.empty();

  const file = {
    id,
    fileName,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    kind: table.kind,
    encoding: table.encoding,
    byteOrderMark: table.byteOrderMark,
    delimiter: table.delimiter,
    sheets: table.sheets,
  };

  let view: FileDraft;
  let values: string[];
  let rows: readonly PreviewRow[];
  let accepted: readonly PreviewRow[] | null;

  function look(sheet: string | null, chosen: { column: number; hasHeader: boolean } | null): void {
    const cells = sheetOf(sheet);
    const hasHeader = chosen?.hasHeader ?? detectHeader(cells);
    const columns = describeColumns(cells, hasHeader);
    const column =
      chosen !== null && chosen.column < columns.length
        ? chosen.column
        : columns.length === 0
          ? 0
          : chooseColumn(cells, hasHeader, columns);
    values = cells.slice(hasHeader ? 1 : 0).map((row) => row[column] ?? '');
    if (values.length > maxRows) throw fileFailures.tooManyRows();
    rows = diagnoseColumn(values, { acceptSuggestions: false });
    accepted = null;
    view = {
      ...file,
      sheet,
      hasHeader,
      columns,
      columnsLeftOut: table.columnsLeftOut(sheet),
      column,
      rows: rows.length,
      counts: countRows(rows),
    };
  }
  look(firstFilled, null);

  return {
    get view() {
      return view;
    },
    change({ column, hasHeader, sheet }) {
      const named = sheet !== null && table.sheets.includes(sheet) ? sheet : view.sheet;
      look(named, named === view.sheet ? { column, hasHeader } : null);
      return view;
    },
    rows({ filter, offset, limit }) {
      const kept = filter === 'all' ? rows : rows.filter(filters[filter]);
      return { rows: kept.slice(offset, offset + limit), total: kept.length };
    },
    imported(acceptSuggestions) {
      if (!acceptSuggestions) return rows;
      accepted ??= diagnoseColumn(values, { acceptSuggestions });
      return accepted;
    },
  };
}

const filters = {
  problems: (row: PreviewRow) => row.problem !== null,
  repaired: (row: PreviewRow) => row.problem === null && row.repairs.length > 0,
};
