import { describe, expect, it } from 'vitest';
import { pixelsPerKm, projectionFor, scaleLength, toPoint } from './projection';

const size = { width: 320, height: 400 };
const south = { latitude: 6.09, longitude: -75.63 };
const north = { latitude: 6.44, longitude: -75.33 };

describe('the map of the valley', () => {
  it('holds every place within its margins, north up and east to the right', () => {
    const projection = projectionFor([south, north], null, size);
    const [[x1, y1], [x2, y2]] = [south, north].map((place) => projection(toPoint(place)) ?? [0, 0]) as [
      [number, number],
      [number, number],
    ];
    expect(x1).toBeGreaterThanOrEqual(75.9);
    expect(x2).toBeLessThanOrEqual(244.1);
    expect(x2).toBeGreaterThan(x1);
    expect(y2).toBeGreaterThanOrEqual(27.9);
    expect(y2).toBeLessThan(y1);
    expect(y1).toBeLessThanOrEqual(372.1);
  });

  it('shows some kilometres about a single place, and the whole circle that was asked about', () => {
    const one = pixelsPerKm(projectionFor([south], null, size));
    expect(one * 14).toBeCloseTo(168, -1);
    const circle = pixelsPerKm(projectionFor([south], { ...south, radius_km: 20 }, size));
    expect(circle * 40).toBeCloseTo(168, -1);
  });

  it('has a scale bar of a round length', () => {
    expect([2, 7, 31, 400].map(scaleLength)).toEqual([0.5, 2, 10, 50]);
  });
});
