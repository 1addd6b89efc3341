import { casesByRadicado } from '@shared/operations/co/rama-judicial';

/** What the rows of a batch are asked with. */
export const batchOperation = casesByRadicado;

/** The request of a row. */
export function requestOf(value: string): { readonly registration_number: string } {
  return { registration_number: value };
}
