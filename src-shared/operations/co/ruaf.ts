import { z } from 'zod';
import { day, documentType, words } from '../assisted-fields';
import { checkedAt, field, operation, text, type Source } from '../operation';

/**
 * Ministerio de Salud, SISPRO, RUAF (facts of 2026-11-21: pages, fields and columns seen in working clients; the words of
 * an empty block and the columns of severance are inferred).
 */
export const ruaf: Source = {
  id: 'ruaf',
  name: { es: 'RUAF: afiliaciones a la protección social', en: 'RUAF: social-security affiliations' },
  publisher: 'Ministerio de Salud y Protección Social de Colombia',
  homepage: 'https://ruaf.sispro.gov.co/TerminosCondiciones.aspx',
  confidence: 'seen',
  notes: {
    es: 'La página pide aceptar sus términos y la fecha de expedición del documento (la de nacimiento para TI y RC). Con una fecha errada no da reporte, y eso no se toma por «sin afiliaciones». Cada administradora reporta con su propio atraso. Son inferidas las palabras de un bloque vacío y las columnas de cesantías.',
    en: 'The page asks to accept its terms and for the issue date of the document (that of birth for TI and RC). With a wrong date it gives no report, and that is not taken for “no affiliations”. Each administrator reports with a delay of its own. The words of an empty block and the columns of severance are inferred.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'the words of a block without affiliations, and the columns of severance funds',
    'how the page answers a date of issue that does not fit the document',
    'that the report still opens inside the page, where its tables are read',
  ],
};

export const ruafDocumentTypes = ['CC', 'CE', 'TI', 'RC', 'PA', 'PEP', 'PPT'] as const;

const asShown = { es: 'Como lo muestra la fuente', en: 'As the source shows it' };
const administrator = words({ es: 'Administradora', en: 'Administrator' }, asShown);
const regime = words({ es: 'Régimen', en: 'Regime' }, asShown);
const affiliation_date = day(
  { es: 'Fecha de afiliación', en: 'Affiliated on' },
  { es: 'Día de la afiliación', en: 'Day of the affiliation' },
);
const status = words({ es: 'Estado', en: 'Status' }, asShown);
const work_municipality = words({ es: 'Municipio donde labora', en: 'Municipality of work' }, asShown);
const affiliate_type = words({ es: 'Tipo de afiliado', en: 'Kind of affiliate' }, asShown);

const block = <S extends z.ZodRawShape>(shape: S, es: string, en: string) =>
  field(z.array(z.strictObject(shape)), {
    label: { es, en },
    help: {
      es: 'Vacío cuando la fuente dice que no se han reportado afiliaciones',
      en: 'Empty when the source says that no affiliations were reported',
    },
  });

/** The blocks of the report, in its order. */
export const ruafBlocks = {
  health: block({ administrator, regime, affiliation_date, status, affiliate_type }, 'Salud', 'Health'),
  pension: block({ regime, administrator, affiliation_date, status }, 'Pensiones', 'Pension'),
  occupational_risk: block(
    {
      administrator,
      affiliation_date,
      status,
      economic_activity: words({ es: 'Actividad económica', en: 'Economic activity' }, asShown),
      work_municipality,
    },
    'Riesgos laborales',
    'Occupational risk',
  ),
  family_compensation: block(
    {
      administrator,
      affiliation_date,
      status,
      member_type: words({ es: 'Tipo de miembro', en: 'Kind of member' }, asShown),
      affiliate_type,
      work_municipality,
    },
    'Compensación familiar',
    'Family compensation',
  ),
  severance: block(
    { regime, administrator, affiliation_date, status, work_municipality },
    'Cesantías',
    'Severance',
  ),
} as const;

const name = (es: string, en: string) => words({ es, en }, asShown);

