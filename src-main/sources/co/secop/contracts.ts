import type { contractRecord, contractsSearch } from '@shared/operations/co/secop/contract';
import type { z } from 'zod';
import type { OpenData } from '../datos-abiertos/client';
import type { Condition } from '../datos-abiertos/soql';
import type { RowOf } from '../datos-abiertos/table';
import { digitForms, documentForms } from './documents';
import { noticeIn } from './links';
import { person } from './person';
import { contractOfSecop1, contractRowsOfSecop1 } from './secop1';
import { between, conditions, expectKind, origins, paginationOf, when } from './search';
import { contractTable } from './tables';

export type ContractRecord = z.output<typeof contractRecord>;
type ContractCondition = Condition<typeof contractTable.columns>;

/** Statuses that CCE advises to leave out when contracts are totalled. */
const unsigned = ['Borrador', 'Enviado Proveedor', 'En aprobación', 'Cancelado'];

export const signed: ContractCondition = { column: 'estado_contrato', readsNot: unsigned };

/** Undated rows would stand first. */
const dated: ContractCondition = { column: 'fecha_de_firma', isGiven: true };

const newestFirst = [{ by: 'fecha_de_firma', descending: true }, { by: 'id_contrato' }] as const;

/** The contracts of a supplier, in any of the forms in which its document is written. */
export function bySupplier(document: string): ContractCondition {
  return { column: 'documento_proveedor', is: documentForms(document) };
}

/** The contracts of an entity. */
export function byEntity(nit: string): ContractCondition {
  return { column: 'nit_entidad', is: digitForms(nit) };
}

export async function searchContracts(data: OpenData, input: z.output<typeof contractsSearch.request>) {
  const exact = conditions<typeof contractTable.columns>(
    when(input.supplier_document, bySupplier),
    when(input.supplier_code, (code) => ({ column: 'codigo_proveedor', is: code })),
    when(input.legal_representative_document, (document) => ({
      column: 'identificaci_n_representante_legal',
      is: documentForms(document),
    })),
    when(input.entity_nit, byEntity),
    when(input.reference, (reference) => ({ column: 'referencia_del_contrato', is: reference.trim() })),
    when(input.portfolio_id, (portfolio) => ({ column: 'proceso_de_compra', is: portfolio })),
  );
  const loose = conditions<typeof contractTable.columns>(
    when(input.supplier_name, (name) => ({ column: 'proveedor_adjudicado', has: name })),
    when(input.entity_name, (name) => ({ column: 'nombre_entidad', has: name })),
    when(input.status, (status) => ({ column: 'estado_contrato', reads: status.trim() })),
    when(input.contract_type, (type) => ({ column: 'tipo_de_contrato', has: type })),
    when(input.modality, (modality) => ({ column: 'modalidad_de_contratacion', has: modality })),
    when(input.department, (department) => ({ column: 'departamento', has: department })),
    when(input.city, (city) => ({ column: 'ciudad', has: city })),
    when(input.sector, (sector) => ({ column: 'sector', has: sector })),
    when(input.unspsc, (code) => ({ column: 'codigo_de_categoria_principal', startsWith: `V1.${code}` })),
    between('fecha_de_firma', input, 'signed_from', 'signed_to'),
    between('valor_del_contrato', input, 'value_min', 'value_max'),
    input.exclude_unsigned && signed,
  );
  const found = await data.page(
    contractTable,
    {
      where: [...exact, ...loose, ...(exact.length === 0 ? [dated] : [])],
      words: input.query?.trim(),
      order: newestFirst,
    },
    { page: input.page, perPage: input.per_page },
  );
  return {
    items: found.rows.map(contractOf),
    pagination: paginationOf(input, found),
    ...origins(found.origin),
  };
}

/** One contract by its identifier, or every contract that has the reference. */
export async function findContract(data: OpenData, id: string, entityNit: string | undefined) {
  expectKind('contract_id', id, ['CO1.PCCNTR']);
  const secop1 = await contractRowsOfSecop1(data, id);
  if (secop1 !== null && secop1.rows.length > 0)
    return {
      contracts: secop1.rows.map(contractOfSecop1),
      hasMore: secop1.hasMore,
      origins: secop1.origins,
    };
  const isOwn = /^CO1\.PCCNTR\.\d+$/i.test(id);
  const where = conditions<typeof contractTable.columns>(
    isOwn ? { column: 'id_contrato', is: id.toUpperCase() } : { column: 'referencia_del_contrato', is: id },
    when(entityNit, byEntity),
  );
  const found = await data.rows(contractTable, { where, order: newestFirst }, mostMatches);
  return {
    contracts: found.rows.map(contractOf),
    hasMore: found.hasMore,
    origins: [...(secop1?.origins ?? []), found.origin],
  };
}

