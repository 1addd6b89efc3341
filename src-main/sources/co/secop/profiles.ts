import type { profile } from '@shared/operations/co/secop/profile';
import type { z } from 'zod';
import type { Group, OpenData } from '../datos-abiertos/client';
import type { Condition } from '../datos-abiertos/soql';
import { bySupplier, byEntity, contractOf, recentContracts, signed } from './contracts';
import { documentForms } from './documents';
import { ofEntity } from './processes';
import { everySanction, pageOfSanctions } from './sanctions';
import { origins } from './search';
import { supplierOf, suppliersOfDocument } from './suppliers';
import { bidderTable, contractTable, groupTable, integratedTable, processTable } from './tables';

type ContractCondition = Condition<typeof contractTable.columns>;

const topParties = 10;
const mostStatuses = 40;
const mostYears = 40;
const mostGroups = 100;
const mostSanctions = 500;

/** One party across SECOP. Every sum is made by the source over exact values. */
export async function profileOf(data: OpenData, input: z.output<typeof profile.request>) {
  const { document_number: document, role, recent } = input;
  const [asSupplier, asEntity] = await Promise.all([
    role === 'entity' ? null : supplierSide(data, document, recent),
    role === 'supplier' ? null : entitySide(data, document, recent),
  ]);
  const contracts = [...(asSupplier?.recent ?? []), ...(asEntity?.recent ?? [])]
    .toSorted((a, b) => (b.signed_date ?? '').localeCompare(a.signed_date ?? ''))
    .slice(0, recent);
  return {
    found:
      [asSupplier?.registrations, asSupplier?.groups, asSupplier?.sanctions].some(
        (list) => list !== undefined && list.length > 0,
      ) ||
      (asSupplier?.statistics ?? null) !== null ||
      (asEntity?.statistics ?? null) !== null,
    document_number: document,
    registrations: asSupplier?.registrations ?? null,
    supplier: asSupplier?.statistics ?? null,
    entity: asEntity?.statistics ?? null,
    groups: asSupplier?.groups ?? null,
    sanctions: asSupplier?.sanctions ?? null,
    recent_contracts: contracts,
    ...origins(...(asSupplier?.origins ?? []), ...(asEntity?.origins ?? [])),
  };
}

async function supplierSide(data: OpenData, document: string, recent: number) {
  const where = [bySupplier(document)];
  const [registrations, totals, entities, platforms, bids, groups, sanctions, last] = await Promise.all([
    suppliersOfDocument(data, document),
    contractTotals(data, where),
    data.sums(contractTable, {
      where: [...where, signed],
      by: ['nombre_entidad', 'nit_entidad'],
      sum: 'valor_del_contrato',
      limit: topParties,
    }),
    data.sums(integratedTable, {
      where: [{ column: 'documento_proveedor', is: documentForms(document) }],
      by: ['origen'],
      sum: 'valor_contrato',
      limit: topParties,
    }),
    data.sums(bidderTable, {
      where: [{ column: 'nit_proveedor', is: documentForms(document) }],
      by: [],
      limit: 1,
    }),
    data.rows(
      groupTable,
      {
        where: [{ column: 'nit_participante', is: documentForms(document) }],
        order: [{ by: 'nombre_grupo' }],
      },
      mostGroups,
    ),
    pageOfSanctions(data, { ...everySanction, document_number: document }, 1, mostSanctions),
    recentContracts(data, where, recent),
  ]);
  const bidCount = bids.groups[0]?.count ?? 0;
  const isEmpty = totals.everything === 0 && bidCount === 0 && platforms.groups.length === 0;
  return {
    registrations: registrations.rows.map(supplierOf),
    statistics: isEmpty
      ? null
      : {
          ...totals.statistics,
          top_entities: entities.groups.map((group) => ({
            entity_name: group.key[0] ?? null,
            entity_nit: group.key[1] ?? null,
            ...share(group),
          })),
          bids: bidCount,
          by_platform: platforms.groups.map((group) => ({ platform: group.key[0] ?? null, ...share(group) })),
        },
    groups: groups.rows.map((row) => ({
      group_code: row.codigo_grupo,
      group_name: row.nombre_grupo,
      group_nit: row.nit_grupo,
      share_percent: row.participacion,
      is_leader: row.es_lider_del_grupo,
      created_date: row.fecha_creaci_n_grupo,
    })),
    sanctions: sanctions.sanctions,
    recent: last.rows.map(contractOf),
    origins: [
      registrations.origin,
      totals.origin,
      platforms.origin,
      bids.origin,
      groups.origin,
      ...sanctions.datasets,
    ],
  };
}

async function entitySide(data: OpenData, document: string, recent: number) {
  const where = [byEntity(document)];
  const [totals, names, suppliers, processes, last] = await Promise.all([
    contractTotals(data, where),
    data.sums(contractTable, { where, by: ['nombre_entidad'], sum: 'valor_del_contrato', limit: topParties }),
    data.sums(contractTable, {
      where: [...where, signed],
      by: ['proveedor_adjudicado', 'documento_proveedor'],
      sum: 'valor_del_contrato',
      limit: topParties,
    }),
    data.sums(processTable, { where: [ofEntity(document)], by: [], limit: 1 }),
    recentContracts(data, where, recent),
  ]);
  const processCount = processes.groups[0]?.count ?? 0;
  return {
    statistics:
      totals.everything === 0 && processCount === 0
        ? null
        : {
            ...totals.statistics,
            names: names.groups.flatMap((group) => group.key[0] ?? []),
            top_suppliers: suppliers.groups.map((group) => ({
              supplier_name: group.key[0] ?? null,
              supplier_document: group.key[1] ?? null,
              ...share(group),
            })),
            processes: processCount,
          },
    recent: last.rows.map(contractOf),
    origins: [totals.origin, processes.origin],
  };
}

/** What is signed, and how every contract stands. */
async function contractTotals(data: OpenData, where: readonly ContractCondition[]) {
  const [all, statuses, years] = await Promise.all([
    data.sums(contractTable, {
      where: [...where, signed],
      by: [],
      sum: 'valor_del_contrato',
      span: 'fecha_de_firma',
      limit: 1,
    }),
    data.sums(contractTable, {
      where,
      by: ['estado_contrato'],
      sum: 'valor_del_contrato',
      limit: mostStatuses,
    }),
    data.sums(contractTable, {
      where: [...where, signed],
      by: [{ yearOf: 'fecha_de_firma' }],
      sum: 'valor_del_contrato',
      limit: mostYears,
    }),
  ]);
  const total = all.groups[0];
  return {
    everything: statuses.groups.reduce((sum, group) => sum + group.count, 0),
    origin: all.origin,
    statistics: {
      contracts: total?.count ?? 0,
      currency: 'COP',
      total_value: total?.sum ?? null,
      first_date: total?.first ?? null,
      last_date: total?.last ?? null,
      by_status: statuses.groups.map((group) => ({ status: group.key[0] ?? null, ...share(group) })),
      by_year: years.groups
        .map((group) => ({ year: group.key[0] ?? null, ...share(group) }))
        .toSorted((a, b) => (a.year ?? '').localeCompare(b.year ?? '')),
    },
  };
}

function share({ count, sum }: Group) {
  return { contracts: count, value: sum };
}
