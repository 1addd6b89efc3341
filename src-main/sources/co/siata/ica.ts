import type { Pollutant } from '@shared/operations/co/siata/air';

/*
 * Cut points of the ICA in µg/m³, Resolución 2254 de 2017, tables 5 and 6: upper limits of the six categories, for PM2.5
 * and PM10 over 24 h, O3 and CO over 8 h, NO2 and SO2 over 1 h. Those of PM2.5, PM10, and of CO up to 17688 but 10819 were
 * seen in code checked against the norm; the others are inferred from the American cuts in ppb, which reproduce the seen
 * ones exactly (2026-11-21). The 8-hour table of ozone ends at the fifth category.
 */
const cuts: Readonly<Record<Pollutant, readonly number[]>> = {
  pm25: [12, 37, 55, 150, 250, 500],
  pm10: [54, 154, 254, 354, 424, 604],
  o3: [106, 138, 167, 207, 393],
  co: [5094, 10_819, 14_254, 17_688, 34_862, 57_703],
  no2: [100, 189, 677, 1221, 2349, 3853],
  so2: [93, 197, 486, 797, 1583, 2629],
};
const indices = [50, 100, 150, 200, 300, 500];

/**
 * The index of a concentration in µg/m³, which is rounded first because the norm's table is in whole numbers.
 * null beyond the end of its table.
 */
export function icaOf(pollutant: Pollutant, concentration: number): number | null {
  const value = Math.round(concentration);
  const limits = cuts[pollutant];
  const place = limits.findIndex((limit) => value <= limit);
  const [high, highIndex] = [limits[place], indices[place]];
  if (high === undefined || highIndex === undefined) return null;
  const [low, lowIndex] =
    place === 0 ? [0, 0] : [(limits[place - 1] ?? 0) + 1, (indices[place - 1] ?? 0) + 1];
  return Math.round(((highIndex - lowIndex) / (high - low)) * (value - low) + lowIndex);
}
