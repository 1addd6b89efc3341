import type { Session } from './session';

/** `history [TEXT]`: recorded lookups, newest first, with the ids that dossiers are made of. */
export async function listHistory(
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
