import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, said } from '../../fields';
import { field, operation, pageField, text } from '../../operation';
import {
  anyId,
  common,
  count,
  currencyField,
  dayFilter,
  cappedFields,
  documentField,
  documentFilter,
  endsIn2026,
  foundField,
  entityColumns,
  entityFilters,
  filter,
  filtersAsSubject,
  flag,
  kindFilters,
  moreField,
  originFields,
  perPageField,
  personField,
  placeFilters,
  queryFilter,
  searchDigest,
  searchResult,
  severalNote,
  unspscFilter,
  valueFilters,
} from './fields';

export const platformField = field(z.enum(['secop_i', 'secop_ii']), {
  label: { es: 'Plataforma', en: 'Platform' },
  help: { es: 'secop_i o secop_ii', en: 'secop_i or secop_ii' },
  choices: { secop_i: { es: 'SECOP I', en: 'SECOP I' }, secop_ii: { es: 'SECOP II', en: 'SECOP II' } },
});

/** The buying entity, in the words of the source. */
export const entityFields = {
  entity_name: said(nullableText, ['Entidad', 'Entity'], ['Entidad compradora', 'Buying entity']),
  entity_nit: said(
    nullableText,
    ['NIT de la entidad', 'NIT of the entity'],
    ['NIT de la entidad, como lo escribe la fuente', 'NIT of the entity, as the source writes it'],
  ),
  entity_code: said(
    nullableText,
    ['Código de la entidad', 'Entity code'],
    [
      'Código en la plataforma; un NIT puede tener varias dependencias',
      'Code at the platform; one NIT may have several offices',
    ],
  ),
  entity_order: said(
    nullableText,
    ['Orden', 'Order'],
    ['Orden de la entidad', 'Level of government of the entity'],
  ),
  department: said(
    nullableText,
    ['Departamento', 'Department'],
    ['Departamento de la entidad', 'Department of the entity'],
  ),
  city: said(nullableText, ['Ciudad', 'City'], ['Ciudad de la entidad', 'City of the entity']),
};

/** The supplier that signed. */
export const supplierFields = {
  supplier_document_type: said(
    nullableText,
    ['Tipo de documento', 'Document type'],
    ['Tipo de documento del proveedor', 'Document type of the supplier'],
  ),
  supplier_document: said(
    nullableText,
    ['Documento del proveedor', 'Supplier document'],
    [
      'Documento del proveedor, como lo escribe la fuente',
      'Document of the supplier, as the source writes it',
    ],
  ),
  supplier_name: said(
    nullableText,
    ['Proveedor', 'Supplier'],
    ['Nombre o razón social', 'Name of the person or company'],
  ),
};

const fundingFields = {
  national_budget: said(nullableAmount, ['Presupuesto general de la Nación', 'National budget']),
  general_participation: said(nullableAmount, [
    'Sistema general de participaciones',
    'General participation system',
  ]),
  royalties: said(nullableAmount, ['Sistema general de regalías', 'General royalties system']),
  own_territorial: said(nullableAmount, [
    'Recursos propios de alcaldías, gobernaciones y resguardos',
    'Own resources of municipalities, departments and indigenous reserves',
  ]),
  credit: said(nullableAmount, ['Recursos de crédito', 'Credit']),
  own_other: said(nullableAmount, ['Recursos propios', 'Own resources']),
};

/** The help on a value that is zero as well where the entity does not keep the execution of its contracts at SECOP. */
function executed(es: string, en: string) {
  return [
    `${es}; 0 también si la entidad no lleva la ejecución en el SECOP`,
    `${en}; 0 as well when the entity does not keep the execution at SECOP`,
  ] as const;
}

