import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, said } from '../../fields';
import { field, operation, pageField } from '../../operation';
import { platformField } from './contract';
import {
  cappedFields,
  common,
  dayFilter,
  documentField,
  documentFilter,
  endsIn2026,
  entityColumns,
  entityFilters,
  filter,
  filtersAsSubject,
  flag,
  originFields,
  perPageField,
  searchDigest,
  searchResult,
} from './fields';

/** A fine or sanction on a contractor. */
export const sanctionRecord = z.strictObject({
  platform: platformField,
  resolution_number: said(
    nullableText,
    ['Acto', 'Act'],
    ['Número de la resolución o acto', 'Number of the resolution or act'],
  ),
  sanction_type: said(
    nullableText,
    ['Tipo de sanción', 'Sanction type'],
    ['Tipo de sanción; el SECOP I no lo trae', 'Type of sanction; SECOP I has none'],
  ),
  other_type: said(
    nullableText,
    ['Otro tipo', 'Other type'],
    ['Descripción de otro tipo', 'Description of another type'],
  ),
  reason: said(
    nullableText,
    ['Motivo', 'Reason'],
    ['Tipo de evento en el SECOP II', 'Kind of event in SECOP II'],
  ),
  status: said(nullableText, ['Estado', 'Status']),
  contractor_name: said(nullableText, ['Contratista', 'Contractor']),
  contractor_document: said(
    nullableText,
    ['Documento', 'Document'],
    [
      'Documento del contratista; el SECOP II trae un código que se busca en el registro de proveedores',
      'Document of the contractor; SECOP II has a code that is looked up in the register of suppliers',
    ],
  ),
  contractor_code: said(
    nullableText,
    ['Código', 'Code'],
    ['Código del proveedor en el SECOP II', 'Code of the supplier in SECOP II'],
  ),
  entity_name: said(nullableText, ['Entidad', 'Entity'], ['Entidad que sancionó', 'Entity that sanctioned']),
  entity_nit: said(nullableText, ['NIT de la entidad', 'NIT of the entity']),
  entity_code: said(nullableText, ['Código de la entidad', 'Entity code']),
  city: said(nullableText, ['Municipio', 'City'], ['Municipio de la entidad', 'City of the entity']),
  contract_id: said(
    nullableText,
    ['Contrato', 'Contract'],
    [
      'CO1.PCCNTR en el SECOP II; número del contrato en el SECOP I',
      'CO1.PCCNTR in SECOP II; number of the contract in SECOP I',
    ],
  ),
  portfolio_id: said(
    nullableText,
    ['Portafolio', 'Portfolio'],
    ['Portafolio del proceso (CO1.BDOS)', 'Portfolio of the process (CO1.BDOS)'],
  ),
  process_reference: said(nullableText, ['Referencia del proceso', 'Process reference']),
  currency: said(nullableText, ['Moneda', 'Currency']),
  value: said(nullableAmount, ['Valor', 'Value'], ['Valor de la sanción', 'Value of the sanction']),
  paid_value: said(nullableAmount, ['Pagado', 'Paid'], ['Valor pagado', 'Paid value']),
  guarantees_applied: said(flag, ['Garantías aplicadas', 'Guarantees applied']),
  event_date: said(nullableDate, ['Fecha del evento', 'Event date']),
  published_date: said(nullableDate, ['Publicación', 'Published']),
  final_date: said(nullableDate, ['Firmeza', 'Final'], ['Fecha de firmeza', 'Date on which it became final']),
  loaded_date: said(
    nullableDate,
    ['Cargue', 'Loaded'],
    ['Fecha de cargue en el SECOP', 'Date of loading at SECOP'],
  ),
  url: said(nullableText, ['Página oficial', 'Official page']),
});

const sanctionsResult = searchResult(sanctionRecord, ['Sanciones', 'Sanctions']);

const sanctionColumns = {
  ...entityColumns,
  place: { es: 'Entidad', en: 'Entity' },
  count: { es: 'Sanciones', en: 'Sanctions' },
};

