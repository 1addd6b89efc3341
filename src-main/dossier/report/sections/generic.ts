import type { Content } from 'pdfmake/interfaces';
import { z } from 'zod';
import type { LookupView } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { textOf, textPage, type TextPage } from '@shared/operations/long-text';
import { fieldText, type Operation } from '@shared/operations/operation';
import type { Language } from '@shared/text';
import { reportWords } from '@shared/words/report';
import { shortDate } from '../../moment';
import { gutter, ink, measure, muted, parts, size, table } from '../style';
import type { Typesetter } from '../typesetter';
import { caption, definitions, head } from './definitions';
import type { Section } from './section';

/** More columns than this do not fit side by side: such rows are shown as lists, one after the other. */
const widestTable = 5;
const rowCharacters = 1200;
/** So many rows of a table, and of a list of rows one after the other, are shown. */
const shownRows = 100;
const shownParts = 10;
/** So much of a long text is shown. */
const shownOfText = 1500;

type Value = Readonly<Record<string, unknown>>;

/** Any operation's answer, by the labels of its contract. */
export const generic: Section = {
  title: (lookup) => lookup.subject,
  asked: (lookup, language) => (language === 'es' ? `«${lookup.subject}»` : `“${lookup.subject}”`),
  count: (lookup, language) => {
    const columns = findOperation(lookup.operation)?.columns;
    const count = lookup.digest?.count ?? null;
    return columns === undefined || count === null
      ? null
      : `${columns.count[language].toLocaleLowerCase(language)}: ${count}`;
  },
  body: (lookup, type) => genericBody(lookup, type),
  events: () => [],
};

/** The answer by its contract; as JSON when this version does not know the operation or the answer's shape. */
export function genericBody(lookup: LookupView, type: Typesetter): readonly Content[] {
  const operation = findOperation(lookup.operation);
  const schema = operation === undefined ? null : bare(operation.data);
  const text = operation === undefined ? null : textOf(operation, lookup.data);
  if (schema instanceof z.ZodObject && isObject(lookup.data)) {
    if (operation === undefined || text === null) return fields(type, schema, lookup.data);
    return [...fields(type, ...withoutText(operation, schema, lookup.data)), ...beginning(type, text)];
  }
  return parts(JSON.stringify(lookup.data, null, 1), 4000).map((part) =>
    type.mono(part, { fontSize: size.fine, color: ink, preserveLeadingSpaces: true }),
  );
}

/** Everything of an answer but its long text. */
function withoutText({ text }: Operation, schema: z.ZodObject, value: Value): readonly [z.ZodObject, Value] {
  const isElsewhere = (name: string) => (text === 'data' ? !(name in textPage) : name !== text);
  const shape = Object.fromEntries(
    Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).filter(([name]) => isElsewhere(name)),
  );
  return [z.object(shape), value];
}

