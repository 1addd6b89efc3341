import { z } from 'zod';
import { cufePattern } from '../../vocabulary/cufe';
import { day, words } from '../assisted-fields';
import { checkedAt, field, operation, text, type Source } from '../operation';

/** DIAN, catalogue of electronic documents (facts of 2026-11-21: seen in working clients; the labels of the page are not). */
export const dian: Source = {
  id: 'dian',
  name: { es: 'Catálogo de documentos electrónicos', en: 'Catalogue of electronic documents' },
  publisher: 'Dirección de Impuestos y Aduanas Nacionales de Colombia (DIAN)',
  homepage: 'https://catalogo-vpfe.dian.gov.co/User/SearchDocument',
  confidence: 'seen',
  notes: {
    es: 'La página pide solo la clave (CUFE o CUDE); el NIT se compara aquí con el emisor y el adquiriente. Los datos salen del PDF que la página entrega, cuyos rótulos se conocen en facturas; los de otros documentos pueden diferir y entonces se muestran como cambio. La tabla de eventos RADIAN se lee de la página por sus encabezados, que son inferidos.',
    en: 'The page asks for the key alone (CUFE or CUDE); the NIT is compared here with issuer and receiver. The data come from the PDF that the page hands over, whose labels are known for invoices; those of other documents may differ and then show as changed. The table of RADIAN events is read from the page by its heads, which are inferred.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the labels in the PDF of documents other than invoices',
    'the heads of the table of RADIAN events',
    'which check the page uses now, and how it answers a key that does not exist',
  ],
};

const asPrinted = { es: 'Como lo imprime la fuente', en: 'As the source prints it' };
const amount = (es: string, en: string) =>
  field(
    z
      .string()
      .regex(/^-?\d+(?:\.\d+)?$/)
      .nullable(),
    {
      label: { es, en },
      help: { es: 'Valor del documento, en su moneda', en: 'Amount of the document, in its currency' },
    },
  );
const name = words({ es: 'Nombre', en: 'Name' }, asPrinted);

const event = z.strictObject({
  code: words({ es: 'Código', en: 'Code' }, { es: 'Código del evento', en: 'Code of the event' }),
  description: words({ es: 'Evento', en: 'Event' }, asPrinted),
  date: words({ es: 'Fecha', en: 'Date' }, asPrinted),
  issuer_nit: words({ es: 'NIT del emisor', en: 'Issuer’s NIT' }, asPrinted),
  issuer_name: words({ es: 'Emisor', en: 'Issuer' }, asPrinted),
  receiver_nit: words({ es: 'NIT del receptor', en: 'Receiver’s NIT' }, asPrinted),
  receiver_name: words({ es: 'Receptor', en: 'Receiver' }, asPrinted),
});

