import type { SavedFile } from '@shared/ipc';
import { decisionOf, type ScreeningHit, type ScreeningView } from '@shared/screening';
import type { ScreeningFileRow } from '@shared/screening-files';
import type { Language, Text } from '@shared/text';
import { decisionWord, explanationLines, listOf, pointsOf, recordLines } from '@shared/words/hit';
import { screeningWords } from '@shared/words/screening';
import { saveTable, withThreadWriter } from '../../tables/write/saving';
import type { Cell, Head, TableFormat } from '../../tables/write/table';
import type { TableWriter } from '../../tables/write/writer';
import { isoMoment } from '@shared/vocabulary/moment';
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
  readonly cell: (line: Line, language: Language) => Cell;
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
    cell: ({ row }, language) =>
      row.problem !== null
        ? own[row.problem][language]
        : row.unreadDate === null
          ? null
          : `${own.unread[language]}: ${row.unreadDate}`,
  },
  {
    head: own.outcome,
    width: 18,
    cell: ({ row, hit }, language) =>
      (row.screening === null ? own.notScreened : hit === null ? screeningWords.none : own.hit)[language],
  },
  {
    head: screeningWords.list,
    width: 30,
    cell: ({ view, hit }, language) => (hit === null || view === null ? null : listOf(hit, view, language)),
  },
  { head: screeningWords.listed, width: 34, cell: ({ hit }) => hit?.name ?? null },
  {
    head: screeningWords.score,
    width: 9,
    cell: ({ hit }) => (hit === null ? null : pointsOf(hit.score)),
  },
  {
    head: screeningWords.how,
    width: 50,
    cell: ({ hit }, language) => (hit === null ? null : explanationLines(hit, language).join('; ')),
  },
  {
    head: screeningWords.record,
    width: 60,
    cell: ({ hit }, language) => (hit === null ? null : recordLines(hit, language).join('; ')),
  },
  {
    head: screeningWords.decision,
    width: 22,
    cell: ({ hit }, language) => (hit === null ? null : decisionWord(hit, language)),
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
    cell: ({ view }, language) =>
      view?.lists.map(({ title, generation }) => `${title[language]} (${generation.asOf})`).join('; ') ??
      null,
  },
  {
    head: own.missing,
    width: 30,
    cell: ({ view }, language) => view?.missing.map(({ title }) => title[language]).join('; ') ?? null,
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
  const heads: readonly Head[] = columns.map(({ head, width }) => ({ name: head[language], width }));
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
      .map((line) => columns.map(({ cell }) => cell(line, language)));
  });
}

function linesOf(store: Store, row: ScreeningFileRow): readonly Line[] {
  const view = row.screening === null ? null : (store.screenings.view(row.screening.id) ?? null);
  const hits = view?.hitList ?? [];
  return hits.length === 0 ? [{ row, view, hit: null }] : hits.map((hit) => ({ row, view, hit }));
}
