import { stringify } from 'csv-stringify/sync';
import { neutralise } from './cells';
import type { Cell, TableEncoder } from './table';

// RFC 4180; the byte order mark makes spreadsheets read it as UTF-8.
const byteOrderMark = '\ufeff';

function encode(rows: readonly (readonly Cell[])[]): string {
  const safe = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? neutralise(cell) : cell)));
  return stringify(safe, { record_delimiter: 'windows' });
}

/** Writes a table as CSV in UTF-8. */
export function csvEncoder(): TableEncoder {
  const bytes = (text: string) => Buffer.from(text, 'utf8');
  return {
    begin: (heads) => bytes(byteOrderMark + encode([heads.map(({ name }) => name)])),
    rows: (rows) => bytes(encode(rows)),
    end: () => new Uint8Array(0),
  };
}
