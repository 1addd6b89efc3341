import type { LookupView } from '@shared/lookup';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { call } from '../../../bridge/bridge';
import { address, navigate } from '../../../router/router';
import { openCase } from '../open-case';

const enough = 50;

/**
 * Shows the lookup that the engine made for one item of a list, with its evidence. Each item is a lookup of its own,
 * made right after the list was asked; one that was deleted meanwhile is asked again.
 */
export async function openItem(list: LookupView, radicado: string): Promise<void> {
  const { rows } = await call('lookups.list', {
    filter: { text: radicado, verdict: null, operation: casesByRadicado.id, door: null },
    offset: 0,
    limit: enough,
  });
  const made = rows
    .filter((row) => row.subject === radicado && row.requestedAt >= list.requestedAt)
    .toSorted((a, b) => a.requestedAt - b.requestedAt)[0];
  if (made === undefined) openCase(radicado);
  else navigate(address('history', made.id));
}
