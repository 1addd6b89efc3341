const offsetMs = 5 * 3_600_000;

/** Colombian wall time without zone, as the source writes it: `2026-11-20 10:00:00`. */
export function wallTime(ms: number): string {
  return new Date(ms - offsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Hour of the Colombian day, with its fraction. */
export function hourOf(ms: number): number {
  return ((((ms - offsetMs) / 3_600_000) % 24) + 24) % 24;
}

/** Times from `minutes` ago up to `now`, `step` minutes apart. */
export function times(now: number, minutes: number, step: number): number[] {
  const last = Math.floor(now / 60_000) * 60_000;
  return Array.from(
    { length: Math.floor(minutes / step) },
    (_, index) => last - (minutes - (index + 1) * step) * 60_000,
  );
}
