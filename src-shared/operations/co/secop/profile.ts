import { z } from 'zod';
import { measured, nullableAmount, nullableDate, nullableText, said } from '../../fields';
import { field, operation } from '../../operation';
import { contractRecord } from './contract';
import { common, currencyField, documentField, flag, foundField, originFields } from './fields';
import { sanctionRecord } from './sanctions';
import { supplierRecord } from './suppliers';

/** How many and how much, of one group of contracts. */
function shares<K extends string>(
  label: readonly [string, string],
  keys: Readonly<Record<K, ReturnType<typeof key>>>,
) {
  return said(
    z.array(
      z.strictObject({
        ...keys,
        contracts: said(z.int(), ['Contratos', 'Contracts']),
        value: said(nullableAmount, ['Valor', 'Value'], ['Suma de valores', 'Sum of values']),
      }),
    ),
    label,
  );
}

const key = (label: readonly [string, string], help?: readonly [string, string]) =>
  said(nullableText, label, help);

const statistics = {
  contracts: said(
    z.int(),
    ['Contratos', 'Contracts'],
    [
      'Contratos firmados: sin borradores, en aprobación, enviados al proveedor ni cancelados',
      'Signed contracts: without drafts, in approval, sent to the supplier and cancelled ones',
    ],
  ),
  currency: currencyField,
  total_value: said(
    nullableAmount,
    ['Valor total', 'Total value'],
    ['Suma de valores de los contratos firmados', 'Sum of values of the signed contracts'],
  ),
  first_date: said(nullableDate, ['Primera firma', 'First signed']),
  last_date: said(nullableDate, ['Última firma', 'Last signed']),
  by_status: shares(['Por estado', 'By status'], { status: key(['Estado', 'Status']) }),
  by_year: shares(['Por año de firma', 'By year of signature'], { year: key(['Año', 'Year']) }),
};

