import { emailsByCourt } from '@shared/operations/co/directorio-judicial';
import { address } from '../../../router/router';

/** The address that asks for every mailbox of a court in a new tab of results; null for what is no court's code. */
export function courtMailboxesAddress(code: string | null): string | null {
  if (code === null || !/^\d{12}$/.test(code)) return null;
  return `${address('lookups', emailsByCourt.id)}?${new URLSearchParams({ run: '1', court_code: code }).toString()}`;
}
