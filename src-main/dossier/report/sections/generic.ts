import type { Content, ContentText } from 'pdfmake/interfaces';
import { z } from 'zod';
import { at, isRowNumber, kindOf, leavesOf, telling, type FilledLeaf } from '@shared/answers/columns';
import { fieldsOf, type Field, type Value } from '@shared/answers/fields';
import type { LookupView } from '@shared/lookup';
import { findOperation } from '@shared/operations';
import { textOf, textPage, type TextPage } from '@shared/operations/long-text';
import type { Operation } from '@shared/operations/operation';
import { formatSubject } from '@shared/vocabulary/subject';
import { reportWords } from '@shared/words/report';
import { gutter, ink, measure, muted, parts, size, table } from '../style';
import type { Typesetter } from '../typesetter';
import { caption, definitions, facts } from './definitions';
import type { Section } from './section';
import { valueText } from './value';

/** A part that reads in so many characters stands in one row. */
const inlineCharacters = 180;
/** So much of a value stands in a cell of a table, and of what is the same in all its rows below it. */
const cellCharacters = 160;
const sharedCharacters = 500;
/** So many columns stand side by side. */
const widestTable = 6;
/** So many rows of a table are shown. */
const shownRows = 100;
/** So much of a long text is shown. */
const shownOfText = 1500;

/** Any operation's answer, by the labels of its contract. */
export const generic: Section = {
  title: (lookup) => formatSubject(lookup.subject),
  asked: ({ subject }, language) =>
    language === 'es' ? `«${formatSubject(subject)}»` : `“${formatSubject(subject)}”`,
  count: (lookup, language) => {
    const columns = findOperation(lookup.operation)?.columns;
    const count = lookup.digest?.count ?? null;
    return columns === undefined || count === null
      ? null
      : `${columns.count[language].toLocaleLowerCase(language)}: ${count}`;
  },
  body: (lookup, type) => genericBody(lookup, type),
  stated: (lookup, type) => {
    const schema = findOperation(lookup.operation)?.data ?? null;
    return schema instanceof z.ZodObject && isObject(lookup.data) ? stated(type, schema, lookup.data) : [];
  },
  events: () => [],
};

/** Any answer whose lists are shown by columns that are chosen for them: paths of fields, with dots between. */
export function withColumns(chosen: readonly string[]): Section {
  return {
    ...generic,
    body: (lookup, type) => genericBody(lookup, type, chosen),
  };
}

/** The answer by its contract; as JSON when this version does not know the operation or the answer's shape. */
export function genericBody(
  lookup: LookupView,
  type: Typesetter,
  chosen?: readonly string[],
): readonly Content[] {
  const operation = findOperation(lookup.operation);
  const schema = operation?.data ?? null;
  const text = operation === undefined ? null : textOf(operation, lookup.data);
  if (schema instanceof z.ZodObject && isObject(lookup.data)) {
    if (operation === undefined || text === null) return fields(type, schema, lookup.data, { chosen });
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
    ...(isCut
      ? [
          type.sans(type.say(reportWords.textElsewhere), {
            fontSize: size.fine,
            color: muted,
            margin: [0, 4, 0, 0],
          }),
        ]
      : []),
  ];
}

/**
 * An answer or a part of one: its values, then its parts and lists. What the source does not give is said in one row.
 * `outer` is the currency of the part around it.
 */
function fields(
  type: Typesetter,
  schema: z.ZodObject,
  value: Value,
  {
    outer,
    title,
    chosen,
  }: { outer?: string | undefined; title?: ContentText; chosen?: readonly string[] | undefined } = {},
): readonly Content[] {
  const given: (readonly [string, string])[] = [];
  const absent: string[] = [];
  const nested: Content[] = [];
  const currency = currencyOf(value) ?? outer;
  const all = fieldsOf(schema).filter(
    ({ name }) => name !== 'found' && (name !== 'currency' || currency === undefined),
  );
  for (const field of all) {
    const content = value[field.name];
    const label = labelOf(type, field);
    const inline = inlineText(type, field, content, currency);
    if (inline === null) absent.push(label);
    else if (inline !== undefined) given.push([label, inline]);
    else if (field.kind === 'part' && listIn(field) !== undefined)
      nested.push(...listWithWords(type, field, content as Value, currency));
    else if (field.kind === 'part')
      nested.push(
        ...fields(type, field.schema, content as Value, { outer: currency, title: caption(type, label) }),
      );
    else if (field.kind === 'list')
      nested.push(
        ...rows(type, label, field.schema, (content as readonly unknown[]).filter(isObject), {
          outer: currency,
          chosen,
        }),
      );
  }
  if (absent.length > 0) given.push([type.say(reportWords.notGivenBySource), absent.join(' · ')]);
  if (given.length === 0) return title === undefined ? nested : [title, ...nested];
  return [facts(type, given, title), ...nested];
}

