import type { z } from 'zod';
import { dian, type dianElectronicDocument } from '@shared/operations/co/dian';
import { dayFirstDate } from '@shared/vocabulary/dates';
import { cleanNit } from '@shared/vocabulary/identifiers';
import { certificateIn } from '../../../assisted/certificate';
import { readPage, type ReadPage } from '../../../assisted/page';
import type { PdfText } from '../../../assisted/pdf';
import { tableWith } from '../../../assisted/tables';
import type { Capture } from '../../../engine/assistance';
import { changed as changedPage } from '../../reading';
import { keyField, nothingPhrase } from './plan';
import { printedValues, type BlockName, type Label, type Printed } from './printed';

type Question = z.output<typeof dianElectronicDocument.request>;
type Answer = z.output<typeof dianElectronicDocument.data>;
type Document = Omit<Answer, 'found' | 'nit_matches' | 'events' | 'pdf_url' | 'checked_at'>;

const eventColumns = {
  code: ['Código'],
  description: ['Descripción', 'Evento'],
  date: ['Fecha', 'Fecha del evento'],
  issuer_nit: ['NIT emisor', 'NIT del emisor'],
  issuer_name: ['Emisor', 'Nombre del emisor'],
  receiver_nit: ['NIT receptor', 'NIT del receptor'],
  receiver_name: ['Receptor', 'Nombre del receptor'],
} as const;

/**
 * Reads the PDF of a document and the events of its page; or the words that there is no such document.
 * @throws LookupError (`changed`) unless the PDF has the key asked for and its main values, or the words stand on a page that
 *   was asked for that key
 */
export async function readDocument(captures: readonly Capture[], asked: Question): Promise<Answer> {
  const key = asked.document_key.toLowerCase();
  const pages = captures
    .filter(({ kind }) => kind === 'page')
    .map(({ text, at, url }) => ({ read: readPage(text()), at, url }));
  const file = captures.findLast(({ kind }) => kind === 'download');
  const denial = pages.find(({ read }) => read.shows({ phrase: nothingPhrase }));
  if (file === undefined && denial !== undefined) {
    if (!isAsked(denial, key)) throw changed('a page that was asked for something else');
    return { ...nothing(key), checked_at: new Date(denial.at).toISOString() };
  }
  const { pdf, at } = await certificateIn(captures, dian.id);
  const document = documentOf(pdf, key);
  const nit = cleanNit(asked.nit).value;
  return {
    found: true,
    nit_matches: [document.issuer?.nit, document.receiver?.document_number].some(
      (held) => typeof held === 'string' && cleanNit(held).value === nit,
    ),
    ...document,
    events: eventsIn(pages.map(({ read }) => read)),
    pdf_url:
      asked.include_pdf && file !== undefined
        ? `data:application/pdf;base64,${Buffer.from(file.bytes).toString('base64')}`
        : null,
    checked_at: new Date(at).toISOString(),
  };
}

function nothing(key: string): Omit<Answer, 'checked_at'> {
  return {
    found: false,
    document_key: key,
    nit_matches: null,
    document_type: null,
    number: null,
    issue_date: null,
    due_date: null,
    operation_type: null,
    payment_form: null,
    payment_method: null,
    issuer: null,
    receiver: null,
    currency: null,
    subtotal: null,
    tax_total: null,
    total: null,
    events: null,
    pdf_url: null,
  };
}

/** Of what is not there the page says no more; the key then stands in its field, or in its address. */
function isAsked({ read, url }: { readonly read: ReadPage; readonly url: string }, key: string): boolean {
  const fields = read.visible(keyField).toArray();
  return (
    fields.some(({ attribs }) => attribs['value']?.toLowerCase() === key) ||
    (fields.length === 0 && url.toLowerCase().includes(key))
  );
}

