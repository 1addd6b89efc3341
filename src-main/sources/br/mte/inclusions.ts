import type { MteEmployer } from '@shared/operations/br/mte';
import { dayFirstDate, plausibleDate } from '@shared/vocabulary/dates';

type Inclusions = NonNullable<MteEmployer['inclusions']>;

/**
 * The periods of an inclusion: `11/11/2024`, or `05/10/2022 a 13/01/2023, 11/11/2024` for a period that ended and one
 * that began later. Marks of notes, `(*1)`, are left aside.
 * @param asOf yyyy-mm-dd, the day on which the source spoke
 * @returns null when any part is not understood
 */
export function inclusionsOf(written: string, asOf: string): Inclusions | null {
  const date = (text: string): string | null => plausibleDate(dayFirstDate(text), asOf);
  const inclusions: Inclusions = [];
  for (const part of withoutMarks(written).split(',')) {
    const [start = '', end, ...others] = part.split(/\s+a\s+/);
    const from = date(start);
    const to = end === undefined ? null : date(end);
    if (from === null || (end !== undefined && to === null) || others.length > 0) return null;
    inclusions.push({ start_date: from, end_date: to });
  }
  return inclusions;
}

/** A text without the marks that refer to notes: `(*1)`. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\(\*\d*\)/g, '').trim();
}
