import type { Content } from 'pdfmake/interfaces';
import type { z } from 'zod';
import { cguFoundSanction, cguSanction, cguSanctionsSearch } from '@shared/operations/br/cgu';
import {
  pgfnDebtRecord,
  pgfnDebtor,
  pgfnDebtsSearch,
  systemWords,
  type PgfnDebt,
} from '@shared/operations/br/pgfn';
import { fieldsOf, type Field, type Value } from '@shared/answers/fields';
import { fieldText } from '@shared/operations/operation';
import type { Text } from '@shared/text';
import { formatBrazilianDocument } from '@shared/vocabulary/brazil';
import { reportWords } from '@shared/words/report';
import { shortDate } from '@shared/vocabulary/moment';
import { muted, size, table } from '../style';
import type { Typesetter } from '../typesetter';
import { caption, definitions } from './definitions';
import { generic, genericBody, rest } from './generic';
import type { Section } from './section';
import { cells, day, head, label } from './tables';
import { valueText } from './value';

/* Sanctions of CGU and debts of PGFN: what was found as a table, what is owed as a sum that counts no debt twice. */

/** So many rows of a table are shown. */
const shownRows = 100;

const words = {
  partial: {
    es: 'Solo coinciden los seis dígitos visibles de un CPF enmascarado: muchas personas los comparten y ninguna queda identificada.',
    en: 'Only the six visible digits of a masked CPF agree: many people share them, and nobody is identified.',
  },
  repeats: {
    es: 'Corresponsables y solidarios repiten el valor entero de la deuda del principal: estas filas no se suman.',
    en: 'Co-responsible and joint debtors repeat the whole amount of the principal’s debt: these rows do not add up.',
  },
  asOf: { es: 'Datos al', en: 'Data as of' },
} as const satisfies Record<string, Text>;

/** A search in the registers of sanctions. */
export const sanctionsSection: Section = {
  ...generic,
  body: (lookup, type) => {
    const read = cguSanctionsSearch.data.safeParse(lookup.data);
    if (!read.success) return genericBody(lookup, type);
    const { sanctions, registers } = read.data;
    const { shape } = cguFoundSanction;
    return [
      definitions(
        type,
        registers.map(({ register, as_of }) => [
          register.toUpperCase(),
          `${type.say(words.asOf)} ${shortDate(as_of, type.language)}`,
        ]),
      ),
      table({
        columns: [38, '*', 92, 110, 60, 60],
        head: head(type, [
          shape.register,
          shape.name,
          shape.document,
          shape.category,
          shape.start_date,
          shape.end_date,
        ]),
        rows: sanctions
          .slice(0, shownRows)
          .map((each) =>
            cells(
              type,
              each.register.toUpperCase(),
              each.name,
              formatBrazilianDocument(each.document ?? ''),
              each.category,
              day(type, each.start_date),
              each.end_date === null ? each.end_date_text : day(type, each.end_date),
            ),
          ),
        margin: [0, 0, 0, 6],
      }),
      ...rest(type, Math.min(shownRows, sanctions.length), read.data.pagination.total),
      ...(sanctions.some(({ document_match }) => document_match === 'partial')
        ? [note(type, words.partial)]
        : []),
    ];
  },
};

/** A sanction: what its register says; the row as it stands is in the answer's JSON. */
export const sanctionSection: Section = {
  ...generic,
  title: (lookup) => lookup.digest?.title ?? lookup.subject,
  body: (lookup, type) => {
    const read = cguSanction.data.safeParse(lookup.data);
    if (!read.success) return genericBody(lookup, type);
    const { live, ...sanction } = read.data;
    const { shape } = cguSanction.data;
    return [
      definitions(
        type,
        fieldsOf(cguSanction.data).flatMap((field) => {
          const written = sanctionText(type, field, sanction);
          return written === null ? [] : [[label(type, shape[field.name as keyof typeof shape]), written]];
        }),
      ),
      ...(live === null
        ? []
        : [caption(type, `${label(type, shape.live)}: ${live.records.length} (${live.checked_at})`)]),
    ];
  },
};

