import {
  sunatDocument,
  sunatDocumentPage,
  sunatNamePage,
  sunatRuc,
  sunatRucPage,
} from '@shared/operations/pe/sunat';
import { address } from '../../../router/router';

/** The address that asks the padrón for a RUC in a new tab of results. */
export function taxpayerAddress(ruc: string): string {
  return `${address('lookups', sunatRuc.id)}?${new URLSearchParams({ run: '1', ruc }).toString()}`;
}

/**
 * The form of the operation that asks the same at the guarded page; it waits for a purpose.
 * @param operation the one that was answered
 */
export function atPageAddress(operation: string, input: object): string {
  const atPage =
    operation === sunatRuc.id
      ? sunatRucPage
      : operation === sunatDocument.id
        ? sunatDocumentPage
        : sunatNamePage;
  return `${address('lookups', atPage.id)}?${new URLSearchParams({ ...input }).toString()}`;
}