export const dianElectronicDocument = operation({
  id: 'dian_electronic_document',
  path: '/co/dian/electronic-document/v1',
  country: 'CO',
  source: dian,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'La página se abre con la clave puesta: compruebe que es una persona y pulse «Buscar». El PDF se toma solo.',
      en: 'The page opens with the key filled in: prove that you are a person and press “Buscar”. The PDF is taken by itself.',
    },
    terms: null,
  },
  title: { es: 'Factura o documento electrónico (DIAN)', en: 'Electronic invoice or document (DIAN)' },
  description: {
    es: 'Si un documento electrónico existe en la DIAN, qué dice, y si el NIT dado es de su emisor o adquiriente.',
    en: 'Whether an electronic document exists at DIAN, what it says, and whether the NIT given is its issuer’s or receiver’s.',
  },
  request: z.strictObject({
    document_key: field(text({ max: 96, pattern: cufePattern }), {
      label: { es: 'CUFE o CUDE', en: 'CUFE or CUDE' },
      help: {
        es: 'Clave del documento: 96 caracteres hexadecimales (40 en los primeros). Puede pegar la dirección de su código QR',
        en: 'Key of the document: 96 hexadecimal characters (40 in the first ones). The address of its QR code can be pasted',
      },
      widget: 'cufe',
    }),
    nit: field(text({ min: 4, max: 15, pattern: /^\d{4,15}$/ }), {
      label: { es: 'NIT', en: 'NIT' },
      help: {
        es: 'Del emisor o del adquiriente: de 4 a 15 dígitos, sin dígito de verificación',
        en: 'Of issuer or receiver: 4 to 15 digits, without check digit',
      },
      widget: 'nit',
    }),
    include_pdf: field(z.boolean().default(false), {
      label: { es: 'Incluir el PDF', en: 'Include the PDF' },
      help: {
        es: 'La respuesta lleva el PDF mismo en pdf_url; como evidencia queda siempre',
        en: 'The answer carries the PDF itself in pdf_url; as evidence it is always kept',
      },
    }),
  }),
  data: z.strictObject({
    found: field(z.boolean(), {
      label: { es: 'Existe', en: 'Found' },
      help: {
        es: 'Falso cuando la DIAN dice «Documento no encontrado»',
        en: 'False when DIAN says “Documento no encontrado”',
      },
    }),
    document_key: field(z.string(), {
      label: { es: 'CUFE o CUDE', en: 'CUFE or CUDE' },
      help: { es: 'La clave consultada, en minúsculas', en: 'The key that was asked, in lower case' },
    }),
    nit_matches: field(z.boolean().nullable(), {
      label: { es: 'El NIT corresponde', en: 'NIT matches' },
      help: {
        es: 'Si el NIT dado es del emisor o del adquiriente; null si el documento no existe',
        en: 'Whether the NIT given is the issuer’s or the receiver’s; null when there is no document',
      },
    }),
    document_type: words({ es: 'Clase de documento', en: 'Kind of document' }, asPrinted),
    number: words({ es: 'Número', en: 'Number' }, asPrinted),
    issue_date: day({ es: 'Fecha de emisión', en: 'Issued on' }, asPrinted),
    due_date: day({ es: 'Fecha de vencimiento', en: 'Due on' }, asPrinted),
    operation_type: words({ es: 'Tipo de operación', en: 'Kind of operation' }, asPrinted),
    payment_form: words({ es: 'Forma de pago', en: 'Form of payment' }, asPrinted),
    payment_method: words({ es: 'Medio de pago', en: 'Means of payment' }, asPrinted),
    issuer: field(
      z
        .strictObject({
          nit: words({ es: 'NIT', en: 'NIT' }, asPrinted),
          name,
          trade_name: words({ es: 'Nombre comercial', en: 'Trade name' }, asPrinted),
        })
        .nullable(),
      {
        label: { es: 'Emisor', en: 'Issuer' },
        help: { es: 'Quien emitió el documento', en: 'Who issued the document' },
      },
    ),
    receiver: field(
      z
        .strictObject({
          document_type: words({ es: 'Tipo de documento', en: 'Document type' }, asPrinted),
          document_number: words({ es: 'Número de documento', en: 'Document number' }, asPrinted),
          name,
        })
        .nullable(),
      {
        label: { es: 'Adquiriente', en: 'Receiver' },
        help: { es: 'A quien se le emitió', en: 'To whom it was issued' },
      },
    ),
    currency: words(
      { es: 'Moneda', en: 'Currency' },
      { es: 'Código de la moneda', en: 'Code of the currency' },
    ),
    subtotal: amount('Subtotal', 'Subtotal'),
    tax_total: amount('Impuestos', 'Taxes'),
    total: amount('Total', 'Total'),
    events: field(z.array(event).nullable(), {
      label: { es: 'Eventos RADIAN', en: 'RADIAN events' },
      help: {
        es: 'Los que la página muestra; null cuando no muestra su tabla',
        en: 'Those that the page shows; null when it shows no table of them',
      },
    }),
    pdf_url: words(
      { es: 'PDF', en: 'PDF' },
      {
        es: 'El PDF como dirección data:, si se pidió incluirlo; la dirección de la DIAN caduca',
        en: 'The PDF as a data: address, if it was asked for; the address of DIAN expires',
      },
    ),
    checked_at: checkedAt,
  }),
  example: { document_key: 'a0'.repeat(48), nit: '900000001' },
  patienceMs: 0,
  subject: (input) => `${input.document_key.slice(0, 12)}… · NIT ${input.nit}`,
  digest: (data) => ({
    found: data.found,
    title: data.found ? [data.number, data.issuer?.name].filter(Boolean).join(' · ') : null,
    place: null,
    date: data.issue_date,
    count: data.events?.length ?? null,
    note:
      data.nit_matches === false
        ? {
            es: 'El NIT consultado no es del emisor ni del adquiriente.',
            en: 'The NIT asked for is neither the issuer’s nor the receiver’s.',
          }
        : null,
    flags: [],
  }),
  columns: {
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Emitido el', en: 'Issued on' },
    count: { es: 'Eventos', en: 'Events' },
  },
});

export const dianOperations = [dianElectronicDocument] as const;
