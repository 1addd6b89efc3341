/** Round values that span a range, about so many. */
export function ticksOf(low: number, high: number, count = 5): number[] {
  if (!(high > low)) return ticksOf(low - 1, low + 1, count);
  const rough = (high - low) / (count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