/** A search among the debts. */
export const debtsSection: Section = {
  ...generic,
  body: (lookup, type) => {
    const read = pgfnDebtsSearch.data.safeParse(lookup.data);
    if (!read.success) return genericBody(lookup, type);
    return [...systems(type, read.data.systems), ...debts(type, read.data.debts, read.data.pagination.total)];
  },
};

/** What a debtor owes; of a CPF, who may be meant. */
export const debtorSection: Section = {
  ...generic,
  body: (lookup, type) => {
    const read = pgfnDebtor.data.safeParse(lookup.data);
    if (!read.success) return genericBody(lookup, type);
    const { totals, candidates, names, systems: searched } = read.data;
    const { shape } = pgfnDebtor.data;
    const sums = shape.totals.unwrap().shape;
    return [
      definitions(type, [
        [label(type, shape.names), names.join('; ')],
        ...(totals === null
          ? []
          : ([
              [label(type, sums.principal_amount), money(type, totals.principal_amount)],
              [label(type, sums.principal_count), String(totals.principal_count)],
              [label(type, sums.co_responsible_count), String(totals.co_responsible_count)],
              [label(type, sums.joint_count), String(totals.joint_count)],
              [label(type, sums.filed_in_court_count), String(totals.filed_in_court_count)],
            ] as const)),
      ]),
      ...systems(type, searched),
      ...(candidates === null ? [] : [note(type, words.partial)]),
      ...debts(type, read.data.debts, read.data.pagination.total),
    ];
  },
};

type Systems = z.output<typeof pgfnDebtor.data>['systems'];

function systems(type: Typesetter, searched: Systems): readonly Content[] {
  return [
    definitions(
      type,
      searched.map(({ system, as_of }) => [
        type.say(systemWords[system]),
        `${type.say(words.asOf)} ${shortDate(as_of, type.language)}`,
      ]),
    ),
  ];
}

function debts(type: Typesetter, list: readonly PgfnDebt[], total: number): readonly Content[] {
  const { shape } = pgfnDebtRecord;
  const choice = (schema: z.ZodType, value: string) => {
    const text = fieldText(schema)?.choices?.[value];
    return text === undefined ? value : type.say(text);
  };
  return [
    table({
      title: caption(type, `${label(type, pgfnDebtsSearch.data.shape.debts)}: ${total}`),
      columns: ['*', 92, 70, 74, 60, 80],
      head: head(type, [
        shape.debtor_name,
        shape.document,
        shape.debtor_type,
        shape.registration_number,
        shape.registration_date,
        shape.consolidated_amount,
      ]),
      rows: list
        .slice(0, shownRows)
        .map((each) =>
          cells(
            type,
            each.debtor_name,
            each.document,
            choice(shape.debtor_type, each.debtor_type),
            each.registration_number,
            day(type, each.registration_date),
            money(type, each.consolidated_amount),
          ),
        ),
      margin: [0, 0, 0, 6],
    }),
    ...rest(type, Math.min(shownRows, list.length), total),
    ...(list.some(({ debtor_type }) => debtor_type !== 'principal') ? [note(type, words.repeats)] : []),
  ];
}

/** A field of a sanction; null for what the register does not say, and for what is shown elsewhere. */
function sanctionText(type: Typesetter, field: Field, sanction: Value): string | null {
  const value = sanction[field.name];
  if (['found', 'raw', 'live', 'currency'].includes(field.name) || value === null) return null;
  if (field.name === 'register') return String(value).toUpperCase();
  if (field.name === 'document') return formatBrazilianDocument(String(value));
  // Laws are cited with commas of their own.
  if (Array.isArray(value)) return value.join('; ');
  return field.kind === 'value' ? valueText(type, field, value, String(sanction['currency'])) : null;
}

/** Cents stand behind the point or comma of the reader's language. */
function money(type: Typesetter, amount: string | null): string {
  if (amount === null) return type.say(reportWords.empty);
  const [whole = '', cents = ''] = amount.split('.');
  const [thousands, point] = type.language === 'es' ? ['.', ','] : [',', '.'];
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands)}${point}${cents} BRL`;
}

function note(type: Typesetter, text: Text): Content {
  return type.sans(type.say(text), { fontSize: size.fine, color: muted, margin: [0, 4, 0, 6] });
}
