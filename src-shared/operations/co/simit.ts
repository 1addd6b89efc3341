import { z } from 'zod';
import { field, operation, text, type Source } from '../operation';

/** Federación Colombiana de Municipios, SIMIT (facts of 2026-11-21: seen in working clients). */
export const simit: Source = {
  id: 'simit',
  name: { es: 'SIMIT: estado de cuenta', en: 'SIMIT: traffic fines' },
  publisher: 'Federación Colombiana de Municipios',
  homepage: 'https://www.fcm.org.co/simit/',
  confidence: 'seen',
  notes: {
    es: 'La página prueba con un cálculo propio que la visita una persona; aquí solo se lee la respuesta que ella misma recibe. La respuesta no repite lo consultado: debe seguir a la vista en la página, lo que nadie ha confirmado. SIMIT no distingue una placa que no conoce de una sin deudas. El valor a pagar y la deuda difieren: multas antiguas pueden tener 0 por pagar.',
    en: 'The page proves by a reckoning of its own that a person visits it; here only the answer that it receives itself is read. The answer does not repeat what was asked: it must still stand on the page, which nobody has confirmed. SIMIT does not tell a plate that it does not know from one without debts. What is payable and the debt differ: old fines may have 0 to pay.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'that what was asked still stands on the page when the answer arrives',
    'that the proof of work and the promotional notice of the page run in the assisted window as in any browser',
    'how the page lets one choose among persons who share a number',
    'the words of its summary, from which payment agreements and the whole debt are read',
  ],
};

const amount = z.string().regex(/^\d+(\.\d{1,2})?$/);

const money = <S extends z.ZodType>(schema: S, es: string, en: string, help: { es: string; en: string }): S =>
  field(schema, {
    label: { es: `${es} (COP)`, en: `${en} (COP)` },
    help: { es: `${help.es}, en pesos colombianos`, en: `${help.en}, in Colombian pesos` },
  });

const item = z.strictObject({
  kind: field(z.enum(['comparendo', 'multa']), {
    label: { es: 'Clase', en: 'Kind' },
    help: { es: 'Comparendo o multa', en: 'Summons (comparendo) or fine (multa)' },
  }),
  number: field(z.string().nullable(), {
    label: { es: 'Número', en: 'Number' },
    help: { es: 'Número del comparendo', en: 'Number of the summons' },
  }),
  resolution_number: field(z.string().nullable(), {
    label: { es: 'Resolución', en: 'Resolution' },
    help: { es: 'Número de la resolución', en: 'Number of the resolution' },
  }),
  imposed_on: field(z.iso.date().nullable(), {
    label: { es: 'Impuesto el', en: 'Imposed on' },
    help: { es: 'Fecha del comparendo', en: 'Date of the summons' },
  }),
  agency: field(z.string().nullable(), {
    label: { es: 'Organismo', en: 'Agency' },
    help: { es: 'Organismo de tránsito', en: 'Traffic authority' },
  }),
  status: field(z.string().nullable(), {
    label: { es: 'Estado', en: 'Status' },
    help: { es: 'Estado del comparendo', en: 'Status of the summons' },
  }),
  portfolio_status: field(z.string().nullable(), {
    label: { es: 'Cartera', en: 'Collection' },
    help: { es: 'Estado de cartera', en: 'Status of collection' },
  }),
  infraction_code: field(z.string().nullable(), {
    label: { es: 'Código', en: 'Code' },
    help: { es: 'Código de la infracción', en: 'Code of the infraction' },
  }),
  infraction_description: field(z.string().nullable(), {
    label: { es: 'Infracción', en: 'Infraction' },
    help: { es: 'Descripción de la infracción', en: 'Description of the infraction' },
  }),
  amount: money(amount.nullable(), 'Valor', 'Amount', {
    es: 'Valor de la infracción',
    en: 'Amount of the infraction',
  }),
  amount_payable: money(amount, 'Por pagar', 'Payable', {
    es: 'Valor a pagar hoy',
    en: 'Amount payable today',
  }),
});

