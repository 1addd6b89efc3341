const windowMs = 120_000;
const slotMs = 1000;
/** Under this a rate says nothing. */
const leastMs = 3000;

/** How fast rows are answered, over the last two minutes of running. */
export interface Pace {
  /** A row was answered. */
  count(now: number): void;
  /** Rows per minute; null while there is too little to go by. */
  perMinute(now: number): number | null;
}

/** @param startedAt epoch milliseconds from which the first window is measured */
export function createPace(startedAt: number): Pace {
  const slots: { at: number; rows: number }[] = [];

  function forget(now: number): void {
    const firstKept = slots.findIndex((slot) => slot.at > now - windowMs);
    slots.splice(0, firstKept === -1 ? slots.length : firstKept);
  }

  return {
    count(now) {
      const at = now - (now % slotMs);
      const last = slots.at(-1);
      if (last?.at === at) last.rows += 1;
      else slots.push({ at, rows: 1 });
      forget(now);
    },
    perMinute(now) {
      forget(now);
      const elapsed = Math.min(now - startedAt, windowMs);
      const rows = slots.reduce((sum, slot) => sum + slot.rows, 0);
      return elapsed < leastMs || rows === 0 ? null : (rows * 60_000) / elapsed;
    },
  };
}
