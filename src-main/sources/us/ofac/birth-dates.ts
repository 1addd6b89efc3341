import type { OfacParty } from '@shared/operations/us/ofac';

type BirthDate = OfacParty['birth_dates'][number];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A birth date as OFAC writes it: `10 Dec 1948`, `Jul 1964`, `1962`, `circa 1955`, `circa 1979-1982`, `01 Jan 1960 to 31 Dec 1960`,
 * `1979 to 1982`, `Late 1950s`. What is not understood keeps its text and has no days.
 */
export function birthDate(written: string): BirthDate {
  const text = written.trim();
  const circa = /^(circa|ca\.?|approximately)\s+/i.exec(text)?.[0] ?? '';
  const [first, last, ...others] = text.slice(circa.length).split(/\s+to\s+|(?<=\d{4})-(?=\d{4})/i);
  const from = daysOf(first ?? '');
  const to = last === undefined ? from : daysOf(last);
  const isKnown = from !== null && to !== null && others.length === 0;
  return { text, from: isKnown ? from.first : null, to: isKnown ? to.last : null, circa: circa !== '' };
}

/** The first and last day that a date of year, month or day allows. */
function daysOf(text: string): { readonly first: string; readonly last: string } | null {
  const found = /^(?:(?:(\d{1,2})\s+)?([A-Za-z]{3})[a-z]*\.?\s+)?(\d{4})$/.exec(text.trim());
  if (found === null) return null;
  const [, day, monthName, year] = found;
  if (monthName === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const month = months.indexOf(monthName.toLowerCase()) + 1;
  if (month === 0) return null;
  const length = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  if (day !== undefined && (Number(day) < 1 || Number(day) > length)) return null;
  const on = (number: number): string =>
    `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
  return day === undefined
    ? { first: on(1), last: on(length) }
    : { first: on(Number(day)), last: on(Number(day)) };
}
