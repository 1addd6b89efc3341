import { z } from 'zod';
import type { Station } from '@shared/operations/co/siata/fields';
import { Fields } from './fields';
import { changed, read } from './reading';
import { pointOf, stationOf, type Point } from './station';

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: z.object({ type: z.literal('Point'), coordinates: z.array(z.unknown()).min(2) }).nullable(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});

export interface Feature {
  readonly fields: Fields;
  readonly point: Point;
}

/** The features of a layer of the geoportal. A layer that lists nothing is none: the networks have never been empty. */
export function parseFeatures(bytes: Uint8Array): readonly Feature[] {
  const { features } = read(bytes, collection);
  if (features.length === 0) throw changed('a layer without stations');
  return features.map(({ geometry, properties }) => ({
    fields: new Fields(properties),
    point: pointOf(geometry?.coordinates[0], geometry?.coordinates[1]),
  }));
}

/**
 * The stations of a layer, each with what `rest` reads of it. A code that comes again is left out.
 * @param fallbackName for layers that give no names
 */
export function parseStations<T extends object>(
  bytes: Uint8Array,
  rest: (fields: Fields, station: Station) => T,
  fallbackName?: (code: string) => string,
): (Station & T)[] {
  const stations = new Map<string, Station & T>();
  for (const { fields, point } of parseFeatures(bytes)) {
    const station = stationOf(fields, point, fallbackName);
    if (!stations.has(station.station_code))
      stations.set(station.station_code, { ...station, ...rest(fields, station) });
  }
  return [...stations.values()];
}
