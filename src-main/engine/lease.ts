import { hostname } from 'node:os';
import type { NewId } from './clock';

/** Milliseconds that a holder is believed without a sign of life. */
export const leaseMs = 30_000;

/** Milliseconds between signs of life. */
export const heartbeatMs = 10_000;

const processStart = Math.round(performance.timeOrigin);

/** A name for this process as the holder of work, from which another one can tell whether it still lives. */
export function holderName(newId: NewId): string {
  return [hostname(), process.pid, processStart, newId()].join('/');
}

/** Whether a holder is known to be gone. One on another machine, or one that cannot be told, is believed until its lease ends. */
export function isGone(holder: string): boolean {
  const [host, pid, start] = holder.split('/');
  if (host !== hostname()) return false;
  // An earlier process that had the number which is this one's now.
  if (Number(pid) === process.pid) return Number(start) !== processStart;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
