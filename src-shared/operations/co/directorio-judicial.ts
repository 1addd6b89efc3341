import { z } from 'zod';
import { nullableText, said, type Words } from '../fields';
import { field, operation, pageField, pagination, text, type Digest, type Source } from '../operation';

/**
 * The mailboxes of Colombia's judiciary (facts of 2026-11-21): a public Power BI report that the judiciary's page embeds,
 * whose columns were seen and whose wire form is inferred, and the SIERJU directory of courts, whose Excel was seen.
 */
export const directorioJudicial: Source = {
  id: 'rama_judicial_directory',
  name: { es: 'Directorio de correos de la Rama Judicial', en: 'Mailbox directory of the judiciary' },
  publisher: 'Consejo Superior de la Judicatura, Rama Judicial de Colombia',
  homepage: 'https://www.ramajudicial.gov.co',
  pages: ['https://directoriojudicial.ramajudicial.gov.co'],
  confidence: 'inferred',
  notes: {
    es: 'Los buzones vienen del informe público de Power BI que la página de la Rama enlaza; sus columnas se conocen, los nombres internos y los valores de TIPO se deducen: un tipo que no se conoce se muestra como viene y no se filtra por él. Dirección, distrito, circuito y teléfono vienen del directorio SIERJU, un Excel que usted descarga («Consulta Externa Despachos», «Exportar Excel») e importa en Listas; sin él faltan. Los primeros 12 dígitos de un radicado son el despacho de origen, que puede no ser el actual. Una dirección no se deduce nunca del código.',
    en: 'The mailboxes come from the public Power BI report that the judiciary’s page links; its columns are known, its internal names and the values of TIPO are inferred: a type that is not known is shown as it comes and never filtered by. Address, district, circuit and telephone come from the SIERJU directory, an Excel file that you download (“Consulta Externa Despachos”, “Exportar Excel”) and import under Lists; without it they are missing. The first 12 digits of a radicado are the court of origin, which need not be the present one. An address is never derived from the code.',
  },
  factsOf: '2026-11-21',
};

const fromSierju: Words = [
  'Del directorio SIERJU; null si no se ha importado o no tiene el despacho',
  'From the SIERJU directory; null when it was not imported or lacks the court',
];

const accountTypes = ['despacho', 'area'] as const;
export type AccountType = (typeof accountTypes)[number];
const typeWords = {
  despacho: { es: 'Despacho', en: 'Court (despacho)' },
  area: { es: 'Área', en: 'Area' },
};

const mailbox = z.strictObject({
  email: said(z.string(), ['Correo', 'E-mail']),
  office_name: said(nullableText, ['Despacho o área', 'Court or area']),
  account_type: field(z.enum(accountTypes).nullable(), {
    label: { es: 'Clase de cuenta', en: 'Kind of account' },
    help: {
      es: 'Del despacho, o de un área de servicio; null si la fuente lo dice de otro modo',
      en: 'Of the court, or of a service area; null when the source says something else',
    },
    choices: typeWords,
  }),
  account_type_text: said(
    nullableText,
    ['Tipo como consta', 'Type as listed'],
    ['TIPO, como lo escribe la fuente', 'TIPO, as the source writes it'],
  ),
  court_code: said(
    nullableText,
    ['Código del despacho', 'Court code'],
    ['12 dígitos; como consta si son otros', '12 digits; as listed when they are others'],
  ),
  corporation: said(nullableText, ['Corporación', 'Corporation']),
  specialty: said(nullableText, ['Especialidad', 'Specialty']),
  department: said(nullableText, ['Departamento', 'Department']),
  city: said(nullableText, ['Ciudad', 'City']),
  district: said(nullableText, ['Distrito', 'District'], fromSierju),
  circuit: said(nullableText, ['Circuito', 'Circuit'], fromSierju),
  address: said(nullableText, ['Dirección', 'Address'], fromSierju),
  phone: said(nullableText, ['Teléfono', 'Telephone'], fromSierju),
});
export type Mailbox = z.output<typeof mailbox>;

const court = z.strictObject({
  court_code: said(z.string(), ['Código del despacho', 'Court code']),
  office_name: said(nullableText, ['Despacho', 'Court']),
  judge: said(nullableText, ['Juez o magistrado', 'Judge']),
  jurisdiction: said(nullableText, ['Jurisdicción', 'Jurisdiction']),
  district: said(nullableText, ['Distrito', 'District']),
  circuit: said(nullableText, ['Circuito', 'Circuit']),
  department: said(nullableText, ['Departamento', 'Department']),
  city: said(nullableText, ['Municipio', 'Municipality']),
  address: said(nullableText, ['Dirección', 'Address']),
  location: said(nullableText, ['Ubicación', 'Location']),
  phone: said(nullableText, ['Teléfono', 'Telephone']),
});
export type Court = z.output<typeof court>;

const found = said(z.boolean(), ['Hay algún buzón', 'There is a mailbox']);
const mailboxes = said(z.array(mailbox), ['Buzones', 'Mailboxes']);
const asOf = said(z.iso.date(), ['Fecha de los datos', 'Date of the data']);
const courtsAsOf = said(
  z.iso.date().nullable(),
  ['Directorio SIERJU al', 'SIERJU directory as of'],
  ['null cuando no se ha importado', 'null when it was not imported'],
);

/** A filter that holds from the start of a name. */
const beginning = (max: number, label: Words, examples: Words) =>
  field(text({ max }).default(''), {
    label: { es: label[0], en: label[1] },
    help: {
      es: `Comienzo del nombre, sin importar tildes ni mayúsculas${examples[0]}`,
      en: `Beginning of the name, accents and case ignored${examples[1]}`,
    },
  });

/** The list that SIERJU's directory is kept as. */
export const courtsList = 'co_rama_judicial_courts';

