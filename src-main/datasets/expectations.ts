import type { Generation } from '@shared/dataset';
import type { Dataset } from './dataset';
import { failures } from './failures';

type Counts = Readonly<Record<string, number>>;

/** Records before the share of rejected ones says anything. */
const fewRecords = 1000;

/** How much a table may shrink of which nothing is declared, unless it has a few rows only: aliases, addresses, numbers. */
const usualShrink = 0.5;
const fewRows = 100;

/**
 * Holds what an import reads against what its declaration expects.
 * @throws Failure (`conflict`)
 */
export function expectations(
  { tables, mostRejected }: Dataset,
  { previous, practice }: { readonly previous: Generation | null; readonly practice: boolean },
) {
  function refuseRejections(records: number, rejected: number): void {
    if (rejected > Math.max(1, records * mostRejected)) throw failures.rejected(rejected, records);
  }

  return {
    /** Ends an import early that can only be refused: it has too many rows, or reads hardly anything. */
    whileReading(counts: Counts, records: number, rejected: number): void {
      for (const [table, { expected }] of Object.entries(tables)) {
        const rows = counts[table] ?? 0;
        if (expected !== undefined && rows > expected.most)
          throw failures.rows(table, rows, {
            es: `más de las ${expected.most} que puede tener`,
            en: `more than the ${expected.most} it may have`,
          });
      }
      if (records >= fewRecords) refuseRejections(records, rejected);
    },
    whole(counts: Counts, records: number, rejected: number): void {
      refuseRejections(records, rejected);
      for (const [table, { expected }] of Object.entries(tables)) {
        const rows = counts[table] ?? 0;
        const least = expected === undefined ? 0 : practice ? 1 : expected.least;
        if (rows < least)
          throw failures.rows(table, rows, {
            es: `menos de las ${least} que debe tener`,
            en: `fewer than the ${least} it has to have`,
          });
        const before = previous?.rows[table] ?? 0;
        const shrink = expected?.shrink ?? (before < fewRows ? 1 : usualShrink);
        if (rows < before * (1 - shrink))
          throw failures.rows(table, rows, {
            es: `y antes tenía ${before}`,
            en: `and it had ${before} before`,
          });
      }
    },
  };
}
