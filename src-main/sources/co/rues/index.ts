import { entitiesByName, entityByNit, rues } from '@shared/operations/co/rues';
import { nitCheckDigit } from '@shared/vocabulary/identifiers';
import { bind, type AdapterContext } from '../../../engine/adapter';
import { openData, type OpenData, type Origin } from '../datos-abiertos/client';
import { entityOf, establishmentOf, statementOf, unpadded, type Entity } from './parse';
import { profile } from './profile';
import { nameMatches } from './search';
import { companyTable, establishmentTable, largestTable } from './tables';

const pageSize = 25;
/** No number of registrations, establishments or years of one company comes near these. */
const mostRecords = 200;
const mostEstablishments = 1000;
const mostYears = 100;

/** Rows that are registrations: the copies also hold some without name, identification or with a NIT of zero. */
const isRegistration = [
  { column: 'numero_identificacion', isGiven: true },
  { column: 'razon_social', isGiven: true },
  { column: 'nit', readsNot: ['0'] },
] as const;

async function byName({ name, page }: { name: string; page: number }, context: AdapterContext) {
  const found = await openData(rues, context).page(
    companyTable,
    {
      words: name.trim(),
      where: [...isRegistration, { column: 'codigo_clase_identificacion', readsNot: ['06'] }],
      order: [],
    },
    { page, perPage: pageSize },
  );
  const entities = unique(found.rows.map(entityOf));
  return {
    data: {
      results: entities.map((entity) => ({ ...entity, name_match: nameMatches(name, entity) })),
      pagination: {
        page,
        page_size: pageSize,
        has_more: found.hasMore,
        total: found.total,
        total_pages: found.total === null ? null : Math.ceil(found.total / pageSize),
      },
      ...origins(found.origin),
    },
    aside: null,
  };
}

async function byNit({ document_number: asked }: { document_number: string }, context: AdapterContext) {
  const portal = openData(rues, context);
  const { records, origin } = await recordsOf(portal, asked);
  const [main] = records;
  const number = main?.document_number ?? asked;
  if (main === undefined)
    return {
      data: {
        found: false,
        document_number: number,
        entity: null,
        records: [],
        establishments: null,
        has_more_establishments: false,
        financial_statements: null,
        renewal_history: null,
        related_parties: null,
        registry_notices: null,
        ...origins(origin),
      },
      aside: null,
    };
  const [establishments, statements] = await Promise.all([
    establishmentsOf(portal, records),
    statementsOf(portal, main.nit ?? number),
  ]);
  return {
    data: {
      found: true,
      document_number: number,
      entity: main,
      records,
      establishments: establishments.list,
      has_more_establishments: establishments.hasMore,
      financial_statements: given(statements.list),
      renewal_history: given(records.flatMap(renewalOf)),
      related_parties: given(records.flatMap(representativeOf)),
      registry_notices: null,
      ...origins(origin, establishments.origin, statements.origin),
    },
    aside: null,
  };
}

/** All registrations of a number, active ones first and then the newest. */
async function recordsOf(portal: OpenData, asked: string) {
  const { rows, origin } = await portal.rows(
    companyTable,
    {
      where: [{ column: 'numero_identificacion', is: numbersOf(asked) }, ...isRegistration],
      order: [],
    },
    mostRecords,
  );
  const entities = unique(rows.map(entityOf));
  const exact = entities.filter((entity) => entity.document_number === unpadded(asked));
  const records = (exact.length > 0 ? exact : entities).toSorted(
    (one, other) =>
      Number(other.status_code === '01') - Number(one.status_code === '01') ||
      (other.registration_date ?? '').localeCompare(one.registration_date ?? ''),
  );
  return { records, origin };
}

/**
 * The numbers that a number asked for may stand under: itself without padding and, where its last digit is the check digit
 * of the others, those others. A company's NIT has nine digits and begins with 8 or 9; a cédula that is a NIT has eight, or
 * ten that begin with 1. Nobody has nine digits that begin otherwise; of eight digits and fewer, any may be a cédula whole.
 */
export function numbersOf(asked: string): readonly string[] {
  const number = unpadded(asked);
  const base = number.slice(0, -1);
  const mayBeBase = /^([89]\d{8}|1\d{9}|[1-7]\d{7})$/.test(base);
  return mayBeBase && number.endsWith(nitCheckDigit(base)) ? [number, base] : [number];
}

async function establishmentsOf(portal: OpenData, records: readonly Entity[]) {
  const owners = records.flatMap(({ chamber_code: chamber, registration_number: number }) =>
    chamber === null || number === null ? [] : [{ chamber, number }],
  );
  if (owners.length === 0) return { list: null, hasMore: false, origin: null };
  const { rows, hasMore, origin } = await portal.rows(
    establishmentTable,
    {
      where: [
        {
          column: 'matr_cula_propietario',
          is: [...new Set(owners.flatMap(({ number }) => [number, unpadded(number)]))],
        },
        {
          column: 'codigo_camara_propietario',
          is: [...new Set(owners.flatMap(({ chamber }) => [chamber, unpadded(chamber)]))],
        },
      ],
      order: [],
    },
    mostEstablishments,
  );
  // Each half may be another owner's: the pair tells whose it is.
  const key = (chamber: string | null, number: string | null) =>
    `${unpadded(chamber ?? '')} ${unpadded(number ?? '')}`;
  const wanted = new Set(owners.map(({ chamber, number }) => key(chamber, number)));
  const own = rows.filter((row) => wanted.has(key(row.codigo_camara_propietario, row.matr_cula_propietario)));
  return { list: unique(own.map(establishmentOf)), hasMore, origin };
}

async function statementsOf(portal: OpenData, nit: string) {
  const { rows, origin } = await portal.rows(
    largestTable,
    { where: [{ column: 'nit', is: nit }], order: [] },
    mostYears,
  );
  return { list: rows.map(statementOf).toSorted((one, other) => other.year - one.year), origin };
}

/** What the copies do not hold may exist all the same: they have one renewal and one person, and the largest companies alone. */
function given<T>(list: T[]): T[] | null {
  return list.length === 0 ? null : list;
}

function renewalOf({ chamber, registration_number, last_renewed_year: year, renewal_date: date }: Entity) {
  return year === null && date === null ? [] : [{ chamber, registration_number, year, date }];
}

function representativeOf({ legal_representative: person, chamber, registration_number }: Entity) {
  return person === null ? [] : [{ role: 'REPRESENTANTE LEGAL', ...person, chamber, registration_number }];
}

/** Registrations that come twice count once: chamber and number name one. */
function unique<T extends Pick<Entity, 'chamber_code' | 'registration_number'>>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ chamber_code: chamber, registration_number: number }) => {
    const key = `${chamber} ${number}`;
    if (chamber !== null && number !== null && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The data sets that answered, and the day of the oldest. */
function origins(...answered: readonly (Origin | null)[]) {
  const datasets = answered.filter((origin) => origin !== null);
  const days = datasets.map((origin) => origin.as_of);
  return { as_of: days.includes(null) ? null : (days.toSorted()[0] ?? null), datasets };
}

/** The operations of the business register, over its open-data copies. */
export const ruesAdapters = [bind(entitiesByName, profile, byName), bind(entityByNit, profile, byNit)];
