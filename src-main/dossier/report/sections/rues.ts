import type { Content } from 'pdfmake/interfaces';
import type { z } from 'zod';
import type { LookupView } from '@shared/lookup';
import { entitiesByName, entityByNit, registryEntity } from '@shared/operations/co/rues';
import type { Text } from '@shared/text';
import { ciiuDivision } from '@shared/vocabulary/ciiu';
import { formatCedula, formatNit, nitCheckDigit } from '@shared/vocabulary/identifiers';
import { reportWords } from '@shared/words/report';
import { gutter, measure, muted, size, table } from '../style';
import type { Typesetter } from '../typesetter';
import { caption, definitions } from './definitions';
import { generic, genericBody, rest } from './generic';
import type { Section } from './section';
import { cells, day, head, label } from './tables';

/*
 * The business register: one company with its registrations, establishments and figures, and the list that a search by
 * name gives.
 */

type EntityData = z.output<typeof entityByNit.data>;
type Entity = z.output<typeof registryEntity>;

const yearWidth = 60;
const amountWidth = Math.floor((measure - yearWidth - 5 * gutter) / 5);

/** So many establishments are shown. */
const shownEstablishments = 30;

const words = {
  unit: {
    es: 'Cifras en billones de pesos colombianos (un billón es 1.000.000.000.000), redondeadas por la fuente a dos decimales.',
    en: 'Figures in units of 1,000,000,000,000 Colombian pesos, rounded by the source to two decimals.',
  },
  noStatements: {
    es: 'Estados financieros: no está entre las 10.000 empresas más grandes que publica Supersociedades.',
    en: 'Financial statements: it is not among the 10,000 largest companies that Supersociedades publishes.',
  },
  gaps: {
    es: 'Los datos abiertos no dan dirección, objeto social, capital, accionistas, junta, sanciones ni renovaciones anteriores: están en el certificado de la cámara de comercio.',
    en: 'The open data give neither address, corporate purpose, capital, shareholders, board, sanctions nor earlier renewals: they stand in the certificate of the chamber of commerce.',
  },
  indefinite: { es: 'indefinida', en: 'without end' },
  otherMatch: { es: 'hallada por otro dato', en: 'found by another detail' },
} as const satisfies Record<string, Text>;

const renewedYear = (year: number): Text => ({ es: `año renovado ${year}`, en: `renewed for ${year}` });

const { shape } = registryEntity;
const parts = entityByNit.data.shape;

function nitOf({ nit, verification_digit: digit, document_number: number }: Entity): string {
  return nit === null ? (number ?? '') : formatNit(nit + (digit ?? nitCheckDigit(nit)));
}

/** A company by its NIT. */
export const companySection: Section = {
  ...generic,
  title: (lookup) => lookup.digest?.title ?? `NIT ${lookup.subject}`,
  asked: (lookup, language) =>
    `${language === 'es' ? 'el número' : 'the number'} ${formatCedula(lookup.subject)}`,
  body: (lookup, type) => {
    const read = entityByNit.data.safeParse(lookup.data);
    if (!read.success || read.data.entity === null) return genericBody(lookup, type);
    const { data } = read;
    return [
      ...registration(type, read.data.entity),
      ...(data.records.length > 1 ? registrations(type, data.records) : []),
      ...statements(type, data),
      ...establishments(type, data),
      type.sans(type.say(words.gaps), { fontSize: size.fine, color: muted, margin: [0, 4, 0, 6] }),
    ];
  },
};

/** A search by name: its registrations in a table. */
export const companiesSection: Section = {
  ...generic,
  asked: (lookup, language) =>
    language === 'es' ? `el nombre «${lookup.subject}»` : `the name “${lookup.subject}”`,
  body: (lookup: LookupView, type) => {
    const read = entitiesByName.data.safeParse(lookup.data);
    return read.success ? [found(type, read.data)] : genericBody(lookup, type);
  },
};

