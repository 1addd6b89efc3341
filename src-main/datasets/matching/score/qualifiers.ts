import { adjusted, type Adjustment, type NameScore } from './score-names';

/** What is known of a party beside its names. Dates are `yyyy`, `yyyy-mm` or `yyyy-mm-dd`. */
export interface Facts {
  readonly birthDates?: readonly string[];
  /** Of nationality, citizenship, address or flag; compared without case and accents, codes with codes. */
  readonly countries?: readonly string[];
  /** Identity numbers, compared without blanks, dots and dashes. */
  readonly identifiers?: readonly string[];
}

/** An identity number in common makes it the same party whatever the name says; the name then only confirms it. */
const sameIdentifier = 0.9;

/**
 * What lowers is bounded: lists carry approximate years and slips of the pen, so no single fact takes a name that agrees in
 * every word below 0.80, the usual threshold, nor do a close birth date, another country and another number together.
 */
const factors = {
  identifierDiffers: -0.05,
  birthDate: 0.35,
  birthYear: 0.15,
  birthDayExchanged: 0.1,
  birthDateClose: -0.06,
  birthDayDiffers: -0.12,
  birthDateDiffers: -0.18,
  country: 0.08,
  countryDiffers: -0.08,
} as const;

/** Lists give a year of birth as «about» more often than not. */
const closeYears = 3;

type Factor = { readonly reason: Adjustment['reason']; readonly factor: number };

/**
 * Raises or lowers the score of a name by what else is known. A fact that one side does not know changes nothing; of
 * several values the best one counts.
 */
export function qualify(score: NameScore, asked: Facts, listed: Facts): NameScore {
  return adjusted(score, [
    ...birth(asked.birthDates ?? [], listed.birthDates ?? []),
    ...country(asked.countries ?? [], listed.countries ?? []),
    ...identifier(asked.identifiers ?? [], listed.identifiers ?? []),
  ]);
}

function birth(asked: readonly string[], listed: readonly string[]): Factor[] {
  const found = asked.flatMap((one) => listed.map((other) => compareDates(one, other)));
  return found.length === 0 ? [] : [found.reduce((best, one) => (one.factor > best.factor ? one : best))];
}

function compareDates(a: string, b: string): Factor {
  const [year, month, day] = a.split('-');
  const [otherYear, otherMonth, otherDay] = b.split('-');
  const isWhole = day !== undefined && otherDay !== undefined;
  if (year === otherYear) {
    if (isWhole && month === otherMonth && day === otherDay)
      return { reason: 'birth_date', factor: factors.birthDate };
    if (month === undefined || otherMonth === undefined || (!isWhole && month === otherMonth))
      return { reason: 'birth_year', factor: factors.birthYear };
    if (isWhole && month === otherDay && day === otherMonth)
      return { reason: 'birth_date', factor: factors.birthDayExchanged };
    return isWhole && isSlip(a, b)
      ? { reason: 'birth_date_close', factor: factors.birthDateClose }
      : { reason: 'birth_date_differs', factor: factors.birthDayDiffers };
  }
  const isClose =
    Math.abs(Number(year) - Number(otherYear)) <= closeYears ||
    (isWhole && ((month === otherMonth && day === otherDay) || isSlip(a, b)));
  return isClose
    ? { reason: 'birth_date_close', factor: factors.birthDateClose }
    : { reason: 'birth_date_differs', factor: factors.birthDateDiffers };
}

/** Whether two whole dates are the same but for one digit, or for two neighbours that changed places. */
function isSlip(a: string, b: string): boolean {
  const [one, other] = [a, b].map((date) => date.replaceAll('-', '')) as [string, string];
  const differ = Array.from(one, (_, at) => at).filter((at) => one[at] !== other[at]);
  const [first = 0, second = 0] = differ;
  const isExchanged = differ.length === 2 && second === first + 1 && one[first] === other[second];
  return differ.length === 1 || (isExchanged && one[second] === other[first]);
}

const plainCountry = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

function country(asked: readonly string[], listed: readonly string[]): Factor[] {
  if (asked.length === 0 || listed.length === 0) return [];
  const theirs = new Set(listed.map(plainCountry));
  return asked.some((name) => theirs.has(plainCountry(name)))
    ? [{ reason: 'country', factor: factors.country }]
    : [{ reason: 'country_differs', factor: factors.countryDiffers }];
}

/** An identity number as it is compared: without blanks, dots, dashes and slashes, in upper case. */
export const plainIdentifier = (value: string): string => value.replaceAll(/[\s.\-/]/g, '').toUpperCase();

function identifier(asked: readonly string[], listed: readonly string[]): Factor[] {
  if (asked.length === 0 || listed.length === 0) return [];
  const theirs = new Set(listed.map(plainIdentifier));
  return asked.some((value) => theirs.has(plainIdentifier(value)))
    ? [{ reason: 'identifier', factor: sameIdentifier }]
    : [{ reason: 'identifier_differs', factor: factors.identifierDiffers }];
}
