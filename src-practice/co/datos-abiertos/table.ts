/** The types that the portal gives its columns. */
export type ColumnType = 'text' | 'number' | 'calendar_date' | 'url' | 'checkbox';

/** A value as the portal writes it: numbers as strings, addresses as objects; what is not given is left out. */
export type Cell = string | boolean | { readonly url: string };

export type PracticeRow = Readonly<Record<string, Cell | undefined>>;

/** A data set of the portal over invented rows. */
export interface PracticeTable {
  /** Four-by-four identifier. */
  readonly id: string;
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Told up to a day, yyyy-mm-dd. The same rows for the same day. */
  readonly rows: (today: string) => readonly PracticeRow[];
}

/** Columns of one type. */
export function columns(type: ColumnType, ...names: readonly string[]): Readonly<Record<string, ColumnType>> {
  return Object.fromEntries(names.map((name) => [name, type]));
}