/** A report tells how long a text is and by what it is known, and shows how it begins; the evidence holds all of it. */
function beginning(type: Typesetter, page: TextPage): readonly Content[] {
  const words = page.content_md
    .slice(0, shownOfText)
    .replaceAll(/^#{1,6} |\*{1,3}|~~/gm, '')
    .trim();
  const isCut = page.total_chars > page.content_md.length || page.content_md.length > shownOfText;
  return [
    caption(type, type.say(reportWords.text)),
    definitions(type, [
      [type.say(reportWords.textLength), String(page.total_chars)],
      [type.say(reportWords.textHash), page.text_hash],
    ]),
    ...(words === ''
      ? []
      : [type.serif(isCut ? `${words} […]` : words, { fontSize: size.small, color: ink })]),
    ...(isCut ? [type.sans(type.say(reportWords.textElsewhere), { fontSize: size.fine, color: muted })] : []),
  ];
}

function fields(type: Typesetter, schema: z.ZodObject, value: Value): readonly Content[] {
  const plainFields: (readonly [string, string])[] = [];
  const nested: Content[] = [];
  for (const [name, member] of Object.entries(schema.shape)) {
    const label = labelOf(member, name, type.language);
    const inner = bare(member);
    const content = value[name];
    if (inner instanceof z.ZodObject && isObject(content))
      nested.push(caption(type, label), ...fields(type, inner, content));
    else if (
      inner instanceof z.ZodArray &&
      bare(inner.element) instanceof z.ZodObject &&
      Array.isArray(content)
    )
      nested.push(
        ...rows(
          type,
          `${label} (${content.length})`,
          bare(inner.element) as z.ZodObject,
          content.filter(isObject),
        ),
      );
    else plainFields.push([label, scalar(type, content)]);
  }
  return [...(plainFields.length === 0 ? [] : [definitions(type, plainFields)]), ...nested];
}

function rows(
  type: Typesetter,
  title: string,
  schema: z.ZodObject,
  values: readonly Value[],
): readonly Content[] {
  const members = Object.entries(schema.shape);
  const flat = members.every(
    ([, member]) => !(bare(member) instanceof z.ZodObject || bare(member) instanceof z.ZodArray),
  );
  const longest = Math.max(
    0,
    ...values.flatMap((value) => Object.values(value).map((cell) => String(cell).length)),
  );
  if (values.length === 0) return [caption(type, title)];
  if (!flat || members.length > widestTable || longest > rowCharacters)
    return [
      ...values
        .slice(0, shownParts)
        .flatMap((value, index) => [
          caption(type, `${title} · ${index + 1}`),
          ...fields(type, schema, value),
        ]),
      ...rest(type, shownParts, values.length),
    ];
  const labels = members.map(([name, member]) => labelOf(member, name, type.language));
  const texts = values.slice(0, shownRows).map((value) => members.map(([name]) => scalar(type, value[name])));
  return [
    table({
      title: caption(type, title),
      columns: columnWidths([labels, ...texts]),
      head: head(type, labels),
      rows: texts.map((row) => row.map((cell) => type.sans(cell, { fontSize: size.small, color: ink }))),
      margin: [0, 0, 0, 6],
    }),
    ...rest(type, shownRows, values.length),
  ];
}

/** Says that a list goes on, and where all of it is; nothing for a list that is shown whole. */
export function rest(type: Typesetter, shown: number, total: number): readonly Content[] {
  if (total <= shown) return [];
  const words = {
    es: `Se muestran los primeros ${shown} de ${total}; la respuesta completa está en el JSON y en la evidencia del expediente.`,
    en: `The first ${shown} of ${total} are shown; the whole answer is in the JSON and the evidence of the dossier.`,
  };
  return [type.sans(type.say(words), { fontSize: size.fine, color: muted, margin: [0, 0, 0, 6] })];
}

/** Shares of the page by the longest text of each column, within limits; the last column takes what is left. */
function columnWidths(rows: readonly (readonly string[])[]): readonly (number | '*')[] {
  const weights = (rows[0] ?? []).map((_, index) =>
    Math.min(40, Math.max(8, ...rows.map((row) => row[index]?.length ?? 0))),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const room = measure - gutter * (weights.length - 1);
  return weights.map((weight, index) =>
    index === weights.length - 1 ? '*' : Math.floor((room * weight) / sum),
  );
}

/** A value that is no structure, in words. */
function scalar(type: Typesetter, value: unknown): string {
  if (value === null || value === undefined || value === '') return type.say(reportWords.empty);
  if (typeof value === 'boolean') return type.say(value ? reportWords.yes : reportWords.no);
  if (typeof value === 'string')
    return value.startsWith('data:') ? type.say(reportWords.file) : shortDate(value, type.language);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length === 0
      ? type.say(reportWords.none)
      : value.map((member) => scalar(type, member)).join(', ');
  return JSON.stringify(value);
}

function labelOf(schema: z.core.$ZodType, name: string, language: Language): string {
  return fieldText(schema as z.ZodType)?.label[language] ?? name;
}

/** The schema without what only says that the value may be absent. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return bare(schema.unwrap());
  return schema;
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