export const profile = operation({
  ...common,
  id: 'secop_profile',
  path: '/co/secop/profile/v1',
  title: { es: 'Perfil en el SECOP', en: 'Profile at SECOP' },
  description: {
    es: 'Una empresa, persona o entidad en todo el SECOP: cuánto y con quién contrata, sus grupos, sus propuestas y sus sanciones.',
    en: 'A company, person or entity across SECOP: how much and with whom it contracts, its groups, its bids and its sanctions.',
  },
  concernsPersons: true,
  request: z.strictObject({
    document_number: documentField(['NIT o documento', 'NIT or document']),
    role: field(z.enum(['auto', 'supplier', 'entity']).default('auto'), {
      label: { es: 'Papel', en: 'Role' },
      help: {
        es: 'supplier: como proveedor; entity: como entidad compradora; auto: ambos',
        en: 'supplier: as a supplier; entity: as a buying entity; auto: both',
      },
      choices: {
        auto: { es: 'Ambos', en: 'Both' },
        supplier: { es: 'Proveedor', en: 'Supplier' },
        entity: { es: 'Entidad', en: 'Entity' },
      },
    }),
    recent: said(
      z.int().min(1).max(20).default(5),
      ['Contratos recientes', 'Recent contracts'],
      ['Contratos recientes que se muestran, de 1 a 20', 'Recent contracts to show, 1 to 20'],
    ),
  }),
  data: z.strictObject({
    found: foundField,
    document_number: said(
      z.string(),
      ['Documento', 'Document'],
      ['El documento pedido', 'The document asked for'],
    ),
    registrations: said(
      z.array(supplierRecord).nullable(),
      ['Registros de proveedor', 'Supplier registrations'],
      [
        'Registros en el SECOP II con ese documento; null si solo se pidió como entidad',
        'Registrations in SECOP II with that document; null when asked only as an entity',
      ],
    ),
    supplier: said(
      z
        .strictObject({
          ...statistics,
          top_entities: shares(['Entidades con más valor', 'Entities by value'], {
            entity_name: key(['Entidad', 'Entity']),
            entity_nit: key(['NIT', 'NIT']),
          }),
          bids: said(
            z.int(),
            ['Propuestas', 'Bids'],
            ['Veces que se presentó a procesos del SECOP II', 'Times it bid in SECOP II processes'],
          ),
          by_platform: shares(['Por plataforma', 'By platform'], {
            platform: key(
              ['Plataforma', 'Platform'],
              [
                'SECOPI o SECOPII, según el conjunto integrado',
                'SECOPI or SECOPII, by the integrated data set',
              ],
            ),
          }),
        })
        .nullable(),
      ['Como proveedor', 'As a supplier'],
      [
        'Null si no tiene contratos ni propuestas, o no se pidió',
        'Null without contracts and bids, or when not asked for',
      ],
    ),
    entity: said(
      z
        .strictObject({
          ...statistics,
          names: said(
            z.array(z.string()),
            ['Nombres', 'Names'],
            [
              'Dependencias que contratan con ese NIT, las de más valor',
              'Offices that contract under that NIT, those of most value',
            ],
          ),
          top_suppliers: shares(['Proveedores con más valor', 'Suppliers by value'], {
            supplier_name: key(['Proveedor', 'Supplier']),
            supplier_document: key(['Documento', 'Document']),
          }),
          processes: said(
            z.int(),
            ['Procesos', 'Processes'],
            [
              'Filas de procesos: una por proceso y adjudicación',
              'Rows of processes: one per process and award',
            ],
          ),
        })
        .nullable(),
      ['Como entidad', 'As an entity'],
      [
        'Null si no tiene contratos ni procesos, o no se pidió',
        'Null without contracts and processes, or when not asked for',
      ],
    ),
    groups: said(
      z
        .array(
          z.strictObject({
            group_code: said(nullableText, ['Código', 'Code']),
            group_name: said(nullableText, ['Grupo', 'Group']),
            group_nit: said(nullableText, ['NIT', 'NIT']),
            share_percent: measured(['Participación (%)', 'Share (%)']),
            is_leader: said(flag, ['Líder', 'Leader'], ['Lidera el grupo', 'Leads the group']),
            created_date: said(nullableDate, ['Creación', 'Created']),
          }),
        )
        .nullable(),
      ['Grupos', 'Groups'],
      [
        'Consorcios y uniones de los que es miembro; null si no se pidió',
        'Consortia of which it is a member; null when not asked for',
      ],
    ),
    sanctions: said(
      z.array(sanctionRecord).nullable(),
      ['Sanciones', 'Sanctions'],
      [
        'Multas y sanciones registradas; null si no se pidió como proveedor',
        'Fines and sanctions on record; null when not asked for as a supplier',
      ],
    ),
    recent_contracts: said(
      z.array(contractRecord),
      ['Contratos recientes', 'Recent contracts'],
      ['Los últimos firmados, en el papel pedido', 'The last signed, in the role asked for'],
    ),
    ...originFields,
  }),
  example: { document_number: '900123456' },
  subject: (input) => input.document_number,
  digest: (data) => {
    const sanctions = data.sanctions?.length ?? 0;
    return {
      found: data.found,
      title:
        data.registrations?.[0]?.name ??
        data.entity?.names[0] ??
        data.recent_contracts[0]?.supplier_name ??
        null,
      place: data.registrations?.[0]?.city ?? null,
      date: data.supplier?.last_date ?? data.entity?.last_date ?? null,
      count: data.supplier?.contracts ?? data.entity?.contracts ?? null,
      note:
        sanctions === 0
          ? null
          : {
              es:
                sanctions === 1
                  ? 'Tiene una sanción registrada.'
                  : `Tiene ${sanctions} sanciones registradas.`,
              en:
                sanctions === 1
                  ? 'It has one sanction on record.'
                  : `It has ${sanctions} sanctions on record.`,
            },
      flags: [],
    };
  },
  columns: {
    place: { es: 'Municipio', en: 'City' },
    date: { es: 'Última firma', en: 'Last signed' },
    count: { es: 'Contratos', en: 'Contracts' },
  },
});
