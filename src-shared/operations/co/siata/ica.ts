/** The six categories of the air quality index (ICA), Resolución 2254 de 2017, in rising order. */
export const icaCategories = [
  'Buena',
  'Aceptable',
  'Dañina a la salud de grupos sensibles',
  'Dañina a la salud',
  'Muy dañina a la salud',
  'Peligrosa',
] as const;
export type IcaCategory = (typeof icaCategories)[number];

/** Highest index of each category but the last. */
const upper = [50, 100, 150, 200, 300];

/** The category of an index, which is rounded to a whole number first as the norm's tables are. */
export function icaCategory(index: number): IcaCategory {
  const place = upper.findIndex((limit) => Math.round(index) <= limit);
  return icaCategories[place === -1 ? upper.length : place] ?? 'Peligrosa';
}
