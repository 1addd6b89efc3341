import type { FileDraft, PreviewRow, RowProblem } from '@shared/batch';
import { rowProblems } from '@shared/batch';
import { cleanRadicado, diagnoseRadicado } from '@shared/vocabulary/radicado';

/**
 * What is right and wrong with each value of a column. A value that stood in an earlier row is a duplicate of that row.
 * `acceptSuggestions` takes the offered number of a lost zero as the value, marked as repaired.
 */
export function diagnoseColumn(
  values: readonly string[],
  options: { readonly acceptSuggestions: boolean },
): PreviewRow[] {
  const firstRows = new Map<string, number>();
  return values.map((raw, index) => {
    const row = diagnoseValue(index + 1, raw, options.acceptSuggestions);
    if (row.value === null) return row;
    const first = firstRows.get(row.value);
    if (first !== undefined) return { ...row, problem: 'duplicate', duplicateOf: first };
    firstRows.set(row.value, row.row);
    return row;
  });
}

function diagnoseValue(row: number, raw: string, acceptSuggestions: boolean): PreviewRow {
  const { value, repairs } = cleanRadicado(raw);
  const { problem, suggestion } = diagnoseRadicado(value);
  if (suggestion !== null && acceptSuggestions)
    return {
      row,
      raw,
      value: suggestion,
      problem: null,
      repairs: [...repairs, 'leading_zero'],
      duplicateOf: null,
      suggestion: null,
    };
  return {
    row,
    raw,
    value: problem === null ? value : null,
    problem,
    repairs,
    duplicateOf: null,
    suggestion,
  };
}

/** How many rows would be asked, how many of those were repaired, and how many have each problem. */
export function countRows(rows: readonly PreviewRow[]): FileDraft['counts'] {
  const problems = Object.fromEntries(rowProblems.map((problem) => [problem, 0])) as Record<
    RowProblem,
    number
  >;
  let ready = 0;
  let repaired = 0;
  for (const row of rows) {
    if (row.problem !== null) problems[row.problem] += 1;
    else {
      ready += 1;
      if (row.repairs.length > 0) repaired += 1;
    }
  }
  return { ready, repaired, problems };
}

/** Digits that no heading has, and characters that no number has with what is written around it. */
const tellingDigits = 17;
const longestWritten = 60;

/** A value that is a radicado, or was one before a spreadsheet or a hand damaged it or wrote words around it. */
export function looksLikeRadicado(raw: string): boolean {
  const { value } = cleanRadicado(raw);
  const { problem } = diagnoseRadicado(value);
  if (problem === null || problem === 'lost_zero' || problem === 'scientific') return true;
  return value.length <= longestWritten && value.replaceAll(/\D/g, '').length >= tellingDigits;
}

/** A value that is a complete radicado once cleaned. */
export function readsAsRadicado(raw: string): boolean {
  return diagnoseRadicado(cleanRadicado(raw).value).problem === null;
}
