/*
 * What orients a reader on the map of the Aburrá Valley: the main squares of its ten municipalities and the course of the
 * river, drawn from a few points. A sketch of its own; no boundary is drawn, because none could be vouched for.
 */

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** `side`: where the name stands, away from the bottom of the valley and its stations. */
export const towns: readonly (Place & { readonly name: string; readonly side: 'left' | 'right' })[] = [
  { name: 'Caldas', latitude: 6.0911, longitude: -75.6357, side: 'left' },
  { name: 'La Estrella', latitude: 6.1577, longitude: -75.6431, side: 'left' },
  { name: 'Sabaneta', latitude: 6.1515, longitude: -75.6166, side: 'right' },
  { name: 'Itagüí', latitude: 6.1719, longitude: -75.6114, side: 'left' },
  { name: 'Envigado', latitude: 6.1699, longitude: -75.5878, side: 'right' },
  { name: 'Medellín', latitude: 6.2447, longitude: -75.5748, side: 'right' },
  { name: 'Bello', latitude: 6.3373, longitude: -75.5579, side: 'left' },
  { name: 'Copacabana', latitude: 6.3463, longitude: -75.5088, side: 'right' },
  { name: 'Girardota', latitude: 6.3769, longitude: -75.4464, side: 'right' },
  { name: 'Barbosa', latitude: 6.4385, longitude: -75.3316, side: 'left' },
];

export const river: readonly Place[] = [
  { latitude: 6.03, longitude: -75.62 },
  { latitude: 6.09, longitude: -75.633 },
  { latitude: 6.135, longitude: -75.633 },
  { latitude: 6.165, longitude: -75.607 },
  { latitude: 6.2, longitude: -75.58 },
  { latitude: 6.245, longitude: -75.579 },
  { latitude: 6.29, longitude: -75.568 },
  { latitude: 6.332, longitude: -75.543 },
  { latitude: 6.35, longitude: -75.508 },
  { latitude: 6.38, longitude: -75.447 },
  { latitude: 6.41, longitude: -75.38 },
  { latitude: 6.44, longitude: -75.333 },
  { latitude: 6.49, longitude: -75.28 },
];

/** Stations beyond it are listed and drawn only when nothing lies within. */
const valley = { south: 5.95, north: 6.6, west: -75.8, east: -75.15 };

export function isInValley({ latitude, longitude }: Place): boolean {
  return (
    latitude > valley.south && latitude < valley.north && longitude > valley.west && longitude < valley.east
  );
}
