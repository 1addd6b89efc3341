/** One measured figure against what it is held to in the same run. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** What `value` is divided by, measured in the same run, or a limit of the product. */
  readonly baseline: number;
  readonly baselineName: string;
  readonly ratio: number;
  readonly target: number;
  /** Whether the ratio may be at most the target, or has to be at least the target. */
  readonly bound: 'at_most' | 'at_least';
  readonly ok: boolean;
}

export function measure(given: Omit<Measure, 'ratio' | 'ok'>): Measure {
  const ratio = given.value / given.baseline;
  return { ...given, ratio, ok: given.bound === 'at_most' ? ratio <= given.target : ratio >= given.target };
}

/** The middle one of an odd number of values; the mean of the two middle ones otherwise. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Within how many milliseconds the window has its answer, in 99 of 100 cases. */
const answerLimitMs = 50;

/** @param times milliseconds of each answer to the window */
export function answersToWindow(name: string, times: readonly number[]): Measure {
  const sorted = times.toSorted((one, other) => one - other);
  return measure({
    name,
    unit: 'ms',
    value: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    baseline: answerLimitMs,
    baselineName: 'limit',
    target: 1,
    bound: 'at_most',
  });
}

/** Milliseconds that the work took. */
export async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
