import { z } from 'zod';
import { changeReasons, wordOutcomes } from '../../screening';
import type { Text } from '../../text';
import { plain, plainText } from '../fields';
import { nullable } from '../nullable';
import { field, operation, pageField, pagination, text, type Source } from '../operation';

export const ofac: Source = {
  id: 'ofac',
  name: { es: 'Listas de sanciones de la OFAC', en: 'OFAC sanctions lists' },
  publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  homepage: 'https://ofac.treasury.gov',
  confidence: 'seen',
  notes: {
    es: 'Se responde desde una copia local de la lista SDN y de la lista consolidada, cada una con su propia fecha. Una coincidencia de nombre no es una identificación: compare fecha de nacimiento, nacionalidad y documentos. Los alias débiles son nombres que la misma OFAC considera poco fiables.',
    en: 'Answered from a local copy of the SDN list and the consolidated list, each with a date of its own. A name that matches is not an identification: compare birth date, nationality and documents. Weak aliases are names that OFAC itself holds unreliable.',
  },
  factsOf: '2026-11-21',
};

const partyTypes = ['individual', 'entity', 'vessel', 'aircraft'] as const;
export type OfacPartyType = (typeof partyTypes)[number];

const typeWords: Readonly<Record<OfacPartyType | 'all', Text>> = {
  all: { es: 'Todos', en: 'All' },
  individual: { es: 'Personas', en: 'Individuals' },
  entity: { es: 'Entidades', en: 'Entities' },
  vessel: { es: 'Naves', en: 'Vessels' },
  aircraft: { es: 'Aeronaves', en: 'Aircraft' },
};

const request = z.strictObject({
  name: field(text({ min: 2, max: 200 }).optional(), {
    label: { es: 'Nombre', en: 'Name' },
    help: {
      es: 'De 2 a 200 caracteres, en cualquier orden; nombre o número de identificación, al menos uno',
      en: '2 to 200 characters, in any order; a name or an identification number, at least one',
    },
  }),
  id_number: field(text({ min: 3, max: 100 }).optional(), {
    label: { es: 'Número de identificación', en: 'Identification number' },
    help: {
      es: 'Pasaporte, cédula, NIT, IMO o dirección de moneda digital; exacto, sin contar espacios, guiones ni puntos',
      en: 'Passport, identity card, tax number, IMO or digital currency address; exact, spaces, dashes and dots aside',
    },
  }),
  type: field(z.enum(['all', ...partyTypes]).default('all'), {
    label: { es: 'Clase', en: 'Type' },
    help: { es: 'Clase de sancionado', en: 'Type of sanctioned party' },
    choices: typeWords,
  }),
  list: field(z.enum(['all', 'sdn', 'consolidated']).default('all'), {
    label: { es: 'Lista', en: 'List' },
    help: { es: 'Lista en que se busca', en: 'List that is searched' },
    choices: {
      all: { es: 'Todas', en: 'All' },
      sdn: { es: 'SDN', en: 'SDN' },
      consolidated: { es: 'Consolidada (no SDN)', en: 'Consolidated (non-SDN)' },
    },
  }),
  program: field(text({ max: 60 }).default(''), {
    label: { es: 'Programa', en: 'Programme' },
    help: {
      es: 'Código del programa de sanciones, como SDNTK',
      en: 'Code of the sanctions programme, such as SDNTK',
    },
  }),
  country: field(text({ max: 60 }).default(''), {
    label: { es: 'País', en: 'Country' },
    help: {
      es: 'País de la dirección, la nacionalidad o la ciudadanía, en inglés como lo escribe la OFAC',
      en: 'Country of the address, nationality or citizenship, as OFAC writes it',
    },
  }),
  birth_date: field(text({ max: 10, pattern: /^(\d{4}(-\d{2}(-\d{2})?)?)?$/ }).default(''), {
    label: { es: 'Fecha de nacimiento', en: 'Birth date' },
    help: {
      es: 'aaaa, aaaa-mm o aaaa-mm-dd; sube el puntaje si coincide y lo baja si difiere',
      en: 'yyyy, yyyy-mm or yyyy-mm-dd; raises the score when it agrees and lowers it when it differs',
    },
  }),
  gender: field(z.enum(['', 'male', 'female']).default(''), {
    label: { es: 'Género', en: 'Gender' },
    help: { es: 'Como consta en la lista', en: 'As the list has it' },
    choices: {
      '': { es: 'Cualquiera', en: 'Any' },
      male: { es: 'Masculino', en: 'Male' },
      female: { es: 'Femenino', en: 'Female' },
    },
  }),
  min_score: field(z.int().min(50).max(100).default(70), {
    label: { es: 'Puntaje mínimo', en: 'Least score' },
    help: {
      es: 'De 50 a 100; las coincidencias por debajo no se muestran',
      en: '50 to 100; matches below are not shown',
    },
  }),
  include_weak_aliases: field(z.boolean().default(true), {
    label: { es: 'Incluir alias débiles', en: 'Include weak aliases' },
    help: { es: 'Nombres que la OFAC considera poco fiables', en: 'Names that OFAC holds unreliable' },
  }),
  page: pageField,
  per_page: field(z.int().min(1).max(50).default(20), {
    label: { es: 'Por página', en: 'Per page' },
    help: { es: 'Coincidencias por página, de 1 a 50', en: 'Matches per page, 1 to 50' },
  }),
});

