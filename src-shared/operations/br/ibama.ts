import { z } from 'zod';
import { nullableDate, nullableText, plain, plainText } from '../fields';
import { field, operation, pageField, pagination, text, type Source } from '../operation';
import { around, paired } from '../place';
import {
  asOfDay,
  dayFilter,
  documentFilter,
  documentMatch,
  listedDocument,
  nameScore,
  partialNote,
  perPageField,
  stateField,
} from './fields';

export const ibama: Source = {
  id: 'ibama',
  name: { es: 'Embargos ambientales del IBAMA', en: 'IBAMA environmental embargoes' },
  publisher: 'Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis',
  homepage: 'https://dadosabertos.ibama.gov.br',
  confidence: 'seen',
  notes: {
    es: 'Se responde desde una copia local del archivo de términos de embargo. El estado se deduce de los campos de la fuente: cancelado (también cuando el formulario fue excluido o sustituido), levantado o activo. Fechas, áreas y coordenadas imposibles se muestran como ausentes. Quien no fue identificado por la fuente no se encuentra por documento.',
    en: 'Answered from a local copy of the file of embargo notices. The status is derived from the source’s fields: cancelled (also when the form was excluded or replaced), lifted or active. Impossible dates, areas and coordinates are shown as absent. Whom the source did not identify is not found by a document.',
  },
  factsOf: '2026-11-21',
};

const embargoStatuses = ['active', 'lifted', 'cancelled'] as const;
export type EmbargoStatus = (typeof embargoStatuses)[number];
const statusWords = {
  active: { es: 'Activo', en: 'Active' },
  lifted: { es: 'Levantado', en: 'Lifted' },
  cancelled: { es: 'Cancelado', en: 'Cancelled' },
};

const nullableNumber = z.number().nullable();

const summary = {
  embargo_id: field(z.string(), {
    label: { es: 'Identificador', en: 'Identifier' },
    help: {
      es: 'SEQ_TAD; NUM: con el número y la serie para los formularios que aún no lo tienen',
      en: 'SEQ_TAD; NUM: with number and series for forms that have none yet',
    },
  }),
  embargo_number: plainText('Número del término', 'Number of the notice'),
  series: plainText('Serie', 'Series'),
  status: field(z.enum(embargoStatuses), {
    label: { es: 'Estado', en: 'Status' },
    help: { es: 'Activo, levantado o cancelado', en: 'Active, lifted or cancelled' },
    choices: statusWords,
  }),
  form_status: plainText('Estado del formulario', 'Status of the form'),
  embargo_date: field(nullableDate, {
    label: { es: 'Fecha del embargo', en: 'Date of the embargo' },
    help: {
      es: 'null si la fuente no da una fecha posible',
      en: 'null when the source gives no possible date',
    },
  }),
  embargo_date_text: plainText('Fecha como consta', 'Date as listed'),
  lifted_date: plain(nullableDate, 'Fecha del levantamiento', 'Date of the lifting'),
  lifting_type: plainText('Clase de levantamiento', 'Type of lifting'),
  person_name: plainText('Embargado', 'Embargoed party'),
  document: listedDocument,
  process_number: plainText('Número del proceso', 'Number of the proceeding'),
  municipality: plainText('Municipio', 'Municipality'),
  municipality_code: plainText('Código del municipio', 'Code of the municipality'),
  state: plainText('Estado (UF)', 'State (UF)'),
  location: plainText('Ubicación', 'Location'),
  property_name: plainText('Inmueble', 'Property'),
  area_ha: plain(nullableNumber, 'Área embargada en hectáreas', 'Embargoed area in hectares'),
  area_type: plainText('Clase de área', 'Type of area'),
  latitude: field(nullableNumber, {
    label: { es: 'Latitud', en: 'Latitude' },
    help: {
      es: 'null cuando falta o queda fuera del Brasil',
      en: 'null when it is missing or lies outside Brazil',
    },
  }),
  longitude: field(nullableNumber, {
    label: { es: 'Longitud', en: 'Longitude' },
    help: {
      es: 'null cuando falta o queda fuera del Brasil',
      en: 'null when it is missing or lies outside Brazil',
    },
  }),
  has_polygon: plain(z.boolean(), 'La fuente dibuja el área', 'The source draws the area'),
  infraction_number: plainText('Auto de infracción', 'Infraction notice'),
};

const details = {
  description: plainText('Descripción', 'Description'),
  delivery: plainText('Forma de entrega', 'Form of delivery'),
  lifting_description: plainText('Motivo del levantamiento', 'Reason of the lifting'),
  presenting_unit: plainText('Unidad de presentación', 'Presenting unit'),
  controlling_unit: plainText('Unidad de control', 'Controlling unit'),
  infraction_sequence: plainText('Secuencia del auto de infracción', 'Sequence of the infraction notice'),
  inspection_order: plainText('Orden de fiscalización', 'Inspection order'),
  operation: plainText('Operación', 'Operation'),
  last_change_date: plain(nullableDate, 'Última modificación', 'Last change'),
  change_type: plainText('Clase de modificación', 'Type of change'),
  change_reason: plainText('Justificación de la modificación', 'Reason of the change'),
  replaced_by: plainText('Sustituido por', 'Replaced by'),
};

/** An embargo as it is kept and shown. */
const embargo = z.strictObject({ ...summary, ...details });
export type Embargo = z.output<typeof embargo>;
export type EmbargoSummary = Omit<Embargo, keyof typeof details>;
export const detailNames = Object.keys(details) as readonly (keyof typeof details)[];

const found = plain(z.boolean(), 'Hay al menos un embargo', 'There is at least one embargo');

