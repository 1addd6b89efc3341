/** Waiting comes in from outside, as the clock does. */
export interface Timer {
  /** Runs the work once after so many milliseconds; returns the way to call it off. */
  after(ms: number, work: () => void): () => void;
}

/** Waits without keeping the program alive: what must not be cut off is awaited by its caller. */
export const systemTimer: Timer = {
  after(ms, work) {
    const timeout = setTimeout(work, ms);
    timeout.unref();
    return () => clearTimeout(timeout);
  },
};
