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

const factors = {
  identifierDiffers: -0.05,
  birthDate: 0.35,
  birthYear: 0.15,
  /** Day and month exchanged, or one digit of the date wrong. */
  nearBirthDate: 0.1,
  birthYearNear: -0.05,
  birthDayDiffers: -0.15,
  birthYearDiffers: -0.35,
  birthYearClose: -0.2,
  country: 0.08,
  countryDiffers: -0.08,
} as const;

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
      return { reason: 'birth_date', factor: factors.nearBirthDate };
    return { reason: 'birth_date_differs', factor: factors.birthDayDiffers };
  }
  if (isWhole && month === otherMonth && day === otherDay)
    return { reason: 'birth_date_differs', factor: factors.birthDayDiffers };
  const years = Math.abs(Number(year) - Number(otherYear));
  // Lists give the year of birth as «about» more often than not.
  return {
    reason: 'birth_date_differs',
    factor:
      years > 2
        ? factors.birthYearDiffers
        : years <= 1 && !isWhole
          ? factors.birthYearNear
          : factors.birthYearClose,
  };
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
