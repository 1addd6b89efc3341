import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { address, navigate } from '../../router/router';

/** The address that looks a radicado up in a new tab of results. */
export function caseAddress(radicado: string): string {
  return `${address('lookups', casesByRadicado.id)}?run=1&registration_number=${encodeURIComponent(radicado)}`;
}

/** Looks a radicado up in a new tab of results. */
export function openCase(radicado: string): void {
  navigate(caseAddress(radicado));
}
