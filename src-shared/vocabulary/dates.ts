/** The months as Spanish writes them, January first. */
export const spanishMonths = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as readonly string[];

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the calendar has this day. By arithmetic, since lists bring tens of thousands of dates at once. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  const isLeapFebruary = month === 2 && ((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0);
  const days = isLeapFebruary ? 29 : (monthDays[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/** Whether a text begins with a day of the calendar, written yyyy-mm-dd. */
export function startsWithDay(text: string): boolean {
  return (
    text[4] === '-' &&
    text[7] === '-' &&
    isCalendarDay(numberAt(text, 0, 4), numberAt(text, 5, 7), numberAt(text, 8, 10))
  );
}

/** Whether a time of the day, hh:mm:ss, stands in a text from a position on. */
export function hasTimeAt(text: string, at: number): boolean {
  return (
    text[at + 2] === ':' &&
    text[at + 5] === ':' &&
    numberAt(text, at, at + 2) < 24 &&
    numberAt(text, at + 3, at + 5) < 60 &&
    numberAt(text, at + 6, at + 8) < 60
  );
}

/** The number that digits write from one position up to another; NaN when one of them is none. */
function numberAt(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - zero;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

const zero = 48;

/**
 * The date that day, month and year name, as most sources here write it.
 * @param written `31/12/2026`, `31-12-2026` or `31.12.2026`, one digit allowed for day and month
 * @returns yyyy-mm-dd; null for anything else, days that do not exist included
 */
export function dayFirstDate(written: string): string | null {
  const [, day, month, year] = parts(written);
  return isoDate(year, month, day);
}

/**
 * The date that month, day and year name, as sources of the United States write it.
 * @param written `12/31/2026`, one digit allowed for month and day
 * @returns yyyy-mm-dd; null for anything else, days that do not exist included
 */
export function monthFirstDate(written: string): string | null {
  const [, month, day, year] = parts(written);
  return isoDate(year, month, day);
}

function parts(written: string): readonly (string | undefined)[] {
  return /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written.trim()) ?? [];
}

function isoDate(year?: string, month?: string, day?: string): string | null {
  if (day === undefined || month === undefined || year === undefined) return null;
  return isCalendarDay(Number(year), Number(month), Number(day))
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : null;
}

/**
 * A date that can be true: from 1900 on and at most a day after its source spoke; null for any other. Sources let typing
 * errors through, such as the year 2925.
 * @param date yyyy-mm-dd
 * @param asOf yyyy-mm-dd, the day on which the source spoke
 */
export function plausibleDate(date: string | null, asOf: string): string | null {
  if (date === null || date < '1900-01-01') return null;
  const latest = new Date(`${asOf}T00:00:00Z`);
  latest.setUTCDate(latest.getUTCDate() + 1);
  return date <= latest.toISOString().slice(0, asOf.length) ? date : null;
}
