import { decisionOf, type ScreeningHit } from '@shared/screening';
import { decisionWord, explanationLines, listOf, pointsOf, recordLines } from '@shared/words/hit';
import { screeningWords } from '@shared/words/screening';
import type { NumberedScreening } from '../../arrangement';
import type { Speaker } from '../../report/typesetter';
import { momentCell, tableSheet, type Column, type PlainSheet } from './sheet';
import { words } from './words';

interface Hit extends NumberedScreening {
  readonly hit: ScreeningHit;
}

const columns: readonly Column<Hit>[] = [
  { label: screeningWords.screening, width: 10, value: ({ number }) => number },
  { label: screeningWords.subject, width: 34, value: ({ screening }) => screening.subject.name },
  {
    label: screeningWords.list,
    width: 34,
    value: ({ screening, hit }, { language }) => listOf(hit, screening, language),
  },
  { label: screeningWords.listed, width: 34, value: ({ hit }) => hit.name },
  { label: screeningWords.score, width: 10, value: ({ hit }) => pointsOf(hit.score) },
  { label: screeningWords.ofacScore, width: 12, value: ({ hit }) => hit.ofacScore },
  {
    label: screeningWords.how,
    width: 60,
    value: ({ hit }, { language }) => explanationLines(hit, language).join('\n'),
  },
  {
    label: screeningWords.record,
    width: 80,
    value: ({ hit }, { language }) => recordLines(hit, language).join('\n'),
  },
  {
    label: screeningWords.decision,
    width: 24,
    value: ({ hit }, { language }) => decisionWord(hit, language),
  },
  { label: screeningWords.reason, width: 50, value: ({ hit }) => decisionOf(hit)?.reason ?? null },
  { label: words.decidedAt, width: 30, value: ({ hit }) => momentCell(decisionOf(hit)?.at ?? null) },
  { label: screeningWords.decidedBy, width: 24, value: ({ hit }) => decisionOf(hit)?.by ?? null },
  { label: screeningWords.recordHash, width: 66, value: ({ hit }) => hit.recordSha256 },
];

/** A row for each hit, with why it is one and what was decided. */
export function hitsSheet(speaker: Speaker, screenings: readonly NumberedScreening[]): PlainSheet {
  const rows = screenings.flatMap((numbered) =>
    numbered.screening.hitList.map((hit) => ({ ...numbered, hit })),
  );
  return tableSheet(speaker, screeningWords.hits, columns, rows);
}