export const simitAccountStatus = operation({
  id: 'simit_account_status',
  path: '/co/simit/account-status/v1',
  country: 'CO',
  source: simit,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'La página se abre con el dato ya puesto; si varias personas comparten el número, elija a la que corresponde.',
      en: 'The page opens with the value filled in; if several persons share the number, choose the one that is meant.',
    },
    terms: null,
  },
  title: { es: 'Multas de tránsito (SIMIT)', en: 'Traffic fines (SIMIT)' },
  description: {
    es: 'Comparendos y multas de tránsito de una placa o de un documento, en la página oficial.',
    en: 'Traffic summonses and fines of a plate or document, on the official page.',
  },
  adverse: true,
  concernsPersons: true,
  request: z.strictObject({
    query: field(text({ min: 3, max: 20, pattern: /^[A-Za-z0-9]{3,20}$/ }), {
      label: { es: 'Placa o documento', en: 'Plate or document' },
      help: {
        es: 'De 3 a 20 letras y dígitos, sin guiones',
        en: '3 to 20 letters and digits, without hyphens',
      },
    }),
  }),
  data: z.strictObject({
    query: field(z.string(), {
      label: { es: 'Consultado', en: 'Asked' },
      help: { es: 'La placa o el documento consultado', en: 'The plate or document that was asked' },
    }),
    is_plate: field(z.boolean(), {
      label: { es: 'Es placa', en: 'Is a plate' },
      help: { es: 'Lo consultado tiene forma de placa', en: 'What was asked has the form of a plate' },
    }),
    found: field(z.boolean(), {
      label: { es: 'Respondida', en: 'Answered' },
      help: {
        es: 'Verdadero siempre que SIMIT respondió: no distingue a quién no conoce',
        en: 'True whenever SIMIT answered: it does not tell whom it does not know',
      },
    }),
    clear: field(z.boolean(), {
      label: { es: 'A paz y salvo', en: 'Clear' },
      help: {
        es: 'SIMIT dice que está a paz y salvo, o no muestra deudas',
        en: 'SIMIT says it is clear, or shows nothing',
      },
    }),
    cancelled: field(z.boolean().nullable(), {
      label: { es: 'Licencia cancelada', en: 'Licence cancelled' },
      help: { es: 'Como lo dice la fuente', en: 'As the source says' },
    }),
    suspended: field(z.boolean().nullable(), {
      label: { es: 'Licencia suspendida', en: 'Licence suspended' },
      help: { es: 'Como lo dice la fuente', en: 'As the source says' },
    }),
    total_payable: money(amount, 'Total por pagar', 'Total payable', {
      es: 'Suma de lo que se paga hoy',
      en: 'Sum payable today',
    }),
    summons_count: field(z.int().min(0), {
      label: { es: 'Comparendos', en: 'Summonses' },
      help: { es: 'Cuántos comparendos', en: 'How many summonses' },
    }),
    fines_count: field(z.int().min(0), {
      label: { es: 'Multas', en: 'Fines' },
      help: { es: 'Cuántas multas', en: 'How many fines' },
    }),
    payment_agreements_count: field(z.int().min(0).nullable(), {
      label: { es: 'Acuerdos de pago', en: 'Payment agreements' },
      help: {
        es: 'Como los cuenta el resumen de la página; null si no se pudo leer',
        en: 'As the page’s summary counts them; null if that could not be read',
      },
    }),
    total_debt: money(amount.nullable(), 'Deuda total', 'Total debt', {
      es: 'Como la suma el resumen de la página, que puede diferir de lo que se paga; null si no se pudo leer',
      en: 'As the page’s summary adds it up, which may differ from what is payable; null if that could not be read',
    }),
    items: field(z.array(item), {
      label: { es: 'Comparendos y multas', en: 'Summonses and fines' },
      help: { es: 'Todos los que la fuente muestra', en: 'All that the source shows' },
    }),
    checked_at: field(z.iso.datetime({ offset: true }), {
      label: { es: 'Consultado el', en: 'Checked at' },
      help: { es: 'Cuándo se leyó la respuesta', en: 'When the answer was read' },
    }),
  }),
  example: { query: 'ABC123' },
  patienceMs: 0,
  subject: (input) => input.query.toUpperCase(),
  digest: (data) => ({
    // Old entries with nothing to pay stand beside «paz y salvo»: they are records all the same.
    found: !data.clear || data.items.length > 0,
    title: data.items.length === 0 ? null : `COP ${data.total_payable}`,
    place: data.items[0]?.agency ?? null,
    date: data.items[0]?.imposed_on ?? null,
    count: data.items.length,
    note: null,
    flags: [],
  }),
  columns: {
    place: { es: 'Organismo', en: 'Agency' },
    date: { es: 'Impuesto el', en: 'Imposed on' },
    count: { es: 'Comparendos y multas', en: 'Summonses and fines' },
  },
});

export const simitOperations = [simitAccountStatus] as const;
