import { z } from 'zod';
import type { Text } from '../../text';
import { nullableDate, nullableText, said, type Words } from '../fields';
import { field, operation, text, type AssistedNotice, type Digest, type Source } from '../operation';

/**
 * SUNAT, Peru's tax administration (facts of 2026-11-21: the file's columns and the guarded page's shape were seen in
 * working clients; neither was asked). The operations answer from the padrón reducido; what only the guarded page knows
 * is null there, and comes with the operations that a person does in the window.
 */
export const sunat: Source = {
  id: 'sunat',
  name: { es: 'SUNAT, Registro Único de Contribuyentes', en: 'SUNAT, register of taxpayers' },
  publisher: 'Superintendencia Nacional de Aduanas y de Administración Tributaria',
  homepage: 'https://www.sunat.gob.pe',
  pages: ['https://e-consultaruc.sunat.gob.pe'],
  confidence: 'seen',
  notes: {
    es: 'Se responde desde una copia local del padrón reducido del RUC, que SUNAT publica por HTTP sin cifrar y cuya frecuencia no es cierta: la fecha de los datos es la del archivo. El padrón no trae actividades, fechas, comprobantes ni el domicilio de la mayoría de las personas naturales; la ficha de la página oficial, que abre una persona, los trae. Por un DNI se encuentra el RUC que empieza por 10; quien tiene otro (15 o 17) solo se encuentra en la página. Del ubigeo se conoce aquí el departamento; provincia y distrito vienen con la ficha. La página mostró su forma en marzo de 2025: si es otra, la respuesta se guarda y se muestra como cambiada.',
    en: 'Answered from a local copy of the padrón reducido of the RUC, which SUNAT publishes over unencrypted HTTP and how often is not certain: the data are of the file’s date. The padrón has no activities, dates, receipts, nor the address of most natural persons; the sheet on the official page, which a person opens, has them. A DNI finds the RUC that begins with 10; who has another one (15 or 17) is found on the page only. Of the ubigeo the department is known here; province and district come with the sheet. The page had its known shape in March 2025: when it is another, the answer is kept and shown as changed.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'of the padrón: the order of its rows, whether lines end with a separator, how blanks are written, how often it is published',
    'whether the labels of the sheet are still those of March 2025; an unknown one is `changed`',
    'the words of the page for a name or a document that it does not know',
  ],
};

/** null where the padrón answered, which has none of these. */
const onPage: Words = [
  'Solo en la ficha de la página oficial; null desde el padrón',
  'Only on the sheet of the official page; null from the padrón',
];

const addressParts = z.strictObject({
  street_type: said(nullableText, ['Tipo de vía', 'Type of street']),
  street_name: said(nullableText, ['Nombre de vía', 'Name of street']),
  zone_code: said(nullableText, ['Código de zona', 'Code of zone']),
  zone_type: said(nullableText, ['Tipo de zona', 'Type of zone']),
  number: said(nullableText, ['Número', 'Number']),
  interior: said(nullableText, ['Interior', 'Interior']),
  lot: said(nullableText, ['Lote', 'Lot']),
  apartment: said(
    nullableText,
    ['Departamento (interior)', 'Apartment'],
    ['El número del departamento en el edificio, no la región', 'Number of the flat, not the region'],
  ),
  block: said(nullableText, ['Manzana', 'Block']),
  kilometre: said(nullableText, ['Kilómetro', 'Kilometre']),
});

const document = z.strictObject({
  type: said(z.string(), ['Tipo', 'Type']),
  number: said(z.string(), ['Número', 'Number']),
  name: said(nullableText, ['Nombre', 'Name']),
});

const since = z.strictObject({
  name: said(z.string(), ['Nombre', 'Name']),
  since: said(nullableDate, ['Desde', 'Since']),
});

const activity = z.strictObject({
  rank: said(z.string(), ['Orden', 'Rank'], ['Como lo nombra la fuente', 'As the source names it']),
  ciiu: said(nullableText, ['CIIU', 'CIIU']),
  description: said(z.string(), ['Actividad', 'Activity']),
});

const asOf = said(
  nullableDate,
  ['Fecha de los datos', 'Date of the data'],
  ['La del padrón; null cuando respondió la página', 'That of the padrón; null when the page answered'],
);
const checkedAt = said(
  z.iso.datetime({ offset: true }).nullable(),
  ['Consultado el', 'Checked at'],
  ['Cuándo lo dijo la página; null desde el padrón', 'When the page said so; null from the padrón'],
);

