import { z } from 'zod';
import { optionalTextPage, textRange } from '../long-text';
import { field, operation, pageField, text, type Digest, type Source } from '../operation';

export const legalize: Source = {
  id: 'legalize',
  name: { es: 'Legalize: leyes y decretos', en: 'Legalize: laws and decrees' },
  publisher: 'Legalize (legalize.dev), con los textos de SUIN-Juriscol',
  homepage: 'https://legalize.dev',
  confidence: 'seen',
  notes: {
    es: 'Copia no oficial de SUIN-Juriscol. Un estado de vigencia que no reconoce lo da como «in_force»: el estado literal se muestra aparte cuando la fuente lo trae. SUIN cambió su sitio en septiembre de 2026 y la copia puede no actualizarse desde entonces. La forma de las respuestas es la de su documentación y sus clientes públicos; no hay respuestas grabadas de Colombia.',
    en: 'Unofficial copy of SUIN-Juriscol. A legal status that it does not know is given as “in_force”: the literal status is shown beside it where the source has it. SUIN changed its site in September 2026 and the copy may not have been updated since. The shape of the answers is that of its documentation and public clients; there are no recorded answers for Colombia.',
  },
  factsOf: '2026-11-21',
  credentials: [
    {
      id: 'key',
      label: { es: 'Clave de Legalize', en: 'Legalize key' },
      help: {
        es: 'La clave gratuita de su cuenta, que empieza por «leg_». Sin ella la fuente no responde, y solo se lee la lista local «Normas de Colombia» si está descargada: se busca por título y no hay versiones ni reformas.',
        en: 'The free key of your account, which begins with “leg_”. Without it the source does not answer, and only the local list “Laws of Colombia” is read where it is downloaded: searched by title, without versions or reforms.',
      },
      url: 'https://legalize.dev/',
      required: true,
    },
  ],
};

const id = field(z.string().min(1), {
  label: { es: 'Identificador', en: 'Identifier' },
  help: { es: 'Identificador de la norma en la fuente', en: 'Identifier of the law at the source' },
});
const title = field(z.string(), {
  label: { es: 'Título', en: 'Title' },
  help: { es: 'Título o epígrafe de la norma', en: 'Title of the law' },
});
const words = (es: string, en: string, help: { readonly es: string; readonly en: string }) =>
  field(z.string().nullable(), { label: { es, en }, help });
const date = (es: string, en: string, help: { readonly es: string; readonly en: string }) =>
  field(z.iso.date().nullable(), { label: { es, en }, help });

const shortTitle = words('Nombre corto', 'Short title', {
  es: 'Tipo, número y año',
  en: 'Type, number and year',
});
const lawType = words('Tipo', 'Type', {
  es: 'Tipo de norma, como lo escribe la fuente: ley, decreto, acto_legislativo',
  en: 'Type of law, as the source writes it: ley, decreto, acto_legislativo',
});
const publicationDate = date('Publicación', 'Published', {
  es: 'Fecha de publicación; null si la fuente no la tiene',
  en: 'Date of publication; null when the source has none',
});
const status = words('Vigencia', 'Status', {
  es: 'Vigencia según la fuente: in_force, repealed, partially_repealed, annulled, expired',
  en: 'Legal status by the source: in_force, repealed, partially_repealed, annulled, expired',
});
const jurisdiction = words('Jurisdicción', 'Jurisdiction', {
  es: 'Jurisdicción; null en las normas nacionales',
  en: 'Jurisdiction; null for national laws',
});
const articleCount = field(z.int().min(0).nullable(), {
  label: { es: 'Artículos', en: 'Articles' },
  help: { es: 'Número de artículos', en: 'Number of articles' },
});

const lawSummary = z.strictObject({
  id,
  title,
  short_title: shortTitle,
  law_type: lawType,
  publication_date: publicationDate,
  status,
  jurisdiction,
  article_count: articleCount,
  title_snippet: words('Fragmento', 'Snippet', {
    es: 'Parte del título que coincide con la búsqueda',
    en: 'Part of the title that matches the search',
  }),
  source_url: words('Fuente original', 'Original source', {
    es: 'Dirección en SUIN-Juriscol; la lista no la trae',
    en: 'Address at SUIN-Juriscol; the list does not give it',
  }),
});

const count = (es: string, en: string, help: { readonly es: string; readonly en: string }) =>
  field(z.int().min(0), { label: { es, en }, help });

const asOf = date('Datos al', 'As of', {
  es: 'Fecha de la copia local que respondió; null cuando respondió la fuente',
  en: 'Date of the local copy that answered; null when the source answered',
});

