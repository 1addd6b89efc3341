import { z } from 'zod';
import { nullableDate, nullableText, said, type Words } from '../../fields';
import { field, text, type Digest } from '../../operation';
import { originsField } from '../datos-abiertos';
import { secop } from './source';

/*
 * Words and shapes that the operations of SECOP share.
 */

export const count = z.int().nullable();
export const flag = z.boolean().nullable();

export const currencyField = said(
  nullableText,
  ['Moneda', 'Currency'],
  [
    'Moneda de los valores; COP donde la fuente no trae columna de moneda',
    'Currency of the values; COP where the source has no column for it',
  ],
);

/** A natural person or office named in a contract. */
export function personField(label: Words) {
  return said(
    z
      .strictObject({
        name: said(nullableText, ['Nombre', 'Name']),
        document_type: said(nullableText, ['Tipo de documento', 'Document type']),
        document_number: said(nullableText, ['Documento', 'Document number']),
      })
      .nullable(),
    label,
    [`${label[0]}; null si la fuente no lo trae`, `${label[1]}; null when the source does not give it`],
  );
}

// Requests

/** A text of a request; of blanks alone it would filter nothing. */
const filled = (limits: { readonly min?: number; readonly max: number }) =>
  text({ min: limits.min ?? 1, max: limits.max, pattern: /\S/ });

/** An optional filter that keeps what has these words. */
export function filter(label: Words, help: Words, limits: { readonly min?: number; readonly max: number }) {
  return said(filled(limits).optional(), label, help);
}

export const queryFilter = filter(
  ['Palabras', 'Words'],
  [
    'De 3 a 200 caracteres; busca todas las palabras en cualquier columna, con el buscador de la fuente',
    '3 to 200 characters; finds all the words in any column, with the search of the source itself',
  ],
  { min: 3, max: 200 },
);

const documentPattern = /^\d{4,15}$/;

const documentHelp: Words = [
  'De 4 a 15 dígitos, sin puntos; el NIT con o sin dígito de verificación',
  '4 to 15 digits, no dots; a NIT with or without its check digit',
];

/** A document that narrows a search; it may be left out. */
export function documentFilter(label: Words) {
  return said(text({ min: 4, max: 15, pattern: documentPattern }).optional(), label, documentHelp);
}

export const entityFilters = {
  entity_nit: said(
    text({ min: 5, max: 10, pattern: /^\d{5,10}$/ }).optional(),
    ['NIT de la entidad', 'NIT of the entity'],
    [
      'De 5 a 10 dígitos, con o sin dígito de verificación',
      '5 to 10 digits, with or without its check digit',
    ],
  ),
  entity_name: filter(
    ['Entidad', 'Entity'],
    [
      'Nombre de la entidad compradora, de 3 a 200 caracteres; por NIT la fuente responde más rápido',
      'Name of the buying entity, 3 to 200 characters; the source answers faster by NIT',
    ],
    { min: 3, max: 200 },
  ),
};

export const entityCodeFilter = said(
  text({ max: 20, pattern: /^\d{1,20}$/ }).optional(),
  ['Código de la entidad', 'Entity code'],
  ['Código de la entidad en el SECOP II, solo dígitos', 'Code of the entity in SECOP II, digits only'],
);

export const placeFilters = {
  department: filter(
    ['Departamento', 'Department'],
    ['Departamento de la entidad', 'Department of the entity'],
    {
      max: 60,
    },
  ),
  city: filter(['Ciudad', 'City'], ['Ciudad de la entidad', 'City of the entity'], { max: 60 }),
};

export const kindFilters = {
  modality: filter(
    ['Modalidad', 'Modality'],
    [
      'Modalidad de contratación, como «Licitación pública»',
      'Modality of procurement, such as «Licitación pública»',
    ],
    { max: 120 },
  ),
  contract_type: filter(
    ['Tipo de contrato', 'Contract type'],
    ['Tipo de contrato, como «Obra»', 'Type of contract, such as «Obra»'],
    { max: 60 },
  ),
};

export const unspscFilter = said(
  text({ min: 2, max: 8, pattern: /^\d{2,8}$/ }).optional(),
  ['Código UNSPSC', 'UNSPSC code'],
  [
    'De 2 a 8 dígitos; encuentra los códigos que empiezan así',
    '2 to 8 digits; finds the codes that start so',
  ],
);

/** A day that narrows a search; it may be left out. */
export function dayFilter(label: Words, help: Words) {
  return said(z.iso.date().optional(), label, help);
}

const limit = text({ max: 18, pattern: /^\d{1,15}(\.\d{1,2})?$/ }).optional();

export const valueFilters = {
  value_min: said(
    limit,
    ['Valor desde', 'Value from'],
    ['En pesos, sin puntos de miles', 'In pesos, without thousands separators'],
  ),
  value_max: said(
    limit,
    ['Valor hasta', 'Value to'],
    ['En pesos, sin puntos de miles', 'In pesos, without thousands separators'],
  ),
};

/** Yes, no, or not asked for. */
export function choiceFilter(label: Words, help: Words) {
  return field(z.enum(['any', 'yes', 'no']).default('any'), {
    label: { es: label[0], en: label[1] },
    help: { es: help[0], en: help[1] },
    choices: {
      any: { es: 'Cualquiera', en: 'Any' },
      yes: { es: 'Sí', en: 'Yes' },
      no: { es: 'No', en: 'No' },
    },
  });
}

