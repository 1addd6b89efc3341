import type { awardsSearch } from '@shared/operations/co/secop/awards';
import { secop } from '@shared/operations/co/secop/source';
import type { z } from 'zod';
import { changed } from '../../reading';
import type { OpenData } from '../datos-abiertos/client';
import type { RowOf } from '../datos-abiertos/table';
import { documentForms } from './documents';
import { between, conditions, origins, paginationOf, when } from './search';
import { integratedTable } from './tables';

/**
 * The data set has signatures up to 2099; without a number to go by they would stand first. A day that does not move with
 * the clock, so that the kept evidence of a lookup answers the same question later.
 */
const latestLikely = '2050-12-31';

/** Awarded contracts of SECOP I and II, from the table that integrates both. */
export async function searchAwards(data: OpenData, input: z.output<typeof awardsSearch.request>) {
  const exact = conditions<typeof integratedTable.columns>(
    when(input.supplier_document, (document) => ({
      column: 'documento_proveedor',
      is: documentForms(document),
    })),
    when(input.entity_nit, (nit) => ({ column: 'nit_de_la_entidad', is: documentForms(nit) })),
  );
  const where = conditions<typeof integratedTable.columns>(
    ...exact,
    input.platform !== 'all' && { column: 'origen', is: platforms[input.platform] },
    when(input.supplier_name, (name) => ({ column: 'nom_raz_social_contratista', has: name })),
    when(input.entity_name, (name) => ({ column: 'nombre_de_la_entidad', has: name })),
    when(input.modality, (modality) => ({ column: 'modalidad_de_contrataci_n', has: modality })),
    when(input.contract_type, (type) => ({ column: 'tipo_de_contrato', has: type })),
    when(input.status, (status) => ({ column: 'estado_del_proceso', reads: status.trim() })),
    when(input.department, (department) => ({ column: 'departamento_entidad', has: department })),
    when(input.city, (city) => ({ column: 'municipio_entidad', has: city })),
    between('fecha_de_firma_del_contrato', input, 'signed_from', 'signed_to'),
    between('valor_contrato', input, 'value_min', 'value_max'),
    exact.length === 0 &&
      input.signed_to === undefined && {
        column: 'fecha_de_firma_del_contrato',
        to: latestLikely,
      },
  );
  const found = await data.page(
    integratedTable,
    {
      where,
      words: input.query?.trim(),
      order: [{ by: 'fecha_de_firma_del_contrato', descending: true }, { by: 'numero_del_contrato' }],
    },
    { page: input.page, perPage: input.per_page },
  );
  return {
    items: found.rows.map(awardedOf),
    pagination: paginationOf(input, found),
    ...origins(found.origin),
  };
}

const platforms = { secop_i: 'SECOPI', secop_ii: 'SECOPII' } as const;

function awardedOf(row: RowOf<typeof integratedTable>) {
  return {
    platform: platformOf(row.origen),
    contract_number: row.numero_del_contrato,
    process_number: row.numero_de_proceso,
    status: row.estado_del_proceso,
    modality: row.modalidad_de_contrataci_n,
    contract_type: row.tipo_de_contrato,
    object: row.objeto_del_proceso ?? row.objeto_a_contratar,
    entity_name: row.nombre_de_la_entidad,
    entity_nit: row.nit_de_la_entidad,
    entity_code: row.codigo_entidad_en_secop,
    entity_level: row.nivel_entidad,
    department: row.departamento_entidad,
    city: row.municipio_entidad,
    signed_date: row.fecha_de_firma_del_contrato,
    start_date: row.fecha_inicio_ejecuci_n,
    end_date: row.fecha_fin_ejecuci_n,
    currency: 'COP',
    value: row.valor_contrato,
    supplier_document_type: row.tipo_documento_proveedor,
    supplier_document: row.documento_proveedor,
    supplier_name: row.nom_raz_social_contratista,
    url: row.url_contrato,
  };
}

function platformOf(origin: string | null): 'secop_i' | 'secop_ii' {
  if (origin === 'SECOPI') return 'secop_i';
  if (origin === 'SECOPII') return 'secop_ii';
  throw changed(secop.id, `${integratedTable.id}: origen is ${JSON.stringify(origin)}`);
}
