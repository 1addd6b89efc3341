import { geoCentroid, geoCircle, geoMercator, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { Place } from './geography';

/** A place within a radius in kilometres. */
export type Around = Place & { readonly radius_km: number };

interface Size {
  readonly width: number;
  readonly height: number;
}

const kmPerDegree = 111.195;
/** However close places lie, the map shows so many kilometres about them. */
const leastRadiusKm = 7;
/** Pixels left free at the sides, where names of towns stand, and above and below. */
const margin = { x: 76, y: 28 };

export function toPoint({ latitude, longitude }: Place): [number, number] {
  return [longitude, latitude];
}

/** The projection in which all the places, and the circle that was asked about, fill a drawing of so many pixels. */
export function projectionFor(
  places: readonly Place[],
  around: Around | null,
  { width, height }: Size,
): GeoProjection {
  const spots = {
    type: 'MultiPoint',
    coordinates: [...places, ...(around === null ? [] : [around])].map(toPoint),
  } as const;
  const circle = (center: [number, number], km: number) =>
    geoCircle()
      .center(center)
      .radius(km / kmPerDegree)();
  const whole: GeoPermissibleObjects = {
    type: 'GeometryCollection',
    geometries: [
      spots,
      circle(geoCentroid(spots), leastRadiusKm),
      ...(around === null ? [] : [circle(toPoint(around), around.radius_km)]),
    ],
  };
  const inset = [Math.min(margin.x, width / 4), Math.min(margin.y, height / 4)] as const;
  return geoMercator().fitExtent(
    [
      [inset[0], inset[1]],
      [width - inset[0], height - inset[1]],
    ],
    whole,
  );
}

/** Pixels to a kilometre about the middle of the valley. */
export function pixelsPerKm(projection: GeoProjection): number {
  const [from, to] = [projection([-75.55, 6.25]), projection([-75.55, 6.25 + 1 / kmPerDegree])];
  return from === null || to === null ? Number.NaN : from[1] - to[1];
}

/** A round length for a scale bar, at most a third of the width, in kilometres. */
export function scaleLength(width: number): number {
  const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
  return lengths.findLast((length) => length <= width / 3) ?? 0.1;
}
