/** Days counted from 1970-01-01; the invented courts keep no clock but the calendar. */
export type Day = number;

const msPerDay = 86_400_000;

export function dayOf(epochMs: number): Day {
  return Math.floor(epochMs / msPerDay);
}

export function day(year: number, month: number, date: number): Day {
  return dayOf(Date.UTC(year, month - 1, date));
}

/** The day itself, or the Monday after it on weekends. */
export function businessDay(from: Day): Day {
  const weekday = new Date(from * msPerDay).getUTCDay();
  return weekday === 6 ? from + 2 : weekday === 0 ? from + 1 : from;
}

/** `yyyy-mm-ddT00:00:00`, as the source writes dates; with the seconds of a day when given. */
export function stamp(of: Day, seconds = 0): string {
  return new Date(of * msPerDay + seconds * 1000).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}

/** `dd/mm/yyyy`, as notes write it. */
export function spoken(of: Day): string {
  return stamp(of).slice(0, 10).split('-').toReversed().join('/');
}
