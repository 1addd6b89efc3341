import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, said } from '../../fields';
import { field, operation, pageField } from '../../operation';
import { platformField, supplierFields } from './contract';
import {
  common,
  currencyField,
  dayFilter,
  documentFilter,
  entityColumns,
  entityFilters,
  filter,
  filtersAsSubject,
  kindFilters,
  perPageField,
  placeFilters,
  queryFilter,
  searchDigest,
  searchResult,
  valueFilters,
} from './fields';

/** An awarded contract of either platform, as the integrated data set has it. */
const awardedContract = z.strictObject({
  platform: platformField,
  contract_number: said(
    nullableText,
    ['Número del contrato', 'Contract number'],
    [
      'CO1.PCCNTR en el SECOP II; la constancia en el SECOP I',
      'CO1.PCCNTR in SECOP II; the process number in SECOP I',
    ],
  ),
  process_number: said(nullableText, ['Número de proceso', 'Process number']),
  status: said(nullableText, ['Estado', 'Status']),
  modality: said(nullableText, ['Modalidad', 'Modality']),
  contract_type: said(nullableText, ['Tipo de contrato', 'Contract type']),
  object: said(nullableText, ['Objeto', 'Object']),
  entity_name: said(nullableText, ['Entidad', 'Entity']),
  entity_nit: said(nullableText, ['NIT de la entidad', 'NIT of the entity']),
  entity_code: said(nullableText, ['Código de la entidad', 'Entity code']),
  entity_level: said(nullableText, ['Nivel', 'Level'], ['Nivel de la entidad', 'Level of the entity']),
  department: said(nullableText, ['Departamento', 'Department']),
  city: said(nullableText, ['Municipio', 'City']),
  signed_date: said(
    nullableDate,
    ['Firma', 'Signed'],
    [
      'Fecha de firma; la fuente trae algunas imposibles, como 2099',
      'Date of signature; the source has some impossible ones, such as 2099',
    ],
  ),
  start_date: said(nullableDate, ['Inicio', 'Start']),
  end_date: said(nullableDate, ['Fin', 'End']),
  currency: currencyField,
  value: said(nullableAmount, ['Valor', 'Value'], ['Valor del contrato', 'Value of the contract']),
  ...supplierFields,
  url: said(nullableText, ['Página oficial', 'Official page']),
});

const awardsResult = searchResult(awardedContract, ['Adjudicaciones', 'Awards']);

export const awardsSearch = operation({
  ...common,
  id: 'secop_awards_search',
  path: '/co/secop/awards-search/v1',
  title: { es: 'Contratos adjudicados, SECOP I y II', en: 'Awarded contracts, SECOP I and II' },
  description: {
    es: 'Contratos de las dos plataformas desde 2004, por contratista o entidad: la única búsqueda que cubre el SECOP I.',
    en: 'Contracts of both platforms since 2004, by contractor or entity: the only search that covers SECOP I.',
  },
  concernsPersons: true,
  request: z.strictObject({
    supplier_document: documentFilter(['Documento del contratista', 'Document of the contractor']),
    supplier_name: filter(
      ['Contratista', 'Contractor'],
      [
        'Nombre o razón social, de 3 a 200 caracteres; por documento la fuente responde más rápido',
        'Name of the contractor, 3 to 200 characters; the source answers faster by document',
      ],
      { min: 3, max: 200 },
    ),
    ...entityFilters,
    query: queryFilter,
    platform: field(z.enum(['all', 'secop_i', 'secop_ii']).default('all'), {
      label: { es: 'Plataforma', en: 'Platform' },
      help: { es: 'all: ambas', en: 'all: both' },
      choices: {
        all: { es: 'Ambas', en: 'Both' },
        secop_i: { es: 'SECOP I', en: 'SECOP I' },
        secop_ii: { es: 'SECOP II', en: 'SECOP II' },
      },
    }),
    ...kindFilters,
    status: filter(
      ['Estado', 'Status'],
      ['Estado del proceso, como «Celebrado»', 'Status, such as «Celebrado»'],
      { max: 60 },
    ),
    ...placeFilters,
    signed_from: dayFilter(
      ['Firmado desde', 'Signed from'],
      ['Fecha de firma, desde', 'Date of signature, from'],
    ),
    signed_to: dayFilter(['Firmado hasta', 'Signed to'], ['Fecha de firma, hasta', 'Date of signature, to']),
    ...valueFilters,
    page: pageField,
    per_page: perPageField,
  }),
  data: awardsResult,
  example: { supplier_document: '900123456', platform: 'secop_i' },
  subject: filtersAsSubject,
  digest: searchDigest<z.output<typeof awardsResult>>((first) => ({
    title: first.object,
    place: first.entity_name,
    date: first.signed_date,
  })),
  columns: {
    ...entityColumns,
    date: { es: 'Firma', en: 'Signed' },
    count: { es: 'Contratos', en: 'Contracts' },
  },
});
