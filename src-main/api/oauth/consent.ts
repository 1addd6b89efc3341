import type { ConsentRequest } from '@shared/grants';

/**
 * Asks a person whether a program may use the tool server.
 * @param signal ends the question, which is a no: the program left, or nobody answered in time
 */
export type Consent = (request: ConsentRequest, signal: AbortSignal) => Promise<boolean>;

/** How long a person may take to answer, in milliseconds. */
const patienceMs = 180_000;

/**
 * Asks the person one question at a time, each for a while only.
 * @param left the program has left
 * @returns null when another program waits for its answer
 */
export type AskInTurn = (request: ConsentRequest, left: AbortSignal) => Promise<boolean | null>;

export function askInTurn(consent: Consent): AskInTurn {
  let isAsking = false;
  return async (request, left) => {
    if (isAsking) return null;
    isAsking = true;
    const end = new AbortController();
    const stop = (): void => end.abort();
    const timer = setTimeout(stop, patienceMs);
    left.addEventListener('abort', stop, { once: true });
    try {
      return !left.aborted && (await consent(request, end.signal)) && !end.signal.aborted;
    } finally {
      clearTimeout(timer);
      left.removeEventListener('abort', stop);
      isAsking = false;
    }
  };
}
