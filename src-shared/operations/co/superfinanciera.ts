import { z } from 'zod';
import { field, operation, text, type Source } from '../operation';

/** Superintendencia Financiera, «Formule su queja» (facts of 2026-11-21: the application was seen, this page was not). */
export const superfinanciera: Source = {
  id: 'superfinanciera',
  name: { es: 'Formule su queja: consulta de trámites', en: 'Complaints: state of a filing' },
  publisher: 'Superintendencia Financiera de Colombia',
  homepage: 'https://www.superfinanciera.gov.co',
  confidence: 'inferred',
  notes: {
    es: 'Se conoce la aplicación, no la página de consulta de quejas: la persona llega a ella desde el menú, y la respuesta se lee por los encabezados de su tabla. Si la página resulta distinta, la respuesta se guarda y se muestra como cambiada.',
    en: 'The application is known, its page for the state of a complaint is not: the person reaches it from the menu, and the answer is read by the heads of its table. If the page proves different, the answer is kept and shown as changed.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the address of the page on which the state of a complaint is asked, and whether it has a captcha',
    'the labels of its fields, the heads of its table and its words when there is nothing',
    'that the answer comes as a page of its own: only there are words that there is nothing believed',
  ],
};

const request = z.strictObject({
  document_number: field(text({ min: 5, max: 20, pattern: /^\d{5,20}$/ }), {
    label: { es: 'Número de identificación', en: 'Identification number' },
    help: {
      es: 'De 5 a 20 dígitos, de quien presentó la queja',
      en: '5 to 20 digits, of who filed the complaint',
    },
  }),
  filing_number: field(text({ min: 10, max: 10, pattern: /^\d{10}$/ }), {
    label: { es: 'Número de radicado', en: 'Filing number' },
    help: { es: '10 dígitos: el año y seis cifras más', en: '10 digits: the year and six more' },
  }),
});

const complaint = z.strictObject({
  filing_date: field(z.iso.date().nullable(), {
    label: { es: 'Fecha de radicación', en: 'Filed on' },
    help: { es: 'Fecha de radicación de la queja', en: 'Date on which the complaint was filed' },
  }),
  filing_number: field(z.string(), {
    label: { es: 'Radicado', en: 'Filing number' },
    help: { es: 'Número de radicado de la queja', en: 'Number of the complaint' },
  }),
  entity_name: field(z.string(), {
    label: { es: 'Entidad', en: 'Entity' },
    help: { es: 'Entidad vigilada contra la que va la queja', en: 'Supervised entity that it is about' },
  }),
  primary_activity: field(z.string(), {
    label: { es: 'Actividad principal', en: 'Primary activity' },
    help: { es: 'Último trámite, como lo nombra la fuente', en: 'Stage, as the source names it' },
  }),
  attachments_text: field(z.string(), {
    label: { es: 'Adjuntos', en: 'Attachments' },
    help: { es: 'Lo que la fuente dice de los adjuntos', en: 'What the source says of attachments' },
  }),
  annexes_text: field(z.string(), {
    label: { es: 'Anexos', en: 'Annexes' },
    help: { es: 'Lo que la fuente dice de los anexos', en: 'What the source says of annexes' },
  }),
});

export const superfinancieraComplaints = operation({
  id: 'superfinanciera_complaints_search',
  path: '/co/superfinanciera/complaints/search/v1',
  country: 'CO',
  source: superfinanciera,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'Consulte una queja propia o de quien le haya autorizado: hace falta su número de identificación y el del radicado.',
      en: 'Ask about a complaint of your own or of somebody who authorized you: it takes their identification number and that of the filing.',
    },
    terms: null,
    thirdParties: 'authorization',
  },
  title: { es: 'Quejas financieras (Superfinanciera)', en: 'Financial complaints (Superfinanciera)' },
  description: {
    es: 'El estado de una queja contra una entidad financiera, en la página oficial.',
    en: 'The state of a complaint against a financial entity, on the official page.',
  },
  concernsPersons: true,
  request,
  data: z.strictObject({
    complaints: field(z.array(complaint), {
      label: { es: 'Quejas', en: 'Complaints' },
      help: { es: 'Las quejas que la fuente muestra', en: 'The complaints that the source shows' },
    }),
  }),
  example: { document_number: '10000001', filing_number: '2026000001' },
  patienceMs: 0,
  subject: (input) => input.filing_number,
  digest: ({ complaints }) => ({
    found: complaints.length > 0,
    title: complaints[0]?.entity_name ?? null,
    place: null,
    date: complaints[0]?.filing_date ?? null,
    count: complaints.length,
    note: null,
    flags: [],
  }),
  columns: {
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Radicada el', en: 'Filed on' },
    count: { es: 'Quejas', en: 'Complaints' },
  },
});

export const superfinancieraOperations = [superfinancieraComplaints] as const;
