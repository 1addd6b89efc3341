import { z } from 'zod';
import { nullableDate, plain, plainText } from '../fields';
import { field, operation, text, type Digest, type Source } from '../operation';

/** Delaware Division of Corporations, General Information Name Search (facts of 2026-11-21: fields, ids and terms seen). */
export const delaware: Source = {
  id: 'delaware',
  name: { es: 'Registro de entidades de Delaware', en: 'Delaware entity search' },
  publisher: 'Delaware Division of Corporations',
  homepage: 'https://icis.corp.delaware.gov/Ecorp/EntitySearch/NameSearch.aspx',
  confidence: 'seen',
  notes: {
    es: 'La página prohíbe toda herramienta automática y suspende a quien la usa: aquí solo se pone el dato, y una persona resuelve la comprobación, busca y abre la fila. Muestra la misma tabla vacía cuando no hay nada y cuando rechaza la consulta en silencio: que no haya nada queda sin confirmar. La lista se corta en un número que no se conoce. El registro gratuito no dice si la entidad está vigente: eso se paga a la oficina (10 o 20 dólares). La clase de comprobación ha cambiado con los años.',
    en: 'The page forbids automated tools of any form and suspends who uses them: here only the value is filled in, and a person does the check, searches and opens the row. It shows the same empty table when there is nothing and when it silently refuses the search: that there is nothing stays unconfirmed. The list is cut off at a number that is not known. The free record does not say whether the entity is in good standing: that is paid for at the office (10 or 20 dollars). The kind of check has changed over the years.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'which check the page uses now, and where its answer stands',
    'at how many names the list is cut off',
    'whether the page tells a refused search from an empty one in any way',
  ],
};

const fileNumber = text({ min: 1, max: 10, pattern: /^\d{1,10}$/ });

const found = plain(z.boolean(), 'Encontrada', 'Found');
const certainty = field(z.enum(['confirmed', 'unconfirmed_empty']), {
  label: { es: 'Certeza', en: 'Certainty' },
  help: {
    es: 'Sin confirmar cuando la página mostró la tabla vacía, que también muestra cuando rechaza una consulta',
    en: 'Unconfirmed when the page showed the empty table, which it also shows when it refuses a search',
  },
  choices: {
    confirmed: { es: 'Confirmada', en: 'Confirmed' },
    unconfirmed_empty: { es: 'Sin confirmar: tabla vacía', en: 'Unconfirmed: empty table' },
  },
});
const sourceUrl = plain(z.string(), 'Página de la fuente', 'Page of the source');
const retrievedAt = field(z.iso.datetime({ offset: true }), {
  label: { es: 'Leída el', en: 'Retrieved at' },
  help: { es: 'Cuándo se leyó la página', en: 'When the page was read' },
});

const unconfirmed: NonNullable<Digest['note']> = {
  es: 'Sin confirmar: la página muestra la misma tabla vacía cuando rechaza una consulta en silencio.',
  en: 'Unconfirmed: the page shows the same empty table when it silently refuses a search.',
};

const common = {
  country: 'US',
  source: delaware,
  servedFrom: 'live',
  access: 'assisted',
  assisted: {
    words: {
      es: 'La página prohíbe las herramientas automáticas. La aplicación solo pone el dato que usted consulta; la comprobación, el botón «Search» y la apertura de la fila son suyos. No haga consultas en serie.',
      en: 'The page forbids automated tools. The application only fills in what you ask for; the check, the button “Search” and the opening of the row are yours. Do not search in series.',
    },
    terms: 'https://icis.corp.delaware.gov/Ecorp/EntitySearch/NameSearch.aspx',
  },
  patienceMs: 0,
} as const;