/** @throws LookupError (`changed`) unless the PDF has the key, and each of the values that no document lacks once */
export function documentOf(pdf: PdfText, key: string): Document {
  const printed = printedValues(pdf);
  const optional = (block: BlockName, ...labels: readonly Label[]) => valueOf(printed, block, labels);
  const required = (block: BlockName, ...labels: readonly Label[]): string => {
    const value = optional(block, ...labels);
    if (value === null) throw changed(`a document without «${labels[0]}»`);
    return value;
  };
  if (required('document', 'CUFE', 'CUDE').replaceAll(/\s/g, '').toLowerCase() !== key)
    throw changed('a document other than the one asked for');
  return {
    document_key: key,
    document_type: titleIn(pdf),
    number: required('document', 'Número de Factura', 'Número de Nota'),
    issue_date: dateOf(required('document', 'Fecha de Emisión')),
    due_date: dateOf(optional('document', 'Fecha de Vencimiento')),
    operation_type: optional('document', 'Tipo de Operación'),
    payment_form: optional('document', 'Forma de pago'),
    payment_method: optional('document', 'Medio de Pago'),
    issuer: {
      nit: numberOf(required('issuer', 'Nit del Emisor')),
      name: required('issuer', 'Razón Social'),
      trade_name: optional('issuer', 'Nombre Comercial'),
    },
    receiver: {
      document_type: optional('receiver', 'Tipo de Documento'),
      document_number: numberOf(required('receiver', 'Número Documento')),
      name: required('receiver', 'Nombre o Razón Social'),
    },
    ...totalsIn(pdf),
  };
}

function valueOf(printed: Printed, block: BlockName, labels: readonly Label[]): string | null {
  const values = labels.flatMap((label) => printed[block].get(label) ?? []);
  if (values.length > 1) throw changed(`«${labels[0]}» more than once`);
  return values[0] || null;
}

/** The line above the blocks that says what the document is. */
function titleIn({ pages }: PdfText): string | null {
  const lines = pages.flat().map(({ text }) => text);
  const until = lines.findIndex((line) => /^datos del documento/i.test(line));
  return (
    lines
      .slice(0, until)
      .find((line) => /^(?:factura|nota|documento)\b.*\belectr[oó]nic[ao]\b/iu.test(line)) ?? null
  );
}

const money = String.raw`(?:([A-Z]{3})\s*)?\$?\s*([\d.,]+)`;

/** Totals stand below the products, each behind its words. */
function totalsIn({ text }: PdfText): Pick<Document, 'currency' | 'subtotal' | 'tax_total' | 'total'> {
  const stated = (words: string) => {
    const found = [
      ...text.matchAll(new RegExp(String.raw`(?<![\p{L}])${words}\s*:?\s*${money}(?!\S)`, 'giu')),
    ];
    if (new Set(found.map(([, , amount]) => amount)).size > 1)
      throw changed(`several amounts for «${words}»`);
    return found[0];
  };
  const amount = (words: string) => {
    const given = stated(words)?.[2];
    return given === undefined ? null : amountOf(given);
  };
  const total = stated(String.raw`Total factura\s*\(=\)`) ?? stated(String.raw`Total nota\s*\(=\)`);
  if (total?.[2] === undefined) throw changed('a document without its total');
  const [, named = null] = /\bMoneda\s*:?\s*([A-Z]{3})\b/iu.exec(text) ?? [];
  return {
    currency: total[1] ?? named,
    subtotal: amount('Subtotal'),
    tax_total: amount(String.raw`Total impuesto\s*\(=\)`),
    total: amountOf(total[2]),
  };
}

/** `1.234.567,89` and `1,234,567.89` alike; without its cents it could be either, and is not read. */
export function amountOf(written: string): string {
  const [, whole, cents] =
    /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d{2})$/.exec(written) ?? [];
  if (whole === undefined || cents === undefined) throw changed(`an amount «${written}»`);
  return `${whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '')}.${cents}`;
}

function dateOf(written: string | null): string | null {
  if (written === null) return null;
  const date = dayFirstDate(written);
  if (date === null) throw changed(`a date «${written}»`);
  return date;
}

function numberOf(written: string): string {
  if (!/^[\dA-Z]+(?:[.-][\dA-Z]+)*$/i.test(written)) throw changed(`a document number «${written}»`);
  return written;
}

function eventsIn(pages: readonly ReadPage[]): Answer['events'] {
  const rows = pages.map((read) => tableWith(read, eventColumns)).find((found) => found !== undefined);
  return (
    rows?.map(
      (row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value || null])) as {
          readonly [Column in keyof typeof eventColumns]: string | null;
        },
    ) ?? null
  );
}

function changed(observed: string) {
  return changedPage(dian.id, observed.slice(0, 300));
}
