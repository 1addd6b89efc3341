import type { Station } from '@shared/operations/co/siata/fields';
import { municipalityName } from '../municipality';
import type { Fields } from './fields';
import { changed, reading, words } from './reading';
import { moment } from './time';

export interface Point {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What a station tells of itself, before it is known from where it is looked at. */
export function stationOf(fields: Fields, point: Point, fallbackName?: (code: string) => string): Station {
  const code = words(fields.need('codigo'), 'codigo');
  if (code === null) throw changed('a station without code');
  const name =
    words(fields.get('nombreEstacion', 'nombre', 'name'), 'nombre') ?? fallbackName?.(code) ?? null;
  if (name === null) throw changed(`station ${code} has no name`);
  return {
    station_code: code,
    name,
    municipality: municipalityName(words(fields.get('municipio', 'ubicacion', 'ciudad'), 'municipio')),
    commune: words(fields.get('comuna'), 'comuna'),
    neighborhood: words(fields.get('barrio'), 'barrio'),
    basin_name: words(fields.get('subcuenca'), 'subcuenca'),
    latitude: point.latitude,
    longitude: point.longitude,
    distance_km: null,
    observed_at: moment(
      fields.get(
        'fechaUltimoDato',
        'fecha_ultima_actualizacion',
        'FechaUltimaModificacion',
        'fechaFin',
        'fecha',
      ),
      'time of the reading',
    ),
  };
}

const colombia = { south: -5, north: 14, west: -82, east: -66 };

/** Coordinates as GeoJSON writes them, longitude first. Outside Colombia they are swapped or no coordinates at all. */
export function pointOf(longitude: unknown, latitude: unknown): Point {
  const [east, north] = [reading(longitude, 'longitude'), reading(latitude, 'latitude')];
  if (east === null || north === null) return { latitude: null, longitude: null };
  const isInside =
    north > colombia.south && north < colombia.north && east > colombia.west && east < colombia.east;
  if (!isInside) throw changed(`the point ${east}, ${north} lies outside Colombia`);
  return { latitude: north, longitude: east };
}

/** What every station tells, without what its layer adds. */
export function bareStation(station: Station): Station {
  return {
    station_code: station.station_code,
    name: station.name,
    municipality: station.municipality,
    commune: station.commune,
    neighborhood: station.neighborhood,
    basin_name: station.basin_name,
    latitude: station.latitude,
    longitude: station.longitude,
    distance_km: station.distance_km,
    observed_at: station.observed_at,
  };
}
