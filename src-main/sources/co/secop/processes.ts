import type { award, processesSearch, processRecord, processRow } from '@shared/operations/co/secop/process';
import type { z } from 'zod';
import type { OpenData } from '../datos-abiertos/client';
import type { Condition } from '../datos-abiertos/soql';
import type { RowOf } from '../datos-abiertos/table';
import { documentForms } from './documents';
import { noticeIn } from './links';
import { between, conditions, expectKind, origins, paginationOf, when } from './search';
import { processRowsOfSecop1, type Secop1Row } from './secop1';
import { processTable } from './tables';

type ProcessRecord = z.output<typeof processRecord>;
type ProcessRow = z.output<typeof processRow>;
type Award = z.output<typeof award>;
type ProcessCondition = Condition<typeof processTable.columns>;

const dated: ProcessCondition = { column: 'fecha_de_publicacion_del', isGiven: true };

const newestFirst = [{ by: 'fecha_de_publicacion_del', descending: true }, { by: 'id_del_proceso' }] as const;

/** The processes of an entity. */
export function ofEntity(nit: string): ProcessCondition {
  return { column: 'nit_entidad', is: documentForms(nit) };
}

export async function searchProcesses(data: OpenData, input: z.output<typeof processesSearch.request>) {
  const exact = conditions<typeof processTable.columns>(
    when(input.entity_nit, ofEntity),
    when(input.entity_code, (code) => ({ column: 'codigo_entidad', is: code })),
    when(input.reference, (reference) => ({ column: 'referencia_del_proceso', is: reference.trim() })),
    when(input.supplier_document, (document) => ({
      column: 'nit_del_proveedor_adjudicado',
      is: documentForms(document),
    })),
  );
  const loose = conditions<typeof processTable.columns>(
    when(input.entity_name, (name) => ({ column: 'entidad', has: name })),
    when(input.status, (status) => ({
      any: [
        { column: 'estado_del_procedimiento', has: status },
        { column: 'estado_resumen', has: status },
        { column: 'fase', has: status },
      ],
    })),
    when(input.modality, (modality) => ({ column: 'modalidad_de_contratacion', has: modality })),
    when(input.contract_type, (type) => ({ column: 'tipo_de_contrato', has: type })),
    when(input.department, (department) => ({ column: 'departamento_entidad', has: department })),
    when(input.city, (city) => ({ column: 'ciudad_entidad', has: city })),
    when(input.unspsc, (code) => ({ column: 'codigo_principal_de_categoria', startsWith: `V1.${code}` })),
    input.awarded !== 'any' && { column: 'adjudicado', reads: input.awarded === 'yes' ? 'Si' : 'No' },
    between('fecha_de_publicacion_del', input, 'published_from', 'published_to'),
    between('fecha_de_recepcion_de', input, 'closing_from', 'closing_to'),
    between('precio_base', input, 'value_min', 'value_max'),
  );
  const found = await data.page(
    processTable,
    {
      where: [...exact, ...loose, ...(exact.length === 0 ? [dated] : [])],
      words: input.query?.trim(),
      order: newestFirst,
    },
    { page: input.page, perPage: input.per_page },
  );
  return {
    items: found.rows.map(processRowOf),
    pagination: paginationOf(input, found),
    ...origins(found.origin),
  };
}

/** The processes of an entity as the retiring operation lists them. */
export function processesOfEntity(data: OpenData, nit: string, page: number, perPage: number) {
  return data.page(processTable, { where: [ofEntity(nit)], order: newestFirst }, { page, perPage });
}

/** A process with all its awards. */
export interface FoundProcess {
  readonly process: ProcessRecord;
  readonly awards: readonly Award[];
}

const mostRows = 500;

/** The processes that answer to an identifier or reference, each with all its awards. */
export async function findProcesses(data: OpenData, id: string, entityNit: string | undefined) {
  expectKind('id', id, ['CO1.REQ', 'CO1.BDOS', 'CO1.NTC']);
  const secop1 = await processRowsOfSecop1(data, id);
  if (secop1 !== null && secop1.rows.length > 0)
    return {
      processes: together(
        secop1.rows.map((row) => ({ process: processOfSecop1(row), award: awardOfSecop1(row) })),
      ),
      hasMore: secop1.hasMore,
      origins: secop1.origins,
    };
  const found = await data.rows(
    processTable,
    { where: [byId(id), ...conditions(when(entityNit, ofEntity))], order: newestFirst },
    mostRows,
  );
  // An address is compared loosely at the source; here the notice must be the very one.
  const rows = isNotice(id)
    ? found.rows.filter((row) => noticeIn(row.urlproceso) === id.toUpperCase())
    : found.rows;
  return {
    processes: together(rows.map((row) => ({ process: processOf(row), award: awardOf(row) }))),
    hasMore: found.hasMore,
    origins: [...(secop1?.origins ?? []), found.origin],
  };
}

function isNotice(id: string): boolean {
  return /^CO1\.NTC\.\d+$/i.test(id);
}

function byId(id: string): ProcessCondition {
  if (/^CO1\.REQ\.\d+$/i.test(id)) return { column: 'id_del_proceso', is: id.toUpperCase() };
  if (/^CO1\.BDOS\.\d+$/i.test(id)) return { column: 'id_del_portafolio', is: id.toUpperCase() };
  if (isNotice(id)) return { column: 'urlproceso', includes: `noticeUID=${id.toUpperCase()}` };
  return { column: 'referencia_del_proceso', is: id };
}

