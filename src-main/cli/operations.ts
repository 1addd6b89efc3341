import { catalogEntry } from '@shared/operations/catalog';
import { publishedOperations } from '@shared/operations';
import type { Session } from './session';

/** `operations`: the catalog, as a table or as the interface's JSON. */
export async function listOperations(
  { output, language }: Session,
  { json }: { json?: boolean },
): Promise<number> {
  if (json) {
    await output.json(publishedOperations.map((operation) => catalogEntry(operation)));
    return 0;
  }
  const width = Math.max(...publishedOperations.map(({ id }) => id.length));
  const lines = publishedOperations.map(({ id, title }) => `${id.padEnd(width)}  ${title[language]}\n`);
  await output.write(lines.join(''));
  return 0;
}
