import type { Content, TableCell } from 'pdfmake/interfaces';
import type { z } from 'zod';
import type { LookupView } from '@shared/lookup';
import {
  caseAction,
  caseRecord,
  casesByEntity,
  casesByRadicado,
  judicialCase,
} from '@shared/operations/co/rama-judicial';
import type { Text } from '@shared/text';
import { formatRadicado } from '@shared/vocabulary/radicado';
import { reportWords } from '@shared/words/report';
import { ink, muted, parts, size, table } from '../style';
import type { Typesetter } from '../typesetter';
import { caption, definitions } from './definitions';
import { generic, genericBody } from './generic';
import type { Section } from './section';
import { cells, day, head, label } from './tables';

/*
 * Cases of the Rama Judicial: one case with its parties and actuaciones, and the list that a search by name gives.
 */

const words = {
  parties: { es: 'Sujetos procesales', en: 'Parties' },
  records: { es: 'Registros de este radicado en la fuente', en: 'Records of this radicado at the source' },
  record: { es: 'Registro', en: 'Record' },
  private: { es: 'privado', en: 'private' },
  privateOnly: {
    es: 'Todos los registros son privados: la fuente no muestra sus partes, fechas ni actuaciones.',
    en: 'All records are private: the source shows neither their parties nor their dates or actions.',
  },
  noActions: { es: 'La fuente no muestra actuaciones.', en: 'The source shows no actions.' },
  term: { es: 'Término', en: 'Term' },
  documents: { es: 'con documentos', en: 'with documents' },
} as const satisfies Record<string, Text>;

/** So much of a note fits in one row. */
const noteCharacters = 1200;

function asked(lookup: LookupView): string {
  return formatRadicado(lookup.subject);
}

export const caseSection: Section = {
  title: asked,
  asked: (lookup, language) =>
    language === 'es' ? `el radicado ${asked(lookup)}` : `radicado ${asked(lookup)}`,
  count: (lookup, language) => {
    const data = judicialCase.safeParse(lookup.data);
    if (!data.success) return null;
    if (data.data.private_only) return null;
    const { total } = data.data.pagination;
    return language === 'es'
      ? `${total} ${total === 1 ? 'actuación' : 'actuaciones'}`
      : `${total} ${total === 1 ? 'action' : 'actions'}`;
  },
  body: (lookup, type) => {
    const data = judicialCase.safeParse(lookup.data);
    if (!data.success) return genericBody(lookup, type);
    const aside = casesByRadicado.aside.safeParse(lookup.aside);
    return [
      ...(data.data.private_only ? [caption(type, type.say(words.privateOnly))] : []),
      ...header(type, data.data.primary_case),
      ...records(type, aside.success ? aside.data.records : []),
      ...(data.data.private_only ? [] : actions(type, data.data)),
    ];
  },
  // The sentence above says it all: the source answers with an empty list.
  stated: () => [],
  events: (lookup) => {
    const data = judicialCase.safeParse(lookup.data);
    return data.success
      ? data.data.actions.map((action) => ({
          date: action.action_date,
          sequence: action.sequence,
          what: action.action_type,
          note: action.note,
          from: action.start_date,
          to: action.end_date,
          registered: action.registered_date,
          documents: action.has_documents,
        }))
      : [];
  },
};

type Case = z.output<typeof judicialCase>;
type CaseRecord = z.output<typeof caseRecord>;

function header(type: Typesetter, record: CaseRecord | null): readonly Content[] {
  if (record === null) return [];
  const { shape } = caseRecord;
  return [
    definitions(type, [
      [label(type, shape.court), record.court],
      [label(type, shape.state), record.state],
      [label(type, shape.start_date), day(type, record.start_date)],
      [label(type, shape.last_action_date), day(type, record.last_action_date)],
      ...(record.is_private ? [] : parties(type, record.parties_text)),
    ]),
  ];
}

