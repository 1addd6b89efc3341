import type { Language } from '@shared/text';

/*
 * Reports state times in Colombian time and say so: the offset is −05:00 the whole year, since 1993.
 */
const offsetMs = 5 * 3_600_000;

function local(epochMs: number): string {
  return new Date(epochMs - offsetMs).toISOString();
}

/** `2026-11-21 10:42:07 −05:00`, of epoch milliseconds. */
export function moment(epochMs: number): string {
  return `${local(epochMs).slice(0, 19).replace('T', ' ')} −05:00`;
}

/** ISO 8601 with offset, for machine-readable exports: `2026-11-21T10:42:07.120-05:00`. */
export function isoMoment(epochMs: number): string {
  return local(epochMs).replace('Z', '-05:00');
}

/** `10:42:07`, without the day. */
export function clockTime(epochMs: number): string {
  return local(epochMs).slice(11, 19);
}

/** `21 de noviembre de 2026, 10:44 (−05:00)`, for a cover. */
export function longMoment(epochMs: number, language: Language): string {
  const day = new Intl.DateTimeFormat(language === 'es' ? 'es-CO' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(epochMs - offsetMs);
  return `${day}, ${local(epochMs).slice(11, 16)} (−05:00)`;
}

/** `21 nov 2026`, of a `yyyy-mm-dd`; anything else is given back as it is. */
export function shortDate(date: string, language: Language): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return date;
  const [, year, month, day] = match;
  const name = months[language][Number(month) - 1];
  return name === undefined ? date : `${day} ${name} ${year}`;
}

/** `21 nov 2026, 10:42`, of a moment in ISO 8601 with its zone; anything else is given back as it is. */
export function shortMoment(written: string, language: Language): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(written)) return written;
  const epochMs = Date.parse(written);
  if (Number.isNaN(epochMs)) return written;
  const at = local(epochMs);
  return `${shortDate(at.slice(0, 10), language)}, ${at.slice(11, 16)}`;
}

const months: Record<Language, readonly string[]> = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
