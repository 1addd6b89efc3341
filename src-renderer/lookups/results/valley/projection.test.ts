import { describe, expect, it } from 'vitest';
import { frameOf, moved, project, scaleLength, zoomed } from './projection';

describe('the map of the valley', () => {
  it('puts north up and east to the right, in kilometres', () => {
    expect(project({ latitude: 6.25, longitude: -75.55 })).toEqual({ x: 0, y: 0 });
    const north = project({ latitude: 6.35, longitude: -75.45 });
    expect(north.y).toBeCloseTo(-11.12, 1);
    expect(north.x).toBeCloseTo(11.05, 1);
  });

  it('holds every spot in a frame of the given shape', () => {
    const spots = [
      { x: -5, y: 3 },
      { x: 9, y: -20 },
    ];
    const frame = frameOf(spots, { width: 320, height: 400 });
    expect(frame.width / frame.height).toBeCloseTo(0.8);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(frame.x);
      expect(x).toBeLessThan(frame.x + frame.width);
      expect(y).toBeGreaterThan(frame.y);
      expect(y).toBeLessThan(frame.y + frame.height);
    }
    expect(frameOf([{ x: 1, y: 1 }], { width: 300, height: 300 })).toEqual({
      x: -6,
      y: -6,
      width: 14,
      height: 14,
    });
  });

  it('zooms about its middle and moves', () => {
    const frame = { x: 0, y: 0, width: 10, height: 20 };
    expect(zoomed(frame, 0.5)).toEqual({ x: 2.5, y: 5, width: 5, height: 10 });
    expect(moved(frame, 1, -2)).toEqual({ x: 1, y: -2, width: 10, height: 20 });
  });

  it('has a scale bar of a round length', () => {
    expect([2, 7, 31, 400].map(scaleLength)).toEqual([0.5, 2, 10, 50]);
  });
});
