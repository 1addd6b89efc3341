import { fold } from '@shared/fold';
import type { Place, Station } from '@shared/operations/co/siata/fields';

const earthRadiusKm = 6371.0088;

export interface Located {
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Kilometres between two points on the globe. */
export function distanceKm(
  a: { readonly latitude: number; readonly longitude: number },
  b: { readonly latitude: number; readonly longitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2];
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/** Those within the radius, nearest first, with their distance to two decimals; without a point all, by name. */
export function near<T extends Located>(
  all: readonly T[],
  place: Place,
): (T & { distance_km: number | null })[] {
  const { latitude, longitude, radius_km: radius } = place;
  if (latitude === undefined || longitude === undefined)
    return all
      .map((entry) => ({ ...entry, distance_km: null }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
  return all
    .flatMap((entry) => {
      if (entry.latitude === null || entry.longitude === null) return [];
      const point = { latitude: entry.latitude, longitude: entry.longitude };
      const distance = distanceKm({ latitude, longitude }, point);
      return distance > radius ? [] : [{ entry, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ entry, distance }) => ({ ...entry, distance_km: Math.round(distance * 100) / 100 }));
}

export interface Selection<T> {
  readonly stations: T[];
  readonly total: number;
  readonly without_municipality: number;
}

/** The stations that a request asks for: by code, then municipality (case and accents ignored), then radius. */
export function select<T extends Station>(all: readonly T[], place: Place): Selection<T> {
  const code = fold(place.station_code ?? '');
  const municipality = fold(place.municipality ?? '');
  const coded = code === '' ? all : all.filter((station) => fold(station.station_code) === code);
  const within =
    municipality === ''
      ? coded
      : coded.filter((station) => fold(station.municipality ?? '') === municipality);
  const stations = near(within, place);
  const unplaced = municipality === '' ? 0 : coded.filter((station) => station.municipality === null).length;
  return { stations, total: stations.length, without_municipality: unplaced };
}
