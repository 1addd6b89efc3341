import { z } from 'zod';
import { documentType } from '../assisted-fields';
import { checkedAt, field, operation, text, type Source } from '../operation';

/**
 * Contaduría General de la Nación, BDME (facts of 2026-11-21: flow and sentences seen in working clients; the heads of the
 * table of debts were not).
 */
export const contaduria: Source = {
  id: 'contaduria',
  name: {
    es: 'Boletín de deudores morosos del Estado (BDME)',
    en: 'Bulletin of state delinquent debtors (BDME)',
  },
  publisher: 'Contaduría General de la Nación de Colombia',
  homepage: 'https://eris.contaduria.gov.co/BDME/',
  confidence: 'seen',
  notes: {
    es: 'Hace falta una cuenta propia en la Contaduría: la clave la escribe usted en la página y no se guarda. El boletín se publica dos veces al año y va atrás de los pagos. La respuesta vale solo si dice las dos cosas: si está incluido y si ha incumplido acuerdos. Los encabezados de la tabla de deudas no se conocen y se muestran como vienen.',
    en: 'One’s own account at the Contaduría is needed: you type the password on the page and it is not kept. The bulletin appears twice a year and lags behind payments. An answer holds only if it says both things: whether included, and whether agreements were breached. The heads of the table of debts are not known and are shown as they come.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the way through the login with an account of one’s own',
    'the heads of the table of debts, which are shown as they come',
  ],
};

export const contaduriaDocumentTypes = ['CC', 'NIT', 'TI', 'CE', 'PA', 'RC', 'PEP'] as const;

const cell = z.strictObject({
  column: field(z.string(), {
    label: { es: 'Columna', en: 'Column' },
    help: { es: 'El encabezado de la fuente', en: 'The head of the source' },
  }),
  value: field(z.string(), {
    label: { es: 'Valor', en: 'Value' },
    help: { es: 'Como lo muestra la fuente', en: 'As the source shows it' },
  }),
});

export const contaduriaStateDelinquentDebtors = operation({
  id: 'contaduria_state_delinquent_debtors',
  path: '/co/contaduria/state-delinquent-debtors/v1',
  country: 'CO',
  source: contaduria,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'Ingrese con su propia cuenta de la Contaduría y elija el motivo de la consulta: «Relación contractual» para terceros. La finalidad y la base legal quedan registradas.',
      en: 'Sign in with your own account of the Contaduría and choose the reason: “Relación contractual” for others. Purpose and legal basis are recorded.',
    },
    terms: null,
  },
  title: { es: 'Deudores morosos del Estado (BDME)', en: 'State delinquent debtors (BDME)' },
  description: {
    es: 'Si una persona o empresa está en el boletín de deudores morosos del Estado, y si ha incumplido acuerdos de pago.',
    en: 'Whether a person or company is in the bulletin of state delinquent debtors, and has breached payment agreements.',
  },
  adverse: true,
  concernsPersons: true,
  request: z.strictObject({
    document_type: documentType(contaduriaDocumentTypes),
    document_number: field(text({ min: 3, max: 15, pattern: /^\d{3,15}$/ }), {
      label: { es: 'Número de documento', en: 'Document number' },
      help: {
        es: 'De 3 a 15 dígitos; el NIT, sin dígito de verificación',
        en: '3 to 15 digits; a NIT without its check digit',
      },
    }),
  }),
  data: z.strictObject({
    document_type: field(z.enum(contaduriaDocumentTypes), {
      label: { es: 'Tipo de documento', en: 'Document type' },
      help: { es: 'El tipo consultado', en: 'The kind that was asked' },
    }),
    document_number: field(z.string(), {
      label: { es: 'Número de documento', en: 'Document number' },
      help: { es: 'El número consultado', en: 'The number that was asked' },
    }),
    is_reported: field(z.boolean(), {
      label: { es: 'Incluido en el BDME', en: 'Included in the BDME' },
      help: { es: 'La primera frase de la fuente', en: 'The first statement of the source' },
    }),
    has_breached_agreements: field(z.boolean(), {
      label: { es: 'Incumplió acuerdos', en: 'Breached agreements' },
      help: { es: 'La segunda frase de la fuente', en: 'The second statement of the source' },
    }),
    clear: field(z.boolean(), {
      label: { es: 'Sin reporte', en: 'Clear' },
      help: { es: 'Las dos frases son negativas', en: 'Both statements are negative' },
    }),
    message: field(z.string(), {
      label: { es: 'Mensaje', en: 'Message' },
      help: { es: 'Las frases de la fuente', en: 'The sentences of the source' },
    }),
    records: field(
      z.array(
        z.strictObject({
          cells: field(z.array(cell), {
            label: { es: 'Datos', en: 'Values' },
            help: { es: 'La fila, columna por columna', en: 'The row, column by column' },
          }),
        }),
      ),
      {
        label: { es: 'Obligaciones', en: 'Obligations' },
        help: {
          es: 'Las filas que la fuente muestra, con sus propios encabezados',
          en: 'The rows that the source shows, with its own heads',
        },
      },
    ),
    checked_at: checkedAt,
  }),
  example: { document_type: 'CC', document_number: '10000002' },
  patienceMs: 0,
  subject: (input) => `${input.document_type} ${input.document_number}`,
  digest: (data) => ({
    found: !data.clear,
    title: null,
    place: null,
    date: data.checked_at.slice(0, 10),
    count: data.records.length,
    note: data.has_breached_agreements
      ? {
          es: 'Ha incumplido acuerdos de pago con el Estado.',
          en: 'Has breached payment agreements with the State.',
        }
      : null,
    flags: [],
  }),
  columns: {
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Consultado el', en: 'Checked on' },
    count: { es: 'Obligaciones', en: 'Obligations' },
  },
});

export const contaduriaOperations = [contaduriaStateDelinquentDebtors] as const;