const entityId = field(z.string(), {
  label: { es: 'Número de la OFAC', en: 'OFAC number' },
  help: {
    es: 'Identificador del sancionado en la lista',
    en: 'Identifier of the sanctioned party in the list',
  },
});
const found = field(z.boolean(), {
  label: { es: 'Figura', en: 'Listed' },
  help: { es: 'Hay al menos una coincidencia', en: 'There is at least one match' },
});
const partyType = field(z.enum(partyTypes), {
  label: { es: 'Clase', en: 'Type' },
  help: { es: 'Clase de sancionado', en: 'Type of sanctioned party' },
  choices: typeWords,
});
const programs = plain(z.array(z.string()), 'Programas de sanciones', 'Sanctions programmes');
const remarks = plainText('Observaciones de la OFAC', 'Remarks of OFAC');
const nationalities = plain(z.array(z.string()), 'Nacionalidades', 'Nationalities');
const detailsUrl = plain(z.string(), 'Página del sancionado en la OFAC', 'Page of the party at OFAC');
const date = z.iso.date();
const asOf = field(date, {
  label: { es: 'Datos al', en: 'As of' },
  help: {
    es: 'La fecha de la más antigua de las listas que se leyeron',
    en: 'The date of the oldest of the lists that were read',
  },
});
const asOfByList = field(
  z.strictObject({
    sdn: plain(date.nullable(), 'Fecha de la lista SDN', 'Date of the SDN list'),
    consolidated: field(date.nullable(), {
      label: { es: 'Lista consolidada', en: 'Consolidated list' },
      help: {
        es: 'Fecha de la lista consolidada; null cuando no se importó',
        en: 'Date of the consolidated list; null when it was not imported',
      },
    }),
  }),
  {
    label: { es: 'Datos al, por lista', en: 'As of, by list' },
    help: { es: 'La fecha que cada lista declara', en: 'The date that each list states' },
  },
);

const matchedNameKinds = ['primary', 'strong_alias', 'weak_alias', 'original_script', 'identifier'] as const;
export type OfacNameKind = (typeof matchedNameKinds)[number];

