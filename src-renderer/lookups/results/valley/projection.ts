import type { Place } from './geography';

/** A point of the map, in kilometres east and south of the middle of the valley. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const middle = { latitude: 6.25, longitude: -75.55 };
const kmPerDegree = 111.195;
const kmPerDegreeEast = kmPerDegree * Math.cos((middle.latitude * Math.PI) / 180);

/** Plate carrée about the middle of the valley: at this size true to a few metres. */
export function project({ latitude, longitude }: Place): Spot {
  return {
    x: (longitude - middle.longitude) * kmPerDegreeEast,
    y: (middle.latitude - latitude) * kmPerDegree,
  };
}

/** Pixels left free at the sides, where names of towns stand, and above and below. */
const margin = { x: 76, y: 28 };

/** The part of the map that holds all the spots within the margins of a drawing of so many pixels, and no less than `least` km. */
export function frameOf(
  spots: readonly Spot[],
  size: { readonly width: number; readonly height: number },
  least = 14,
): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const unit = Math.max(
    least / size.height,
    (right - left) / Math.max(1, size.width - 2 * margin.x),
    (bottom - top) / Math.max(1, size.height - 2 * margin.y),
  );
  const [width, height] = [size.width * unit, size.height * unit];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** The frame shrunk or grown about its middle. */
export function zoomed(frame: Frame, factor: number): Frame {
  const [width, height] = [frame.width * factor, frame.height * factor];
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height };
}

export function moved(frame: Frame, dx: number, dy: number): Frame {
  return { ...frame, x: frame.x + dx, y: frame.y + dy };
}

/** A round length for a scale bar, at most a third of the width, in kilometres. */
export function scaleLength(width: number): number {
  const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
  return lengths.findLast((length) => length <= width / 3) ?? 0.1;
}
