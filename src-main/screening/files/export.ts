import type { SavedFile } from '@shared/ipc';
import { decisionOf, type ScreeningHit, type ScreeningView } from '@shared/screening';
import type { ScreeningFileRow } from '@shared/screening-files';
import type { Language, Text } from '@shared/text';
import { changeWords, outcomeWords } from '@shared/words/matching';
import { hitVerdictWords, recordKindWords, screeningWords, undecidedWord } from '@shared/words/screening';
import { saveTable, withThreadWriter } from '../../batch/export/saving';
import type { Cell, Head, TableFormat } from '../../batch/export/table';
import type { TableWriter } from '../../batch/export/writer';
import { isoMoment } from '../../dossier/moment';
import type { Store } from '../../store';
import type { StoredScreeningFile } from '../../store/screening-files';

interface ExportRequest {
  readonly file: StoredScreeningFile;
  readonly format: TableFormat;
  readonly path: string;
  readonly language: Language;
}

/** A line of the table: a name with one of its hits, or with none. Texts are neutralised by the writer, not here. */
interface Line {
  readonly row: ScreeningFileRow;
  readonly view: ScreeningView | null;
  readonly hit: ScreeningHit | null;
}

const own = {
  row: { es: 'Fila', en: 'Row' },
  raw: { es: 'Nombre en el archivo', en: 'Name in the file' },
  problem: { es: 'Observación', en: 'Remark' },
  outcome: { es: 'Resultado', en: 'Outcome' },
  hit: { es: 'Coincidencia', en: 'Hit' },
  notScreened: { es: 'Sin cribar', en: 'Not screened' },
  empty: { es: 'Sin nombre', en: 'Without a name' },
  unusable: { es: 'El nombre o sus datos no se pueden usar', en: 'The name or its facts cannot be used' },
  unread: { es: 'Fecha no reconocida, se cribó sin ella', en: 'Date not recognised, screened without it' },
  lists: { es: 'Listas consultadas (datos al)', en: 'Lists searched (as of)' },
  missing: { es: 'Listas no consultadas', en: 'Lists not searched' },
  decidedAt: { es: 'Decidido el', en: 'Decided on' },
} as const satisfies Record<string, Text>;

const columns: readonly {
  readonly head: Text;
  readonly width: number;
  readonly cell: (line: Line, say: (text: Text) => string) => Cell;
}[] = [
  { head: own.row, width: 7, cell: ({ row }) => row.row },
  { head: own.raw, width: 34, cell: ({ row }) => row.raw },
  { head: screeningWords.birthDate, width: 12, cell: ({ row }) => row.subject?.birthDate ?? null },
  { head: screeningWords.countries, width: 18, cell: ({ row }) => row.subject?.countries.join('; ') ?? null },
  {
    head: screeningWords.identifiers,
    width: 18,
    cell: ({ row }) => row.subject?.identifiers.join('; ') ?? null,
  },
  {
    head: own.problem,
    width: 30,
    cell: ({ row }, say) =>
      row.problem !== null
        ? say(own[row.problem])
        : row.unreadDate === null
          ? null
          : `${say(own.unread)}: ${row.unreadDate}`,
  },
  {
    head: own.outcome,
    width: 18,
    cell: ({ row, hit }, say) =>
      say(row.screening === null ? own.notScreened : hit === null ? screeningWords.none : own.hit),
  },
  {
    head: screeningWords.list,
    width: 30,
    cell: ({ view, hit }, say) => {
      const list = view?.lists.find(({ generation }) => generation.dataset === hit?.dataset);
      return hit === null ? null : list === undefined ? hit.dataset : say(list.title);
    },
  },
  { head: screeningWords.listed, width: 34, cell: ({ hit }) => hit?.name ?? null },
  {
    head: screeningWords.score,
    width: 9,
    cell: ({ hit }) => (hit === null ? null : Number(hit.score.toFixed(3))),
  },
  {
    head: screeningWords.how,
    width: 50,
    cell: ({ hit }, say) =>
      hit === null
        ? null
        : [
            ...hit.words.map(
              ({ asked, listed, outcome }) =>
                `${asked.join(' ') || '—'} / ${listed.join(' ') || '—'}: ${say(outcomeWords[outcome])}`,
            ),
            ...hit.adjustments.map(
              ({ reason, change }) => `${say(changeWords[reason])} ${change.toFixed(2)}`,
            ),
          ].join('; '),
  },
  {
    head: screeningWords.record,
    width: 60,
    cell: ({ hit }, say) =>
      hit?.record.map(({ kind, value }) => `${say(recordKindWords[kind])}: ${value}`).join('; ') ?? null,
  },
  {
    head: screeningWords.decision,
    width: 22,
    cell({ hit }, say) {
      if (hit === null) return null;
      const decision = decisionOf(hit);
      return say(decision === null ? undecidedWord : hitVerdictWords[decision.verdict]);
    },
  },
  {
    head: screeningWords.reason,
    width: 40,
    cell: ({ hit }) => (hit === null ? null : (decisionOf(hit)?.reason ?? null)),
  },
  {
    head: own.decidedAt,
    width: 30,
    cell({ hit }) {
      const decision = hit === null ? null : decisionOf(hit);
      return decision === null ? null : isoMoment(decision.at);
    },
  },
  {
    head: screeningWords.askedAt,
    width: 30,
    cell: ({ row }) => (row.screening === null ? null : isoMoment(row.screening.askedAt)),
  },
  {
    head: own.lists,
    width: 60,
    cell: ({ view }, say) =>
      view?.lists.map(({ title, generation }) => `${say(title)} (${generation.asOf})`).join('; ') ?? null,
  },
  {
    head: own.missing,
    width: 30,
    cell: ({ view }, say) => view?.missing.map(({ title }) => say(title)).join('; ') ?? null,
  },
];

/** Rows that are read from the store and handed over at a time. */
const rowsAtOnce = 100;

/** Writes a screened file to a table, in a thread. Throws `Failure` (`file`); nothing is left of it then. */
export function exportInThread(store: Store, builtDir: string, request: ExportRequest): Promise<SavedFile> {
  return withThreadWriter(builtDir, request.path, (writer) => exportFile(store, writer, request));
}

/** The same with any writer. */
export function exportFile(
  store: Store,
  writer: TableWriter,
  { file, format, path, language }: ExportRequest,
): Promise<SavedFile> {
  const say = (text: Text): string => text[language];
  const heads: readonly Head[] = columns.map(({ head, width }) => ({ name: say(head), width }));
  let offset = 0;
  return saveTable(writer, { file: path, format, heads, title: file.name }, () => {
    const { rows } = store.screeningFiles.rows({
      fileId: file.id,
      filter: 'all',
      text: '',
      byScore: false,
      offset,
      limit: rowsAtOnce,
    });
    offset += rowsAtOnce;
    return rows
      .flatMap((row) => linesOf(store, row))
      .map((line) => columns.map(({ cell }) => cell(line, say)));
  });
}

function linesOf(store: Store, row: ScreeningFileRow): readonly Line[] {
  const view = row.screening === null ? null : (store.screenings.view(row.screening.id) ?? null);
  const hits = view?.hitList ?? [];
  return hits.length === 0 ? [{ row, view, hit: null }] : hits.map((hit) => ({ row, view, hit }));
}
