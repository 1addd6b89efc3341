import type { supplierRecord, suppliersSearch } from '@shared/operations/co/secop/suppliers';
import type { z } from 'zod';
import type { OpenData } from '../datos-abiertos/client';
import type { RowOf } from '../datos-abiertos/table';
import { documentForms } from './documents';
import { person } from './person';
import { conditions, origins, paginationOf, when } from './search';
import { supplierTable } from './tables';

type SupplierRecord = z.output<typeof supplierRecord>;

const byName = [{ by: 'nombre' }] as const;

export async function searchSuppliers(data: OpenData, input: z.output<typeof suppliersSearch.request>) {
  const flagged = (column: 'esta_activa' | 'es_grupo' | 'espyme', choice: 'any' | 'yes' | 'no') =>
    choice !== 'any' && ({ column, reads: choice === 'yes' ? 'Si' : 'No' } as const);
  const where = conditions<typeof supplierTable.columns>(
    when(input.document_number, (document) => ({ column: 'nit', is: documentForms(document) })),
    when(input.supplier_code, (code) => ({ column: 'codigo', is: code })),
    when(input.legal_representative_document, (document) => ({
      column: 'n_mero_doc_representante_legal',
      is: documentForms(document),
    })),
    when(input.name, (name) => ({ column: 'nombre', has: name })),
    when(input.legal_representative_name, (name) => ({ column: 'nombre_representante_legal', has: name })),
    when(input.company_type, (type) => ({ column: 'tipo_empresa', has: type })),
    when(input.department, (department) => ({ column: 'departamento', has: department })),
    when(input.city, (city) => ({ column: 'municipio', has: city })),
    when(input.unspsc, (code) => ({ column: 'codigo_categoria_principal', startsWith: `V1.${code}` })),
    flagged('esta_activa', input.is_active),
    flagged('es_grupo', input.is_group),
    flagged('espyme', input.is_sme),
  );
  const found = await data.page(
    supplierTable,
    { where, words: input.query?.trim(), order: byName },
    { page: input.page, perPage: input.per_page },
  );
  return {
    items: found.rows.map(supplierOf),
    pagination: paginationOf(input, found),
    ...origins(found.origin),
  };
}

const mostRegistrations = 50;

/** The registrations under a document: one party may have several. */
export function suppliersOfDocument(data: OpenData, document: string) {
  return data.rows(
    supplierTable,
    { where: [{ column: 'nit', is: documentForms(document) }], order: byName },
    mostRegistrations,
  );
}

/** A supplier, in the words of the contract. */
export function supplierOf(row: RowOf<typeof supplierTable>): SupplierRecord {
  return {
    supplier_code: row.codigo,
    name: row.nombre,
    document_number: row.nit,
    company_type: row.tipo_empresa,
    is_active: row.esta_activa,
    is_entity: row.es_entidad,
    is_group: row.es_grupo,
    is_sme: row.espyme,
    registered_date: row.fecha_creacion,
    category_code: row.codigo_categoria_principal,
    category: row.descripcion_categoria_principal,
    country: row.pais,
    department: row.departamento,
    city: row.municipio,
    address: row.direccion,
    phone: row.telefono,
    email: row.correo,
    website: row.sitio_web,
    legal_representative: person(
      row.nombre_representante_legal,
      row.tipo_doc_representante_legal,
      row.n_mero_doc_representante_legal,
    ),
  };
}