const match = z.strictObject({
  entity_id: entityId,
  name: plain(z.string(), 'Nombre principal en la lista', 'Primary name in the list'),
  type: partyType,
  programs,
  lists: plain(z.array(z.string()), 'Listas en que figura', 'Lists it stands in'),
  matched_name: field(z.string(), {
    label: { es: 'Coincide con', en: 'Matched' },
    help: {
      es: 'El nombre o el número de la lista que coincidió',
      en: 'The listed name or number that matched',
    },
  }),
  matched_name_kind: field(z.enum(matchedNameKinds), {
    label: { es: 'Clase de nombre', en: 'Kind of name' },
    help: {
      es: 'Nombre principal, alias fuerte o débil, escritura original, o identificador',
      en: 'Primary name, strong or weak alias, original script, or identifier',
    },
    choices: {
      primary: { es: 'Nombre principal', en: 'Primary name' },
      strong_alias: { es: 'Alias', en: 'Alias' },
      weak_alias: { es: 'Alias débil', en: 'Weak alias' },
      original_script: { es: 'Escritura original', en: 'Original script' },
      identifier: { es: 'Identificador', en: 'Identifier' },
    },
  }),
  score: field(z.int().min(0).max(100), {
    label: { es: 'Puntaje', en: 'Score' },
    help: { es: 'De 0 a 100: cuánto se parece a lo consultado', en: '0 to 100: how like the question it is' },
  }),
  ofac_score: field(z.int().min(0).max(100).nullable(), {
    label: { es: 'Puntaje al modo de la OFAC', en: 'Score in OFAC’s manner' },
    help: {
      es: 'Emulación del puntaje del buscador oficial, para comparar; null cuando coincidió un número',
      en: 'An emulation of the official search’s score, for comparison; null when a number matched',
    },
  }),
  reasons: field(z.array(z.string()), {
    label: { es: 'Razones', en: 'Reasons' },
    help: {
      es: 'Lo que, fuera de las palabras del nombre, subió o bajó el puntaje: birth_date_differs, identifier, …',
      en: 'What raised or lowered the score beyond the words of the name: birth_date_differs, identifier, …',
    },
  }),
  birth_dates: plain(z.array(z.string()), 'Fechas de nacimiento como constan', 'Birth dates as listed'),
  nationalities,
  countries: plain(z.array(z.string()), 'Países de sus direcciones', 'Countries of its addresses'),
  remarks,
  details_url: detailsUrl,
});

const searchData = z.strictObject({
  found,
  matches: field(z.array(match), {
    label: { es: 'Coincidencias', en: 'Matches' },
    help: { es: 'De mayor a menor puntaje', en: 'From the highest score to the lowest' },
  }),
  pagination: plain(pagination, 'Páginas de resultados', 'Pages of results'),
  min_score: plain(z.int(), 'Puntaje mínimo aplicado', 'Least score applied'),
  list_counts: field(
    z.strictObject({
      sdn: plain(z.int(), 'Sancionados en la lista SDN', 'Parties in the SDN list'),
      consolidated: plain(z.int(), 'Sancionados en la lista consolidada', 'Parties in the consolidated list'),
    }),
    {
      label: { es: 'Sancionados', en: 'Parties' },
      help: { es: 'Cuántos tiene cada lista que se buscó', en: 'How many each list that was searched has' },
    },
  ),
  as_of: asOf,
  as_of_by_list: asOfByList,
});

/** How a score came about: each word and what became of it, and what else raised or lowered it. */
const explanation = z.strictObject({
  entity_id: z.string(),
  score: z.number(),
  schema: z.string(),
  words: z
    .array(
      z.strictObject({
        asked: z.array(z.string()).readonly(),
        listed: z.array(z.string()).readonly(),
        outcome: z.enum(wordOutcomes),
        similarity: z.number(),
        weight: z.number(),
        contribution: z.number(),
      }),
    )
    .readonly(),
  adjustments: z.array(z.strictObject({ reason: z.enum(changeReasons), change: z.number() })).readonly(),
});