export const perPageField = field(z.int().min(1).max(50).default(20), {
  label: { es: 'Por página', en: 'Per page' },
  help: { es: 'Registros por página, de 1 a 50', en: 'Records per page, 1 to 50' },
  rarely: true,
});

/** An identifier of any of the kinds that SECOP knows, or a reference of the entity's own. */
export const anyId = filled({ min: 3, max: 100 });

/** The document that is asked for. */
export function documentField(label: Words) {
  return said(text({ min: 4, max: 15, pattern: documentPattern }), label, documentHelp);
}

// Answers

/** The paging of SECOP's searches, whose total the source cannot always count. */
export const openPagination = said(
  z.strictObject({
    page: said(
      z.int(),
      ['Página', 'Page'],
      ['Página de esta respuesta, desde 1', 'Page of this answer, from 1'],
    ),
    per_page: said(z.int(), ['Por página', 'Per page'], ['Registros por página', 'Records per page']),
    has_more: said(z.boolean(), ['Hay más', 'More'], ['Hay más páginas', 'There are more pages']),
    total: said(
      count,
      ['Total', 'Total'],
      [
        'Registros en total; null cuando contarlos excede a la fuente',
        'Records in total; null when counting them is too much for the source',
      ],
    ),
  }),
  ['Paginación', 'Paging'],
);

const asOfField = said(
  nullableDate,
  ['Datos al', 'Data of'],
  [
    'Día del conjunto de datos más antiguo de los que respondieron',
    'Day of the oldest of the data sets that answered',
  ],
);

/** What every answer of SECOP says of where it comes from. */
export const originFields = { as_of: asOfField, datasets: originsField };

/** The answer of a search. */
export function searchResult<S extends z.ZodType>(item: S, label: Words) {
  return z.strictObject({
    items: said(z.array(item), label),
    pagination: openPagination,
    ...originFields,
  });
}

interface Listed {
  readonly items: readonly unknown[];
  readonly pagination: { readonly total: number | null; readonly has_more: boolean };
}

/** The line of a search in lists: its first record, and how many there are. */
export function searchDigest<Data extends Listed>(
  line: (first: Data['items'][number]) => Pick<Digest, 'title' | 'place' | 'date'>,
) {
  return (data: Data): Digest => {
    const { items, pagination } = data;
    const isOne = items.length === 1;
    const shown = items.length > 0 ? line(items[0]) : { title: null, place: null, date: null };
    return {
      found: items.length > 0,
      ...shown,
      count: pagination.total ?? items.length,
      note:
        pagination.total === null && !isOne && pagination.has_more
          ? {
              es: 'Hay más registros que los de esta página; la fuente no los cuenta.',
              en: 'There are more records than on this page; the source does not count them.',
            }
          : null,
      flags: [],
    };
  };
}

const fiveMinutes = 300;

/** What every operation of SECOP has in common. */
export const common = {
  country: 'CO',
  source: secop,
  servedFrom: 'live',
  access: 'api',
  cacheSeconds: fiveMinutes,
} as const;

export const entityColumns = {
  place: { es: 'Entidad', en: 'Entity' },
  date: { es: 'Fecha', en: 'Date' },
  count: { es: 'Registros', en: 'Records' },
};

/** The filters of a search as the line that lists show. */
export function filtersAsSubject(input: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(input).filter(
    ([name, value]) =>
      typeof value === 'string' && value !== 'any' && !['platform', 'source', 'level'].includes(name),
  );
  return given.length === 0 ? '*' : given.map(([, value]) => String(value).trim()).join(' · ');
}

export const foundField = said(
  z.boolean(),
  ['Encontrado', 'Found'],
  ['La fuente tiene el registro', 'The source has the record'],
);

/** Of the operations that find one record, or several by one reference. */
export const moreField = said(
  z.boolean(),
  ['Hay más', 'More'],
  [
    'La fuente tiene más coincidencias o adjudicaciones que las que se leyeron',
    'The source has more matches or awards than were read',
  ],
);

/** The note on several records that answer to one reference; null for one. */
export function severalNote(
  { matches, has_more: hasMore }: { readonly matches: readonly unknown[]; readonly has_more: boolean },
  [es, en]: Words,
): Digest['note'] {
  if (matches.length === 0) return null;
  return {
    es: `${hasMore ? 'Más de ' : ''}${matches.length} ${es} responden a esa referencia; ninguno se eligió.`,
    en: `${hasMore ? 'More than ' : ''}${matches.length} ${en} answer to that reference; none was chosen.`,
  };
}

/** Of the operations that give way to the searches. */
export const endsIn2026 = { since: '2026-08-30', sunset: '2026-12-01' } as const;

export const cappedFields = {
  count: said(z.int(), ['Cantidad', 'Count'], ['Registros de esta página', 'Records of this page']),
  capped: said(
    z.boolean(),
    ['Página llena', 'Capped'],
    [
      'La página está llena (500): puede haber más en la siguiente',
      'The page is full (500): there may be more on the next',
    ],
  ),
};