export const delawareEntitiesSearch = operation({
  ...common,
  id: 'delaware_entities_search',
  path: '/us/delaware/entities-search/v1',
  title: { es: 'Entidades de Delaware por nombre', en: 'Delaware entities by name' },
  description: {
    es: 'Sociedades y otras entidades de Delaware por su nombre o número, en la página oficial.',
    en: 'Corporations and other entities of Delaware by name or file number, on the official page.',
  },
  request: z.strictObject({
    name: field(text({ min: 3, max: 120 }).optional(), {
      label: { es: 'Nombre', en: 'Name' },
      help: {
        es: 'De 3 a 120 caracteres; nombre o número, exactamente uno',
        en: '3 to 120 characters; a name or a file number, exactly one',
      },
    }),
    file_number: field(fileNumber.optional(), {
      label: { es: 'Número de archivo', en: 'File number' },
      help: { es: 'De 1 a 10 dígitos', en: '1 to 10 digits' },
    }),
    exact: field(z.boolean().default(false), {
      label: { es: 'Nombre exacto', en: 'Exact name' },
      help: {
        es: 'Pone el nombre entre comillas, como la página lo pide',
        en: 'Puts the name in quotes, as the page wants it',
      },
    }),
    page: field(z.int().min(1).max(1).default(1), {
      label: { es: 'Página', en: 'Page' },
      help: { es: 'La fuente da una sola lista: siempre 1', en: 'The source gives a single list: always 1' },
      rarely: true,
    }),
  }),
  data: z.strictObject({
    entities: field(
      z.array(
        z.strictObject({
          file_number: plain(z.string(), 'Número de archivo', 'File number'),
          name: plain(z.string(), 'Nombre', 'Name'),
          openable: field(z.boolean(), {
            label: { es: 'Se puede abrir', en: 'Opens' },
            help: {
              es: 'Falso cuando la página no abre la ficha de la entidad',
              en: 'False when the page does not open the entity’s record',
            },
          }),
        }),
      ),
      {
        label: { es: 'Entidades', en: 'Entities' },
        help: { es: 'Las que la página muestra', en: 'Those that the page shows' },
      },
    ),
    found,
    certainty,
    count_message: field(z.string().nullable(), {
      label: { es: 'Aviso de la página', en: 'Notice of the page' },
      help: {
        es: 'Lo que la página dice del número de resultados, como que son demasiados',
        en: 'What the page says of the number of results, such as that they are too many',
      },
    }),
    source_url: sourceUrl,
    retrieved_at: retrievedAt,
  }),
  example: { name: 'HERON EXAMPLE' },
  subject: ({ name, file_number }) => name ?? file_number ?? '',
  digest: (data) => ({
    found: data.found,
    title: data.entities[0]?.name ?? null,
    place: null,
    date: null,
    count: data.entities.length,
    note: data.certainty === 'unconfirmed_empty' ? unconfirmed : null,
    flags: [],
  }),
  columns: {
    place: { es: 'Lugar', en: 'Place' },
    date: { es: 'Fecha', en: 'Date' },
    count: { es: 'Entidades', en: 'Entities' },
  },
});

const registeredAgent = z.strictObject({
  name: plainText('Nombre', 'Name'),
  address: plainText('Dirección', 'Address'),
  city: plainText('Ciudad', 'City'),
  county: plainText('Condado', 'County'),
  state: plainText('Estado federado', 'State'),
  postal_code: plainText('Código postal', 'Postal code'),
  phone: plainText('Teléfono', 'Phone'),
});

export const delawareEntity = operation({
  ...common,
  id: 'delaware_entity',
  path: '/us/delaware/entity/v1',
  title: { es: 'Entidad de Delaware', en: 'Delaware entity' },
  description: {
    es: 'La ficha gratuita de una entidad de Delaware por su número: constitución, clase y agente registrado.',
    en: 'The free record of a Delaware entity by its file number: formation, kind and registered agent.',
  },
  request: z.strictObject({
    file_number: field(fileNumber, {
      label: { es: 'Número de archivo', en: 'File number' },
      help: { es: 'De 1 a 10 dígitos', en: '1 to 10 digits' },
    }),
  }),
  data: z.strictObject({
    found,
    certainty,
    file_number: plain(z.string(), 'Número de archivo', 'File number'),
    name: plainText('Nombre', 'Name'),
    formation_date: plain(nullableDate, 'Constituida el', 'Formed on'),
    entity_kind: plainText('Clase', 'Kind'),
    entity_type: plainText('Tipo', 'Type'),
    residency: plainText('Residencia', 'Residency'),
    state: plainText('Estado federado', 'State'),
    registered_agent: field(registeredAgent.nullable(), {
      label: { es: 'Agente registrado', en: 'Registered agent' },
      help: { es: 'Quien recibe notificaciones por la entidad', en: 'Who receives notices for the entity' },
    }),
    status: field(z.null(), {
      label: { es: 'Vigencia', en: 'Status' },
      help: {
        es: 'El registro gratuito no la da; la oficina la vende',
        en: 'The free record does not give it; the office sells it',
      },
    }),
    status_note: field(z.string(), {
      label: { es: 'Nota sobre la vigencia', en: 'Note on the status' },
      help: { es: 'Por qué no se dice si está vigente', en: 'Why it does not say whether it is in force' },
      choices: {
        'not in the free record': {
          es: 'no está en el registro gratuito',
          en: 'not in the free record',
        },
      },
    }),
    source_url: sourceUrl,
    retrieved_at: retrievedAt,
  }),
  example: { file_number: '9990001' },
  subject: ({ file_number }) => file_number,
  digest: (data) => ({
    found: data.found,
    title: data.name,
    place: data.state,
    date: data.formation_date,
    count: null,
    note: data.found ? null : unconfirmed,
    flags: [],
  }),
  columns: {
    place: { es: 'Estado', en: 'State' },
    date: { es: 'Constituida el', en: 'Formed on' },
    count: { es: 'Registros', en: 'Records' },
  },
});

export const delawareOperations = [delawareEntitiesSearch, delawareEntity] as const;
