import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, said } from '../../fields';
import { field, operation, pageField, text } from '../../operation';
import {
  common,
  count,
  dayFilter,
  documentFilter,
  entityFilters,
  filter,
  filtersAsSubject,
  perPageField,
  searchDigest,
  searchResult,
} from './fields';

/** A change of a contract: a formal modification, or an entry of the log of events. */
export const modificationRecord = z.strictObject({
  modification_id: said(
    nullableText,
    ['Modificación', 'Modification'],
    ['CO1.CTRMOD y un número', 'CO1.CTRMOD and a number'],
  ),
  contract_id: said(
    nullableText,
    ['Contrato', 'Contract'],
    ['CO1.PCCNTR y un número', 'CO1.PCCNTR and a number'],
  ),
  version: said(
    count,
    ['Versión', 'Version'],
    [
      'Última versión de la modificación; sin contrato, proveedor ni entidad, la última de cada página',
      'Last version of the modification; without contract, supplier or entity, the last of each page',
    ],
  ),
  type: said(nullableText, ['Tipo', 'Type']),
  purpose: said(nullableText, ['Propósito', 'Purpose']),
  description: said(nullableText, ['Descripción', 'Description']),
  status: said(nullableText, ['Estado', 'Status']),
  currency: said(nullableText, ['Moneda', 'Currency']),
  value: said(
    nullableAmount,
    ['Valor', 'Value'],
    ['Valor adicionado o reducido', 'Value added or taken away'],
  ),
  days_extended: said(count, ['Días', 'Days'], ['Días de prórroga', 'Days of extension']),
  approved_date: said(nullableDate, ['Aprobación', 'Approved'], ['Fecha de aprobación', 'Date of approval']),
  registered_date: said(
    nullableDate,
    ['Registro', 'Registered'],
    ['Fecha de registro del evento', 'Date of the event'],
  ),
  new_end_date: said(
    nullableDate,
    ['Nuevo fin', 'New end'],
    [
      'Fin del contrato tras la modificación; puede llegar un día tarde',
      'End of the contract after the modification; it may be one day late',
    ],
  ),
  previous_version_url: said(
    nullableText,
    ['Versión anterior', 'Previous version'],
    ['Archivo de la versión anterior', 'File of the previous version'],
  ),
});

const modificationsBase = searchResult(modificationRecord, ['Modificaciones', 'Modifications']);
const modificationsResult = z.strictObject({
  ...modificationsBase.shape,
  contracts_considered: said(
    count,
    ['Contratos considerados', 'Contracts considered'],
    [
      'Contratos cuyas modificaciones se buscaron, de un proveedor o entidad; null en otras búsquedas',
      'Contracts whose modifications were looked for, of a supplier or entity; null in other searches',
    ],
  ),
  contracts_capped: said(
    z.boolean(),
    ['Contratos recortados', 'Contracts capped'],
    [
      'Hay más contratos que los 100 últimos considerados',
      'There are more contracts than the last 100 considered',
    ],
  ),
});

const newest = searchDigest<z.output<typeof modificationsResult>>((first) => ({
  title: first.purpose ?? first.type,
  place: first.contract_id,
  date: first.approved_date ?? first.registered_date,
}));

export const modificationsSearch = operation({
  ...common,
  id: 'secop_modifications_search',
  path: '/co/secop/modifications-search/v1',
  title: { es: 'Modificaciones de contratos del SECOP II', en: 'SECOP II contract modifications' },
  description: {
    es: 'Adiciones, prórrogas, suspensiones y cesiones, por contrato, por proveedor o por entidad (sus 100 últimos contratos).',
    en: 'Additions, extensions, suspensions and assignments, by contract, by supplier or by entity (its last 100 contracts).',
  },
  request: z.strictObject({
    contract_id: said(
      text({ max: 30, pattern: /^CO1\.PCCNTR\.\d+$/ }).optional(),
      ['Contrato', 'Contract'],
      ['CO1.PCCNTR y un número', 'CO1.PCCNTR and a number'],
    ),
    supplier_document: documentFilter(['Documento del proveedor', 'Supplier document']),
    entity_nit: entityFilters.entity_nit,
    source: field(z.enum(['modifications', 'events']).default('modifications'), {
      label: { es: 'Fuente', en: 'Source' },
      help: {
        es: 'modifications: modificaciones formales, con valor y días; events: el registro de eventos',
        en: 'modifications: formal modifications, with value and days; events: the log of events',
      },
      choices: {
        modifications: { es: 'Modificaciones formales', en: 'Formal modifications' },
        events: { es: 'Registro de eventos', en: 'Log of events' },
      },
    }),
    type: filter(
      ['Tipo', 'Type'],
      ['Tipo, como «ADICION EN EL VALOR»', 'Type, such as «ADICION EN EL VALOR»'],
      { max: 60 },
    ),
    status: filter(
      ['Estado', 'Status'],
      ['Estado de la modificación; los eventos no lo traen', 'Status of the modification; events have none'],
      { max: 60 },
    ),
    purpose: filter(
      ['Palabras', 'Words'],
      [
        'Palabras del propósito o de la descripción, de 3 a 200 caracteres',
        'Words of the purpose or description, 3 to 200 characters',
      ],
      { min: 3, max: 200 },
    ),
    approved_from: dayFilter(
      ['Desde', 'From'],
      ['Aprobación o registro, desde', 'Approved or registered, from'],
    ),
    approved_to: dayFilter(['Hasta', 'To'], ['Aprobación o registro, hasta', 'Approved or registered, to']),
    page: pageField,
    per_page: perPageField,
  }),
  data: modificationsResult,
  example: { contract_id: 'CO1.PCCNTR.9000004' },
  subject: filtersAsSubject,
  digest: (data) => {
    const digest = newest(data);
    if (!data.contracts_capped) return digest;
    return {
      ...digest,
      note: {
        es: 'Solo se consideraron los 100 últimos contratos; hay más.',
        en: 'Only the last 100 contracts were considered; there are more.',
      },
    };
  },
  columns: {
    place: { es: 'Contrato', en: 'Contract' },
    date: { es: 'Aprobación', en: 'Approved' },
    count: { es: 'Modificaciones', en: 'Modifications' },
  },
});