export const ruafAffiliations = operation({
  id: 'ruaf_affiliations',
  path: '/co/ruaf/affiliations/v1',
  country: 'CO',
  source: ruaf,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'Los términos de la página los acepta usted. Son datos personales que no son públicos: consulte a otra persona con su autorización, que queda registrada; hace falta la fecha de expedición de su documento.',
      en: 'The terms of the page are yours to accept. These are personal data that are not public: ask about somebody else with their authorization, which is recorded; the issue date of their document is needed.',
    },
    terms: 'https://ruaf.sispro.gov.co/TerminosCondiciones.aspx',
    thirdParties: 'authorization',
  },
  title: { es: 'Afiliaciones a la seguridad social (RUAF)', en: 'Social-security affiliations (RUAF)' },
  description: {
    es: 'Salud, pensiones, riesgos laborales, compensación familiar y cesantías de una persona.',
    en: 'Health, pension, occupational risk, family compensation and severance affiliations of a person.',
  },
  concernsPersons: true,
  request: z.strictObject({
    document_type: documentType(ruafDocumentTypes),
    document_number: field(text({ min: 5, max: 12, pattern: /^[1-9]\d{4,11}$/ }), {
      label: { es: 'Número de documento', en: 'Document number' },
      help: {
        es: 'De 5 a 12 dígitos, sin puntos y sin ceros a la izquierda',
        en: '5 to 12 digits, without dots and leading zeros',
      },
      widget: 'cedula',
    }),
    issue_date: field(z.iso.date(), {
      label: { es: 'Fecha de expedición', en: 'Issue date' },
      help: {
        es: 'aaaa-mm-dd, la del documento; para TI y RC, la fecha de nacimiento',
        en: 'yyyy-mm-dd, of the document; for TI and RC the date of birth',
      },
    }),
  }),
  data: z.strictObject({
    found: field(z.boolean(), {
      label: { es: 'Encontrado', en: 'Found' },
      help: {
        es: 'Falso cuando el reporte nombra el documento y dice que no hay nada de él',
        en: 'False when the report names the document and says that there is nothing of it',
      },
    }),
    document_type: field(z.enum(ruafDocumentTypes), {
      label: { es: 'Tipo de documento', en: 'Document type' },
      help: { es: 'El tipo consultado', en: 'The kind that was asked' },
    }),
    document_number: field(z.string(), {
      label: { es: 'Número de documento', en: 'Document number' },
      help: { es: 'El número consultado', en: 'The number that was asked' },
    }),
    first_name: name('Primer nombre', 'First name'),
    second_name: name('Segundo nombre', 'Second name'),
    first_surname: name('Primer apellido', 'First surname'),
    second_surname: name('Segundo apellido', 'Second surname'),
    sex: name('Sexo', 'Sex'),
    report_date: day(
      { es: 'Fecha del reporte', en: 'Date of the report' },
      { es: 'La que el reporte dice; null si no la dice', en: 'As the report says; null if it does not' },
    ),
    ...ruafBlocks,
    checked_at: checkedAt,
  }),
  example: { document_type: 'CC', document_number: '10000001', issue_date: '2008-03-14' },
  patienceMs: 0,
  subject: (input) => `${input.document_type} ${input.document_number}`,
  digest: (data) => ({
    found: data.found,
    title:
      [data.first_name, data.second_name, data.first_surname, data.second_surname]
        .filter(Boolean)
        .join(' ') || null,
    place: data.health[0]?.administrator ?? null,
    date: data.health[0]?.affiliation_date ?? null,
    count: (Object.keys(ruafBlocks) as (keyof typeof ruafBlocks)[]).reduce(
      (sum, key) => sum + data[key].length,
      0,
    ),
    note: null,
    flags: [],
  }),
  columns: {
    place: { es: 'Salud', en: 'Health' },
    date: { es: 'Afiliación a salud', en: 'Affiliated to health' },
    count: { es: 'Afiliaciones', en: 'Affiliations' },
  },
});

export const ruafOperations = [ruafAffiliations] as const;