/** An absence in a register that entities seldom fill in. */
const seldomFilled = {
  es: 'Las entidades registran pocas sanciones: esta lista no es completa.',
  en: 'Entities register few sanctions: this list is not complete.',
};

const line = searchDigest<z.output<typeof sanctionsResult>>((first) => ({
  title: first.contractor_name,
  place: first.entity_name,
  date: first.event_date ?? first.final_date ?? first.published_date,
}));

export const sanctionsSearch = operation({
  ...common,
  id: 'secop_sanctions_search',
  path: '/co/secop/sanctions-search/v1',
  title: {
    es: 'Multas y sanciones a contratistas (SECOP)',
    en: 'Fines and sanctions on contractors (SECOP)',
  },
  description: {
    es: 'Multas y sanciones publicadas en el SECOP I y II. Las entidades registran pocas: la ausencia vale solo para este registro.',
    en: 'Fines and sanctions published in SECOP I and II. Entities register few: absence counts only for this register.',
  },
  adverse: true,
  concernsPersons: true,
  request: z.strictObject({
    document_number: documentFilter(['Documento del contratista', 'Document of the contractor']),
    name: filter(
      ['Nombre', 'Name'],
      [
        'Nombre o razón social, de 3 a 200 caracteres; se ignoran mayúsculas y tildes',
        'Name of the contractor, 3 to 200 characters; case and accents are ignored',
      ],
      { min: 3, max: 200 },
    ),
    contract_id: filter(
      ['Contrato', 'Contract'],
      ['CO1.PCCNTR o el número del contrato, exacto', 'CO1.PCCNTR or the number of the contract, exact'],
      { max: 100 },
    ),
    ...entityFilters,
    platform: field(z.enum(['all', 'secop_i', 'secop_ii']).default('all'), {
      label: { es: 'Plataforma', en: 'Platform' },
      help: { es: 'all: ambas', en: 'all: both' },
      choices: {
        all: { es: 'Ambas', en: 'Both' },
        secop_i: { es: 'SECOP I', en: 'SECOP I' },
        secop_ii: { es: 'SECOP II', en: 'SECOP II' },
      },
    }),
    from: dayFilter(
      ['Desde', 'From'],
      ['Fecha del evento o de publicación, desde', 'Date of the event or publication, from'],
    ),
    to: dayFilter(
      ['Hasta', 'To'],
      ['Fecha del evento o de publicación, hasta', 'Date of the event or publication, to'],
    ),
    page: pageField,
    per_page: perPageField,
  }),
  data: sanctionsResult,
  example: { document_number: '900123456' },
  subject: filtersAsSubject,
  digest: (data) => ({ ...line(data), note: seldomFilled }),
  columns: sanctionColumns,
});

export const sanctionsByProvider = operation({
  ...common,
  id: 'secop_sanctions_by_provider',
  path: '/co/secop/sanctions-by-provider/v1',
  title: { es: 'Sanciones por proveedor (retirada)', en: 'Sanctions by supplier (retiring)' },
  description: {
    es: 'Multas y sanciones de un contratista. La reemplaza «Multas y sanciones a contratistas (SECOP)».',
    en: 'Fines and sanctions of a contractor. Replaced by “Fines and sanctions on contractors (SECOP)”.',
  },
  adverse: true,
  concernsPersons: true,
  deprecated: { ...endsIn2026, successor: '/co/secop/sanctions-search/v1' },
  request: z.strictObject({
    document_number: documentField(['Documento del contratista', 'Document of the contractor']),
    page: pageField,
  }),
  data: z.strictObject({
    sanctions: said(z.array(sanctionRecord), ['Sanciones', 'Sanctions']),
    ...cappedFields,
    ...originFields,
  }),
  example: { document_number: '900123456' },
  subject: (input) => input.document_number,
  digest: (data) => ({
    found: data.count > 0,
    title: data.sanctions[0]?.contractor_name ?? null,
    place: data.sanctions[0]?.entity_name ?? null,
    date: data.sanctions[0]?.event_date ?? data.sanctions[0]?.published_date ?? null,
    count: data.count,
    note: seldomFilled,
    flags: [],
  }),
  columns: sanctionColumns,
});