/** The parties by role, from the source's one line `Rol: NOMBRE | Rol: NOMBRE`; a part without a role keeps the general label. */
function parties(type: Typesetter, text: string): readonly (readonly [string, string])[] {
  return text.split('|').map((part) => {
    const colon = part.indexOf(':');
    return colon === -1
      ? [type.say(words.parties), part.trim()]
      : [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
  });
}

function records(type: Typesetter, list: readonly CaseRecord[]): readonly Content[] {
  if (list.length < 2) return [];
  const { shape } = caseRecord;
  return [
    table({
      title: caption(type, `${type.say(words.records)} (${list.length})`),
      columns: [62, '*', 62, 70, 44],
      head: head(type, [
        type.say(words.record),
        shape.court,
        shape.start_date,
        shape.last_action_date,
        shape.is_private,
      ]),
      rows: list.map((record) => [
        type.mono(String(record.id), { fontSize: size.small, color: ink }),
        ...cells(
          type,
          record.court,
          day(type, record.start_date),
          day(type, record.last_action_date),
          type.say(record.is_private ? reportWords.yes : reportWords.no),
        ),
      ]),
      margin: [0, 0, 0, 6],
    }),
  ];
}

function actions(type: Typesetter, data: Case): readonly Content[] {
  const shown = data.actions.length;
  const { total } = data.pagination;
  const title = label(type, judicialCase.shape.actions);
  if (shown === 0) return [caption(type, `${title}: ${type.say(words.noActions)}`)];
  const { shape } = caseAction;
  return [
    table({
      title: caption(
        type,
        `${title}: ${type.say(shown === total ? wholeWords(total) : pageWords(shown, total))}`,
      ),
      columns: [52, 118, '*', 54, 52],
      head: head(type, [
        shape.action_date,
        shape.action_type,
        shape.note,
        type.say(words.term),
        shape.registered_date,
      ]),
      rows: data.actions.flatMap((action) => actionRows(type, action)),
      margin: [0, 0, 0, 6],
    }),
  ];
}

function wholeWords(total: number): Text {
  return total === 1 ? { es: 'la única', en: 'the only one' } : { es: `las ${total}`, en: `all ${total}` };
}

function pageWords(shown: number, total: number): Text {
  return {
    es: `las ${shown} más recientes de ${total} (primera página de la respuesta)`,
    en: `the latest ${shown} of ${total} (first page of the answer)`,
  };
}

function actionRows(type: Typesetter, action: z.output<typeof caseAction>): readonly TableCell[][] {
  const cell = (value: string): TableCell => type.sans(value, { fontSize: size.small, color: ink });
  const term =
    action.start_date === null && action.end_date === null
      ? ''
      : `${day(type, action.start_date)} –\n${day(type, action.end_date)}`;
  const kind = action.has_documents
    ? `${action.action_type} (${type.say(words.documents)})`
    : action.action_type;
  return parts(action.note ?? '', noteCharacters).map((note, index) =>
    index === 0
      ? [
          cell(day(type, action.action_date)),
          cell(kind),
          cell(note),
          cell(term),
          cell(day(type, action.registered_date)),
        ]
      : [
          type.sans(type.say(reportWords.continued), { fontSize: size.fine, color: muted }),
          '',
          cell(note),
          '',
          '',
        ],
  );
}

/** A search by name: its cases in a table. */
export const caseSearchSection: Section = {
  ...generic,
  asked: (lookup, language) =>
    language === 'es' ? `el nombre «${lookup.subject}»` : `the name “${lookup.subject}”`,
  stated: () => [],
  count: ({ digest }, language) => {
    const count = digest?.count ?? null;
    if (count === null) return null;
    return language === 'es'
      ? `${count} ${count === 1 ? 'proceso' : 'procesos'}`
      : `${count} ${count === 1 ? 'case' : 'cases'}`;
  },
  body: (lookup, type) => {
    const data = casesByEntity.data.safeParse(lookup.data);
    if (!data.success) return genericBody(lookup, type);
    const { cases, pagination } = data.data;
    const { shape } = caseRecord;
    const cell = (value: string): TableCell => type.sans(value, { fontSize: size.small, color: ink });
    return [
      table({
        title: caption(
          type,
          type.say(
            cases.length === pagination.total
              ? { es: `Procesos: ${cases.length}`, en: `Cases: ${cases.length}` }
              : {
                  es: `Procesos: ${cases.length} de ${pagination.total} (página ${pagination.page} de ${pagination.total_pages})`,
                  en: `Cases: ${cases.length} of ${pagination.total} (page ${pagination.page} of ${pagination.total_pages})`,
                },
          ),
        ),
        columns: [124, 118, '*', 62],
        head: head(type, [
          shape.registration_number,
          shape.court,
          shape.parties_text,
          shape.last_action_date,
        ]),
        rows: cases.flatMap((found) =>
          parts(
            found.is_private ? type.say(words.private) : found.parties_text.replaceAll(/\s*\|\s*/g, '\n'),
            noteCharacters,
          ).map((names, index) =>
            index === 0
              ? [
                  type.mono(formatRadicado(found.registration_number), {
                    fontSize: size.small - 0.5,
                    color: ink,
                  }),
                  cell(found.court),
                  cell(names),
                  cell(day(type, found.last_action_date)),
                ]
              : ['', '', cell(names), ''],
          ),
        ),
        margin: [0, 0, 0, 6],
      }),
    ];
  },
};
