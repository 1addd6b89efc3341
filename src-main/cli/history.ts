import type { Declaring } from './declaring';
import type { Session } from './session';

/** `history`: recorded lookups. */
export function declareHistory({ program, text, read, execute }: Declaring): void {
  program
    .command('history')
    .description(
      text(
        'escribe las consultas guardadas en JSON, la más reciente primero',
        'print recorded lookups as JSON, newest first',
      ),
    )
    .argument(
      '[text]',
      text('parte del sujeto, como un radicado', 'part of the subject, such as a radicado'),
      '',
    )
    .option('--limit <number>', text('cuántas como máximo', 'at most so many'), read.wholeNumber, 50)
    .action((subject: string, options: { limit: number }) =>
      execute((session) => listHistory(session, subject, options)),
    );
}

/** `history [TEXT]`: recorded lookups, newest first, with the ids that dossiers are made of. */
async function listHistory(
  { output, workspace }: Session,
  text: string,
  { limit }: { readonly limit: number },
): Promise<number> {
  const { engine } = await workspace();
  const filter = { text, verdict: null, operation: null, door: null };
  const { rows, total } = engine.list(filter, { offset: 0, limit });
  await output.json({ total, lookups: rows });
  return 0;
}
