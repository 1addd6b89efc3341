import { publishedOperations } from '@shared/operations';
import { catalogEntry } from '@shared/operations/catalog';
import type { Declaring } from './declaring';
import type { Session } from './session';

/** `operations`: the catalog. */
export function declareOperations({ program, text, execute }: Declaring): void {
  program
    .command('operations')
    .description(text('lista las operaciones', 'list the operations'))
    .option('--json', text('escribe el catálogo en JSON', 'print the catalog as JSON'))
    .action((options: { json?: boolean }) => execute((session) => listOperations(session, options)));
}

/** `operations`: the catalog, as a table or as the interface's JSON. */
async function listOperations({ output, language }: Session, { json }: { json?: boolean }): Promise<number> {
  if (json) {
    await output.json(publishedOperations.map((operation) => catalogEntry(operation)));
    return 0;
  }
  const width = Math.max(...publishedOperations.map(({ id }) => id.length));
  const lines = publishedOperations.map(({ id, title }) => `${id.padEnd(width)}  ${title[language]}\n`);
  await output.write(lines.join(''));
  return 0;
}
