import { decisionOf, type ListedHit, type ScreeningHit, type ScreeningView } from '../screening';
import type { Language } from '../text';
import { changeWords, outcomeWords } from './matching';
import { hitVerdictWords, recordKindWords, undecidedWord } from './screening';

/*
 * A hit as the cells of tables say it: the workbook of a dossier, and the table of a screened file.
 */

/** A score, or a part of one, from 0 to 1 in points from 0 to 100. */
export function pointsOf(share: number): number {
  return Number((share * 100).toFixed(1));
}

/** A score, or a part of one, in points: `87,4` in Spanish, `87.4` in English. */
export function points(share: number, language: Language): string {
  return decimal(pointsOf(share).toFixed(1), language);
}

/** From which score on a name is a hit, in points: `80`. */
export function thresholdPoints(threshold: number, language: Language): string {
  return decimal(String(pointsOf(threshold)), language);
}

function decimal(written: string, language: Language): string {
  return written.replace('.', language === 'es' ? ',' : '.');
}

/** How a hit agrees: a line for each word and for each thing beyond the words, with what it adds to the score. */
export function explanationLines(
  { words, adjustments }: Pick<ListedHit, 'words' | 'adjustments'>,
  language: Language,
): readonly string[] {
  return [
    ...words.map(
      ({ asked, listed, outcome, contribution }) =>
        `${asked.join(' ') || '—'} / ${listed.join(' ') || '—'}: ${outcomeWords[outcome][language]} (${points(contribution, language)})`,
    ),
    ...adjustments.map(
      ({ reason, change }) => `${changeWords[reason][language]} (${points(change, language)})`,
    ),
  ];
}

/** What the list says of the party, a line for each thing. */
export function recordLines({ record }: Pick<ListedHit, 'record'>, language: Language): readonly string[] {
  return record.map(({ kind, value }) => `${recordKindWords[kind][language]}: ${value}`);
}

/** What was decided about a hit. */
export function decisionWord(hit: Pick<ScreeningHit, 'decisions'>, language: Language): string {
  const decision = decisionOf(hit);
  return (decision === null ? undecidedWord : hitVerdictWords[decision.verdict])[language];
}

/** The list that a hit stands on. */
export function listOf(
  { dataset }: Pick<ListedHit, 'dataset'>,
  { lists }: Pick<ScreeningView, 'lists'>,
  language: Language,
): string {
  return lists.find(({ generation }) => generation.dataset === dataset)?.title[language] ?? dataset;
}
