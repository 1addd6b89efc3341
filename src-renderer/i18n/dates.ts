import type { Language } from '@shared/text';

/*
 * Dates as people of the trade write them: `21 nov 2026`, `21 nov 2026, 10:42:07`. Intl writes «21 de nov de 2026» for
 * Colombia, hence the own assembly. Calendar dates (yyyy-mm-dd) have no time zone and are never shifted; moments are
 * shown in the time of this machine.
 */

const months: Record<Language, readonly string[]> = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21` → `21 nov 2026`; anything else comes back as it is. */
export function formatDate(date: string, language: Language): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return date;
  const [, year, month, day] = match;
  return `${day} ${months[language][Number(month) - 1]} ${year}`;
}

function dayOf(moment: Date, language: Language): string {
  return `${two(moment.getDate())} ${months[language][moment.getMonth()]} ${moment.getFullYear()}`;
}

/** Epoch milliseconds → `10:42`, with seconds when asked for. */
export function formatClock(at: number, seconds = false): string {
  const moment = new Date(at);
  const clock = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  return seconds ? `${clock}:${two(moment.getSeconds())}` : clock;
}

/** Epoch milliseconds → `21 nov 2026, 10:42:07`. */
export function formatMoment(at: number, language: Language): string {
  return `${dayOf(new Date(at), language)}, ${formatClock(at, true)}`;
}

/** Epoch milliseconds → `21 nov 2026`. */
export function formatDay(at: number, language: Language): string {
  return dayOf(new Date(at), language);
}

const yesterday: Record<Language, string> = { es: 'ayer', en: 'yesterday' };

/** For lists: `10:42` today, `ayer`, `19 nov` this year, else the full date. */
export function formatRecent(at: number, now: number, language: Language): string {
  const moment = new Date(at);
  const today = new Date(now);
  const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate()).getTime();
  if (at >= midnight) return formatClock(at);
  const dayBefore = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1).getTime();
  if (at >= dayBefore) return yesterday[language];
  if (moment.getFullYear() === today.getFullYear())
    return `${two(moment.getDate())} ${months[language][moment.getMonth()]}`;
  return dayOf(moment, language);
}

const tomorrow: Record<Language, string> = { es: 'mañana', en: 'tomorrow' };

/** For a moment to come: `14:20` today, `mañana 09:14`, else `24 nov, 09:14`. */
export function formatComing(at: number, now: number, language: Language): string {
  const today = new Date(now);
  const dayStart = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime();
  if (at < dayStart(1)) return formatClock(at);
  if (at < dayStart(2)) return `${tomorrow[language]} ${formatClock(at)}`;
  const moment = new Date(at);
  return `${two(moment.getDate())} ${months[language][moment.getMonth()]}, ${formatClock(at)}`;
}

/** Seconds → `39 min`, `2 h 05 min`, `45 s`, from two days on `5 d 3 h`. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return `${hours} h ${two(minutes % 60)} min`;
}

/** Milliseconds → `340 ms`, `1.4 s`. */
export function formatMillis(milliseconds: number, language: Language): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = (milliseconds / 1000).toFixed(1);
  return `${language === 'es' ? seconds.replace('.', ',') : seconds} s`;
}