/** The words and numbers of an answer without records: what the source said in its own words, whom it named, as of when. */
function stated(type: Typesetter, schema: z.ZodObject, value: Value): readonly Content[] {
  const currency = currencyOf(value);
  const given = fieldsOf(schema).flatMap((field) => {
    if (field.kind !== 'value' || field.name === 'found') return [];
    const text = valueText(type, field, value[field.name], currency);
    return text === null ? [] : [[labelOf(type, field), text] as const];
  });
  return given.length === 0 ? [] : [facts(type, given)];
}

/** What stands in one row; null for what is not given, undefined for what needs rows of its own. */
function inlineText(
  type: Typesetter,
  field: Field,
  content: unknown,
  currency: string | undefined,
): string | null | undefined {
  if (content === null || content === undefined) return null;
  if (field.kind === 'value' || field.kind === 'values') return valueText(type, field, content, currency);
  const [first, second] = Array.isArray(content) ? (content as readonly unknown[]) : [content];
  if (first === undefined) return type.say(reportWords.none);
  if (second !== undefined || !isObject(first)) return undefined;
  const words = fieldsOf(field.schema).map((each) => {
    if (each.kind !== 'value' && each.kind !== 'values') return undefined;
    const text = valueText(type, each, first[each.name], currencyOf(first) ?? currency);
    return text === null ? '' : `${labelOf(type, each)}: ${text}`;
  });
  if (words.includes(undefined)) return undefined;
  const joined = words.filter((word) => word !== '').join(' · ');
  return joined === '' ? null : joined.length <= inlineCharacters ? joined : undefined;
}

/** The list of a part that is one list with a few words about it, under the same label. */
function listIn(part: Field): Extract<Field, { kind: 'list' }> | undefined {
  if (part.kind !== 'part') return undefined;
  const inner = fieldsOf(part.schema);
  const lists = inner.filter((each) => each.kind === 'list');
  const [only] = lists;
  const isWhole = lists.length === 1 && inner.every(({ kind }) => kind !== 'part');
  return isWhole && only?.kind === 'list' && only.words?.label.en === part.words?.label.en ? only : undefined;
}

function listWithWords(
  type: Typesetter,
  part: Extract<Field, { kind: 'part' }>,
  value: Value,
  outer: string | undefined,
): readonly Content[] {
  const list = listIn(part);
  const items = list === undefined ? null : value[list.name];
  const values = Array.isArray(items) ? (items as readonly unknown[]).filter(isObject) : [];
  const about = fieldsOf(part.schema).flatMap((each) => {
    const text = each.name === list?.name ? null : inlineText(type, each, value[each.name], outer);
    return typeof text === 'string' ? [`${labelOf(type, each)}: ${text}`] : [];
  });
  if (list === undefined || values.length === 0)
    return [
      facts(type, [
        [
          labelOf(type, part),
          [...(items === null ? [] : [type.say(reportWords.none)]), ...about].join(' · '),
        ],
      ]),
    ];
  return [
    ...rows(type, labelOf(type, part), list.schema, values, { outer }),
    type.sans(about.join(' · '), { fontSize: size.fine, color: muted, margin: [0, 0, 0, 6] }),
  ];
}

/**
 * A list: one row in full, several as a table of what tells them apart. What is the same in all of them is said once, below;
 * what is left out stands in the JSON.
 */
