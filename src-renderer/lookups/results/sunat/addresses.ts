import { sunatRuc } from '@shared/operations/pe/sunat';
import { address } from '../../../router/router';

/** The address that asks the padrón for a RUC in a new tab of results. */
export function taxpayerAddress(ruc: string): string {
  return `${address('lookups', sunatRuc.id)}?${new URLSearchParams({ run: '1', ruc }).toString()}`;
}
