import type { RowRepair } from '../batch';

/** A number as it is asked for, and what stood around its digits. */
export interface Cleaned {
  readonly value: string;
  /** What was taken out or replaced, in a fixed order; empty when the value is as it came. */
  readonly repairs: readonly RowRepair[];
}

const fullWidthZero = 0xff10;

const cleanings: readonly {
  readonly repair: RowRepair;
  readonly pattern: RegExp;
  readonly by: (found: string) => string;
}[] = [
  {
    repair: 'full_width',
    pattern: /[０-９]/gu,
    by: (digit) => String((digit.codePointAt(0) ?? fullWidthZero) - fullWidthZero),
  },
  // Format characters (zero-width, BOM, soft hyphen, marks of direction), controls, and the blanks that do not break.
  { repair: 'invisible', pattern: /[\p{Cf}\u00a0\u202f]|(?![\t\n\v\f\r])\p{Cc}/gu, by: () => '' },
  // Spreadsheets guard digits with an apostrophe or as a formula: ="0500…"
  {
    repair: 'quotes',
    pattern: /^\s*=(?=\s*"[^"]*"?\s*$)|['"`´«»\u2018-\u201f\u2032\u2033\u2039\u203a＇＂]/gu,
    by: () => '',
  },
  { repair: 'spaces', pattern: /\s/gu, by: () => '' },
];
const separators = /[-./\\_,;:|\u2010-\u2015\u2212\ufe58\ufe63\uff0d·•]/gu;

/** A number that went through a spreadsheet as a floating-point number, its last digits lost. */
export const scientific = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** What a spreadsheet shows in place of a value that it could not reckon, such as #N/A, #¡REF! or #DIV/0!. */
export const formulaError = /^#[¡¿]?\p{L}[\p{L}/_]*0?[!?]?$/u;

/** A formula that stands in the place of its result, because no spreadsheet ever calculated it. */
export const uncalculated = /^=/;

/**
 * Takes out of a raw value what people and spreadsheets put around the digits. Letters and anything else that is no
 * known decoration stay, for whoever judges the value to name; leading zeros are never added here.
 * @param isNumeral says that the points in a value are not separators, so that it must stay as it is
 */
export function cleanDigits(
  raw: string,
  isNumeral: (value: string) => boolean = (value) => scientific.test(value),
): Cleaned {
  const repairs: RowRepair[] = [];
  let value = raw;
  const apply = (repair: RowRepair, pattern: RegExp, by: (found: string) => string): void => {
    const next = value.replaceAll(pattern, by);
    if (next !== value) repairs.push(repair);
    value = next;
  };
  for (const { repair, pattern, by } of cleanings) apply(repair, pattern, by);
  if (!isNumeral(value) && !formulaError.test(value) && !uncalculated.test(value))
    apply('separators', separators, () => '');
  return { value, repairs };
}
