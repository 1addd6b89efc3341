import { z } from 'zod';
import { measured, nullableAmount, nullableDate, nullableText, said } from '../../fields';
import { operation, pageField } from '../../operation';
import { entityFields, platformField } from './contract';
import {
  anyId,
  cappedFields,
  choiceFilter,
  common,
  count,
  currencyField,
  dayFilter,
  documentField,
  documentFilter,
  endsIn2026,
  entityCodeFilter,
  entityColumns,
  entityFilters,
  filter,
  filtersAsSubject,
  flag,
  foundField,
  kindFilters,
  moreField,
  originFields,
  perPageField,
  placeFilters,
  queryFilter,
  searchDigest,
  searchResult,
  severalNote,
  unspscFilter,
  valueFilters,
} from './fields';

const processFields = {
  platform: platformField,
  process_id: said(
    nullableText,
    ['Id del proceso', 'Process id'],
    [
      'CO1.REQ en el SECOP II; el número de constancia en el SECOP I',
      'CO1.REQ in SECOP II; the process number in SECOP I',
    ],
  ),
  portfolio_id: said(
    nullableText,
    ['Portafolio', 'Portfolio'],
    [
      'Portafolio (CO1.BDOS); por él se encuentran los contratos',
      'Portfolio (CO1.BDOS); contracts are found by it',
    ],
  ),
  notice_id: said(nullableText, ['Aviso', 'Notice'], ['Aviso público (CO1.NTC)', 'Public notice (CO1.NTC)']),
  reference: said(
    nullableText,
    ['Referencia', 'Reference'],
    ['Número con que la entidad llama al proceso', 'Number by which the entity calls the process'],
  ),
  title: said(nullableText, ['Nombre', 'Title'], ['Nombre del procedimiento', 'Name of the procedure']),
  description: said(
    nullableText,
    ['Descripción', 'Description'],
    ['Descripción u objeto', 'Description or object'],
  ),
  ...entityFields,
  phase: said(nullableText, ['Fase', 'Phase']),
  status: said(nullableText, ['Estado', 'Status'], ['Estado del procedimiento', 'Status of the procedure']),
  status_summary: said(nullableText, ['Resumen del estado', 'Status summary']),
  opening_status: said(nullableText, ['Apertura', 'Opening'], ['Abierto o Cerrado', 'Abierto or Cerrado']),
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
  contract_type: said(nullableText, ['Tipo de contrato', 'Contract type']),
  unspsc_code: said(nullableText, ['Código UNSPSC', 'UNSPSC code'], ['Categoría principal', 'Main category']),
  currency: currencyField,
  base_price: said(
    nullableAmount,
    ['Precio base', 'Base price'],
    ['Presupuesto del proceso', 'Budget of the process'],
  ),
  duration: measured(['Duración', 'Duration']),
  duration_unit: said(nullableText, ['Unidad de duración', 'Duration unit']),
  published_date: said(
    nullableDate,
    ['Publicación', 'Published'],
    ['Fecha de publicación', 'Date of publication'],
  ),
  last_published_date: said(nullableDate, ['Última publicación', 'Last published']),
  bids_due_date: said(
    nullableDate,
    ['Cierre', 'Bids due'],
    ['Último día para recibir ofertas', 'Last day on which bids are received'],
  ),
  opening_date: said(nullableDate, ['Apertura de ofertas', 'Bids opened']),
  awarded: said(flag, ['Adjudicado', 'Awarded']),
  invited_suppliers: said(count, ['Proveedores invitados', 'Invited suppliers']),
  direct_invitations: said(count, ['Invitaciones directas', 'Direct invitations']),
  responses: said(
    count,
    ['Respuestas', 'Responses'],
    ['Respuestas al procedimiento', 'Responses to the procedure'],
  ),
  unique_responders: said(count, ['Proveedores que respondieron', 'Responding suppliers']),
  lots: said(count, ['Lotes', 'Lots']),
  url: said(
    nullableText,
    ['Página oficial', 'Official page'],
    ['Página en el SECOP; puede pedir un captcha', 'Page at SECOP; it may ask for a captcha'],
  ),
};

export const award = z.strictObject({
  award_id: said(
    nullableText,
    ['Adjudicación', 'Award'],
    ['Identificador de la adjudicación', 'Identifier of the award'],
  ),
  award_date: said(nullableDate, ['Fecha de adjudicación', 'Award date']),
  awarded_value: said(nullableAmount, ['Valor adjudicado', 'Awarded value']),
  supplier_name: said(nullableText, ['Proveedor adjudicado', 'Awarded supplier']),
  supplier_document: said(nullableText, ['Documento del proveedor', 'Supplier document']),
  supplier_code: said(
    nullableText,
    ['Código del proveedor', 'Supplier code'],
    ['Código del proveedor en el SECOP II', 'Code of the supplier in SECOP II'],
  ),
});

/** A process of either platform. */
export const processRecord = z.strictObject(processFields);

/** A row of the source: a process with one of its awards. */
export const processRow = z.strictObject({ ...processFields, ...award.shape });

const processesResult = searchResult(processRow, ['Procesos', 'Processes']);

const processColumns = {
  ...entityColumns,
  date: { es: 'Publicación', en: 'Published' },
  count: { es: 'Procesos', en: 'Processes' },
};

