import type { modificationRecord, modificationsSearch } from '@shared/operations/co/secop/modifications';
import { secop } from '@shared/operations/co/secop/source';
import { fold } from '@shared/fold';
import type { z } from 'zod';
import { brokenRule } from '../../broken-rule';
import { changed } from '../../reading';
import type { OpenData, Origin } from '../datos-abiertos/client';
import type { RowOf } from '../datos-abiertos/table';
import { digitForms, documentForms } from './documents';
import { between, conditions, origins, paginationOf, when } from './search';
import { contractIdTable, eventTable, modificationTable } from './tables';

type Modification = z.output<typeof modificationRecord>;
type Input = z.output<typeof modificationsSearch.request>;

/** Changes of contracts: the register of modifications, or that of events, which knows less of each. */
export async function searchModifications(data: OpenData, input: Input) {
  // An event has no status: the filter would keep none, or be left aside in silence.
  if (input.source === 'events' && input.status !== undefined)
    throw brokenRule('status', 'notWith', { other: 'source', value: 'events' });
  const contracts = await contractsOf(data, input);
  const considered = contracts?.ids.length ?? null;
  const contractsCapped = contracts?.capped ?? false;
  if (contracts?.ids.length === 0)
    return {
      items: [],
      pagination: paginationOf(input, { total: 0, hasMore: false }),
      contracts_considered: 0,
      contracts_capped: false,
      ...origins(contracts.origin),
    };
  const found =
    input.source === 'events'
      ? await events(data, input, contracts?.ids)
      : await modifications(data, input, contracts?.ids);
  return {
    items: found.items,
    pagination: paginationOf(input, found),
    contracts_considered: considered,
    contracts_capped: contractsCapped,
    ...origins(found.origin, ...(contracts === null ? [] : [contracts.origin])),
  };
}

/** So many identifiers fit into one question. */
const mostContracts = 100;

/** The last contracts of the supplier or entity; null when neither is asked for. */
async function contractsOf(
  data: OpenData,
  input: Input,
): Promise<{ readonly ids: readonly string[]; readonly capped: boolean; readonly origin: Origin } | null> {
  const where = conditions<typeof contractIdTable.columns>(
    when(input.supplier_document, (document) => ({
      column: 'documento_proveedor',
      is: documentForms(document),
    })),
    when(input.entity_nit, (nit) => ({ column: 'nit_entidad', is: digitForms(nit) })),
  );
  if (where.length === 0) return null;
  const found = await data.rows(
    contractIdTable,
    // A draft has no modifications, and without a date would stand first.
    {
      where: [...where, { column: 'fecha_de_firma', isGiven: true }],
      order: [{ by: 'fecha_de_firma', descending: true }],
    },
    mostContracts,
  );
  return {
    ids: found.rows.flatMap((row) => row.id_contrato ?? []),
    capped: found.hasMore,
    origin: found.origin,
  };
}

/** Of contracts that are known, every modification is read, so that each counts once, in its last version. */
const mostRows = 5000;

const latestFirst = [
  { by: 'fecha_de_aprobacion', descending: true },
  { by: 'identificador_modificacion' },
] as const;

async function modifications(data: OpenData, input: Input, ids: readonly string[] | undefined) {
  const exact = conditions<typeof modificationTable.columns>(
    when(input.contract_id, (id) => ({ column: 'id_contrato', is: id })),
    when(ids, (list) => ({ column: 'id_contrato', is: list })),
  );
  const approved = between<typeof modificationTable.columns, Input>(
    'fecha_de_aprobacion',
    input,
    'approved_from',
    'approved_to',
  );
  if (exact.length > 0) {
    const all = await data.rows(modificationTable, { where: exact, order: latestFirst }, mostRows);
    if (all.hasMore) throw changed(secop.id, `${modificationTable.id}: more than ${mostRows} rows`);
    const last = lastVersions(all.rows.map(modificationOf)).filter((each) => answersTo(each, input));
    const start = (input.page - 1) * input.per_page;
    return {
      items: last.slice(start, start + input.per_page),
      total: last.length,
      hasMore: start + input.per_page < last.length,
      origin: all.origin,
    };
  }
  const found = await data.page(
    modificationTable,
    {
      where: conditions<typeof modificationTable.columns>(
        when(input.type, (type) => ({ column: 'tipo', has: type })),
        when(input.status, (status) => ({ column: 'estado_modificacion', reads: status.trim() })),
        when(input.purpose, (words) => ({
          any: [
            { column: 'proposito_modificacion', has: words },
            { column: 'descripcion', has: words },
          ],
        })),
        approved,
        { column: 'fecha_de_aprobacion', isGiven: true },
      ),
      order: latestFirst,
    },
    { page: input.page, perPage: input.per_page },
  );
  // The source counts every version.
  return { ...found, items: lastVersions(found.rows.map(modificationOf)), total: null };
}

