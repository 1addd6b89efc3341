import { findingStateWords } from '@shared/words/dossier';
import { reportWords } from '@shared/words/report';
import { reviewWords } from '@shared/words/review';
import { lookupTone, toneWords } from '@shared/words/verdict';
import type { NumberedFinding } from '../../arrangement';
import { outcome } from '../../report/outcome';
import { sectionOf } from '../../report/sections';
import type { Speaker } from '../../report/typesetter';
import { momentCell, tableSheet, type Column, type PlainSheet } from './sheet';
import { words } from './words';

const yesNo = (value: boolean, { say }: Speaker): string => say(value ? reportWords.yes : reportWords.no);

const columns: readonly Column<NumberedFinding>[] = [
  { label: reportWords.number, width: 6, value: ({ number }) => number },
  {
    label: reportWords.verdict,
    width: 18,
    value: ({ finding, operation }, { say }) => say(toneWords[lookupTone(finding.lookup, operation)]),
  },
  {
    label: words.asked,
    width: 34,
    value: ({ finding: { lookup } }, { language }) => sectionOf(lookup.operation).title(lookup, language),
  },
  {
    label: { es: 'Consulta', en: 'Lookup' },
    width: 26,
    value: ({ finding, operation }, { say }) =>
      operation === undefined ? finding.lookup.operation : say(operation.title),
  },
  {
    label: reportWords.source,
    width: 34,
    value: ({ operation }, { say }) => (operation === undefined ? null : say(operation.source.name)),
  },
  { label: words.outcome, width: 60, value: ({ finding }, speaker) => outcome(speaker, finding.lookup) },
  {
    label: { es: 'Lectura a mano', en: 'Reading by hand' },
    width: 30,
    value: ({ finding: { lookup } }, { say }) =>
      lookup.review === null ? null : say(reviewWords[lookup.review.verdict]),
  },
  {
    label: { es: 'Motivo de la lectura', en: 'Reason of the reading' },
    width: 40,
    value: ({ finding }) => finding.lookup.review?.reason ?? null,
  },
  {
    label: { es: 'Leído por', en: 'Read by' },
    width: 20,
    value: ({ finding }) => finding.lookup.review?.by ?? null,
  },
  {
    label: { es: 'Leído el', en: 'Read on' },
    width: 30,
    value: ({ finding }) => momentCell(finding.lookup.review?.at ?? null),
  },
  { label: words.title, width: 50, value: ({ finding }) => finding.lookup.digest?.title ?? null },
  {
    label: { es: 'Lugar', en: 'Place' },
    width: 34,
    value: ({ finding }) => finding.lookup.digest?.place ?? null,
  },
  { label: words.date, width: 12, value: ({ finding }) => finding.lookup.digest?.date ?? null },
  {
    label: { es: 'Registros', en: 'Records' },
    width: 10,
    value: ({ finding }) => finding.lookup.digest?.count ?? null,
  },
  {
    label: { es: 'Consultado el', en: 'Asked on' },
    width: 30,
    value: ({ finding }) => momentCell(finding.lookup.answeredAt),
  },
  {
    label: reportWords.state,
    width: 14,
    value: ({ finding }, { say }) => say(findingStateWords[finding.state]),
  },
  { label: reportWords.reason, width: 40, value: ({ finding }) => finding.reason },
  { label: words.decidedAt, width: 30, value: ({ finding }) => momentCell(finding.decidedAt) },
  { label: reportWords.note, width: 40, value: ({ finding }) => finding.note },
  { label: reportWords.answerHash, width: 66, value: ({ finding }) => finding.lookup.answerSha256 },
  { label: reportWords.requestId, width: 38, value: ({ finding }) => finding.lookup.requestId },
  {
    label: { es: 'Práctica', en: 'Practice' },
    width: 10,
    value: ({ finding }, speaker) => yesNo(finding.lookup.practice, speaker),
  },
  {
    label: { es: 'Redirigida', en: 'Redirected' },
    width: 10,
    value: ({ finding }, speaker) => yesNo(finding.lookup.redirected, speaker),
  },
];

/** A row for each finding: what was asked, what came of it, and what was decided. */
export function findingsSheet(speaker: Speaker, findings: readonly NumberedFinding[]): PlainSheet {
  return tableSheet(speaker, reportWords.findings, columns, findings);
}
