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
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
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