export const ofacSearch = operation({
  id: 'ofac_sanctions_search',
  path: '/us/ofac/sanctions-search/v1',
  country: 'US',
  source: ofac,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Sancionados de la OFAC', en: 'OFAC sanctioned parties' },
  description: {
    es: 'Busca un nombre o un número de identificación en la lista SDN y en la lista consolidada de la OFAC.',
    en: 'Searches the SDN list and the consolidated list of OFAC for a name or an identification number.',
  },
  request,
  data: searchData,
  aside: z.strictObject({ explanations: z.array(explanation) }),
  example: { name: 'Ejemplov Prueba' },
  subject: ({ name, id_number }) => name ?? id_number ?? '',
  digest: ({ matches, pagination: { total } }) => {
    const [best] = matches;
    return {
      found: best !== undefined,
      title: best === undefined ? null : `${best.name} (${best.score})`,
      place: best?.programs.join(', ') ?? null,
      date: null,
      count: total,
      note: null,
      flags: [],
    };
  },
  columns: {
    place: { es: 'Programas', en: 'Programmes' },
    date: { es: 'Fecha', en: 'Date' },
    count: { es: 'Coincidencias', en: 'Matches' },
  },
});

const listedName = z.strictObject({
  full_name: plain(z.string(), 'Nombre completo', 'Full name'),
  first_name: plainText('Nombres', 'First name'),
  last_name: plainText('Apellidos', 'Last name'),
  script: plainText('Escritura', 'Script'),
  alias_type: plainText('Clase de alias (A.K.A., F.K.A., N.K.A.)', 'Type of alias (A.K.A., F.K.A., N.K.A.)'),
  is_primary: plain(z.boolean(), 'Es el nombre principal', 'Is the primary name'),
  is_weak: plain(z.boolean(), 'La OFAC lo considera poco fiable', 'OFAC holds it unreliable'),
});
export type OfacName = z.output<typeof listedName>;

const party = {
  type: partyType,
  name: plain(z.string(), 'Nombre principal', 'Primary name'),
  title: plainText('Cargo o título', 'Title'),
  remarks,
  lists: plain(
    z.array(
      z.strictObject({
        name: plain(z.string(), 'Lista', 'List'),
        date_published: plain(date.nullable(), 'Fecha de inclusión', 'Date of listing'),
      }),
    ),
    'Listas en que figura',
    'Lists it stands in',
  ),
  programs,
  sanctions_types: plain(z.array(z.string()), 'Clases de sanción', 'Types of sanction'),
  legal_authorities: plain(z.array(z.string()), 'Fundamento legal', 'Legal authorities'),
  names: plain(z.array(listedName), 'Nombres', 'Names'),
  addresses: plain(
    z.array(
      z.strictObject({
        lines: plain(z.array(z.string()), 'Líneas de la dirección', 'Lines of the address'),
        city: plainText('Ciudad', 'City'),
        state: plainText('Estado o provincia', 'State or province'),
        postal_code: plainText('Código postal', 'Postal code'),
        country: plainText('País', 'Country'),
      }),
    ),
    'Direcciones',
    'Addresses',
  ),
  birth_dates: plain(
    z.array(
      z.strictObject({
        text: plain(z.string(), 'Como consta', 'As listed'),
        from: field(date.nullable(), {
          label: { es: 'Desde', en: 'From' },
          help: {
            es: 'Primer día que el texto permite; null cuando el texto no se reconoce',
            en: 'First day that the text allows; null when the text is not recognised',
          },
        }),
        to: field(date.nullable(), {
          label: { es: 'Hasta', en: 'To' },
          help: { es: 'Último día que el texto permite', en: 'Last day that the text allows' },
        }),
        circa: plain(z.boolean(), 'La lista dice que es aproximada', 'The list says that it is approximate'),
      }),
    ),
    'Fechas de nacimiento',
    'Birth dates',
  ),
  birth_places: plain(z.array(z.string()), 'Lugares de nacimiento', 'Birth places'),
  nationalities,
  citizenships: plain(z.array(z.string()), 'Ciudadanías', 'Citizenships'),
  gender: plainText('Género', 'Gender'),
  identity_documents: plain(
    z.array(
      z.strictObject({
        type: plain(z.string(), 'Clase de documento', 'Type of document'),
        number: plain(z.string(), 'Número', 'Number'),
        country: plainText('País', 'Country'),
        issue_date: plainText('Expedición', 'Issued'),
        expiry_date: plainText('Vencimiento', 'Expires'),
      }),
    ),
    'Documentos de identidad',
    'Identity documents',
  ),
  digital_currency_addresses: plain(
    z.array(
      z.strictObject({
        currency: plain(z.string(), 'Moneda', 'Currency'),
        address: plain(z.string(), 'Dirección', 'Address'),
      }),
    ),
    'Direcciones de moneda digital',
    'Digital currency addresses',
  ),
  vessel: plain(
    z
      .strictObject({
        call_sign: plainText('Distintivo de llamada', 'Call sign'),
        type: plainText('Clase de nave', 'Type of vessel'),
        flag: plainText('Bandera', 'Flag'),
        owner: plainText('Propietario', 'Owner'),
        tonnage: plainText('Tonelaje de peso muerto', 'Deadweight tonnage'),
        gross_tonnage: plainText('Tonelaje de registro bruto', 'Gross registered tonnage'),
        imo: plainText('Número IMO', 'IMO number'),
      })
      .nullable(),
    'Datos de la nave',
    'Facts of the vessel',
  ),
  features: plain(
    z.array(
      z.strictObject({
        type: plain(z.string(), 'Clase', 'Type'),
        value: plain(z.string(), 'Valor', 'Value'),
      }),
    ),
    'Otros datos',
    'Other facts',
  ),
  relationships: plain(
    z.array(
      z.strictObject({
        type: plain(z.string(), 'Vínculo', 'Relationship'),
        entity_id: plainText('Número de la OFAC', 'OFAC number'),
        name: plainText('Nombre', 'Name'),
      }),
    ),
    'Vínculos con otros sancionados',
    'Relationships with other parties',
  ),
} as const;

