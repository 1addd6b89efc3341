import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { Failure } from '@shared/failure';
import { decoded } from '../datasets/formats/text';
import { ofacScore, schemas, scoreNames, type Schema } from '../datasets/matching';
import { refuseSameFile } from './files';
import type { Declaring } from './declaring';
import type { Session } from './session';

/** `match`: scores of pairs of names. */
export function declareMatch({ program, text, execute }: Declaring): void {
  program
    .command('match')
    .description(
      text(
        'compara los nombres de las columnas a y b de un CSV; agrega score (0 a 1) y ofac_score (0 a 100, a buscado, b en la lista); una columna schema dice Person, Company o Vessel, y sin ella deciden los nombres',
        'compare the names in the columns a and b of a CSV; adds score (0 to 1) and ofac_score (0 to 100, a searched for, b on the list); a column schema says Person, Company or Vessel, without it the names decide',
      ),
    )
    .requiredOption('--csv <file>', text('los pares', 'the pairs'))
    .requiredOption('--out <file>', text('archivo de los puntajes', 'where the scores go'))
    .action((options: MatchOptions) => execute((session) => runMatch(session, options)));
}

interface MatchOptions {
  readonly csv: string;
  readonly out: string;
}

type Row = readonly string[];

/** What the command writes after the columns of the file, or in their place when the file has them. */
const added = ['score', 'ofac_score'] as const;
const delimiters = [',', ';', '\t', '|'];

/**
 * `match --csv FILE --out FILE`: compares the names in the columns `a` and `b` of each row, read as what the optional
 * column `schema` says, and adds `score` (0 to 1) and `ofac_score` (0 to 100, `a` searched for, `b` on the list). Reads
 * and writes row by row, whatever the size of the file. The result stands under its name only when it is complete.
 */
export async function runMatch(session: Session, { csv, out }: MatchOptions): Promise<number> {
  const [source, target] = [resolve(session.workingDirectory, csv), resolve(session.workingDirectory, out)];
  refuseSameFile(source, target);
  const beside = `${target}.${randomUUID()}.part`;
  let rows = 0;
  try {
    const delimiter = await delimiterOf(source);
    await pipeline(
      textOf(source),
      parse({ delimiter, bom: true, info: true, skip_empty_lines: true }),
      async function* (records: AsyncIterable<{ record: Row; info: { lines: number } }>) {
        let compare: Comparison | null = null;
        for await (const { record, info } of records) {
          if (compare === null) {
            compare = comparison(record, csv);
            yield compare.heads;
            continue;
          }
          rows += 1;
          yield compare.row(record, info.lines);
          session.output.progress(`${rows}`);
        }
        if (compare === null) throw failures.empty(csv);
      },
      stringify({ delimiter }),
      createWriteStream(beside, { flags: 'wx' }),
      { signal: session.signal },
    );
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw readable(error, csv, out);
  }
  session.output.say(
    session.language === 'es'
      ? `${rows === 1 ? 'Se comparó 1 par' : `Se compararon ${rows} pares`}: ${target}`
      : `${rows} ${rows === 1 ? 'pair' : 'pairs'} compared: ${target}`,
  );
  return 0;
}

interface Comparison {
  readonly heads: Row;
  row(record: Row, line: number): Row;
}

function comparison(heads: Row, file: string): Comparison {
  const column = (name: string): number => heads.findIndex((head) => head.trim().toLowerCase() === name);
  const [a, b, schema] = [column('a'), column('b'), column('schema')];
  if (a < 0 || b < 0) throw failures.columns(file, heads);
  const kept = heads
    .map((head, at) => ({ head, at }))
    .filter(({ head }) => !added.some((name) => name === head));
  return {
    heads: [...kept.map(({ head }) => head), ...added],
    row(record, line) {
      const [asked = '', listed = ''] = [record[a], record[b]];
      const { score } = scoreNames(asked, listed, schemaIn(record[schema] ?? '', line, file));
      return [...kept.map(({ at }) => record[at] ?? ''), score.toFixed(4), String(ofacScore(asked, listed))];
    },
  };
}

function schemaIn(value: string, line: number, file: string): Schema | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  const found = schemas.find((schema) => schema.toLowerCase() === text.toLowerCase());
  if (found === undefined) throw failures.schema(file, line, text);
  return found;
}

/** The text of the file, piece by piece, in whichever charset it is. */
const textOf = (file: string): AsyncIterable<string> => decoded(createReadStream(file), null);

/** The delimiter that parts the first line into the most columns. */
async function delimiterOf(file: string): Promise<string> {
  for await (const text of textOf(file)) {
    const [line = ''] = text.split(/\r?\n/, 1);
    return delimiters.toSorted((one, other) => line.split(other).length - line.split(one).length)[0] ?? ',';
  }
  return ',';
}

const failures = {
  empty: (file: string) =>
    new Failure('file', {
      es: `${file} está vacío: se necesita una fila de títulos con las columnas a y b.`,
      en: `${file} is empty: it needs a row of headings with the columns a and b.`,
    }),
  columns: (file: string, heads: Row) =>
    new Failure('file', {
      es: `${file} necesita las columnas a y b en la primera fila. Tiene: ${heads.join(', ')}.`,
      en: `${file} needs the columns a and b in its first row. It has: ${heads.join(', ')}.`,
    }),
  schema: (file: string, line: number, value: string) =>
    new Failure('file', {
      es: `${file}, línea ${line}: la columna schema dice «${value}»; puede decir ${schemas.join(', ')} o quedar vacía.`,
      en: `${file}, line ${line}: the column schema says “${value}”; it can say ${schemas.join(', ')} or be empty.`,
    }),
  broken: (file: string, error: CsvError) =>
    new Failure(
      'file',
      {
        es: `${file} no se puede leer como CSV desde la línea ${String(error['lines'])}: revise las comillas y que todas las filas tengan las columnas de la primera.`,
        en: `${file} cannot be read as CSV from line ${String(error['lines'])} on: check the quotes, and that all rows have the columns of the first.`,
      },
      { cause: error },
    ),
  system: (file: string, error: NodeJS.ErrnoException) =>
    new Failure(
      'file',
      {
        es: `No se pudo usar el archivo ${error.path ?? file} (${error.code ?? ''}). Revise la ruta, los permisos y el espacio en disco.`,
        en: `The file ${error.path ?? file} could not be used (${error.code ?? ''}). Check the path, the permissions and the space on the disk.`,
      },
      { cause: error },
    ),
};

function readable(error: unknown, csv: string, out: string): unknown {
  if (error instanceof CsvError) return failures.broken(csv, error);
  const { code } = error as NodeJS.ErrnoException;
  const isSystem =
    error instanceof Error &&
    !(error instanceof Failure) &&
    typeof code === 'string' &&
    /^E[A-Z]+$/.test(code);
  return isSystem ? failures.system(out, error) : error;
}
