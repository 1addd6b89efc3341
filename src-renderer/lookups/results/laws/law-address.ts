import { legalizeLaw, legalizeLaws } from '@shared/operations/co/legalize';
import { address } from '../../../router/router';

/** The address that reads a law in a new tab of results. */
export function lawAddress(id: string): string {
  return `${address('lookups', legalizeLaw.id)}?run=1&law_id=${encodeURIComponent(id)}`;
}

/** The address of the search for laws. */
export const lawsAddress = address('lookups', legalizeLaws.id);
