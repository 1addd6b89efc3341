/*
 * A data set of datos.gov.co as an adapter knows it: its four-by-four identifier and the columns that are read, each
 * with the kind of its values.
 */

/**
 * How a column's values are written at the source and read here.
 * - `text`: words; the source's own marks for «not given» are null
 * - `number`: an amount or a measure; read as a decimal string, never rounded
 * - `integer`: a count; read as a number
 * - `code`: digits that name something, kept by the source in a number column; read as a string
 * - `date`: a floating timestamp; read as the calendar day, yyyy-mm-dd
 * - `flag`: a word or checkbox for yes and no
 * - `url`: an address, plain or wrapped in an object
 * - `raw`: words or a number, whichever the column is, for the adapter to read; not to be compared with
 */
export type Kind = 'text' | 'number' | 'integer' | 'code' | 'date' | 'flag' | 'url' | 'raw';

export type Columns = Readonly<Record<string, Kind>>;

export interface Table<C extends Columns = Columns> {
  /** Four-by-four identifier, such as `jbjy-vk9h`. */
  readonly id: string;
  /** The name that its publisher gives it. */
  readonly name: string;
  readonly columns: C;
  /**
   * Columns whose presence or type is not certain. They are asked for like the others; when the source refuses the
   * question, its own description of the data set decides.
   */
  readonly unsure: readonly string[];
}

interface ValueOf {
  readonly text: string | null;
  readonly number: string | null;
  readonly integer: number | null;
  readonly code: string | null;
  readonly date: string | null;
  readonly flag: boolean | null;
  readonly url: string | null;
  readonly raw: string | null;
}

/** One row of a table; what the source leaves out is null. */
export type Row<C extends Columns> = { readonly [Name in keyof C]: ValueOf[C[Name]] };

export type RowOf<T> = T extends Table<infer C> ? Row<C> : never;

/** Declares a table; columns are named by kind. */
export function table<C extends Columns>(declared: {
  readonly id: string;
  readonly name: string;
  readonly columns: C;
  readonly unsure?: readonly (keyof C & string)[];
}): Table<C> {
  return { unsure: [], ...declared };
}

/** Columns of one kind. */
export function columns<K extends Kind, const Name extends string>(
  kind: K,
  ...names: readonly Name[]
): Readonly<Record<Name, K>> {
  return Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, K>;
}

/** The page of the data set for people. */
export function pageOf({ id }: Pick<Table, 'id'>): string {
  return `https://www.datos.gov.co/d/${id}`;
}
