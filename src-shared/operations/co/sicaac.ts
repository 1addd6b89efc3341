import { z } from 'zod';
import { field, operation, text, type Source } from '../operation';

/** Ministerio de Justicia, SICAAC (facts of 2026-11-21: the public consultation was found by nobody). */
export const sicaac: Source = {
  id: 'sicaac',
  name: { es: 'SICAAC: insolvencia de persona natural', en: 'SICAAC: insolvency of natural persons' },
  publisher: 'Ministerio de Justicia y del Derecho de Colombia',
  homepage: 'https://sicaac.gov.co',
  confidence: 'unknown',
  notes: {
    es: 'No se conoce la página pública de consulta: la persona llega a ella desde el inicio, los datos se ponen donde las etiquetas lo dicen y la tabla se lee por sus encabezados. Las notarías no reportan todos los casos: que no haya casos es un indicio débil.',
    en: 'The public page is not known: the person reaches it from the start, the data are filled in where labels say so, and the table is read by its heads. Notaries do not report every case: no case is weak evidence.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'that there is a public consultation by document, and its address',
    'its labels, the heads of its table, its words when there is nothing, and whether it has a captcha',
    'that the answer comes as a page of its own: only there are words that there is nothing believed',
  ],
};

export const sicaacDocumentTypes = ['CC', 'CE', 'TI', 'RC', 'PA', 'NIT', 'NA', 'NIE', 'DEC'] as const;

const request = z.strictObject({
  document_number: field(text({ min: 3, max: 30, pattern: /^[A-Za-z0-9-]+$/ }), {
    label: { es: 'Número de documento', en: 'Document number' },
    help: { es: 'De 3 a 30 letras, dígitos y guiones', en: '3 to 30 letters, digits and hyphens' },
  }),
  document_type: field(z.enum(sicaacDocumentTypes).default('CC'), {
    label: { es: 'Tipo de documento', en: 'Document type' },
    help: { es: 'Tipo de documento de la persona', en: 'Kind of the person’s document' },
    choices: {
      CC: { es: 'Cédula de ciudadanía', en: 'Citizenship card (cédula)' },
      CE: { es: 'Cédula de extranjería', en: 'Foreigner card' },
      TI: { es: 'Tarjeta de identidad', en: 'Identity card of minors' },
      RC: { es: 'Registro civil', en: 'Civil registry' },
      PA: { es: 'Pasaporte', en: 'Passport' },
      NIT: { es: 'NIT', en: 'NIT' },
      NA: { es: 'NA, como lo nombra la fuente', en: 'NA, as the source names it' },
      NIE: { es: 'NIE, como lo nombra la fuente', en: 'NIE, as the source names it' },
      DEC: { es: 'DEC, como lo nombra la fuente', en: 'DEC, as the source names it' },
    },
  }),
});

const insolvencyCase = z.strictObject({
  entity_name: field(z.string(), {
    label: { es: 'Entidad', en: 'Entity' },
    help: { es: 'Centro de conciliación o notaría', en: 'Conciliation centre or notary' },
  }),
  party_type: field(z.string(), {
    label: { es: 'Calidad', en: 'Party' },
    help: {
      es: 'Deudor o acreedor, como lo dice la fuente',
      en: 'Debtor or creditor, as the source says it',
    },
  }),
  request_date: field(z.iso.date().nullable(), {
    label: { es: 'Fecha de solicitud', en: 'Requested on' },
    help: { es: 'Fecha de la solicitud', en: 'Date of the request' },
  }),
});

export const sicaacInsolvencyCases = operation({
  id: 'sicaac_insolvency_cases_lookup',
  path: '/co/sicaac/insolvency-cases/lookup/v1',
  country: 'CO',
  source: sicaac,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'La aplicación abre el inicio de SICAAC: busque allí la consulta pública de insolvencia por documento.',
      en: 'The application opens the start of SICAAC: look there for the public consultation of insolvency by document.',
    },
    terms: null,
  },
  title: { es: 'Insolvencia de persona natural (SICAAC)', en: 'Insolvency of natural persons (SICAAC)' },
  description: {
    es: 'Trámites de insolvencia en los que figura una persona, como deudora o acreedora.',
    en: 'Insolvency cases in which a person appears, as debtor or creditor.',
  },
  adverse: true,
  concernsPersons: true,
  request,
  data: z.strictObject({
    document_type_label: field(z.string(), {
      label: { es: 'Tipo de documento', en: 'Document type' },
      help: { es: 'Como se eligió para la consulta', en: 'As chosen for the lookup' },
    }),
    document_number: field(z.string(), {
      label: { es: 'Número de documento', en: 'Document number' },
      help: { es: 'El número consultado', en: 'The number that was asked' },
    }),
    cases: field(z.array(insolvencyCase), {
      label: { es: 'Trámites', en: 'Cases' },
      help: { es: 'Los trámites que la fuente muestra', en: 'The cases that the source shows' },
    }),
  }),
  example: { document_type: 'CC', document_number: '10000001' },
  patienceMs: 0,
  subject: (input) => `${input.document_type} ${input.document_number}`,
  digest: ({ cases }) => ({
    found: cases.length > 0,
    title: cases[0]?.entity_name ?? null,
    place: null,
    date: cases[0]?.request_date ?? null,
    count: cases.length,
    note:
      cases.length > 0
        ? null
        : {
            es: 'No todas las notarías y centros reportan sus trámites a SICAAC.',
            en: 'Not all notaries and centres report their cases to SICAAC.',
          },
    flags: [],
  }),
  columns: {
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Solicitado el', en: 'Requested on' },
    count: { es: 'Trámites', en: 'Cases' },
  },
});

export const sicaacOperations = [sicaacInsolvencyCases] as const;
