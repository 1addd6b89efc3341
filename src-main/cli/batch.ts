import { basename, resolve } from 'node:path';
import type { BatchView } from '@shared/batch';
import type { Language, Text } from '@shared/text';
import type { Batches } from '../batch';
import { UsageError } from '../launch/options';
import { checkTarget } from '../tables/write/saving';
import type { Declaring } from './declaring';
import { interrupted } from './exit-codes';
import { readInput, refuseSameFile, tableFormatOf } from './files';
import type { Session } from './session';

/** `batch`: the rows of a file. */
export function declareBatch({ program, text, execute }: Declaring): void {
  program
    .command('batch')
    .description(
      text(
        'consulta cada fila de una lista CSV o XLSX; la misma orden sigue donde quedó; código de salida 0 cuando hubo filas que consultar y cada una tuvo respuesta',
        'ask every row of a CSV or XLSX list; the same command again goes on where it stopped; exit code 0 when there were rows to ask and every one of them was answered',
      ),
    )
    .argument('<file>', text('la lista', 'the list'))
    .requiredOption(
      '--out <file>',
      text('archivo de los resultados, .csv o .xlsx', 'where the results go, .csv or .xlsx'),
    )
    .option(
      '--column <name>',
      text(
        'título de la columna que se consulta, o su número desde 1; sin esta opción se detecta',
        'heading of the column to ask, or its number from 1; detected without it',
      ),
    )
    .option('--sheet <name>', text('hoja de un libro', 'sheet of a workbook'))
    .option('--no-header', text('la primera fila no es un título', 'the first row is not a heading'))
    .option(
      '--name <text>',
      text(
        'nombre del lote; sin esta opción, el del archivo',
        'name of the batch; the name of the file without it',
      ),
    )
    .option(
      '--accept-suggestions',
      text('repone los ceros iniciales perdidos', 'put lost leading zeros back'),
    )
    .option(
      '--retry',
      text(
        'vuelve a consultar las filas que la fuente no respondió',
        'ask the rows again that the source did not answer',
      ),
    )
    .action((file: string, options: BatchOptions) => execute((session) => runBatch(session, file, options)));
}

interface BatchOptions {
  readonly out: string;
  readonly column?: string;
  readonly sheet?: string;
  readonly header: boolean;
  readonly name?: string;
  readonly acceptSuggestions?: boolean;
  readonly retry?: boolean;
}

/**
 * `batch FILE --out FILE`: asks every row of a list and writes the results. The same command again goes on where an
 * earlier one stopped. Exit code 0 when there were rows to ask and every one of them was answered.
 */
async function runBatch(session: Session, file: string, options: BatchOptions): Promise<number> {
  const { output, language, signal, workingDirectory } = session;
  const [source, target] = [resolve(workingDirectory, file), resolve(workingDirectory, options.out)];
  refuseSameFile(source, target);
  const format = tableFormatOf(target);
  await checkTarget(target);
  const bytes = await readInput(source);
  const { batches } = await session.workspace({
    batch: (view) => {
      if (view.state !== 'importing') output.progress(progressLine(view, language));
    },
  });

  const name = basename(file);
  const begun = await batches.ofFile({
    name: options.name ?? name,
    bytes,
    output: target,
    acceptSuggestions: options.acceptSuggestions ?? false,
    ...(options.header ? {} : { hasHeader: false }),
    ...(options.sheet === undefined ? {} : { sheet: options.sheet }),
    ...(options.column === undefined
      ? {}
      : { column: await columnIndex(batches, name, bytes, options.column, options.sheet) }),
  });
  if (options.retry && begun.state === 'done' && begun.counts.silent > 0) batches.retry(begun.id);

  // A batch that is at rest already has nothing to pause.
  const pause = (): void => {
    if (batches.get(begun.id).state === 'running') batches.pause(begun.id);
  };
  signal.addEventListener('abort', pause);
  if (signal.aborted) return interrupted;
  const batch = await batches.runToRest(begun.id);
  signal.removeEventListener('abort', pause);

  const reason = restWords(batch, language);
  if (reason !== null) output.say(reason);
  if (signal.aborted) return interrupted;
  const { path } = await batches.export(batch.id, format, target, language);
  if (batch.counts.invalid > 0) output.say(notAskedWords(batch.counts.invalid)[language]);
  await output.json({ batch_id: batch.id, state: batch.state, counts: batch.counts, out: path });
  const { total, invalid, silent } = batch.counts;
  return batch.state === 'done' && silent === 0 && invalid < total ? 0 : 1;
}

/** A column is named by its heading, or by its number from 1. */
async function columnIndex(
  batches: Batches,
  name: string,
  bytes: Uint8Array,
  wanted: string,
  sheet: string | undefined,
): Promise<number> {
  const draft = await batches.drafts.open(name, bytes);
  const { columns } =
    sheet === undefined || !draft.sheets.includes(sheet)
      ? draft
      : await batches.drafts.change(draft.id, { sheet, column: draft.column, hasHeader: draft.hasHeader });
  await batches.drafts.close(draft.id);
  const named = columns.find((column) => column.name === wanted)?.index;
  const numbered = /^\d+$/.test(wanted) ? Number(wanted) - 1 : -1;
  const index = named ?? columns.find((column) => column.index === numbered)?.index;
  if (index !== undefined) return index;
  const names = columns.map((column) => `«${column.name}»`).join(', ');
  throw new UsageError({
    es: `No hay columna «${wanted}»; el archivo tiene ${names}.`,
    en: `There is no column «${wanted}»; the file has ${names}.`,
  });
}

function progressLine({ counts, perMinute, expectedAt, restsUntil }: BatchView, language: Language): string {
  const answered = counts.found + counts.nothing + counts.silent + counts.refused;
  const share = `${answered} / ${answered + counts.open}`;
  const rate = perMinute === null ? '' : ` · ${Math.round(perMinute)}/min`;
  const end = expectedAt === null ? '' : ` · ${timeWords(expectedAt, language)}`;
  const words = language === 'es' ? 'sin respuesta' : 'no answer';
  if (restsUntil === null) return `${share} · ${counts.silent} ${words}${rate}${end}`;
  const until = timeWords(restsUntil, language);
  const rest =
    language === 'es'
      ? `la fuente descansa; se sigue desde ${until}`
      : `the source rests; it goes on from ${until}`;
  return `${share} · ${counts.silent} ${words} · ${rest}`;
}

/** Why a batch is at rest before its end; null when it is done. */
function restWords(batch: BatchView, language: Language): string | null {
  if (batch.state === 'done') return null;
  if (batch.pausedBecause !== null) return batch.pausedBecause[language];
  const again = { es: 'La misma orden sigue donde quedó.', en: 'The same command goes on where it stopped.' };
  if (batch.waitsUntil === null) return again[language];
  const until = timeWords(batch.waitsUntil, language);
  return language === 'es'
    ? `Se agotó el cupo; vuelve a haber desde ${until}. ${again.es}`
    : `The quota is used up; there is more from ${until} on. ${again.en}`;
}

const notAskedWords = (rows: number): Text => ({
  es: `Filas que no se consultaron: ${rows}. La columna «Por corregir» de los resultados dice por qué.`,
  en: `Rows that were not asked: ${rows}. The column “To mend” of the results says why.`,
});

function timeWords(moment: number, language: Language): string {
  const locale = language === 'es' ? 'es-CO' : 'en-US';
  return new Date(moment).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
}
