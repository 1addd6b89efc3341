import { z } from 'zod';
import { field, operation, text, type Source } from '../operation';

/** Perú, Relaciones Exteriores, carné de extranjería (facts of 2026-11-21: form seen, result page not). */
export const rree: Source = {
  id: 'rree',
  name: { es: 'Consulta de carné de extranjería (RREE)', en: 'Foreigner card check (RREE)' },
  publisher: 'Ministerio de Relaciones Exteriores del Perú',
  homepage: 'https://sistemasdgc.rree.gob.pe/carext_consulta_webapp/',
  confidence: 'inferred',
  notes: {
    es: 'Carnés que expide Relaciones Exteriores, de 8 dígitos; los de Migraciones, de 9, no están aquí. El formulario se conoce; la página de resultado no, y se lee por sus etiquetas: con menos que el número y los nombres, la respuesta se muestra como cambiada.',
    en: 'Cards issued by the foreign ministry, of 8 digits; those of Migraciones, of 9, are not here. The form is known; the result page is not and is read by its labels: with less than number and names, the answer is shown as changed.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the result page: labels, order, and the words when there is no card',
    'how a wrong code of the picture is answered',
    'that the answer comes as a page of its own: only there are words that there is nothing believed',
  ],
};

const words = (es: string, en: string) => ({
  label: { es, en },
  help: { es: `${es}, como lo muestra la fuente`, en: `${en}, as the source shows it` },
});

export const rreeForeignerCards = operation({
  id: 'rree_foreigner_cards_lookup',
  path: '/pe/rree/foreigner-cards/lookup/v1',
  country: 'PE',
  source: rree,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'Datos personales de un tercero: consulte con su autorización o con otra base legal, que queda registrada.',
      en: 'Personal data of somebody else: ask with their authorization or another legal basis, which is recorded.',
    },
    terms: null,
  },
  title: { es: 'Carné de extranjería del Perú (RREE)', en: 'Peruvian foreigner card (RREE)' },
  description: {
    es: 'A quién se expidió un carné de extranjería de Relaciones Exteriores y hasta cuándo vale.',
    en: 'To whom a foreigner card of the foreign ministry was issued, and until when it holds.',
  },
  concernsPersons: true,
  request: z.strictObject({
    card_number: field(text({ min: 8, max: 8, pattern: /^\d{8}$/ }), {
      label: { es: 'Número de carné', en: 'Card number' },
      help: { es: '8 dígitos, con los ceros a la izquierda', en: '8 digits, leading zeros included' },
    }),
  }),
  data: z.strictObject({
    found: field(z.boolean(), {
      label: { es: 'Existe', en: 'Found' },
      help: {
        es: 'Falso cuando la fuente dice que no hay registro',
        en: 'False when the source says there is no record',
      },
    }),
    card_number: field(z.string(), words('Número de carné', 'Card number')),
    birth_date: field(z.iso.date().nullable(), words('Fecha de nacimiento', 'Date of birth')),
    last_name: field(z.string().nullable(), words('Apellidos', 'Surnames')),
    first_name: field(z.string().nullable(), words('Nombres', 'Given names')),
    nationality: field(z.string().nullable(), words('Nacionalidad', 'Nationality')),
    expiration_date: field(z.iso.date().nullable(), words('Fecha de caducidad', 'Date of expiry')),
    immigration_status: field(z.string().nullable(), words('Calidad migratoria', 'Immigration status')),
  }),
  example: { card_number: '00000001' },
  patienceMs: 0,
  subject: (input) => input.card_number,
  digest: (data) => ({
    found: data.found,
    title: data.found ? `${data.last_name}, ${data.first_name}` : null,
    place: data.nationality,
    date: data.expiration_date,
    count: null,
    note: null,
    flags: [],
  }),
  columns: {
    place: { es: 'Nacionalidad', en: 'Nationality' },
    date: { es: 'Vence el', en: 'Expires on' },
    count: { es: 'Registros', en: 'Records' },
  },
});

export const rreeOperations = [rreeForeignerCards] as const;