const mostMatches = 50;

/** The contracts of a supplier as the retiring operation lists them. */
export function contractsOfSupplier(data: OpenData, document: string, page: number, perPage: number) {
  return data.page(contractTable, { where: [bySupplier(document)], order: newestFirst }, { page, perPage });
}

/** The contracts last signed among those of a condition. */
export function recentContracts(data: OpenData, where: readonly ContractCondition[], most: number) {
  return data.rows(contractTable, { where: [...where, signed, dated], order: newestFirst }, most);
}

/** A row of the data set as the interface gives it. */
export function contractOf(row: RowOf<typeof contractTable>): ContractRecord {
  return {
    platform: 'secop_ii',
    contract_id: row.id_contrato,
    portfolio_id: row.proceso_de_compra,
    notice_id: noticeIn(row.urlproceso),
    process_number: null,
    reference: row.referencia_del_contrato,
    status: row.estado_contrato,
    // The description is cut at 300 characters at the source.
    object: row.objeto_del_contrato ?? row.descripcion_del_proceso,
    entity_name: row.nombre_entidad,
    entity_nit: row.nit_entidad,
    entity_code: row.codigo_entidad,
    entity_order: row.orden,
    department: row.departamento,
    city: row.ciudad,
    sector: row.sector,
    branch: row.rama,
    contract_type: row.tipo_de_contrato,
    modality: row.modalidad_de_contratacion,
    modality_justification: row.justificacion_modalidad_de,
    unspsc_code: row.codigo_de_categoria_principal,
    signed_date: row.fecha_de_firma,
    start_date: row.fecha_de_inicio_del_contrato,
    end_date: row.fecha_de_fin_del_contrato,
    liquidation_start_date: row.fecha_inicio_liquidacion,
    liquidation_end_date: row.fecha_fin_liquidacion,
    supplier_document_type: row.tipodocproveedor,
    supplier_document: row.documento_proveedor,
    supplier_name: row.proveedor_adjudicado,
    supplier_code: row.codigo_proveedor,
    supplier_is_group: row.es_grupo,
    supplier_is_sme: row.es_pyme,
    currency: 'COP',
    contract_value: row.valor_del_contrato,
    additions_value: null,
    value_with_additions: null,
    advance_payment_value: row.valor_de_pago_adelantado,
    invoiced_value: row.valor_facturado,
    paid_value: row.valor_pagado,
    pending_payment_value: row.valor_pendiente_de_pago,
    amortized_value: row.valor_amortizado,
    pending_amortization_value: row.valor_pendiente_de,
    pending_execution_value: row.valor_pendiente_de_ejecucion,
    days_added: row.dias_adicionados,
    resource_origin: row.origen_de_los_recursos,
    spending_destination: row.destino_gasto,
    funding: {
      national_budget: row.presupuesto_general_de_la_nacion_pgn,
      general_participation: row.sistema_general_de_participaciones,
      royalties: row.sistema_general_de_regal_as,
      own_territorial: row.recursos_propios_alcald_as_gobernaciones_y_resguardos_ind_genas_,
      credit: row.recursos_de_credito,
      own_other: row.recursos_propios,
    },
    legal_representative: person(
      row.nombre_representante_legal,
      row.tipo_de_identificaci_n_representante_legal,
      row.identificaci_n_representante_legal,
    ),
    supervisor: person(
      row.nombre_supervisor,
      row.tipo_de_documento_supervisor,
      row.n_mero_de_documento_supervisor,
    ),
    spending_officer: person(
      row.nombre_ordenador_del_gasto,
      row.tipo_de_documento_ordenador_del_gasto,
      row.n_mero_de_documento_ordenador_del_gasto,
    ),
    updated_date: row.ultima_actualizacion,
    url: row.urlproceso,
  };
}