const taxpayer = z.strictObject({
  found: said(
    z.boolean(),
    ['Está inscrito', 'Is registered'],
    ['Falso cuando la fuente no tiene ese RUC', 'False when the source has no such RUC'],
  ),
  ruc: said(z.string(), ['RUC', 'RUC'], ['El RUC consultado', 'The RUC that was asked for']),
  name: said(nullableText, ['Nombre o razón social', 'Name or company name']),
  status: said(nullableText, ['Estado del contribuyente', 'Status of the taxpayer']),
  address_condition: said(nullableText, ['Condición de domicilio', 'Condition of the address']),
  deregistration_date: said(nullableDate, ['Fecha de baja', 'Date of deregistration'], onPage),
  ubigeo: said(
    nullableText,
    ['Ubigeo', 'Ubigeo'],
    ['Código INEI de seis dígitos; null desde la página', 'Six-digit code of INEI; null from the page'],
  ),
  department: said(nullableText, ['Departamento', 'Department']),
  province: said(nullableText, ['Provincia', 'Province'], onPage),
  district: said(nullableText, ['Distrito', 'District'], onPage),
  address: said(
    nullableText,
    ['Domicilio fiscal', 'Fiscal address'],
    [
      'Compuesto de las partes del padrón, o como lo muestra la página',
      'Put together from the parts of the padrón, or as the page shows it',
    ],
  ),
  address_parts: said(
    addressParts.nullable(),
    ['Partes del domicilio', 'Parts of the address'],
    ['Como están en el padrón; null desde la página', 'As they stand in the padrón; null from the page'],
  ),
  taxpayer_type: said(nullableText, ['Tipo de contribuyente', 'Type of taxpayer'], onPage),
  document: said(document.nullable(), ['Documento', 'Document'], onPage),
  trade_name: said(nullableText, ['Nombre comercial', 'Trade name'], onPage),
  registration_date: said(nullableDate, ['Fecha de inscripción', 'Date of registration'], onPage),
  activity_start_date: said(nullableDate, ['Inicio de actividades', 'Start of activities'], onPage),
  profession: said(nullableText, ['Profesión u oficio', 'Profession or trade'], onPage),
  receipt_system: said(nullableText, ['Sistema de emisión', 'System of receipts'], onPage),
  accounting_system: said(nullableText, ['Sistema de contabilidad', 'Accounting system'], onPage),
  foreign_trade_activity: said(nullableText, ['Comercio exterior', 'Foreign trade'], onPage),
  economic_activities: said(
    z.array(activity).nullable(),
    ['Actividades económicas', 'Economic activities'],
    onPage,
  ),
  printed_receipts: said(
    z.array(z.string()).nullable(),
    ['Comprobantes con autorización de impresión', 'Receipts authorized for printing'],
    onPage,
  ),
  electronic_systems: said(
    z.array(since).nullable(),
    ['Sistemas de emisión electrónica', 'Systems of electronic receipts'],
    onPage,
  ),
  electronic_issuer_since: said(
    nullableDate,
    ['Emisor electrónico desde', 'Electronic issuer since'],
    onPage,
  ),
  electronic_receipts: said(
    z.array(since).nullable(),
    ['Comprobantes electrónicos', 'Electronic receipts'],
    onPage,
  ),
  ple_since: said(nullableDate, ['Afiliado al PLE desde', 'Electronic books (PLE) since'], onPage),
  padrones: said(z.array(z.string()).nullable(), ['Padrones', 'Registers (padrones)'], onPage),
  as_of: asOf,
  checked_at: checkedAt,
});
/** A taxpayer, from either source: what the one that answered does not have is null. */
export type Taxpayer = z.output<typeof taxpayer>;

const match = z.strictObject({
  ruc: said(z.string(), ['RUC', 'RUC']),
  name: said(nullableText, ['Nombre o razón social', 'Name or company name']),
  status: said(nullableText, ['Estado', 'Status']),
  address_condition: said(
    nullableText,
    ['Condición de domicilio', 'Condition of the address'],
    ['Solo en el padrón; null desde la página', 'Only in the padrón; null from the page'],
  ),
  location: said(
    nullableText,
    ['Ubicación', 'Location'],
    [
      'Departamento del domicilio, o lo que muestra la página',
      'Department of the address, or what the page shows',
    ],
  ),
});
const scored = z.strictObject({
  ...match.shape,
  name_score: said(
    z.int().min(0).max(100).nullable(),
    ['Puntaje del nombre', 'Score of the name'],
    [
      'De 0 a 100: cuánto se parece a lo consultado; null cuando tiene palabras que empiezan así',
      '0 to 100: how like the question it is; null when it has words that begin so',
    ],
  ),
});
export type TaxpayerMatch = z.output<typeof match>;
export type ScoredMatch = z.output<typeof scored>;

/** The most that a search by name gives. */
export const mostMatches = 30;

