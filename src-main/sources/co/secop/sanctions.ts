import type { sanctionRecord, sanctionsSearch } from '@shared/operations/co/secop/sanctions';
import { secop } from '@shared/operations/co/secop/source';
import type { z } from 'zod';
import { changed } from '../../reading';
import type { OpenData, Origin } from '../datos-abiertos/client';
import type { RowOf, Table } from '../datos-abiertos/table';
import { digitForms, documentForms } from './documents';
import { between, conditions, origins, when } from './search';
import { contractTable, sanctionTable, secop1SanctionTable, supplierTable } from './tables';

/*
 * The two registers of sanctions are small (2.2 thousand rows): what answers to a question is read whole, versions are told
 * apart and both are put in one order here.
 */

export type Sanction = z.output<typeof sanctionRecord>;

export type SanctionQuestion = Pick<
  z.output<typeof sanctionsSearch.request>,
  'document_number' | 'name' | 'contract_id' | 'entity_nit' | 'entity_name' | 'platform' | 'from' | 'to'
>;

export const everySanction: SanctionQuestion = {
  document_number: undefined,
  name: undefined,
  contract_id: undefined,
  entity_nit: undefined,
  entity_name: undefined,
  platform: 'all',
  from: undefined,
  to: undefined,
};

interface Found {
  readonly sanctions: readonly Sanction[];
  readonly origins: readonly Origin[];
}

const mostRows = 20_000;

/** A page of the sanctions that answer to a question, the latest first. */
export async function pageOfSanctions(
  data: OpenData,
  question: SanctionQuestion,
  page: number,
  perPage: number,
) {
  const found = await findSanctions(data, question);
  const offset = (page - 1) * perPage;
  const shown = found.sanctions.slice(offset, offset + perPage);
  const named = await withDocuments(data, shown);
  return {
    sanctions: named.sanctions,
    total: found.sanctions.length,
    hasMore: offset + perPage < found.sanctions.length,
    ...origins(...found.origins, ...named.origins),
  };
}

/** Every sanction that answers to a question, the latest first. */
async function findSanctions(data: OpenData, question: SanctionQuestion): Promise<Found> {
  const [one, two] = await Promise.all([
    question.platform === 'secop_ii' ? nothing : ofSecop1(data, question),
    question.platform === 'secop_i' ? nothing : ofSecop2(data, question),
  ]);
  const sanctions = [...one.sanctions, ...two.sanctions].toSorted((a, b) => {
    const days = [b, a].map((each) => each.event_date ?? each.published_date ?? each.final_date ?? '');
    return (days[0] ?? '').localeCompare(days[1] ?? '') || idOf(a).localeCompare(idOf(b));
  });
  return { sanctions, origins: [...one.origins, ...two.origins] };
}

const nothing: Found = { sanctions: [], origins: [] };

function idOf({ platform, resolution_number: act, contract_id: contract }: Sanction): string {
  return [platform, contract, act].join(' ');
}

async function ofSecop1(data: OpenData, question: SanctionQuestion): Promise<Found> {
  const found = await whole(
    data.rows(
      secop1SanctionTable,
      {
        where: conditions<typeof secop1SanctionTable.columns>(
          when(question.document_number, (document) => ({
            column: 'documento_contratista',
            is: documentForms(document),
          })),
          when(question.name, (name) => ({ column: 'nombre_contratista', has: name })),
          when(question.contract_id, (contract) => ({ column: 'numero_de_contrato', is: contract.trim() })),
          when(question.entity_nit, (nit) => ({ column: 'nit_entidad', is: documentForms(nit) })),
          when(question.entity_name, (name) => ({ column: 'nombre_entidad', has: name })),
          between('fecha_de_publicacion', question, 'from', 'to'),
        ),
        order: [{ by: 'fecha_de_publicacion', descending: true }],
      },
      mostRows,
    ),
    secop1SanctionTable,
  );
  return { sanctions: found.rows.map(sanctionOfSecop1), origins: [found.origin] };
}

async function ofSecop2(data: OpenData, question: SanctionQuestion): Promise<Found> {
  // The register knows suppliers and entities by their codes.
  const [suppliers, entities] = await Promise.all([
    question.document_number === undefined ? null : codesOfSupplier(data, question.document_number),
    question.entity_nit === undefined ? null : codesOfEntity(data, question.entity_nit),
  ]);
  const from = [suppliers, entities].flatMap((each) => each?.origin ?? []);
  if (suppliers?.codes.length === 0 || entities?.codes.length === 0) return { sanctions: [], origins: from };
  const found = await whole(
    data.rows(
      sanctionTable,
      {
        where: conditions<typeof sanctionTable.columns>(
          suppliers !== null && { column: 'as_codigo_proveedor_objeto', is: suppliers.codes },
          when(question.name, (name) => ({ column: 'nombre_proveedor_objeto_de', has: name })),
          when(question.contract_id, (contract) => ({ column: 'id_contrato', is: contract.trim() })),
          when(question.entity_name, (name) => ({ column: 'nombre_entidad_creadora', has: name })),
          between('fecha_evento', question, 'from', 'to'),
        ),
        order: [{ by: 'fecha_evento', descending: true }],
      },
      mostRows,
    ),
    sanctionTable,
  );
  // An entity may have more offices than fit into a question.
  const offices = entities === null ? null : new Set(entities.codes);
  const rows =
    offices === null
      ? found.rows
      : found.rows.filter((row) => offices.has(row.codigo_entidad_creadora ?? ''));
  return { sanctions: lastSanctions(rows), origins: [found.origin, ...from] };
}