export const lawsData = z.strictObject({
  total: count('Total', 'Total', { es: 'Normas en total', en: 'Laws in total' }),
  page: count('Página', 'Page', {
    es: 'Página de esta respuesta, desde 1',
    en: 'Page of this answer, from 1',
  }),
  per_page: count('Por página', 'Per page', { es: 'Normas por página', en: 'Laws per page' }),
  total_pages: count('Páginas', 'Pages', { es: 'Páginas en total', en: 'Pages in total' }),
  as_of: asOf,
  laws: field(z.array(lawSummary), {
    label: { es: 'Normas', en: 'Laws' },
    help: { es: 'Normas de esta página, las más recientes primero', en: 'Laws of this page, newest first' },
  }),
});

export const reform = z.strictObject({
  date: date('Fecha', 'Date', { es: 'Fecha de la reforma', en: 'Date of the reform' }),
  source_id: words('Norma', 'Law', {
    es: 'Identificador de la norma que reforma',
    en: 'Identifier of the reforming law',
  }),
  articles_affected: field(z.array(z.string()).nullable(), {
    label: { es: 'Artículos afectados', en: 'Articles affected' },
    help: { es: 'Artículos que la reforma toca', en: 'Articles that the reform touches' },
  }),
});

export const lawData = z.strictObject({
  found: field(z.boolean(), {
    label: { es: 'Encontrada', en: 'Found' },
    help: { es: 'La fuente tiene la norma', en: 'The source has the law' },
  }),
  id,
  title: field(z.string().nullable(), {
    label: { es: 'Título', en: 'Title' },
    help: { es: 'Título o epígrafe de la norma', en: 'Title of the law' },
  }),
  short_title: shortTitle,
  law_type: lawType,
  publication_date: publicationDate,
  status,
  status_raw: words('Vigencia literal', 'Literal status', {
    es: 'Estado con las palabras de SUIN-Juriscol; prima sobre la vigencia normalizada',
    en: 'Status in the words of SUIN-Juriscol; it prevails over the normalised one',
  }),
  jurisdiction,
  article_count: articleCount,
  department: words('Entidad', 'Issuer', { es: 'Entidad que la expidió', en: 'Entity that issued it' }),
  source_url: words('Fuente original', 'Original source', {
    es: 'Dirección en SUIN-Juriscol',
    en: 'Address at SUIN-Juriscol',
  }),
  last_updated: date('Actualizada en la fuente', 'Updated at the source', {
    es: 'Última actualización en la fuente',
    en: 'Last update at the source',
  }),
  gazette_reference: words('Diario Oficial', 'Official gazette', {
    es: 'Publicación en el Diario Oficial',
    en: 'Publication in the official gazette',
  }),
  entry_into_force: words('Entra en vigencia', 'Enters into force', {
    es: 'Entrada en vigencia, como la escribe la fuente',
    en: 'Entry into force, as the source writes it',
  }),
  issued_date: words('Expedida', 'Issued', {
    es: 'Fecha de expedición, como la escribe la fuente',
    en: 'Date of issue, as the source writes it',
  }),
  subjects: field(z.array(z.string()).nullable(), {
    label: { es: 'Materias', en: 'Subjects' },
    help: {
      es: 'Materias de la norma; null si la fuente no las da',
      en: 'Subjects; null when the source gives none',
    },
  }),
  modification_count: field(z.int().min(0).nullable(), {
    label: { es: 'Modificaciones', en: 'Modifications' },
    help: { es: 'Número de modificaciones', en: 'Number of modifications' },
  }),
  modification_summary: words('Resumen de modificaciones', 'Summary of modifications', {
    es: 'Modificaciones, en el texto de la fuente',
    en: 'Modifications, in the words of the source',
  }),
  version_sha: words('Versión', 'Version', {
    es: 'Versión del texto que se pidió; null para la actual',
    en: 'Version of the text that was asked for; null for the present one',
  }),
  reforms: field(z.array(reform).nullable(), {
    label: { es: 'Reformas', en: 'Reforms' },
    help: { es: 'Reformas, si se pidieron; null si no', en: 'Reforms, when asked for; otherwise null' },
  }),
  as_of: asOf,
  ...optionalTextPage,
});

const optionalWords = (max: number, text_: Parameters<typeof field>[1]) =>
  field(text({ max }).default(''), text_);

const lawsRequest = z.strictObject({
  query: optionalWords(200, {
    label: { es: 'Palabras', en: 'Words' },
    help: {
      es: 'Palabras del título o del texto; vacío las trae todas. Hasta 200 caracteres',
      en: 'Words of the title or text; empty for all. At most 200 characters',
    },
  }),
  law_type: optionalWords(60, {
    label: { es: 'Tipo de norma', en: 'Type of law' },
    help: {
      es: 'Como lo escribe la fuente: ley, decreto, acto_legislativo, resolucion, circular_externa; varios, con comas',
      en: 'As the source writes it: ley, decreto, acto_legislativo, resolucion, circular_externa; several with commas',
    },
  }),
  year: field(text({ min: 4, max: 4, pattern: /^\d{4}$/ }).optional(), {
    label: { es: 'Año', en: 'Year' },
    help: { es: 'Año de publicación, cuatro dígitos', en: 'Year of publication, four digits' },
  }),
  status: optionalWords(40, {
    label: { es: 'Vigencia', en: 'Status' },
    help: {
      es: 'in_force, repealed, partially_repealed, annulled o expired; vacío para todas',
      en: 'in_force, repealed, partially_repealed, annulled or expired; empty for all',
    },
  }),
  jurisdiction: optionalWords(60, {
    label: { es: 'Jurisdicción', en: 'Jurisdiction' },
    help: {
      es: 'Vacío para las normas nacionales y todas las demás',
      en: 'Empty for national laws and all others',
    },
  }),
  page: pageField,
  per_page: field(z.int().min(1).max(100).default(50), {
    label: { es: 'Por página', en: 'Per page' },
    help: { es: 'Normas por página, de 1 a 100', en: 'Laws per page, 1 to 100' },
    rarely: true,
  }),
});