/** Rows of one process are its awards: the data set repeats the process for each. */
function together(
  rows: readonly { readonly process: ProcessRecord; readonly award: Award | null }[],
): readonly FoundProcess[] {
  const found = new Map<string, { process: ProcessRecord; awards: Map<string, Award> }>();
  for (const { process, award: given } of rows) {
    const key = process.process_id ?? JSON.stringify(process);
    const known = found.get(key) ?? { process, awards: new Map<string, Award>() };
    if (given !== null) known.awards.set(JSON.stringify(given), given);
    found.set(key, known);
  }
  return [...found.values()].map(({ process, awards }) => ({ process, awards: [...awards.values()] }));
}

type Raw = RowOf<typeof processTable>;

/** A process with its award, where it has one, in one row. */
export function processRowOf(row: Raw): ProcessRow {
  return { ...processOf(row), ...(awardOf(row) ?? noAward) };
}

function processOf(row: Raw): ProcessRecord {
  return {
    platform: 'secop_ii',
    process_id: row.id_del_proceso,
    portfolio_id: row.id_del_portafolio,
    notice_id: noticeIn(row.urlproceso),
    reference: row.referencia_del_proceso,
    title: row.nombre_del_procedimiento,
    description: row.descripci_n_del_procedimiento,
    entity_name: row.entidad,
    entity_nit: row.nit_entidad,
    entity_code: row.codigo_entidad,
    entity_order: row.ordenentidad,
    department: row.departamento_entidad,
    city: row.ciudad_entidad,
    phase: row.fase,
    status: row.estado_del_procedimiento,
    status_summary: row.estado_resumen,
    opening_status: row.estado_de_apertura_del_proceso,
    modality: row.modalidad_de_contratacion,
    modality_justification: row.justificaci_n_modalidad_de,
    contract_type: row.tipo_de_contrato,
    unspsc_code: row.codigo_principal_de_categoria,
    currency: 'COP',
    base_price: row.precio_base,
    duration: row.duracion,
    duration_unit: row.unidad_de_duracion,
    published_date: row.fecha_de_publicacion_del,
    last_published_date: row.fecha_de_ultima_publicaci,
    bids_due_date: row.fecha_de_recepcion_de,
    opening_date: row.fecha_de_apertura_efectiva,
    awarded: row.adjudicado,
    invited_suppliers: row.proveedores_invitados,
    direct_invitations: row.proveedores_con_invitacion,
    responses: row.respuestas_al_procedimiento,
    unique_responders: row.proveedores_unicos_con,
    lots: row.numero_de_lotes,
    url: row.urlproceso,
  };
}

function awardValues(row: Raw): Award {
  return {
    award_id: row.id_adjudicacion,
    award_date: row.fecha_adjudicacion,
    awarded_value: row.valor_total_adjudicacion,
    supplier_name: row.nombre_del_proveedor,
    supplier_document: row.nit_del_proveedor_adjudicado,
    supplier_code: row.codigoproveedor,
  };
}

const noAward: Award = {
  award_id: null,
  award_date: null,
  awarded_value: null,
  supplier_name: null,
  supplier_document: null,
  supplier_code: null,
};

/** Null for a row that is not awarded: its award's columns hold placeholders. */
function awardOf(row: Raw): Award | null {
  const isAwarded =
    row.adjudicado === true || row.nombre_del_proveedor !== null || row.nit_del_proveedor_adjudicado !== null;
  return isAwarded ? awardValues(row) : null;
}

function processOfSecop1(row: Secop1Row): ProcessRecord {
  return {
    platform: 'secop_i',
    process_id: row.numero_de_constancia,
    portfolio_id: null,
    notice_id: null,
    reference: row.numero_de_proceso,
    title: null,
    description: row.detalle_del_objeto_a_contratar,
    entity_name: row.nombre_entidad,
    entity_nit: row.nit_de_la_entidad,
    entity_code: row.c_digo_de_la_entidad,
    entity_order: row.orden_entidad,
    department: row.departamento_entidad,
    city: row.municipio_entidad,
    phase: null,
    status: row.estado_del_proceso,
    status_summary: null,
    opening_status: null,
    modality: row.modalidad_de_contratacion,
    modality_justification: row.causal_de_otras_formas_de,
    contract_type: row.tipo_de_contrato,
    unspsc_code: null,
    currency: row.moneda,
    base_price: row.cuantia_proceso,
    duration: null,
    duration_unit: null,
    published_date: row.fecha_de_cargue_en_el_secop,
    last_published_date: null,
    bids_due_date: null,
    opening_date: null,
    awarded: null,
    invited_suppliers: null,
    direct_invitations: null,
    responses: null,
    unique_responders: null,
    lots: null,
    url: row.ruta_proceso_en_secop_i,
  };
}

function awardOfSecop1(row: Secop1Row): Award | null {
  if (row.nom_razon_social_contratista === null && row.identificacion_del_contratista === null) return null;
  return {
    award_id: row.id_adjudicacion,
    award_date: null,
    awarded_value: row.cuantia_contrato,
    supplier_name: row.nom_razon_social_contratista,
    supplier_document: row.identificacion_del_contratista,
    supplier_code: null,
  };
}
