import { hasTimeAt, startsWithDay } from '@shared/vocabulary/dates';
import { changed, words } from './reading';

/** Colombia keeps UTC−05:00 all year. */
const offset = '-05:00';
const offsetMs = 5 * 3_600_000;
const spanishDay = /^(\d\d)\/(\d\d)\/(\d{4})$/;

/** The source's time without zone as a moment of Colombian time; null for none. */
export function moment(value: unknown, name: string): string | null {
  const plain = typeof value === 'string' ? wallTime(value) : null;
  if (plain !== null) return plain;
  const text = words(value, name);
  if (text === null) return null;
  const at = wallTime(text);
  if (at === null) throw changed(`${name} is ${JSON.stringify(value)}, no time`);
  return at;
}

/** A calendar day, written yyyy-mm-dd (perhaps with a time) or dd/mm/yyyy; null for none. */
export function day(value: unknown, name: string): string | null {
  const text = words(value, name);
  if (text === null) return null;
  const [, dayOfMonth, month, year] = spanishDay.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month}-${dayOfMonth}`;
  if (startsWithDay(iso) && (iso.length === dayLength || wallTime(iso) !== null))
    return iso.slice(0, dayLength);
  throw changed(`${name} is ${JSON.stringify(value)}, no date`);
}

/** A day, or a moment where the source gives the hour; null for none. */
export function dayOrMoment(value: unknown, name: string): string | null {
  const text = words(value, name);
  return (text === null ? null : wallTime(text)) ?? day(text, name);
}

/** Epoch milliseconds as Colombian time. */
export function colombian(ms: number): string {
  return new Date(ms - offsetMs).toISOString().slice(0, 19) + offset;
}

const dayLength = 'yyyy-mm-dd'.length;
const minuteLength = 'yyyy-mm-dd hh:mm'.length;
const secondLength = 'yyyy-mm-dd hh:mm:ss'.length;
const fraction = /^\.\d+$/;

/** The day that was read last: the readings of a series, and the stations of a layer, are mostly of one. */
let knownDay = '0000-01-01';
let knownStart = `${knownDay}T`;

/** `yyyy-mm-dd hh:mm`, with seconds and their fraction or without, as a moment; null for anything else. */
function wallTime(text: string): string | null {
  if (text[dayLength] !== ' ' && text[dayLength] !== 'T') return null;
  if (!text.startsWith(knownDay)) {
    if (!startsWithDay(text)) return null;
    knownDay = text.slice(0, dayLength);
    knownStart = `${knownDay}T`;
  }
  const whole = text.length === minuteLength ? `${text}:00` : text;
  if (!hasTimeAt(whole, dayLength + 1)) return null;
  if (whole.length > secondLength && !fraction.test(whole.slice(secondLength))) return null;
  return knownStart + whole.slice(dayLength + 1, secondLength) + offset;
}
