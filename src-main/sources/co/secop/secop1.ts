import type { OpenData, Origin } from '../datos-abiertos/client';
import type { RowOf } from '../datos-abiertos/table';
import type { ContractRecord } from './contracts';
import { person } from './person';
import { secop1HistoryTable, secop1Table } from './tables';

/*
 * SECOP I: processes and contracts stand in one row each, by the number of the process's constancia.
 */

export type Secop1Row = RowOf<typeof secop1Table>;

/** The number of a process, and behind it, for one of its contracts, that of the award. */
const number = /^(\d{2}-\d{1,2}-\d+)(-\d+)?$/;
const mostRows = 200;

interface Secop1Rows {
  readonly rows: readonly Secop1Row[];
  readonly hasMore: boolean;
  readonly origins: readonly Origin[];
}

/** The rows of a process by its constancia, or by a contract of it; null for an identifier of another form. */
export async function processRowsOfSecop1(data: OpenData, id: string): Promise<Secop1Rows | null> {
  const constancia = number.exec(id)?.[1];
  return constancia === undefined ? null : rowsBy(data, 'numero_de_constancia', constancia);
}

/** The rows of one contract, or of all those of a constancia; null for an identifier of another form. */
export async function contractRowsOfSecop1(data: OpenData, id: string): Promise<Secop1Rows | null> {
  const found = number.exec(id);
  return found === null ? null : rowsBy(data, found[2] === undefined ? 'numero_de_constancia' : 'uid', id);
}

/** Of the present data set, or else of the one to 2017. */
async function rowsBy(data: OpenData, column: 'numero_de_constancia' | 'uid', value: string) {
  const question = {
    where: [{ column, is: value }],
    order: [{ by: 'fecha_de_firma_del_contrato', descending: true }, { by: 'uid' }],
  } as const;
  const present = await data.rows(secop1Table, question, mostRows);
  if (present.rows.length > 0)
    return { rows: present.rows, hasMore: present.hasMore, origins: [present.origin] };
  const past = await data.rows(secop1HistoryTable, question, mostRows);
  return { rows: past.rows, hasMore: past.hasMore, origins: [present.origin, past.origin] };
}

/** A contract of SECOP I in the shape of one of SECOP II; what the older platform does not have is null. */
export function contractOfSecop1(row: Secop1Row): ContractRecord {
  return {
    platform: 'secop_i',
    contract_id: row.uid,
    portfolio_id: null,
    notice_id: null,
    process_number: row.numero_de_constancia,
    reference: row.numero_de_contrato,
    status: row.estado_del_proceso,
    object: row.objeto_del_contrato_a_la ?? row.detalle_del_objeto_a_contratar,
    entity_name: row.nombre_entidad,
    entity_nit: row.nit_de_la_entidad,
    entity_code: row.c_digo_de_la_entidad,
    entity_order: row.orden_entidad,
    department: row.departamento_entidad,
    city: row.municipio_entidad,
    sector: null,
    branch: null,
    contract_type: row.tipo_de_contrato,
    modality: row.modalidad_de_contratacion,
    modality_justification: row.causal_de_otras_formas_de,
    unspsc_code: null,
    signed_date: row.fecha_de_firma_del_contrato,
    start_date: row.fecha_ini_ejec_contrato,
    end_date: row.fecha_fin_ejec_contrato,
    liquidation_start_date: null,
    liquidation_end_date: row.fecha_liquidacion,
    supplier_document_type: row.tipo_identifi_del_contratista,
    supplier_document: row.identificacion_del_contratista,
    supplier_name: row.nom_razon_social_contratista,
    supplier_code: null,
    supplier_is_group: null,
    supplier_is_sme: null,
    currency: row.moneda,
    contract_value: row.cuantia_contrato,
    additions_value: row.valor_total_de_adiciones,
    value_with_additions: row.valor_contrato_con_adiciones,
    advance_payment_value: null,
    invoiced_value: null,
    paid_value: null,
    pending_payment_value: null,
    amortized_value: null,
    pending_amortization_value: null,
    pending_execution_value: null,
    days_added: row.tiempo_adiciones_en_dias,
    resource_origin: null,
    spending_destination: row.destino_gasto,
    funding: null,
    legal_representative: person(
      row.nombre_del_represen_legal,
      row.tipo_doc_representante_legal,
      row.identific_representante_legal,
    ),
    supervisor: null,
    spending_officer: null,
    updated_date: row.ultima_actualizacion,
    url: row.ruta_proceso_en_secop_i,
  };
}
