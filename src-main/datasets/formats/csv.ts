import { fold } from '@shared/fold';
import { damaged, type Bytes, type Chunk, type Format, type Unreadable } from './format';
import { RowSplitter, type Delimited } from './row-splitter';
import { decoded, type Charset } from './text';

export interface CsvOptions<C extends string> extends Delimited {
  readonly charset: Charset | null;
  /**
   * Own name of each column → the spellings that the source's heading was seen in; case, accents and what is no letter
   * or digit do not count. A column that the heading lacks makes the file another one; further columns are left aside.
   * An array names the columns of a file without heading, in order.
   */
  readonly columns: Readonly<Record<C, readonly string[]>> | readonly C[];
  /** Lines may end with a delimiter after which there is no further value. */
  readonly closed?: true;
  /** Bytes after which the file has nothing to say, such as the Ctrl-Z of DOS. */
  readonly endsAt?: string;
  /** Characters of the longest record, where a value may be a large one, such as a polygon. */
  readonly longestRecord?: number;
}

/** Values of a row by the own names of their columns, as they stand in the file. */
export type CsvRecord<C extends string> = Readonly<Record<C, string>>;

/** Longest record; a quote that is never closed would otherwise take the rest of the file in. */
const longestRecord = 1024 * 1024;
const excerptLength = 300;

/** A delimited text file. Rows with more or fewer values than the heading are unreadable, one by one. */
export function csv<C extends string>(options: CsvOptions<C>): Format<CsvRecord<C>> {
  return (file) =>
    readCsv(
      file,
      options,
      Array.isArray(options.columns) ? byPosition(options.columns as readonly C[]) : null,
      (heading) => byHeading(file.name, heading, options.columns as Headed<C>),
    );
}

/** A row with all its columns, by the heading as the source writes it. */
export interface WholeRow {
  readonly row: Readonly<Record<string, string>>;
}

/** As `csv`, for a source whose further columns are kept as they stand: each record also has its whole row. */
export function csvWithRow<C extends string>(
  options: CsvOptions<C> & { readonly columns: Headed<C> },
): Format<CsvRecord<C> & WholeRow> {
  return (file) =>
    readCsv(file, options, null, (heading) => {
      const named = byHeading(file.name, heading, options.columns);
      return {
        width: named.width,
        record: (cells) => ({
          ...named.record(cells),
          row: Object.fromEntries(heading.map((name, index) => [name.trim(), cells[index] ?? ''])),
        }),
      };
    });
}

async function* readCsv<R>(
  file: Bytes,
  options: CsvOptions<string>,
  known: RowReader<R> | null,
  withHeading: (heading: readonly string[]) => RowReader<R>,
): AsyncGenerator<Chunk<R>> {
  const { charset, endsAt, delimiter } = options;
  const splitter = new RowSplitter(options);
  let toRecord = known;

  function* records(): Chunk<R> {
    for (let row = splitter.next(); row !== null; row = splitter.next()) {
      const cells = options.closed === true ? unclosed(row, toRecord?.width ?? 0) : row;
      if (cells.length === 1 && cells[0]?.trim() === '') continue;
      const { line } = splitter;
      if (toRecord === null) toRecord = withHeading(cells);
      else if (cells.length !== toRecord.width)
        yield unreadable(line, `${cells.length} values instead of ${toRecord.width}`, cells, delimiter);
      else if (splitter.isBroken) yield unreadable(line, 'a quote within a value', cells, delimiter);
      else yield { line, value: toRecord.record(cells) };
    }
  }

  for await (const { value: text, isLast } of lastMarked(decoded(await file.stream(), charset))) {
    const end = endsAt === undefined ? -1 : text.indexOf(endsAt);
    splitter.add(end === -1 ? text : text.slice(0, end), isLast || end !== -1);
    yield records();
    if (splitter.openLength > (options.longestRecord ?? longestRecord))
      throw damaged(file.name, {
        es: `una comilla que abre en la línea ${splitter.openLine} no se cierra.`,
        en: `a quote that opens in line ${splitter.openLine} is never closed.`,
      });
    if (end !== -1) break;
  }
  if (toRecord === null) throw damaged(file.name, { es: 'el archivo está vacío.', en: 'the file is empty.' });
}

type Headed<C extends string> = Readonly<Record<C, readonly string[]>>;

/** How the cells of a row become a record. */
interface RowReader<R> {
  readonly width: number;
  record(cells: readonly string[]): R;
}

export type Shape<C extends string> = RowReader<CsvRecord<C>>;

function byPosition<C extends string>(names: readonly C[]): Shape<C> {
  return shape(
    names.length,
    names.map((name, index) => [name, index]),
  );
}

/** Finds columns in a heading. Throws `Failure` (`file`) when the heading lacks one. */
export function byHeading<C extends string>(
  file: string,
  heading: readonly string[],
  columns: Headed<C>,
): Shape<C> {
  const found = heading.map(plain);
  const places = Object.entries<readonly string[]>(columns).map(
    ([name, spellings]) =>
      [name as C, found.findIndex((cell) => spellings.some((one) => plain(one) === cell))] as const,
  );
  const missing = places.filter(([, index]) => index === -1).map(([name]) => columns[name][0]);
  if (missing.length > 0)
    throw damaged(file, {
      es: `faltan las columnas ${missing.join(', ')}; la fuente cambió su archivo, o es otro archivo.`,
      en: `the columns ${missing.join(', ')} are missing; the source changed its file, or this is another one.`,
    });
  return shape(heading.length, places);
}

function shape<C extends string>(width: number, places: readonly (readonly [C, number])[]): Shape<C> {
  return {
    width,
    record(cells) {
      const record = {} as Record<C, string>;
      for (const [name, index] of places) record[name] = cells[index] as string;
      return record;
    },
  };
}

function plain(text: string): string {
  return fold(text).replaceAll(/[^a-z0-9]/g, '');
}

/** A row without the empty value behind its closing delimiter. */
function unclosed(cells: readonly string[], width: number): readonly string[] {
  return cells.length > width && cells.length > 1 && cells.at(-1) === '' ? cells.slice(0, -1) : cells;
}

function unreadable(line: number, problem: string, cells: readonly string[], delimiter: string): Unreadable {
  return { line, problem, excerpt: cells.join(delimiter).slice(0, excerptLength) };
}

/** Marks the last of some values, which its reader has to know before the next one is asked for. */
async function* lastMarked<T>(values: AsyncIterable<T>): AsyncGenerator<{ value: T; isLast: boolean }> {
  let before: { readonly value: T } | null = null;
  for await (const value of values) {
    if (before !== null) yield { ...before, isLast: false };
    before = { value };
  }
  if (before !== null) yield { ...before, isLast: true };
}
