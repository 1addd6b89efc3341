import { casesByRadicadoId } from '@shared/operations/co/cases-by-radicado';
import { address, navigate } from '../../router/router';

/** The address that looks a radicado up in a new tab of results. */
export function caseAddress(radicado: string): string {
  return `${address('lookups', casesByRadicadoId)}?run=1&registration_number=${encodeURIComponent(radicado)}`;
}

/** Looks a radicado up in a new tab of results. */
export function openCase(radicado: string): void {
  navigate(caseAddress(radicado));
}
