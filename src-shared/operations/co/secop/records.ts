import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, said } from '../../fields';
import { field, operation, text, type Digest } from '../../operation';
import { bidderRecord, offerRecord } from './bidders';
import { contractRecord } from './contract';
import { anyId, common, count, entityColumns, flag, foundField, moreField, originFields } from './fields';
import { modificationRecord } from './modifications';
import { award, processRecord } from './process';
import { sanctionRecord } from './sanctions';

/*
 * The whole record of a process or a contract: what every data set of SECOP says of it. A part that its data set did not
 * give is told as such and does not cost the others.
 */

/** A part of a record, from one data set. */
function part<S extends z.ZodType>(item: S, label: readonly [string, string]) {
  return said(
    z.strictObject({
      status: field(z.enum(['answered', 'partial', 'unavailable']), {
        label: { es: 'Respuesta', en: 'Answer' },
        help: {
          es: 'partial: uno de sus conjuntos de datos no respondió; unavailable: ninguno, o no hay identificador con qué buscar. No significa que no haya registros',
          en: 'partial: one of its data sets did not answer; unavailable: none did, or there is no identifier to look for. This does not mean that there are no records',
        },
        choices: {
          answered: { es: 'Respondió', en: 'Answered' },
          partial: { es: 'Respondió en parte', en: 'Answered in part' },
          unavailable: { es: 'Sin respuesta', en: 'No answer' },
        },
      }),
      items: said(z.array(item).nullable(), label, [
        `${label[0]}; null si el conjunto no respondió`,
        `${label[1]}; null when the data set did not answer`,
      ]),
      has_more: said(
        z.boolean(),
        ['Hay más', 'More'],
        ['La fuente tiene más de los pedidos', 'The source has more than were asked for'],
      ),
    }),
    label,
  );
}

const documentRecord = z.strictObject({
  document_id: said(
    nullableText,
    ['Documento', 'Document'],
    ['Identificador del documento', 'Identifier of the document'],
  ),
  name: said(nullableText, ['Archivo', 'File'], ['Nombre del archivo', 'Name of the file']),
  extension: said(nullableText, ['Extensión', 'Extension']),
  size_bytes: said(count, ['Bytes', 'Bytes'], ['Tamaño del archivo', 'Size of the file']),
  description: said(nullableText, ['Descripción', 'Description']),
  uploaded_date: said(nullableDate, ['Cargue', 'Uploaded'], ['Fecha de cargue', 'Date of upload']),
  contract_number: said(
    nullableText,
    ['Contrato', 'Contract'],
    ['Número del contrato', 'Number of the contract'],
  ),
  url: said(nullableText, ['Descarga', 'Download'], ['Dirección de descarga', 'Address of the download']),
});

const changeRecord = z.strictObject({
  process_id: said(nullableText, ['Proceso', 'Process']),
  description: said(nullableText, ['Descripción', 'Description']),
  changed_date: said(nullableDate, ['Fecha', 'Date'], ['Última modificación', 'Last modification']),
});

const suspensionRecord = z.strictObject({
  type: said(nullableText, ['Tipo', 'Type']),
  purpose: said(nullableText, ['Propósito', 'Purpose']),
  created_date: said(nullableDate, ['Creación', 'Created']),
  approved_date: said(nullableDate, ['Aprobación', 'Approved']),
  contract_start_date: said(nullableDate, ['Inicio del contrato', 'Contract start']),
  contract_end_date: said(nullableDate, ['Fin del contrato', 'Contract end']),
});

const executionRecord = z.strictObject({
  type: said(nullableText, ['Tipo', 'Type']),
  plan: said(nullableText, ['Plan', 'Plan'], ['Nombre del plan', 'Name of the plan']),
  description: said(nullableText, ['Descripción', 'Description']),
  item: said(nullableText, ['Artículo', 'Item']),
  expected_date: said(nullableDate, ['Fecha esperada', 'Expected date']),
  expected_percent: said(nullableAmount, ['Avance esperado (%)', 'Expected progress (%)']),
  actual_date: said(nullableDate, ['Fecha real', 'Actual date']),
  actual_percent: said(nullableAmount, ['Avance real (%)', 'Actual progress (%)']),
  status: said(nullableText, ['Estado', 'Status']),
  unit: said(nullableText, ['Unidad', 'Unit']),
  quantity_awarded: said(nullableAmount, ['Cantidad adjudicada', 'Quantity awarded']),
  quantity_planned: said(nullableAmount, ['Cantidad planeada', 'Quantity planned']),
  quantity_received: said(nullableAmount, ['Cantidad recibida', 'Quantity received']),
  quantity_pending: said(nullableAmount, ['Cantidad por recibir', 'Quantity pending']),
});