export const processesSearch = operation({
  ...common,
  id: 'secop_processes_search',
  path: '/co/secop/processes-search/v1',
  title: { es: 'Procesos del SECOP II', en: 'SECOP II processes' },
  description: {
    es: 'Procesos de contratación del SECOP II por entidad, objeto, estado, fecha y valor: una fila por proceso y adjudicación. Sin filtros, los últimos publicados.',
    en: 'Procurement processes of SECOP II by entity, object, status, date and value: one row per process and award. Without filters, the last published.',
  },
  request: z.strictObject({
    ...entityFilters,
    query: queryFilter,
    entity_code: entityCodeFilter,
    reference: filter(
      ['Referencia', 'Reference'],
      ['Número del proceso según la entidad, exacto', 'Number of the process by the entity, exact'],
      { max: 100 },
    ),
    status: filter(
      ['Estado', 'Status'],
      [
        'Estado, resumen del estado o fase, como «Adjudicado»',
        'Status, status summary or phase, such as «Adjudicado»',
      ],
      { max: 60 },
    ),
    ...kindFilters,
    ...placeFilters,
    unspsc: unspscFilter,
    supplier_document: documentFilter(['Documento del adjudicatario', 'Document of the awarded supplier']),
    awarded: choiceFilter(
      ['Adjudicado', 'Awarded'],
      ['Solo procesos adjudicados, o solo los que no', 'Only awarded processes, or only those that are not'],
    ),
    published_from: dayFilter(
      ['Publicado desde', 'Published from'],
      ['Fecha de publicación, desde', 'Date of publication, from'],
    ),
    published_to: dayFilter(
      ['Publicado hasta', 'Published to'],
      ['Fecha de publicación, hasta', 'Date of publication, to'],
    ),
    closing_from: dayFilter(['Cierra desde', 'Closing from'], ['Cierre de ofertas, desde', 'Bids due, from']),
    closing_to: dayFilter(['Cierra hasta', 'Closing to'], ['Cierre de ofertas, hasta', 'Bids due, to']),
    ...valueFilters,
    page: pageField,
    per_page: perPageField,
  }),
  data: processesResult,
  example: { entity_nit: '800111222' },
  subject: filtersAsSubject,
  digest: searchDigest<z.output<typeof processesResult>>((first) => ({
    title: first.title ?? first.description,
    place: first.entity_name,
    date: first.published_date,
  })),
  columns: processColumns,
});

export const process = operation({
  ...common,
  id: 'secop_process',
  path: '/co/secop/process/v1',
  title: { es: 'Proceso del SECOP', en: 'SECOP process' },
  description: {
    es: 'Un proceso con sus fechas, valores y todas sus adjudicaciones, por cualquiera de sus identificadores (CO1.REQ, CO1.BDOS, CO1.NTC), por la constancia del SECOP I o por la referencia de la entidad.',
    en: 'A process with its dates, values and all its awards, by any of its identifiers (CO1.REQ, CO1.BDOS, CO1.NTC), by the SECOP I number, or by the reference of the entity.',
  },
  request: z.strictObject({
    id: said(
      anyId,
      ['Proceso', 'Process'],
      [
        'CO1.REQ, CO1.BDOS o CO1.NTC y un número; la constancia del SECOP I (24-1-000001); o la referencia de la entidad, mejor con su NIT',
        'CO1.REQ, CO1.BDOS or CO1.NTC and a number; the SECOP I number (24-1-000001); or the reference of the entity, better with its NIT',
      ],
    ),
    entity_nit: entityFilters.entity_nit,
  }),
  data: z.strictObject({
    found: foundField,
    process: said(
      processRecord.nullable(),
      ['Proceso', 'Process'],
      [
        'El proceso; null si ninguno o varios responden a lo pedido',
        'The process; null when none or several answer to what was asked',
      ],
    ),
    awards: said(
      z.array(award).nullable(),
      ['Adjudicaciones', 'Awards'],
      [
        'Todas las adjudicaciones del proceso; null si no se eligió un proceso',
        'All awards of the process; null when no process was chosen',
      ],
    ),
    matches: said(
      z.array(processRecord),
      ['Coincidencias', 'Matches'],
      [
        'Los procesos, cuando son varios: elija uno por su identificador o dé el NIT de la entidad',
        'The processes, when there are several: choose one by its identifier, or give the NIT of the entity',
      ],
    ),
    has_more: moreField,
    ...originFields,
  }),
  example: { id: 'CO1.REQ.9000001' },
  subject: (input) => input.id.trim(),
  digest: (data) => ({
    found: data.found,
    title: data.process?.title ?? data.process?.description ?? null,
    place: data.process?.entity_name ?? data.matches[0]?.entity_name ?? null,
    date: data.process?.published_date ?? null,
    count: data.process === null ? data.matches.length : 1,
    note: severalNote(data, ['procesos', 'processes']),
    flags: [],
  }),
  columns: processColumns,
});

export const processesByEntity = operation({
  ...common,
  id: 'secop_processes_by_entity',
  path: '/co/secop/processes-by-entity/v1',
  title: { es: 'Procesos por entidad (retirada)', en: 'Processes by entity (retiring)' },
  description: {
    es: 'Procesos del SECOP II de una entidad, en páginas de 500. La reemplaza «Procesos del SECOP II».',
    en: 'SECOP II processes of an entity, in pages of 500. Replaced by “SECOP II processes”.',
  },
  deprecated: { ...endsIn2026, successor: '/co/secop/processes-search/v1' },
  request: z.strictObject({
    document_number: documentField(['NIT de la entidad', 'NIT of the entity']),
    page: pageField,
  }),
  data: z.strictObject({
    processes: said(
      z.array(processRow),
      ['Procesos', 'Processes'],
      ['Una fila por proceso y adjudicación', 'One row per process and award'],
    ),
    ...cappedFields,
    ...originFields,
  }),
  example: { document_number: '800111222' },
  subject: (input) => input.document_number,
  digest: (data) => ({
    found: data.count > 0,
    title: data.processes[0]?.title ?? null,
    place: data.processes[0]?.entity_name ?? null,
    date: data.processes[0]?.published_date ?? null,
    count: data.count,
    note: null,
    flags: [],
  }),
  columns: processColumns,
});