/** A contract, of either platform; what its platform does not publish is null. */
export const contractRecord = z.strictObject({
  platform: platformField,
  contract_id: said(
    nullableText,
    ['Id del contrato', 'Contract id'],
    [
      'CO1.PCCNTR en el SECOP II; el identificador de la fila en el SECOP I',
      'CO1.PCCNTR in SECOP II; the identifier of the row in SECOP I',
    ],
  ),
  portfolio_id: said(
    nullableText,
    ['Portafolio', 'Portfolio'],
    [
      'Portafolio del proceso (CO1.BDOS); une contrato y proceso',
      'Portfolio of the process (CO1.BDOS); joins contract and process',
    ],
  ),
  notice_id: said(nullableText, ['Aviso', 'Notice'], ['Aviso público (CO1.NTC)', 'Public notice (CO1.NTC)']),
  process_number: said(
    nullableText,
    ['Número de proceso', 'Process number'],
    ['Número de constancia del SECOP I', 'Number of the process in SECOP I'],
  ),
  reference: said(
    nullableText,
    ['Referencia', 'Reference'],
    ['Número con que la entidad llama al contrato', 'Number by which the entity calls the contract'],
  ),
  status: said(
    nullableText,
    ['Estado', 'Status'],
    ['Estado, en palabras de la fuente', 'Status, in the words of the source'],
  ),
  object: said(nullableText, ['Objeto', 'Object'], ['Objeto del contrato', 'Object of the contract']),
  ...entityFields,
  sector: said(nullableText, ['Sector', 'Sector'], ['Sector de la entidad', 'Sector of the entity']),
  branch: said(nullableText, ['Rama', 'Branch'], ['Rama del poder público', 'Branch of government']),
  contract_type: said(nullableText, ['Tipo de contrato', 'Contract type']),
  modality: said(
    nullableText,
    ['Modalidad', 'Modality'],
    ['Modalidad de contratación', 'Modality of procurement'],
  ),
  modality_justification: said(
    nullableText,
    ['Justificación', 'Justification'],
    ['Justificación de la modalidad', 'Justification of the modality'],
  ),
  unspsc_code: said(nullableText, ['Código UNSPSC', 'UNSPSC code'], ['Categoría principal', 'Main category']),
  signed_date: said(nullableDate, ['Firma', 'Signed'], ['Fecha de firma', 'Date of signature']),
  start_date: said(nullableDate, ['Inicio', 'Start'], ['Inicio del contrato', 'Start of the contract']),
  end_date: said(nullableDate, ['Fin', 'End'], ['Fin del contrato', 'End of the contract']),
  liquidation_start_date: said(nullableDate, ['Inicio de liquidación', 'Liquidation starts']),
  liquidation_end_date: said(nullableDate, ['Fin de liquidación', 'Liquidation ends']),
  ...supplierFields,
  supplier_code: said(
    nullableText,
    ['Código del proveedor', 'Supplier code'],
    ['Código del proveedor en el SECOP II', 'Code of the supplier in SECOP II'],
  ),
  supplier_is_group: said(
    flag,
    ['Proveedor plural', 'Group'],
    [
      'El proveedor es un consorcio, una unión temporal u otro grupo',
      'The supplier is a consortium or another group',
    ],
  ),
  supplier_is_sme: said(
    flag,
    ['Pyme', 'SME'],
    ['El proveedor es pyme', 'The supplier is a small or medium company'],
  ),
  currency: currencyField,
  contract_value: said(
    nullableAmount,
    ['Valor del contrato', 'Contract value'],
    [
      'Valor del contrato; en el SECOP II incluye las adiciones',
      'Value of the contract; in SECOP II it includes additions',
    ],
  ),
  additions_value: said(
    nullableAmount,
    ['Adiciones', 'Additions'],
    ['Valor de las adiciones (SECOP I)', 'Value of the additions (SECOP I)'],
  ),
  value_with_additions: said(
    nullableAmount,
    ['Valor con adiciones', 'Value with additions'],
    ['Valor con adiciones (SECOP I)', 'Value with additions (SECOP I)'],
  ),
  advance_payment_value: said(nullableAmount, ['Pago adelantado', 'Advance payment']),
  invoiced_value: said(
    nullableAmount,
    ['Facturado', 'Invoiced'],
    executed('Valor facturado', 'Invoiced value'),
  ),
  paid_value: said(nullableAmount, ['Pagado', 'Paid'], executed('Valor pagado', 'Paid value')),
  pending_payment_value: said(nullableAmount, ['Pendiente de pago', 'Pending payment']),
  amortized_value: said(nullableAmount, ['Amortizado', 'Amortized'], ['Valor amortizado', 'Amortized value']),
  pending_amortization_value: said(nullableAmount, ['Pendiente de amortizar', 'Pending amortization']),
  pending_execution_value: said(nullableAmount, ['Pendiente de ejecución', 'Pending execution']),
  days_added: said(count, ['Días adicionados', 'Days added']),
  resource_origin: said(nullableText, ['Origen de los recursos', 'Origin of resources']),
  spending_destination: said(nullableText, ['Destino del gasto', 'Destination of spending']),
  funding: said(
    z.strictObject(fundingFields).nullable(),
    ['Fuentes de financiación', 'Funding'],
    ['Valor por fuente de recursos', 'Value by source of funds'],
  ),
  legal_representative: personField(['Representante legal', 'Legal representative']),
  supervisor: personField(['Supervisor', 'Supervisor']),
  spending_officer: personField(['Ordenador del gasto', 'Spending officer']),
  updated_date: said(
    nullableDate,
    ['Actualizado', 'Updated'],
    ['Última actualización en la plataforma', 'Last update at the platform'],
  ),
  url: said(
    nullableText,
    ['Página oficial', 'Official page'],
    ['Página en el SECOP; puede pedir un captcha', 'Page at SECOP; it may ask for a captcha'],
  ),
});