/** Whether a modification is one that the other filters of a question keep. */
function answersTo(each: Modification, { type, status, purpose, ...range }: Input): boolean {
  const has = (text: string | null, words: string) =>
    fold(words)
      .split(' ')
      .every((word) => fold(text ?? '').includes(word));
  const approved = each.approved_date ?? '';
  return (
    (type === undefined || has(each.type, type)) &&
    (status === undefined || fold(each.status ?? '') === fold(status)) &&
    (purpose === undefined || has(each.purpose, purpose) || has(each.description, purpose)) &&
    (range.approved_from === undefined || approved >= range.approved_from) &&
    (range.approved_to === undefined || (approved !== '' && approved <= range.approved_to))
  );
}

async function events(data: OpenData, input: Input, ids: readonly string[] | undefined) {
  const exact = conditions<typeof eventTable.columns>(
    when(input.contract_id, (id) => ({ column: 'id_contrato', is: id })),
    when(ids, (list) => ({ column: 'id_contrato', is: list })),
  );
  const where = conditions<typeof eventTable.columns>(
    ...exact,
    when(input.type, (type) => ({ column: 'tipo', has: type })),
    when(input.purpose, (words) => ({ column: 'descripcion', has: words })),
    between('fecharegistro', input, 'approved_from', 'approved_to'),
    exact.length === 0 && { column: 'fecharegistro', isGiven: true },
  );
  const found = await data.page(
    eventTable,
    { where, order: [{ by: 'fecharegistro', descending: true }, { by: 'identificador' }] },
    { page: input.page, perPage: input.per_page },
  );
  return { ...found, items: found.rows.map(eventOf) };
}

/** Of several versions of a modification the highest, in the place of the first. */
export function lastVersions(list: readonly Modification[]): Modification[] {
  const last = new Map<string, Modification>();
  for (const each of list) {
    const key = each.modification_id ?? JSON.stringify(each);
    const known = last.get(key);
    if (known === undefined || (each.version ?? 0) > (known.version ?? 0)) last.set(key, each);
  }
  return [...last.values()];
}

/** A row of the register of modifications. */
export function modificationOf(row: RowOf<typeof modificationTable>): Modification {
  return {
    modification_id: row.identificador_modificacion,
    contract_id: row.id_contrato,
    version: row.numero_version,
    type: row.tipo,
    purpose: row.proposito_modificacion,
    description: row.descripcion,
    status: row.estado_modificacion,
    currency: row.valor_modificacion === null ? null : 'COP',
    value: row.valor_modificacion,
    days_extended: row.dias_extendidos,
    approved_date: row.fecha_de_aprobacion,
    registered_date: null,
    new_end_date: row.fecha_fin_contrato,
    // The column also holds bare file names.
    previous_version_url: /^https?:\/\/\S+$/i.test(row.archivo_version_anterior ?? '')
      ? row.archivo_version_anterior
      : null,
  };
}

/** A row of the register of events: no status, value or term. */
export function eventOf(row: RowOf<typeof eventTable>): Modification {
  return {
    modification_id: row.identificador,
    contract_id: row.id_contrato,
    version: null,
    type: row.tipo,
    purpose: null,
    description: row.descripcion,
    status: null,
    currency: null,
    value: null,
    days_extended: null,
    approved_date: null,
    registered_date: row.fecharegistro,
    new_end_date: null,
    previous_version_url: null,
  };
}