function rows(
  type: Typesetter,
  label: string,
  schema: z.ZodObject,
  values: readonly Value[],
  { outer, chosen }: { outer?: string | undefined; chosen?: readonly string[] | undefined } = {},
): readonly Content[] {
  const title = caption(type, `${label} (${values.length})`);
  const [only] = values.length === 1 ? values : [];
  if (only !== undefined) return fields(type, schema, only, { outer, title });
  const leaves = leavesOf(schema)
    .filter(({ path }) => path.at(-1) !== 'currency')
    .map((leaf): FilledLeaf => {
      const cells = values.map((value) => at(value, leaf.path));
      const texts = values.map((value, index) => {
        const currency = at(value, [...leaf.path.slice(0, -1), 'currency']);
        return (
          valueText(type, leaf.field, cells[index], typeof currency === 'string' ? currency : outer) ?? ''
        );
      });
      const filled = { ...leaf, values: cells, texts };
      // A day is not broken over two lines.
      return kindOf(filled) === 'date'
        ? { ...filled, texts: texts.map((text) => text.replaceAll(' ', '\u00a0')) }
        : filled;
    });
  const different = leaves.filter((leaf) => new Set(leaf.texts).size > 1 && !isRowNumber(leaf));
  const told =
    chosen !== undefined
      ? leaves.filter(
          ({ path, texts }) => chosen.includes(path.join('.')) && texts.some((text) => text !== ''),
        )
      : different.length > 0 && different.length <= widestTable
        ? different
        : [...telling(leaves)];
  const isNumber = (leaf: FilledLeaf) =>
    kindOf(leaf) === 'amount' || leaf.values.some((value) => typeof value === 'number');
  const sides = told.map((leaf) => (isNumber(leaf) ? ('right' as const) : ('left' as const)));
  const labels = told.map((leaf) => leafLabel(type, leaf));
  const shown = values
    .slice(0, shownRows)
    .map((_, row) => told.map(({ texts }) => shortened(texts[row] || type.say(reportWords.empty))));
  return [
    table({
      title,
      columns: columnWidths([labels, ...shown]),
      head: labels.map((text, column) =>
        type.sans(text, {
          fontSize: size.small,
          bold: true,
          color: muted,
          alignment: sides[column] ?? 'left',
        }),
      ),
      rows: shown.map((row) =>
        row.map((cell, column) =>
          type.sans(cell, { fontSize: size.small, color: ink, alignment: sides[column] ?? 'left' }),
        ),
      ),
      margin: [0, 0, 0, 3],
    }),
    ...beneath(type, schema, leaves, told),
    ...rest(type, shownRows, values.length),
  ];
}

/** Below a table: what all rows have alike, and that there is more than its columns show. */
function beneath(
  type: Typesetter,
  schema: z.ZodObject,
  leaves: readonly FilledLeaf[],
  told: readonly FilledLeaf[],
): readonly Content[] {
  const given = leaves.filter((leaf) => !told.includes(leaf) && leaf.texts.some((text) => text !== ''));
  const alike = given.filter(({ texts }) => new Set(texts).size === 1);
  const said = alike.map((leaf) => `${leafLabel(type, leaf)}: ${shortened(leaf.texts[0] ?? '')}`);
  const joined = shortened(said.join(' · '), sharedCharacters);
  const hasMore =
    given.length > alike.length || fieldsOf(schema).some(({ kind }) => kind === 'list' || kind === 'part');
  const lines = [
    ...(joined === '' ? [] : [`${type.say(reportWords.inEveryRow)}: ${joined}`]),
    ...(hasMore ? [type.say(reportWords.moreColumns)] : []),
  ];
  return lines.length === 0
    ? []
    : [type.sans(lines.join('\n'), { fontSize: size.fine, color: muted, margin: [0, 0, 0, 6] })];
}

function shortened(text: string, most = cellCharacters): string {
  return text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`;
}

function leafLabel(type: Typesetter, { owner, field }: FilledLeaf): string {
  return [owner, field].flatMap((each) => (each === null ? [] : [labelOf(type, each)])).join(': ');
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

/** What a character takes at the size of tables, and so much of a word is never broken. */
const characterWidth = 5;
const unbroken = 20;

/** What the words of each column need, and of the rest a share by its longest text; the last column takes what is left. */
function columnWidths(rows: readonly (readonly string[])[]): readonly (number | '*')[] {
  const needs = (rows[0] ?? []).map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const words = cells.flatMap((cell) => cell.split(/[ \n]/));
    const word = Math.min(unbroken, Math.max(4, ...words.map(({ length }) => length)));
    return {
      least: word * characterWidth,
      wish: Math.min(120, Math.max(...cells.map(({ length }) => length))) - word,
    };
  });
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const room = measure - gutter * (needs.length - 1) - sum(needs.map(({ least }) => least));
  const wishes = Math.max(1, sum(needs.map(({ wish }) => Math.max(0, wish))));
  return needs.map(({ least, wish }, column) =>
    column === needs.length - 1 ? '*' : Math.floor(least + (room * Math.max(0, wish)) / wishes),
  );
}

function currencyOf(value: Value): string | undefined {
  return typeof value['currency'] === 'string' ? value['currency'] : undefined;
}

function labelOf(type: Typesetter, { name, words }: Field): string {
  return words === undefined ? name : type.say(words.label);
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
