import { z } from 'zod';
import type { Station } from '@shared/operations/co/siata/fields';
import { Fields } from './fields';
import { changed, isMembers, members, read } from './reading';
import { pointOf, stationOf, type Point } from './station';

const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(members) });

export interface Feature {
  readonly fields: Fields;
  readonly point: Point;
}

/** The features of a layer of the geoportal. A layer that lists nothing is none: the networks have never been empty. */
export function* parseFeatures(bytes: Uint8Array): Generator<Feature> {
  const { features } = read(bytes, collection);
  if (features.length === 0) throw changed('a layer without stations');
  for (const { geometry, properties } of features) {
    if (!isMembers(properties)) throw changed(`properties are ${JSON.stringify(properties)}`);
    yield { fields: new Fields(properties), point: geometry === null ? nowhere : pointIn(geometry) };
  }
}

const nowhere: Point = { latitude: null, longitude: null };

/** A point of GeoJSON. */
export function pointIn(geometry: unknown): Point {
  if (!isMembers(geometry) || geometry['type'] !== 'Point') throw changed('a station that is no point');
  const coordinates = geometry['coordinates'];
  if (!Array.isArray(coordinates) || coordinates.length < 2) throw changed('a point without coordinates');
  return pointOf(coordinates[0], coordinates[1]);
}

/**
 * The stations of a layer, each as `toStation` completes it. A code that comes again is left out.
 * @param fallbackName for layers that give no names
 */
export function parseStations<T extends Station>(
  bytes: Uint8Array,
  toStation: (fields: Fields, station: Station) => T,
  fallbackName?: (code: string) => string,
): T[] {
  const stations = new Map<string, T>();
  for (const { fields, point } of parseFeatures(bytes)) {
    const station = stationOf(fields, point, fallbackName);
    if (!stations.has(station.station_code)) stations.set(station.station_code, toStation(fields, station));
  }
  return [...stations.values()];
}