/** A sanctioned party as the lists describe it. */
export const ofacParty = z.strictObject(party);
export type OfacParty = z.output<typeof ofacParty>;

const partyData = z.strictObject({
  found,
  entity_id: entityId,
  ...nullable(party),
  details_url: detailsUrl,
  as_of: asOf,
  as_of_by_list: asOfByList,
});

export const ofacSanctionedParty = operation({
  id: 'ofac_sanctioned_party',
  path: '/us/ofac/sanctioned-party/v1',
  country: 'US',
  source: ofac,
  servedFrom: 'dataset',
  access: 'file',
  adverse: true,
  concernsPersons: true,
  title: { es: 'Sancionado de la OFAC por número', en: 'OFAC sanctioned party by number' },
  description: {
    es: 'Todo lo que las listas de la OFAC dicen de un sancionado: nombres, programas, documentos, direcciones y vínculos.',
    en: 'All that the OFAC lists say of a sanctioned party: names, programmes, documents, addresses and relationships.',
  },
  request: z.strictObject({
    entity_id: field(text({ min: 1, max: 10, pattern: /^\d{1,10}$/ }), {
      label: { es: 'Número de la OFAC', en: 'OFAC number' },
      help: {
        es: 'De 1 a 10 dígitos: el de los resultados de búsqueda y el de la página de la OFAC',
        en: '1 to 10 digits: that of search results and of the page at OFAC',
      },
    }),
  }),
  data: partyData,
  example: { entity_id: '900001' },
  subject: ({ entity_id }) => entity_id,
  digest: ({ found: isFound, name, programs: codes }) => ({
    found: isFound,
    title: name,
    place: codes === null ? null : codes.join(', '),
    date: null,
    count: null,
    note: null,
    flags: [],
  }),
  columns: {
    place: { es: 'Programas', en: 'Programmes' },
    date: { es: 'Fecha', en: 'Date' },
    count: { es: 'Registros', en: 'Records' },
  },
});

export const ofacOperations = [ofacSearch, ofacSanctionedParty];