const rucField = field(text({ min: 11, max: 11, pattern: /^\d{11}$/ }), {
  label: { es: 'RUC', en: 'RUC' },
  help: {
    es: '11 dígitos; el último es verificador y se comprueba',
    en: '11 digits; the last one is a check digit and is verified',
  },
  widget: 'ruc',
});

const sunatDocumentTypes = ['DNI', 'CE', 'PAS', 'CDI'] as const;
export type SunatDocumentType = (typeof sunatDocumentTypes)[number];

const rucRequest = z.strictObject({ ruc: rucField });
const documentRequest = z.strictObject({
  document_type: field(z.enum(sunatDocumentTypes).default('DNI'), {
    label: { es: 'Tipo de documento', en: 'Document type' },
    help: {
      es: 'Por un DNI responde el padrón; por otro documento, una persona en la página oficial',
      en: 'A DNI is answered from the padrón, any other document by a person at the official page',
    },
    choices: {
      DNI: { es: 'DNI', en: 'DNI' },
      CE: { es: 'Carné de extranjería', en: 'Foreigner card' },
      PAS: { es: 'Pasaporte', en: 'Passport' },
      CDI: { es: 'Cédula diplomática de identidad', en: 'Diplomatic identity card' },
    },
  }),
  document_number: field(text({ min: 5, max: 15, pattern: /^[A-Za-z0-9]+$/ }), {
    label: { es: 'Número de documento', en: 'Document number' },
    help: {
      es: '8 dígitos para un DNI; de 5 a 15 letras o dígitos para otro',
      en: '8 digits for a DNI; 5 to 15 letters or digits for any other',
    },
  }),
});
const nameRequest = z.strictObject({
  name: field(text({ min: 3, max: 200 }), {
    label: { es: 'Nombre o razón social', en: 'Name or company name' },
    help: {
      es: 'De 3 a 200 caracteres; se toleran errores, y bastan comienzos de palabras',
      en: '3 to 200 characters; errors are allowed, and beginnings of words are enough',
    },
  }),
});

const documentData = z.strictObject({
  found: said(
    z.boolean(),
    ['Tiene RUC', 'Has a RUC'],
    ['Falso cuando la fuente no tiene un RUC de ese documento', 'False when the source has no RUC of it'],
  ),
  document_type: said(z.enum(sunatDocumentTypes), ['Tipo de documento', 'Document type']),
  document_number: said(z.string(), ['Número de documento', 'Document number']),
  matches: said(z.array(match), ['Contribuyentes', 'Taxpayers']),
  as_of: asOf,
  checked_at: checkedAt,
});

const nameData = z.strictObject({
  found: said(z.boolean(), ['Hay alguno', 'There is one']),
  name: said(z.string(), ['Nombre consultado', 'Name asked for']),
  matches: said(z.array(scored), ['Contribuyentes', 'Taxpayers'], ['Como máximo 30', 'At most 30']),
  capped: said(
    z.boolean(),
    ['Hay más', 'There are more'],
    ['Hay más de los que se muestran: precise el nombre', 'There are more than shown: narrow the name down'],
  ),
  as_of: asOf,
  checked_at: checkedAt,
});

const none: Digest = {
  found: false,
  title: null,
  place: null,
  date: null,
  count: null,
  note: null,
  flags: [],
};

/** Status and condition, in the source's words, unless they are those of a taxpayer in good standing. */
function standing({ found, status, address_condition: condition }: Taxpayer): Text | null {
  if (!found || (status === 'ACTIVO' && condition === 'HABIDO')) return null;
  const said = [status, condition].filter((part) => part !== null).join(' · ');
  return { es: said, en: said };
}

const otherRuc: Text = {
  es: 'El padrón no tiene el RUC que empieza por 10 de este DNI. Otro RUC suyo (15 o 17) solo se ve en la página de SUNAT.',
  en: 'The padrón has no RUC of this DNI that begins with 10. Another one (15 or 17) shows at SUNAT’s page only.',
};

const common = {
  country: 'PE',
  source: sunat,
  servedFrom: 'dataset',
  access: 'file',
} as const;

const ruc = {
  request: rucRequest,
  data: taxpayer,
  example: { ruc: '20999999990' },
  subject: (input: z.output<typeof rucRequest>) => input.ruc,
  digest: (data: Taxpayer): Digest => ({
    ...none,
    found: data.found,
    title: data.name,
    place: data.department,
    date: data.registration_date,
    note: standing(data),
  }),
  columns: {
    place: { es: 'Departamento', en: 'Department' },
    date: { es: 'Inscrito el', en: 'Registered on' },
    count: { es: 'Contribuyentes', en: 'Taxpayers' },
  },
};

