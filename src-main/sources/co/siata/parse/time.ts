import { changed, words } from './reading';

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Colombia keeps UTC−05:00 all year. */
const offset = '-05:00';
const offsetMs = 5 * 3_600_000;
const wall = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?$/;
const isoDay = /^\d{4}-\d\d-\d\d$/;
const spanishDay = /^(\d\d)\/(\d\d)\/(\d{4})$/;

/** The source's time without zone as a moment of Colombian time; null for none. */
export function moment(value: unknown, name: string): string | null {
  const text = words(value, name);
  if (text === null) return null;
  const match = wall.exec(text);
  const written = match && `${match[1]}T${match[2]}:${match[3] ?? '00'}`;
  if (!written || !isReal(written)) throw changed(`${name} is ${JSON.stringify(value)}, no time`);
  return written + offset;
}

/** A calendar day, written yyyy-mm-dd (perhaps with a time) or dd/mm/yyyy; null for none. */
export function day(value: unknown, name: string): string | null {
  const text = words(value, name);
  if (text === null) return null;
  const spanish = spanishDay.exec(text);
  const iso = spanish ? `${spanish[3]}-${spanish[2]}-${spanish[1]}` : text;
  if (isoDay.test(iso) && isReal(`${iso}T00:00:00`)) return iso;
  const at = wall.test(text) ? moment(text, name) : null;
  if (at !== null) return at.slice(0, 10);
  throw changed(`${name} is ${JSON.stringify(value)}, no date`);
}

/** A day, or a moment where the source gives the hour; null for none. */
export function dayOrMoment(value: unknown, name: string): string | null {
  const text = words(value, name);
  return text !== null && wall.test(text) ? moment(text, name) : day(text, name);
}

/** Epoch milliseconds as Colombian time. */
export function colombian(ms: number): string {
  return new Date(ms - offsetMs).toISOString().slice(0, 19) + offset;
}

/** Whether the calendar has this date and the day this time: `yyyy-mm-ddThh:mm:ss`. */
function isReal(written: string): boolean {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = written.split(/[-T:]/).map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0);
  return day >= 1 && day <= days && hour <= 23 && minute <= 59 && second <= 59;
}