const invoiceRecord = z.strictObject({
  payment_id: said(
    nullableText,
    ['Pago', 'Payment'],
    ['Identificador del pago', 'Identifier of the payment'],
  ),
  invoice_number: said(nullableText, ['Factura', 'Invoice']),
  invoice_date: said(nullableDate, ['Fecha de factura', 'Invoice date']),
  currency: said(nullableText, ['Moneda', 'Currency']),
  net_value: said(nullableAmount, ['Valor neto', 'Net value']),
  total_value: said(nullableAmount, ['Valor total', 'Total value']),
  value_to_pay: said(nullableAmount, ['Valor a pagar', 'Value to pay']),
  delivery_date: said(nullableDate, ['Entrega', 'Delivered']),
  status: said(nullableText, ['Estado', 'Status']),
  paid: said(flag, ['Pago confirmado', 'Payment confirmed']),
  filing_number: said(nullableText, ['Radicado', 'Filing number']),
});

const paymentRecord = z.strictObject({
  payment_id: said(
    nullableText,
    ['Pago', 'Payment'],
    ['Identificador del pago', 'Identifier of the payment'],
  ),
  invoice_number: said(nullableText, ['Factura', 'Invoice']),
  estimated_date: said(nullableDate, ['Fecha estimada', 'Estimated date']),
  actual_date: said(nullableDate, ['Fecha real', 'Actual date']),
  currency: said(nullableText, ['Moneda', 'Currency']),
  value: said(nullableAmount, ['Valor', 'Value'], ['Valor a pagar', 'Value to pay']),
  status: said(nullableText, ['Estado', 'Status']),
  filing_number: said(nullableText, ['Radicado', 'Filing number']),
  cufe: said(
    nullableText,
    ['CUFE', 'CUFE'],
    ['Código único de la factura electrónica', 'Unique code of the electronic invoice'],
  ),
});

const perPart = said(
  z.int().min(1).max(200).default(50),
  ['Por parte', 'Per part'],
  ['Registros de cada parte, de 1 a 200', 'Records of each part, 1 to 200'],
);

interface Parts {
  readonly [name: string]: { readonly status: string } | null;
}

/** What must not be overlooked of a record: the parts that did not answer, and sanctions. */
function noteOf(parts: Parts, sanctions: number): Digest['note'] {
  const silent = Object.values(parts).filter((each) => each !== null && each.status !== 'answered').length;
  const said = [
    ...(sanctions > 0
      ? [
          {
            es: `El contrato tiene ${sanctions === 1 ? 'una sanción registrada' : `${sanctions} sanciones registradas`}.`,
            en: `The contract has ${sanctions === 1 ? 'one sanction' : `${sanctions} sanctions`} on record.`,
          },
        ]
      : []),
    ...(silent > 0
      ? [
          {
            es: `${silent === 1 ? 'Una parte no respondió completa' : `${silent} partes no respondieron completas`}: el registro está incompleto.`,
            en: `${silent === 1 ? 'One part did not answer in full' : `${silent} parts did not answer in full`}: the record is incomplete.`,
          },
        ]
      : []),
  ];
  if (said.length === 0) return null;
  return { es: said.map(({ es }) => es).join(' '), en: said.map(({ en }) => en).join(' ') };
}

