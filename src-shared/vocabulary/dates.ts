/**
 * The date that day, month and year name, as most sources here write it.
 * @param written `31/12/2026`, `31-12-2026` or `31.12.2026`, one digit allowed for day and month
 * @returns yyyy-mm-dd; null for anything else, days that do not exist included
 */
export function dayFirstDate(written: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