/** A register that outgrew one question must not be cut in silence. */
async function whole<T extends { readonly hasMore: boolean }>(asked: Promise<T>, { id }: Table): Promise<T> {
  const found = await asked;
  if (found.hasMore) throw changed(secop.id, `${id}: more than ${mostRows} rows`);
  return found;
}

/** Registrations of one party, which go into a question, and offices of one entity, which do not. */
const most = { registrations: 100, offices: 5000 };

async function codesOfSupplier(data: OpenData, document: string) {
  const asked = data.sums(supplierTable, {
    where: [{ column: 'nit', is: documentForms(document) }],
    by: ['codigo'],
    limit: most.registrations + 1,
  });
  return codesOf(await asked, supplierTable, most.registrations);
}

async function codesOfEntity(data: OpenData, nit: string) {
  const asked = data.sums(contractTable, {
    where: [{ column: 'nit_entidad', is: digitForms(nit) }],
    by: ['codigo_entidad'],
    limit: most.offices + 1,
  });
  return codesOf(await asked, contractTable, most.offices);
}

function codesOf({ groups, origin }: Awaited<ReturnType<OpenData['sums']>>, { id }: Table, limit: number) {
  if (groups.length > limit) throw changed(secop.id, `${id}: more than ${limit} codes of one party`);
  return { codes: groups.flatMap(({ key }) => key[0] ?? []), origin };
}

/** Fills in the documents of SECOP II contractors from the register of suppliers. */
async function withDocuments(data: OpenData, sanctions: readonly Sanction[]) {
  const codes = [...new Set(sanctions.flatMap((each) => each.contractor_code ?? []))];
  if (codes.length === 0) return { sanctions: [...sanctions], origins: [] };
  const { groups, origin } = await data.sums(supplierTable, {
    where: [{ column: 'codigo', is: codes }],
    by: ['codigo', 'nit'],
    limit: codes.length * 2,
  });
  const documents = new Map(groups.map(({ key: [code, nit] }) => [code, nit ?? null]));
  return {
    sanctions: sanctions.map((each) =>
      each.contractor_code === null
        ? each
        : { ...each, contractor_document: documents.get(each.contractor_code) ?? null },
    ),
    origins: [origin],
  };
}

type Raw = RowOf<typeof sanctionTable>;

/** The sanctions that rows tell of, each act once. */
export function lastSanctions(rows: readonly Raw[]): Sanction[] {
  return lastVersions(rows).map(sanctionOf);
}

/** Each act once, in its highest version. */
function lastVersions(rows: readonly Raw[]): readonly Raw[] {
  const last = new Map<string, Raw>();
  for (const row of rows) {
    const { id_contrato: contract, numero_de_acto: act } = row;
    // Without both nothing tells that two rows are versions of one act.
    const key = JSON.stringify(contract === null || act === null ? row : [contract, act]);
    const known = last.get(key);
    if (known === undefined || (row.numero_de_version ?? 0) > (known.numero_de_version ?? 0))
      last.set(key, row);
  }
  return [...last.values()];
}

function sanctionOf(row: Raw): Sanction {
  return {
    platform: 'secop_ii',
    resolution_number: row.numero_de_acto,
    sanction_type: row.tipo_de_sancion,
    other_type: row.descripcion_otro_tipo_de,
    reason: row.tipo,
    status: row.estado,
    contractor_name: row.nombre_proveedor_objeto_de,
    contractor_document: null,
    contractor_code: row.as_codigo_proveedor_objeto,
    entity_name: row.nombre_entidad_creadora,
    entity_nit: null,
    entity_code: row.codigo_entidad_creadora,
    city: null,
    contract_id: row.id_contrato,
    portfolio_id: row.id_proceso,
    process_reference: row.referencia_proceso,
    currency: 'COP',
    value: row.valor,
    paid_value: row.valor_pagado,
    guarantees_applied: row.aplico_garantias,
    event_date: row.fecha_evento,
    published_date: null,
    final_date: null,
    loaded_date: null,
    url: null,
  };
}

function sanctionOfSecop1(row: RowOf<typeof secop1SanctionTable>): Sanction {
  return {
    platform: 'secop_i',
    resolution_number: row.numero_de_resolucion,
    sanction_type: null,
    other_type: null,
    reason: null,
    status: null,
    contractor_name: row.nombre_contratista,
    contractor_document: row.documento_contratista,
    contractor_code: null,
    entity_name: row.nombre_entidad,
    entity_nit: row.nit_entidad,
    entity_code: null,
    city: row.municipio,
    contract_id: row.numero_de_contrato,
    portfolio_id: null,
    process_reference: null,
    currency: 'COP',
    value: row.valor_sancion,
    paid_value: null,
    guarantees_applied: null,
    event_date: null,
    published_date: row.fecha_de_publicacion,
    final_date: row.fecha_de_firmeza,
    loaded_date: row.fecha_de_cargue,
    url: row.ruta_de_proceso,
  };
}