export const ibamaEmbargoesSearch = operation({
  id: 'ibama_embargoes_search',
  path: '/br/ibama/embargoes-search/v1',
  country: 'BR',
  source: ibama,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Embargos ambientales (Brasil)', en: 'Environmental embargoes (Brazil)' },
  description: {
    es: 'Busca áreas embargadas por el IBAMA por persona, inmueble, documento, lugar, estado o fecha.',
    en: 'Searches areas embargoed by IBAMA by person, property, document, place, status or date.',
  },
  request: paired({
    query: field(text({ min: 3, max: 200 }).optional(), {
      label: { es: 'Persona, inmueble o lugar', en: 'Person, property or place' },
      help: {
        es: 'De 3 a 200 caracteres: nombre del embargado, aun con errores, o palabras del inmueble o del lugar',
        en: '3 to 200 characters: name of the party, errors allowed, or words of the property or the place',
      },
    }),
    document: documentFilter,
    state: stateField,
    municipality: field(text({ max: 80 }).default(''), {
      label: { es: 'Municipio', en: 'Municipality' },
      help: {
        es: 'Nombre del municipio, sin importar tildes ni mayúsculas',
        en: 'Name of the municipality, accents and case ignored',
      },
    }),
    municipality_code: field(text({ max: 7, pattern: /^(\d{7})?$/ }).default(''), {
      label: { es: 'Código del municipio', en: 'Code of the municipality' },
      help: { es: 'Siete dígitos del IBGE', en: 'Seven digits of IBGE' },
      rarely: true,
    }),
    status: field(z.enum(['', ...embargoStatuses]).default(''), {
      label: { es: 'Estado del embargo', en: 'Status of the embargo' },
      help: { es: 'Vacío, todos', en: 'Empty for all' },
      choices: { '': { es: 'Todos', en: 'All' }, ...statusWords },
    }),
    date_from: dayFilter(
      { es: 'Embargado desde', en: 'Embargoed from' },
      { es: 'Embargado desde, aaaa-mm-dd', en: 'Embargoed from, yyyy-mm-dd' },
    ),
    date_to: dayFilter(
      { es: 'Embargado hasta', en: 'Embargoed until' },
      { es: 'Embargado hasta, aaaa-mm-dd', en: 'Embargoed until, yyyy-mm-dd' },
    ),
    ...around,
    page: pageField,
    per_page: perPageField,
  }),
  data: z.strictObject({
    found,
    embargoes: plain(
      z.array(
        z.strictObject({
          ...summary,
          document_match: documentMatch,
          name_score: nameScore,
          distance_km: field(nullableNumber, {
            label: { es: 'Distancia en km', en: 'Distance in km' },
            help: {
              es: 'Al punto consultado; null sin punto',
              en: 'To the point asked for; null without one',
            },
          }),
        }),
      ),
      'Embargos encontrados',
      'Embargoes found',
    ),
    pagination: plain(pagination, 'Páginas de resultados', 'Pages of results'),
    as_of: asOfDay,
  }),
  example: { query: 'Empresa Fictícia' },
  subject: ({ query, document, municipality, state }) =>
    [query ?? document, municipality, state].filter((part) => part !== '').join(' · '),
  digest: ({ embargoes: [first], pagination: { total } }) => ({
    found: first !== undefined,
    title: first?.person_name ?? first?.property_name ?? null,
    place: first === undefined ? null : [first.municipality, first.state].filter(Boolean).join(', '),
    date: first?.embargo_date ?? null,
    count: total,
    note: first?.document_match === 'partial' ? partialNote : null,
    flags: [],
  }),
});

export const ibamaEmbargo = operation({
  id: 'ibama_embargo',
  path: '/br/ibama/embargo/v1',
  country: 'BR',
  source: ibama,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Embargo ambiental por número', en: 'Environmental embargo by number' },
  description: {
    es: 'Todo lo que el IBAMA publica de un término de embargo; varios cuando el número se repite.',
    en: 'All that IBAMA publishes of an embargo notice; several where the number repeats.',
  },
  request: z.strictObject({
    embargo_id: field(text({ min: 1, max: 40 }), {
      label: { es: 'Identificador o número', en: 'Identifier or number' },
      help: {
        es: 'El identificador de los resultados de búsqueda, o el número del término',
        en: 'The identifier of search results, or the number of the notice',
      },
    }),
    include_geometry: field(z.boolean().default(false), {
      label: { es: 'Incluir el polígono', en: 'Include the polygon' },
      help: { es: 'El área en WKT, como la da la fuente', en: 'The area in WKT, as the source gives it' },
    }),
  }),
  data: z.strictObject({
    found,
    embargo_id: plain(z.string(), 'Identificador consultado', 'Identifier asked for'),
    records: plain(
      z.array(
        z.strictObject({
          ...embargo.shape,
          geometry_wkt: field(nullableText, {
            label: { es: 'Polígono (WKT)', en: 'Polygon (WKT)' },
            help: {
              es: 'null si no se pidió o la fuente no lo da',
              en: 'null when it was not asked for or the source gives none',
            },
          }),
        }),
      ),
      'Términos con ese identificador',
      'Notices with that identifier',
    ),
    as_of: asOfDay,
  }),
  example: { embargo_id: '900001' },
  subject: ({ embargo_id }) => embargo_id,
  digest: ({ found: isFound, records }) => ({
    found: isFound,
    title: records[0]?.person_name ?? null,
    place:
      records[0] === undefined
        ? null
        : [records[0].municipality, records[0].state].filter(Boolean).join(', '),
    date: records[0]?.embargo_date ?? null,
    count: records.length,
    note: null,
    flags: [],
  }),
});

export const ibamaOperations = [ibamaEmbargoesSearch, ibamaEmbargo];
