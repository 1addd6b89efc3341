/*
 * What the window says of the operation before the contracts are loaded, which takes longer than its first picture may:
 * the contract itself stands in `rama-judicial.ts`.
 */

export const casesByRadicadoId = 'rama_judicial_cases_by_radicado';

/** A radicado that practice mode knows. */
export const exampleRadicado = '11001400300120230012300';
