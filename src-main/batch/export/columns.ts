import type { Operation } from '@shared/operations/operation';
import type { Language, Text } from '@shared/text';
import { formatRadicado } from '@shared/vocabulary/radicado';
import { rowProblemWords, rowRepairWords } from '@shared/words/batch';
import { reviewWords } from '@shared/words/review';
import { verdictWord } from '@shared/words/verdict';
import { isoMoment } from '@shared/vocabulary/moment';
import type { ExportRow } from '../../store/batches';
import type { Cell, Head } from '../../tables/write/table';

/** A column of the exported table. Texts are neutralised by the writer, not here. */
interface Column {
  readonly head: Text;
  /** In characters. */
  readonly width: number;
  readonly cell: (row: ExportRow, language: Language) => Cell;
}

const yes: Text = { es: 'sí', en: 'yes' };
const no: Text = { es: 'no', en: 'no' };

function mark(value: boolean | null, language: Language): Cell {
  return value === null ? null : (value ? yes : no)[language];
}

function columnsOf(operation: Operation): readonly Column[] {
  const { adverse, columns, source } = operation;
  return [
    { head: { es: 'Fila', en: 'Row' }, width: 7, cell: (row) => row.row },
    { head: { es: 'Valor en el archivo', en: 'Value in the file' }, width: 30, cell: (row) => row.raw },
    { head: { es: 'Radicado', en: 'Radicado' }, width: 25, cell: (row) => row.value },
    {
      head: { es: 'Radicado con guiones', en: 'Radicado with hyphens' },
      width: 31,
      cell: (row) => (row.value === null ? null : formatRadicado(row.value)),
    },
    {
      head: { es: 'Veredicto', en: 'Verdict' },
      width: 18,
      cell: (row, language) => verdictWord(row.verdict, adverse)[language],
    },
    {
      head: { es: 'Por corregir', en: 'To mend' },
      width: 24,
      cell: (row, language) => (row.problem === null ? null : rowProblemWords[row.problem][language]),
    },
    {
      head: { es: 'Corregido', en: 'Repaired' },
      width: 24,
      cell: (row, language) => row.repairs.map((repair) => rowRepairWords[repair][language]).join('; '),
    },
    {
      head: { es: 'Repite la fila', en: 'Duplicate of row' },
      width: 14,
      cell: (row) => row.duplicateOf,
    },
    { head: { es: 'Según la fuente', en: 'As the source says' }, width: 50, cell: (row) => row.title },
    { head: columns.place, width: 40, cell: (row) => row.place },
    { head: columns.date, width: 16, cell: (row) => row.date },
    { head: columns.count, width: 13, cell: (row) => row.count },
    {
      head: { es: 'Observación', en: 'Remark' },
      width: 30,
      cell: (row, language) => row.note?.[language] ?? null,
    },
    {
      head: { es: 'Privado', en: 'Private' },
      width: 9,
      cell: (row, language) =>
        row.verdict === 'found' ? mark(row.flags.includes('private'), language) : null,
    },
    {
      head: { es: 'Por qué no hay respuesta', en: 'Why there is no answer' },
      width: 40,
      cell: (row, language) => row.error?.[language] ?? null,
    },
    {
      head: { es: 'Lectura a mano', en: 'Reading by hand' },
      width: 30,
      cell: (row, language) => (row.review === null ? null : reviewWords[row.review.verdict][language]),
    },
    {
      head: { es: 'Motivo de la lectura', en: 'Reason of the reading' },
      width: 40,
      cell: (row) => row.review?.reason ?? null,
    },
    { head: { es: 'Leído por', en: 'Read by' }, width: 20, cell: (row) => row.review?.by ?? null },
    {
      head: { es: 'Leído el', en: 'Read on' },
      width: 30,
      cell: (row) => (row.review === null ? null : isoMoment(row.review.at)),
    },
    {
      head: { es: 'Fuente', en: 'Source' },
      width: 40,
      cell: (row, language) => (row.lookupId === null ? null : source.name[language]),
    },
    {
      head: { es: 'Consultado el', en: 'Asked on' },
      width: 30,
      cell: (row) => (row.askedAt === null ? null : isoMoment(row.askedAt)),
    },
    {
      head: { es: 'SHA-256 de la respuesta', en: 'SHA-256 of the answer' },
      width: 66,
      cell: (row) => row.answerSha256,
    },
    { head: { es: 'Consulta', en: 'Lookup' }, width: 38, cell: (row) => row.lookupId },
    {
      head: { es: 'Práctica (datos ficticios)', en: 'Practice (fictitious data)' },
      width: 24,
      cell: (row, language) => mark(row.practice, language),
    },
    {
      head: { es: 'Redirigida a otra dirección', en: 'Redirected to another address' },
      width: 26,
      cell: (row, language) => mark(row.redirected, language),
    },
  ];
}

/** The table that a batch of this operation is exported as. */
export function exportTable(
  operation: Operation,
  language: Language,
): { readonly heads: readonly Head[]; readonly cells: (row: ExportRow) => Cell[] } {
  const columns = columnsOf(operation);
  return {
    heads: columns.map(({ head, width }) => ({ name: head[language], width })),
    cells: (row) => columns.map(({ cell }) => cell(row, language)),
  };
}