const byDate = {
  signed_from: dayFilter(
    ['Firmado desde', 'Signed from'],
    ['Fecha de firma, desde', 'Date of signature, from'],
  ),
  signed_to: dayFilter(['Firmado hasta', 'Signed to'], ['Fecha de firma, hasta', 'Date of signature, to']),
};

const contractsResult = searchResult(contractRecord, ['Contratos', 'Contracts']);

export const contractsSearch = operation({
  ...common,
  id: 'secop_contracts_search',
  path: '/co/secop/contracts-search/v1',
  title: { es: 'Contratos del SECOP II', en: 'SECOP II contracts' },
  description: {
    es: 'Contratos electrónicos del SECOP II por proveedor, entidad, objeto, fecha y valor. Sin filtros, los últimos firmados.',
    en: 'Electronic contracts of SECOP II by supplier, entity, object, date and value. Without filters, the last signed.',
  },
  concernsPersons: true,
  request: z.strictObject({
    supplier_document: documentFilter(['Documento del proveedor', 'Supplier document']),
    supplier_name: filter(
      ['Proveedor', 'Supplier'],
      [
        'Nombre o razón social, de 3 a 200 caracteres; por documento la fuente responde más rápido',
        'Name of the supplier, 3 to 200 characters; the source answers faster by document',
      ],
      { min: 3, max: 200 },
    ),
    supplier_code: said(
      text({ max: 20, pattern: /^\d{1,20}$/ }).optional(),
      ['Código del proveedor', 'Supplier code'],
      ['Código del proveedor en el SECOP II', 'Code of the supplier in SECOP II'],
    ),
    legal_representative_document: documentFilter([
      'Documento del representante legal',
      'Document of the legal representative',
    ]),
    ...entityFilters,
    query: queryFilter,
    reference: filter(
      ['Referencia', 'Reference'],
      ['Número del contrato según la entidad, exacto', 'Number of the contract by the entity, exact'],
      { max: 100 },
    ),
    portfolio_id: said(
      text({ max: 30, pattern: /^CO1\.BDOS\.\d+$/ }).optional(),
      ['Portafolio', 'Portfolio'],
      ['Portafolio del proceso: CO1.BDOS y un número', 'Portfolio of the process: CO1.BDOS and a number'],
    ),
    status: filter(
      ['Estado', 'Status'],
      ['Estado del contrato, como «En ejecución»', 'Status, such as «En ejecución»'],
      {
        max: 60,
      },
    ),
    ...kindFilters,
    ...placeFilters,
    sector: filter(['Sector', 'Sector'], ['Sector de la entidad', 'Sector of the entity'], { max: 60 }),
    unspsc: unspscFilter,
    ...byDate,
    ...valueFilters,
    exclude_unsigned: said(
      z.boolean().default(false),
      ['Solo firmados', 'Signed only'],
      [
        'Deja fuera borradores, enviados al proveedor, en aprobación y cancelados',
        'Leaves out drafts and contracts sent to the supplier, in approval and cancelled',
      ],
    ),
    page: pageField,
    per_page: perPageField,
  }),
  data: contractsResult,
  example: { supplier_document: '900123456' },
  subject: filtersAsSubject,
  digest: searchDigest<z.output<typeof contractsResult>>((first) => ({
    title: first.object ?? first.reference,
    place: first.entity_name,
    date: first.signed_date,
  })),
  columns: {
    ...entityColumns,
    date: { es: 'Firma', en: 'Signed' },
    count: { es: 'Contratos', en: 'Contracts' },
  },
});

