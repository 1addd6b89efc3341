import type { MissingList, ScreenedList } from '@shared/screening';
import { screeningWords, subjectLine } from '@shared/words/screening';
import type { NumberedScreening } from '../../arrangement';
import { screeningOutcome } from '../../report/screenings';
import type { Speaker } from '../../report/typesetter';
import { momentCell, tableSheet, type Column, type PlainSheet } from './sheet';
import { words } from './words';

interface Asked extends NumberedScreening {
  readonly list: ScreenedList | MissingList;
}

const columns: readonly Column<Asked>[] = [
  { label: screeningWords.screening, width: 10, value: ({ number }) => number },
  { label: screeningWords.subject, width: 34, value: ({ screening }) => screening.subject.name },
  {
    label: words.title,
    width: 34,
    value: ({ screening }, { say }) => say(subjectLine(screening.subject)),
  },
  {
    label: words.outcome,
    width: 60,
    value: ({ screening }, speaker) => screeningOutcome(speaker, screening),
  },
  { label: screeningWords.askedAt, width: 30, value: ({ screening }) => momentCell(screening.askedAt) },
  { label: screeningWords.threshold, width: 10, value: ({ screening }) => screening.threshold },
  { label: screeningWords.list, width: 34, value: ({ list }, { say }) => say(list.title) },
  {
    label: screeningWords.asOf,
    width: 12,
    value: ({ list }) => ('generation' in list ? list.generation.asOf : null),
  },
  {
    label: screeningWords.copy,
    width: 40,
    value: ({ list }) => ('generation' in list ? list.generation.id : null),
  },
  {
    label: screeningWords.hits,
    width: 30,
    value({ screening, list }, { say }) {
      if (!('generation' in list)) return say(screeningWords.notSearched);
      const hits = screening.hitList.filter(({ dataset }) => dataset === list.generation.dataset).length;
      return hits === 0 ? say(screeningWords.none) : hits;
    },
  },
];

/** A row for each list of each screening, also for those without a hit and those that were not there. */
export function screenedListsSheet(speaker: Speaker, screenings: readonly NumberedScreening[]): PlainSheet {
  const rows = screenings.flatMap((numbered) =>
    [...numbered.screening.lists, ...numbered.screening.missing].map((list) => ({ ...numbered, list })),
  );
  return tableSheet(speaker, screeningWords.lists, columns, rows);
}