function registration(type: Typesetter, entity: Entity): readonly Content[] {
  const { legal_representative: person } = entity;
  const given = (value: string | null) => value ?? type.say(reportWords.empty);
  return [
    definitions(type, [
      [label(type, shape.name), given(entity.name)],
      [label(type, shape.nit), nitOf(entity)],
      [label(type, shape.status), given(entity.status)],
      [label(type, shape.chamber), given(entity.chamber)],
      [label(type, shape.registration_number), given(entity.registration_number)],
      [label(type, shape.legal_form), given(entity.legal_form)],
      [label(type, shape.registration_date), day(type, entity.registration_date)],
      [
        label(type, shape.renewal_date),
        [
          day(type, entity.renewal_date),
          entity.last_renewed_year === null ? '' : type.say(renewedYear(entity.last_renewed_year)),
        ]
          .filter((part) => part !== '')
          .join(' · '),
      ],
      [
        label(type, shape.expiry_date),
        entity.is_indefinite === true ? type.say(words.indefinite) : day(type, entity.expiry_date),
      ],
      ...(entity.cancellation_date === null
        ? []
        : [[label(type, shape.cancellation_date), day(type, entity.cancellation_date)] as const]),
      [
        label(type, shape.economic_activities),
        entity.economic_activities
          .map(({ code }) => [code, ciiuDivision(code)].filter((part) => part !== null).join(' '))
          .join('\n'),
      ],
      [
        label(type, shape.legal_representative),
        person === null
          ? type.say(reportWords.empty)
          : [person.name, person.document_type, formatCedula(person.document_number ?? '')]
              .filter((part) => part !== null && part !== '')
              .join(', '),
      ],
    ]),
  ];
}

function registrations(type: Typesetter, records: readonly Entity[]): readonly Content[] {
  return [
    table({
      title: caption(type, `${label(type, parts.records)} (${records.length})`),
      columns: [110, '*', 70, 70, 70],
      head: head(type, [
        shape.chamber,
        shape.status,
        shape.registration_number,
        shape.registration_date,
        shape.renewal_date,
      ]),
      rows: records.map((record) =>
        cells(
          type,
          record.chamber,
          record.status,
          record.registration_number,
          day(type, record.registration_date),
          day(type, record.renewal_date),
        ),
      ),
      margin: [0, 0, 0, 6],
    }),
  ];
}

function establishments(type: Typesetter, data: EntityData): readonly Content[] {
  const { establishments: list, has_more_establishments: hasMore } = data;
  if (list === null) return [];
  const title = `${label(type, parts.establishments)} (${list.length}${hasMore ? '+' : ''})`;
  if (list.length === 0) return [caption(type, title)];
  return [
    table({
      title: caption(type, title),
      columns: ['*', 110, 80, 70],
      head: head(type, [shape.name, shape.category, shape.status, shape.renewal_date]),
      rows: list
        .slice(0, shownEstablishments)
        .map((each) => cells(type, each.name, each.category, each.status, day(type, each.renewal_date))),
      margin: [0, 0, 0, 6],
    }),
    ...rest(type, shownEstablishments, list.length),
  ];
}

function statements(type: Typesetter, { financial_statements: list }: EntityData): readonly Content[] {
  if (list === null) return [caption(type, type.say(words.noStatements))];
  const { shape: columns } = parts.financial_statements.unwrap().element;
  const amount = (value: string | null) =>
    value === null ? null : type.language === 'es' ? value.replace('.', ',') : value;
  return [
    table({
      title: caption(type, label(type, parts.financial_statements)),
      columns: [yearWidth, amountWidth, amountWidth, amountWidth, amountWidth, '*'],
      head: head(type, [
        columns.year,
        columns.operating_income,
        columns.net_result,
        columns.total_assets,
        columns.total_liabilities,
        columns.equity,
      ]),
      rows: list.map((each) =>
        cells(
          type,
          String(each.year),
          amount(each.operating_income),
          amount(each.net_result),
          amount(each.total_assets),
          amount(each.total_liabilities),
          amount(each.equity),
        ),
      ),
      margin: [0, 0, 0, 2],
    }),
    type.sans(type.say(words.unit), { fontSize: size.fine, color: muted, margin: [0, 0, 0, 6] }),
  ];
}

function found(type: Typesetter, data: z.output<typeof entitiesByName.data>): Content {
  const { results, pagination } = data;
  const { total } = pagination;
  return table({
    title: caption(
      type,
      `${label(type, entitiesByName.data.shape.results)}: ${results.length}${total === null ? '+' : ` / ${total}`}`,
    ),
    columns: ['*', 84, 80, 90, 66],
    head: head(type, [shape.name, shape.nit, shape.status, shape.chamber, shape.renewal_date]),
    rows: results.map((each) =>
      cells(
        type,
        each.name_match ? each.name : `${each.name ?? ''} (${type.say(words.otherMatch)})`,
        nitOf(each),
        each.status,
        each.chamber,
        day(type, each.renewal_date),
      ),
    ),
    margin: [0, 0, 0, 6],
  });
}