const common = {
  country: 'CO',
  source: directorioJudicial,
  servedFrom: 'dataset',
  access: 'file',
  columns: {
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Fecha', en: 'Date' },
    count: { es: 'Buzones', en: 'Mailboxes' },
  },
} as const;

const none: Digest = {
  found: false,
  title: null,
  place: null,
  date: null,
  count: 0,
  note: null,
  flags: [],
};

function placeOf({ city, department }: Mailbox): string {
  return [city, department].filter((part) => part !== null).join(', ');
}

export const emailDirectory = operation({
  ...common,
  id: 'rama_judicial_email_directory',
  path: '/co/rama-judicial/email-directory/v1',
  title: { es: 'Correos de la Rama Judicial', en: 'Mailboxes of the judiciary' },
  description: {
    es: 'Busca los correos de juzgados, tribunales, altas cortes y áreas de servicio, por lugar, corporación, especialidad o despacho.',
    en: 'Searches the mailboxes of courts and service areas, by place, corporation, specialty or court.',
  },
  request: z.strictObject({
    query: field(text({ max: 200 }).default(''), {
      label: { es: 'Buscar', en: 'Search' },
      help: {
        es: 'Palabras, o sus comienzos, del despacho, la dirección, la corporación, la especialidad, el lugar o el distrito',
        en: 'Words, or beginnings of them, of court, address, corporation, specialty, place or district',
      },
    }),
    department: beginning(60, ['Departamento', 'Department'], ['', '']),
    city: beginning(60, ['Ciudad', 'City'], ['', '']),
    corporation: beginning(
      120,
      ['Corporación', 'Corporation'],
      [
        ': juzgado-de-circuito, tribunal-superior, corte-suprema; «juzgado» los abarca todos',
        ': juzgado-de-circuito, tribunal-superior, corte-suprema; “juzgado” is all of them',
      ],
    ),
    specialty: beginning(
      120,
      ['Especialidad', 'Specialty'],
      [
        ': civil, laboral, familia; «penal» abarca sus ramas',
        ': civil, laboral, familia; “penal” has all its branches',
      ],
    ),
    account_type: field(z.enum(['', ...accountTypes]).default(''), {
      label: { es: 'Clase de cuenta', en: 'Kind of account' },
      help: { es: 'Vacío, todas', en: 'Empty for all' },
      choices: { '': { es: 'Todas', en: 'All' }, ...typeWords },
    }),
    court_code: field(text({ max: 25, pattern: /^(\d{12}|\d{20,25})?$/ }).default(''), {
      label: { es: 'Código del despacho', en: 'Court code' },
      help: {
        es: '12 dígitos, o un radicado, del que se toman los primeros 12: el despacho de origen',
        en: '12 digits, or a radicado, of which the first 12 are taken: the court of origin',
      },
      widget: 'court_code',
    }),
    district: beginning(
      60,
      ['Distrito', 'District'],
      [' (del directorio SIERJU)', ' (from the SIERJU directory)'],
    ),
    page: pageField,
    per_page: field(z.int().min(1).max(100).default(20), {
      label: { es: 'Por página', en: 'Per page' },
      help: { es: 'Buzones por página, de 1 a 100', en: 'Mailboxes per page, 1 to 100' },
      rarely: true,
    }),
  }),
  data: z.strictObject({
    found,
    mailboxes,
    pagination: said(pagination, ['Páginas de resultados', 'Pages of results']),
    as_of: asOf,
    courts_as_of: courtsAsOf,
  }),
  example: { query: 'ejemplo', city: 'medellin' },
  subject: ({ query, city, department, corporation, specialty, district, court_code }) =>
    [query, corporation, specialty, city, department, district, court_code]
      .filter((part) => part !== '')
      .join(' · ') || 'Directorio',
  digest: ({ mailboxes: [first], pagination: { total } }) => ({
    ...none,
    found: total > 0,
    title: first?.office_name ?? null,
    place: first === undefined ? null : placeOf(first),
    count: total,
  }),
});

export const emailsByCourt = operation({
  ...common,
  id: 'rama_judicial_emails_by_court',
  path: '/co/rama-judicial/emails-by-court/v1',
  title: { es: 'Correos de un despacho judicial', en: 'Mailboxes of a court' },
  description: {
    es: 'Todos los correos de un despacho por su código o por un radicado: el suyo primero, luego los de sus áreas.',
    en: 'Every mailbox of a court by its code or by a radicado: its own first, then those of its areas.',
  },
  request: z.strictObject({
    court_code: field(text({ min: 12, max: 25, pattern: /^(\d{12}|\d{20,25})$/ }), {
      label: { es: 'Código del despacho', en: 'Court code' },
      help: {
        es: '12 dígitos, o un radicado, del que se toman los primeros 12: el despacho de origen',
        en: '12 digits, or a radicado, of which the first 12 are taken: the court of origin',
      },
      widget: 'court_code',
    }),
  }),
  data: z.strictObject({
    found,
    court_code: said(
      z.string(),
      ['Código del despacho', 'Court code'],
      ['Los 12 dígitos consultados', 'The 12 digits that were asked for'],
    ),
    court: said(court.nullable(), ['Despacho', 'Court'], fromSierju),
    mailboxes,
    as_of: asOf,
    courts_as_of: courtsAsOf,
  }),
  example: { court_code: '050014003001' },
  subject: ({ court_code }) => court_code.slice(0, 12),
  digest: ({ mailboxes: all, court: known }) => ({
    ...none,
    found: all.length > 0,
    title: all[0]?.office_name ?? known?.office_name ?? null,
    place: all[0] === undefined ? null : placeOf(all[0]),
    count: all.length,
  }),
});

export const directorioJudicialOperations = [emailDirectory, emailsByCourt] as const;