const byDocument = {
  request: documentRequest,
  data: documentData,
  example: { document_type: 'DNI', document_number: '10000001' } as const,
  subject: (input: z.output<typeof documentRequest>) => `${input.document_type} ${input.document_number}`,
  digest: ({ found, matches: [first, ...others], as_of }: z.output<typeof documentData>): Digest => ({
    ...none,
    found,
    title: first?.name ?? null,
    place: first?.location ?? null,
    count: found ? 1 + others.length : 0,
    note: !found && as_of !== null ? otherRuc : null,
  }),
  columns: ruc.columns,
};

const byName = {
  request: nameRequest,
  data: nameData,
  example: { name: 'Empresa Ficticia' },
  subject: (input: z.output<typeof nameRequest>) => input.name,
  digest: ({ found, matches }: z.output<typeof nameData>): Digest => ({
    ...none,
    found,
    title: matches[0]?.name ?? null,
    place: matches[0]?.location ?? null,
    count: matches.length,
  }),
  columns: ruc.columns,
};

const notice: AssistedNotice = {
  words: {
    es: 'Se abre la Consulta RUC de SUNAT, que no admite programas: la consulta la hace usted, con «Buscar». Los datos de una persona natural se consultan con una finalidad y una base legal, que quedan registradas (Ley 29733).',
    en: 'SUNAT’s RUC query opens, which lets no program in: you make the query yourself, with “Buscar”. Data of a natural person are asked for with a purpose and a legal basis, which are recorded (Law 29733).',
  },
  terms: null,
};

export const sunatRuc = operation({
  ...common,
  ...ruc,
  id: 'sunat_ruc',
  atPage: 'sunat_ruc_page',
  path: '/pe/sunat/ruc/v1',
  title: { es: 'Contribuyente por RUC (Perú)', en: 'Taxpayer by RUC (Peru)' },
  description: {
    es: 'Nombre, estado, condición y domicilio de un contribuyente del Perú, del padrón reducido de SUNAT.',
    en: 'Name, status, condition and address of a Peruvian taxpayer, from SUNAT’s padrón reducido.',
  },
});

export const sunatDocument = operation({
  ...common,
  ...byDocument,
  id: 'sunat_document',
  atPage: 'sunat_document_page',
  path: '/pe/sunat/document/v1',
  concernsPersons: true,
  title: { es: 'Contribuyente por documento (Perú)', en: 'Taxpayer by document (Peru)' },
  description: {
    es: 'El RUC de quien tiene un DNI, del padrón de SUNAT; por otros documentos, en su página oficial.',
    en: 'The RUC of the holder of a DNI, from SUNAT’s padrón; for other documents, at its official page.',
  },
});

export const sunatName = operation({
  ...common,
  ...byName,
  id: 'sunat_name',
  atPage: 'sunat_name_page',
  path: '/pe/sunat/name/v1',
  concernsPersons: true,
  title: { es: 'Contribuyentes por nombre (Perú)', en: 'Taxpayers by name (Peru)' },
  description: {
    es: 'Contribuyentes del Perú con un nombre parecido o con palabras que empiezan así, hasta 30.',
    en: 'Taxpayers of Peru with a name like it or with words that begin so, up to 30.',
  },
});

/** What the window opens at the guarded page when a person asks for more than the padrón has. */
const atPage = {
  ...common,
  servedFrom: 'live',
  access: 'assisted',
  assisted: notice,
  path: null,
  concernsPersons: true,
  patienceMs: 0,
} as const;

export const sunatRucPage = operation({
  ...ruc,
  ...atPage,
  id: 'sunat_ruc_page',
  title: { es: 'Ficha RUC en la página de SUNAT', en: 'RUC sheet at SUNAT’s page' },
  description: {
    es: 'La ficha completa de un contribuyente, en la página oficial: actividades, fechas, comprobantes y domicilio.',
    en: 'The full sheet of a taxpayer, at the official page: activities, dates, receipts and address.',
  },
});

export const sunatDocumentPage = operation({
  ...byDocument,
  ...atPage,
  id: 'sunat_document_page',
  title: { es: 'RUC por documento en la página de SUNAT', en: 'RUC by document at SUNAT’s page' },
  description: {
    es: 'Los RUC de quien tiene un documento, en la página oficial: también los que no empiezan por 10.',
    en: 'The RUCs of the holder of a document, at the official page: also those that do not begin with 10.',
  },
});

export const sunatNamePage = operation({
  ...byName,
  ...atPage,
  id: 'sunat_name_page',
  title: { es: 'RUC por nombre en la página de SUNAT', en: 'RUC by name at SUNAT’s page' },
  description: {
    es: 'Los contribuyentes que la página oficial encuentra por nombre, hasta 30.',
    en: 'The taxpayers that the official page finds by name, up to 30.',
  },
});

export const sunatOperations = [
  sunatRuc,
  sunatDocument,
  sunatName,
  sunatRucPage,
  sunatDocumentPage,
  sunatNamePage,
] as const;
