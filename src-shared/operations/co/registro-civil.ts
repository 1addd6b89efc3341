import { z } from 'zod';
import type { Text } from '../../text';
import { day, words } from '../assisted-fields';
import { checkedAt, field, operation, text, type Source } from '../operation';

/**
 * Registraduría, Consulta de registro civil (SCCRC). Facts of 2026-11-21: portal, search by document and messages seen in
 * working clients; the form of the search by names and the words beside office, serial and date are inferred.
 */
export const registroCivil: Source = {
  id: 'registro_civil',
  name: { es: 'Consulta de registro civil', en: 'Civil registry lookup' },
  publisher: 'Registraduría Nacional del Estado Civil de Colombia',
  homepage: 'https://consultasrc.registraduria.gov.co/ProyectoSCCRC/',
  confidence: 'inferred',
  notes: {
    es: 'La base no contiene todos los registros antiguos de «tomo y folio»: que no haya resultado no prueba que no exista el registro de nacimiento. Se conocen la entrada pública, los mensajes y los campos del nombre; la búsqueda por nombres y los rótulos de oficina, serial y fecha son inferidos, y un rótulo distinto se muestra como cambio de la página.',
    en: 'Its database does not hold every old “tomo y folio” record: no result is no proof that there is no birth record. The public entry, the messages and the fields of the name are known; the search by names and the labels of office, serial and date are inferred, and another label shows as a changed page.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the search by names, and whether it asks for more than the names',
    'the labels of office, serial and date in the result',
  ],
};

const needed = (label: Text) =>
  field(text({ min: 1, max: 60 }), {
    label,
    help: {
      es: 'De 1 a 60 letras, como figura en el registro',
      en: '1 to 60 letters, as it stands in the registry',
    },
  });
const optional = (label: Text) =>
  field(text({ max: 60 }).default(''), {
    label,
    help: { es: 'Hasta 60 letras; opcional', en: 'Up to 60 letters; optional' },
  });

const nameWords = {
  first_surname: { es: 'Primer apellido', en: 'First surname' },
  second_surname: { es: 'Segundo apellido', en: 'Second surname' },
  first_name: { es: 'Primer nombre', en: 'First name' },
  second_name: { es: 'Segundo nombre', en: 'Second name' },
} as const;
const asShown = { es: 'Como lo muestra la fuente', en: 'As the source shows it' };

/** One birth record. */
const record = {
  document_number: words(
    { es: 'Documento (NUIP)', en: 'Document (NUIP)' },
    {
      es: 'El número de documento del registro; null si no lo dice',
      en: 'Document number of the record; null if it says none',
    },
  ),
  first_surname: words(nameWords.first_surname, asShown),
  second_surname: words(nameWords.second_surname, asShown),
  first_name: words(nameWords.first_name, asShown),
  second_name: words(nameWords.second_name, asShown),
  sex: words({ es: 'Sexo', en: 'Sex' }, asShown),
  office: words(
    { es: 'Oficina', en: 'Office' },
    {
      es: 'Notaría, registraduría o consulado del registro',
      en: 'Notary, registry or consulate of the record',
    },
  ),
  serial: words(
    { es: 'Serial', en: 'Serial' },
    {
      es: 'Indicativo serial; null en registros de «tomo y folio»',
      en: 'Serial of the record; null for “tomo y folio” records',
    },
  ),
  inscription_date: day(
    { es: 'Fecha de inscripción', en: 'Inscribed on' },
    { es: 'Día de la inscripción', en: 'Day of the inscription' },
  ),
} as const;

export const registroCivilBirthRecord = operation({
  id: 'registro_civil_birth_record',
  path: '/co/registro-civil/birth-record/v1',
  country: 'CO',
  source: registroCivil,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'La página es una consulta pública. Elija en ella la búsqueda por nombres y fecha de nacimiento: los datos quedan puestos y usted resuelve la imagen. La finalidad y la base legal quedan registradas.',
      en: 'The page is a public lookup. Choose there the search by names and date of birth: the data are filled in and you solve the picture. Purpose and legal basis are recorded.',
    },
    terms: null,
  },
  title: { es: 'Registro civil de nacimiento', en: 'Birth record' },
  description: {
    es: 'Oficina, serial y fecha de inscripción del registro de nacimiento de una persona. La base no contiene todos los registros antiguos.',
    en: 'Office, serial and inscription date of a person’s birth record. The database does not hold every old record: found false is no proof that there is none.',
  },
  concernsPersons: true,
  request: z.strictObject({
    first_surname: needed(nameWords.first_surname),
    first_name: needed(nameWords.first_name),
    sex: field(z.enum(['M', 'F']), {
      label: { es: 'Sexo', en: 'Sex' },
      help: { es: 'Como figura en el registro', en: 'As it stands in the registry' },
      choices: { M: { es: 'Masculino', en: 'Male' }, F: { es: 'Femenino', en: 'Female' } },
    }),
    birth_date: field(z.iso.date().regex(/^(?:19\d\d|[2-9]\d{3})-/), {
      label: { es: 'Fecha de nacimiento', en: 'Date of birth' },
      help: { es: 'aaaa-mm-dd, desde el año 1900', en: 'yyyy-mm-dd, from the year 1900 on' },
    }),
    second_surname: optional(nameWords.second_surname),
    second_name: optional(nameWords.second_name),
  }),
  data: z.strictObject({
    found: field(z.boolean(), {
      label: { es: 'Encontrado', en: 'Found' },
      help: {
        es: 'Falso cuando la fuente dice que no hay registros; no prueba que no exista el nacimiento',
        en: 'False when the source says that it has no records; no proof that the birth was not registered',
      },
    }),
    ...record,
    matches: field(z.array(z.strictObject(record)), {
      label: { es: 'Registros', en: 'Records' },
      help: {
        es: 'Todos los registros que la fuente muestra; arriba está el primero',
        en: 'Every record that the source shows; the first one stands above',
      },
    }),
    checked_at: checkedAt,
  }),
  example: { first_surname: 'FICTICIA', first_name: 'ANA', sex: 'F', birth_date: '1990-05-17' },
  patienceMs: 0,
  subject: ({ first_name, second_name, first_surname, second_surname }) =>
    [first_name, second_name, first_surname, second_surname].filter(Boolean).join(' '),
  digest: ({ found, serial, office, inscription_date, matches }) => ({
    found,
    title: serial === null ? null : `Serial ${serial}`,
    place: office,
    date: inscription_date,
    count: matches.length,
    note:
      matches.length > 1
        ? {
            es: `Hay ${matches.length} registros con estos datos.`,
            en: `There are ${matches.length} records with these data.`,
          }
        : null,
    flags: [],
  }),
  columns: {
    place: { es: 'Oficina', en: 'Office' },
    date: { es: 'Inscrito el', en: 'Inscribed on' },
    count: { es: 'Registros', en: 'Records' },
  },
});

export const registroCivilOperations = [registroCivilBirthRecord] as const;
