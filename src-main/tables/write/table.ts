/** A cell as it is written; what is null is left empty. */
export type Cell = string | number | null;

export interface Head {
  readonly name: string;
  /** In characters, for formats that have it. */
  readonly width: number;
}

const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** What a table is written as. */
export interface TableTarget {
  readonly file: string;
  readonly format: TableFormat;
  readonly heads: readonly Head[];
  /** Name of the sheet, for formats that have it. */
  readonly title: string;
}

/** Turns rows into the bytes of a file, part by part. */
export interface TableEncoder {
  /** The bytes that come before any row. */
  begin(heads: readonly Head[]): Uint8Array;
  rows(cells: readonly (readonly Cell[])[]): Uint8Array;
  /** The bytes that come after the last row. */
  end(): Uint8Array;
}