export const contract = operation({
  ...common,
  id: 'secop_contract',
  path: '/co/secop/contract/v1',
  title: { es: 'Contrato del SECOP', en: 'SECOP contract' },
  description: {
    es: 'Un contrato con sus valores, fechas y partes, por su identificador (CO1.PCCNTR), por la constancia del SECOP I o por la referencia de la entidad.',
    en: 'A contract with its values, dates and parties, by its identifier (CO1.PCCNTR), by the SECOP I process number, or by the reference of the entity.',
  },
  request: z.strictObject({
    contract_id: said(
      anyId,
      ['Contrato', 'Contract'],
      [
        'CO1.PCCNTR y un número; la constancia del SECOP I (24-1-000001), o el número de uno de sus contratos (24-1-000001-900000); o la referencia de la entidad, mejor con su NIT',
        'CO1.PCCNTR and a number; the SECOP I number (24-1-000001), or that of one of its contracts (24-1-000001-900000); or the reference of the entity, better with its NIT',
      ],
    ),
    entity_nit: entityFilters.entity_nit,
  }),
  data: z.strictObject({
    found: foundField,
    contract: said(
      contractRecord.nullable(),
      ['Contrato', 'Contract'],
      [
        'El contrato; null si ninguno o varios responden a lo pedido',
        'The contract; null when none or several answer to what was asked',
      ],
    ),
    matches: said(
      z.array(contractRecord),
      ['Coincidencias', 'Matches'],
      [
        'Los contratos, cuando son varios: elija uno por su identificador o dé el NIT de la entidad',
        'The contracts, when there are several: choose one by its identifier, or give the NIT of the entity',
      ],
    ),
    has_more: moreField,
    ...originFields,
  }),
  example: { contract_id: 'CO1.PCCNTR.9000004' },
  subject: (input) => input.contract_id.trim(),
  digest: (data) => ({
    found: data.found,
    title: data.contract?.object ?? null,
    place: data.contract?.entity_name ?? data.matches[0]?.entity_name ?? null,
    date: data.contract?.signed_date ?? null,
    count: data.contract === null ? data.matches.length : 1,
    note: severalNote(data, ['contratos', 'contracts']),
    flags: [],
  }),
  columns: {
    ...entityColumns,
    date: { es: 'Firma', en: 'Signed' },
    count: { es: 'Contratos', en: 'Contracts' },
  },
});

export const contractsByProvider = operation({
  ...common,
  id: 'secop_contracts_by_provider',
  path: '/co/secop/contracts-by-provider/v1',
  title: { es: 'Contratos por proveedor (retirada)', en: 'Contracts by supplier (retiring)' },
  description: {
    es: 'Contratos del SECOP II de un proveedor, en páginas de 500. La reemplaza «Contratos del SECOP II».',
    en: 'SECOP II contracts of a supplier, in pages of 500. Replaced by “SECOP II contracts”.',
  },
  concernsPersons: true,
  deprecated: { ...endsIn2026, successor: '/co/secop/contracts-search/v1' },
  request: z.strictObject({
    document_number: documentField(['Documento del proveedor', 'Supplier document']),
    page: pageField,
  }),
  data: z.strictObject({
    contracts: said(z.array(contractRecord), ['Contratos', 'Contracts']),
    ...cappedFields,
    ...originFields,
  }),
  example: { document_number: '900123456' },
  subject: (input) => input.document_number,
  digest: (data) => ({
    found: data.count > 0,
    title: data.contracts[0]?.supplier_name ?? null,
    place: data.contracts[0]?.entity_name ?? null,
    date: data.contracts[0]?.signed_date ?? null,
    count: data.count,
    note: null,
    flags: [],
  }),
  columns: {
    ...entityColumns,
    date: { es: 'Última firma', en: 'Last signed' },
    count: { es: 'Contratos', en: 'Contracts' },
  },
});