export const processRecordOperation = operation({
  ...common,
  id: 'secop_process_record',
  path: '/co/secop/process-record/v1',
  title: { es: 'Registro completo de un proceso (SECOP II)', en: 'Full record of a process (SECOP II)' },
  description: {
    es: 'Todo lo que el SECOP II publica de un proceso: adjudicaciones, contratos, proponentes, ofertas, cambios y documentos.',
    en: 'All that SECOP II publishes of a process: awards, contracts, bidders, offers, changes and documents.',
  },
  request: z.strictObject({
    id: said(
      anyId,
      ['Proceso', 'Process'],
      [
        'CO1.REQ, CO1.BDOS o CO1.NTC y un número, o la referencia de la entidad si nadie más la usa',
        'CO1.REQ, CO1.BDOS or CO1.NTC and a number, or the reference of the entity if nobody else uses it',
      ],
    ),
    per_part: perPart,
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
    matches: said(
      z.array(processRecord),
      ['Coincidencias', 'Matches'],
      ['Los procesos, cuando son varios', 'The processes, when there are several'],
    ),
    awards: said(z.array(award).nullable(), ['Adjudicaciones', 'Awards']),
    has_more: moreField,
    sections: said(
      z
        .strictObject({
          contracts: part(contractRecord, ['Contratos', 'Contracts']),
          bidders: part(bidderRecord, ['Proponentes', 'Bidders']),
          offers: part(offerRecord, ['Ofertas', 'Offers']),
          changes: part(changeRecord, ['Cambios', 'Changes']),
          documents: part(documentRecord, ['Documentos', 'Documents']),
        })
        .nullable(),
      ['Partes', 'Parts'],
      [
        'Null si no se eligió un proceso, o si es del SECOP I',
        'Null when no process was chosen, or it is of SECOP I',
      ],
    ),
    ...originFields,
  }),
  example: { id: 'CO1.REQ.9000001' },
  subject: (input) => input.id.trim(),
  digest: (data) => ({
    found: data.found,
    title: data.process?.title ?? data.process?.description ?? null,
    place: data.process?.entity_name ?? null,
    date: data.process?.published_date ?? null,
    count: data.sections?.contracts.items?.length ?? null,
    note: noteOf({ ...data.sections }, 0),
    flags: [],
  }),
  columns: {
    ...entityColumns,
    date: { es: 'Publicación', en: 'Published' },
    count: { es: 'Contratos', en: 'Contracts' },
  },
});

export const contractRecordOperation = operation({
  ...common,
  id: 'secop_contract_record',
  path: '/co/secop/contract-record/v1',
  title: { es: 'Registro completo de un contrato (SECOP II)', en: 'Full record of a contract (SECOP II)' },
  description: {
    es: 'Todo lo que el SECOP II publica de un contrato: modificaciones, suspensiones, ejecución, facturas, pagos, sanciones y documentos.',
    en: 'All that SECOP II publishes of a contract: modifications, suspensions, execution, invoices, payments, sanctions and documents.',
  },
  request: z.strictObject({
    contract_id: said(
      text({ max: 30, pattern: /^CO1\.PCCNTR\.\d+$/ }),
      ['Contrato', 'Contract'],
      ['CO1.PCCNTR y un número', 'CO1.PCCNTR and a number'],
    ),
    per_part: perPart,
  }),
  data: z.strictObject({
    found: foundField,
    contract: said(
      contractRecord.nullable(),
      ['Contrato', 'Contract'],
      ['El contrato; null si la fuente no lo tiene', 'The contract; null when the source does not have it'],
    ),
    sections: said(
      z
        .strictObject({
          modifications: part(modificationRecord, ['Modificaciones', 'Modifications']),
          events: part(modificationRecord, ['Eventos', 'Events']),
          suspensions: part(suspensionRecord, ['Suspensiones', 'Suspensions']),
          execution: part(executionRecord, ['Ejecución', 'Execution']),
          invoices: part(invoiceRecord, ['Facturas', 'Invoices']),
          payments: part(paymentRecord, ['Pagos', 'Payments']),
          sanctions: part(sanctionRecord, ['Sanciones', 'Sanctions']),
          documents: part(documentRecord, ['Documentos', 'Documents']),
        })
        .nullable(),
      ['Partes', 'Parts'],
      ['Null si la fuente no tiene el contrato', 'Null when the source does not have the contract'],
    ),
    ...originFields,
  }),
  example: { contract_id: 'CO1.PCCNTR.9000004' },
  subject: (input) => input.contract_id,
  digest: (data) => ({
    found: data.found,
    title: data.contract?.object ?? null,
    place: data.contract?.entity_name ?? null,
    date: data.contract?.signed_date ?? null,
    count: data.sections?.modifications.items?.length ?? null,
    note: noteOf({ ...data.sections }, data.sections?.sanctions.items?.length ?? 0),
    flags: [],
  }),
  columns: {
    ...entityColumns,
    date: { es: 'Firma', en: 'Signed' },
    count: { es: 'Modificaciones', en: 'Modifications' },
  },
});
