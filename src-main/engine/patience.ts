/** What a caller has of a lookup when its patience ends: the answer, or that it still runs. */
export type Waited<T> = { readonly ended: true; readonly value: T } | { readonly ended: false };

/** The longest wait that a timer of the runtime can count. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Waits for a lookup as long as its caller does.
 * @param patienceMs Infinity to wait to the end
 * @throws the signal's reason when it aborts first
 */
export async function waitFor<T>(
  work: Promise<T>,
  patienceMs: number,
  signal: AbortSignal | undefined,
): Promise<Waited<T>> {
  if (patienceMs > longestTimerMs && signal === undefined) return { ended: true, value: await work };
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  try {
    return await new Promise<Waited<T>>((resolve, reject) => {
      work.then((value) => resolve({ ended: true, value }), reject);
      if (patienceMs <= longestTimerMs) timer = setTimeout(() => resolve({ ended: false }), patienceMs);
      if (signal === undefined) return;
      onAbort = () => reject(signal.reason);
      if (signal.aborted) onAbort();
      else signal.addEventListener('abort', onAbort, { once: true });
    });
  } finally {
    clearTimeout(timer);
    if (onAbort !== undefined) signal?.removeEventListener('abort', onAbort);
  }
}
