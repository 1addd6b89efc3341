import type { ToolCall } from './tool';

/** Between two reports, in milliseconds. */
const usualIntervalMs = 1000;

/**
 * Waits for something and tells the client each second that it still does.
 * @param patienceMs after which the wait ends by itself; what the progress is measured by
 */
export async function reportWhile<T>(
  work: Promise<T>,
  { progress }: Pick<ToolCall, 'progress'>,
  patienceMs: number,
  message: string,
  intervalMs = usualIntervalMs,
): Promise<T> {
  const total = Math.ceil(patienceMs / 1000);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    const done = Math.min((ticks * intervalMs) / 1000, total);
    // A client that left is noticed by its request, not by its progress.
    progress(done, total, message).catch(() => undefined);
  }, intervalMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