const lawRequest = z.strictObject({
  law_id: field(text({ min: 1, max: 120, pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/ }), {
    label: { es: 'Norma', en: 'Law' },
    help: {
      es: 'Identificador de la fuente, TIPO-NÚMERO-AÑO, como LEY-80-1993; en el formulario también la cita «Ley 80 de 1993»',
      en: 'Identifier at the source, TYPE-NUMBER-YEAR, such as LEY-80-1993; the form also takes the citation “Ley 80 de 1993”',
    },
    widget: 'law_id',
  }),
  version_sha: field(text({ min: 7, max: 40, pattern: /^[0-9a-f]{7,40}$/ }).optional(), {
    label: { es: 'Versión', en: 'Version' },
    help: {
      es: 'Huella de una versión anterior, de 7 a 40 dígitos hexadecimales; vacío para la actual',
      en: 'Hash of an earlier version, 7 to 40 hex digits; empty for the present one',
    },
  }),
  include_reforms: field(z.boolean().default(false), {
    label: { es: 'Con reformas', en: 'With reforms' },
    help: { es: 'Pide también la lista de reformas', en: 'Asks for the list of reforms too' },
  }),
  ...textRange,
});

type Laws = z.output<typeof lawsData>;
type Law = z.output<typeof lawData>;

function lawsDigest({ total, laws }: Laws): Digest {
  const [first] = laws;
  return {
    found: total > 0,
    title: first === undefined ? null : (first.short_title ?? first.title),
    place: null,
    date: first?.publication_date ?? null,
    count: total,
    note: null,
    flags: [],
  };
}

function lawDigest(law: Law): Digest {
  return {
    found: law.found,
    title: law.short_title ?? law.title,
    place: law.department,
    date: law.publication_date,
    count: law.article_count,
    note: lawNote(law),
    flags: [],
  };
}

/** The literal status says more than the normalised one, which takes every unknown one for «in force». */
function lawNote({ status_raw: literal, text_status: text_ }: Law): Digest['note'] {
  if (text_ === 'unavailable')
    return {
      es: 'La fuente no da el texto de esta norma',
      en: 'The source does not give the text of this law',
    };
  return literal === null ? null : { es: `Estado: ${literal}`, en: `Status: ${literal}` };
}

const common = {
  country: 'CO',
  source: legalize,
  servedFrom: 'live',
  access: 'keyed',
} as const;

const columns = {
  place: { es: 'Entidad', en: 'Issuer' },
  date: { es: 'Publicación', en: 'Published' },
  count: { es: 'Artículos', en: 'Articles' },
};

export const legalizeLaws = operation({
  ...common,
  id: 'legalize_laws',
  path: '/co/legalize/laws/v1',
  title: { es: 'Leyes y decretos', en: 'Laws and decrees' },
  description: {
    es: 'Normas de Colombia por palabras, tipo, año y vigencia.',
    en: 'Laws of Colombia by words, type, year and status.',
  },
  request: lawsRequest,
  data: lawsData,
  example: { query: 'contratación', law_type: 'ley' },
  cacheSeconds: 3600,
  subject: ({ query, law_type: type, year, status: inStatus, jurisdiction: inPlace }) =>
    [query, type, year, inStatus, inPlace].filter((part) => part !== undefined && part !== '').join(' · ') ||
    '*',
  digest: lawsDigest,
  columns: { ...columns, count: { es: 'Normas', en: 'Laws' } },
});

export const legalizeLaw = operation({
  ...common,
  id: 'legalize_law',
  path: '/co/legalize/law/v1',
  title: { es: 'Texto de una norma', en: 'Text of a law' },
  description: {
    es: 'Una norma con sus datos y su texto en Markdown, que se lee por partes.',
    en: 'A law with its data and its text in Markdown, read a range at a time.',
  },
  request: lawRequest,
  data: lawData,
  text: 'data',
  example: { law_id: 'LEY-9001-2019' },
  cacheSeconds: 3600,
  subject: ({ law_id: law }) => law,
  digest: lawDigest,
  columns,
});

export const legalizeOperations = [legalizeLaws, legalizeLaw];
