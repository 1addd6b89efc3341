import { z } from 'zod';
import { field, operation, text, type Digest, type Source } from '../operation';

/** Policía Nacional, judicial background (facts of 2026-11-21: seen in working clients; no live page was asked). */
export const policia: Source = {
  id: 'policia',
  name: { es: 'Consulta en línea de antecedentes judiciales', en: 'Online check of judicial records' },
  publisher: 'Policía Nacional de Colombia',
  homepage: 'https://antecedentes.policia.gov.co:7005/WebJudicial/',
  confidence: 'seen',
  notes: {
    es: 'Consulta de la propia persona según los términos de la página: para un tercero hace falta su autorización. La página no emite certificado ni PDF (Decreto 19 de 2012, art. 93). «No tiene asuntos pendientes» incluye a quien ya cumplió su condena (SU-458 de 2012). No se conoce la respuesta a un documento que no está en la base.',
    en: 'For the person themselves by the terms of the page: asking about somebody else needs their authorization. The page issues no certificate and no PDF (Decree 19 of 2012, art. 93). “No tiene asuntos pendientes” includes those who have served their sentence (SU-458 of 2012). How it answers a document that is not in its database is not known.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'that the types beside CC stand in the list under the expected labels (Cédula de Extranjería, Pasaporte, Documento País Origen)',
    'what the page says of a document that is not in its database: until then it shows as changed',
    'that the server sends a whole chain of certificates on port 7005, and answers networks outside Colombia',
    'that the page stays a minute, as seen, before it goes back to its start',
  ],
};

export const policiaDocumentTypes = ['CC', 'CE', 'PA', 'DPO'] as const;

const request = z.strictObject({
  document_type: field(z.enum(policiaDocumentTypes).default('CC'), {
    label: { es: 'Tipo de documento', en: 'Document type' },
    help: { es: 'Tipo de documento de la persona', en: 'Kind of the person’s document' },
    choices: {
      CC: { es: 'Cédula de ciudadanía', en: 'Citizenship card (cédula)' },
      CE: { es: 'Cédula de extranjería', en: 'Foreigner card' },
      PA: { es: 'Pasaporte', en: 'Passport' },
      DPO: { es: 'Documento del país de origen', en: 'Document of the country of origin' },
    },
  }),
  document_number: field(text({ min: 3, max: 30, pattern: /^[A-Za-z0-9-]+$/ }), {
    label: { es: 'Número de documento', en: 'Document number' },
    help: {
      es: 'De 3 a 30 letras, dígitos y guiones, sin puntos ni espacios',
      en: '3 to 30 letters, digits and hyphens, without dots or spaces',
    },
  }),
});

const data = z.strictObject({
  document_type_label: field(z.string(), {
    label: { es: 'Tipo de documento', en: 'Document type' },
    help: { es: 'Como se eligió en la página', en: 'As chosen on the page' },
  }),
  document_number: field(z.string(), {
    label: { es: 'Número de documento', en: 'Document number' },
    help: { es: 'El número consultado', en: 'The number that was asked' },
  }),
  full_name: field(z.string(), {
    label: { es: 'Apellidos y nombres', en: 'Surnames and names' },
    help: { es: 'Como los muestra la fuente', en: 'As the source shows them' },
  }),
  has_records: field(z.boolean(), {
    label: { es: 'Con antecedentes', en: 'Has records' },
    help: {
      es: 'Falso cuando la fuente dice que no tiene asuntos pendientes',
      en: 'False when the source says that nothing is pending',
    },
  }),
  status: field(z.string(), {
    label: { es: 'Leyenda', en: 'Legend' },
    help: { es: 'La leyenda de la fuente, literal', en: 'The legend of the source, verbatim' },
  }),
  message: field(z.string(), {
    label: { es: 'Mensaje', en: 'Message' },
    help: { es: 'El texto completo de la fuente', en: 'The full text of the source' },
  }),
  checked_at: field(z.iso.datetime({ offset: true }), {
    label: { es: 'Consultado el', en: 'Checked at' },
    help: { es: 'Cuándo se leyó la página', en: 'When the page was read' },
  }),
});

const common = {
  country: 'CO',
  source: policia,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'Los términos de la página solo permiten consultar los datos propios (Decreto 19 de 2012, arts. 93 y 94). Consulte a otra persona únicamente con ella o con su autorización, y consérvela.',
      en: 'The terms of the page allow only one’s own data to be asked (Decree 19 of 2012, arts. 93 and 94). Ask about somebody else only together with them or with their authorization, and keep it.',
    },
    terms: 'https://antecedentes.policia.gov.co:7005/WebJudicial/index.xhtml',
    thirdParties: 'forbidden',
  },
  adverse: true,
  concernsPersons: true,
  request,
  data,
  example: { document_type: 'CC', document_number: '10000002' },
  patienceMs: 0,
  subject: (input: { document_type: string; document_number: string }) =>
    `${input.document_type} ${input.document_number}`,
  digest: (answer: z.output<typeof data>): Digest => ({
    found: answer.has_records,
    title: answer.full_name,
    place: null,
    date: answer.checked_at.slice(0, 10),
    count: null,
    note: null,
    flags: [],
  }),
} as const;

export const policiaCriminalRecords = operation({
  ...common,
  id: 'policia_criminal_records',
  path: '/co/policia/criminal-records/v1',
  title: { es: 'Antecedentes judiciales (Policía)', en: 'Judicial records (police)' },
  description: {
    es: 'Lo que la Policía Nacional muestra de los antecedentes judiciales de una persona, en su página oficial.',
    en: 'What the national police shows of a person’s judicial records, on its official page.',
  },
});

export const policiaCriminalRecordsLookup = operation({
  ...common,
  id: 'policia_criminal_records_lookup',
  path: '/co/policia/criminal-records/lookup/v1',
  title: { es: 'Antecedentes judiciales, ruta anterior', en: 'Judicial records, older path' },
  description: {
    es: 'La misma consulta de antecedentes judiciales, por su otra ruta publicada.',
    en: 'The same check of judicial records, at its other published path.',
  },
});

export const policiaOperations = [policiaCriminalRecords, policiaCriminalRecordsLookup] as const;
