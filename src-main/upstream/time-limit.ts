/** The work took longer than it was given. */
export class TimeOver extends Error {
  constructor(ms: number) {
    super(`not done within ${ms} ms`);
  }
}

/**
 * Gives work so many milliseconds. When they are over, or when `signal` aborts, the signal that the work was given aborts,
 * and this rejects at once, whether the work heeds it or not: with `TimeOver`, or with the signal's reason.
 */
export function within<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const controller = new AbortController();
    const end = (reason: unknown) => {
      controller.abort(reason);
      reject(reason);
    };
    const onAbort = () => end(signal.reason);
    const timer = setTimeout(() => end(new TimeOver(ms)), ms);
    signal.addEventListener('abort', onAbort, { once: true });
    void work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      });
  });
}
