import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { place, readWindowState, writeWindowState } from './window-state';

const screen = { x: 0, y: 0, width: 1920, height: 1040 };
const at = (x: number, y: number, width = 1300, height = 820) => ({
  bounds: { x, y, width, height },
  maximized: false,
});

describe('where the window goes', () => {
  it.each([
    ['the first time', null, [screen], { width: 1280, height: 800 }],
    ['where it was', at(100, 50), [screen], { x: 100, y: 50, width: 1300, height: 820 }],
    [
      'partly outside, still to be reached',
      at(1700, 50),
      [screen],
      { x: 1700, y: 50, width: 1300, height: 820 },
    ],
    ['on a screen that is gone', at(2500, 50), [screen], { width: 1300, height: 820 }],
    [
      'on a second screen',
      at(2500, 50),
      [screen, { ...screen, x: 1920 }],
      { x: 2500, y: 50, width: 1300, height: 820 },
    ],
    ['above every screen', at(100, -600), [screen], { width: 1300, height: 820 }],
    ['too small', at(0, 0, 300, 200), [screen], { x: 0, y: 0, width: 1024, height: 700 }],
  ])('%s', (_name, state, screens, expected) => {
    expect(place(state, screens)).toEqual(expected);
  });
});

describe('window.json', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'window-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gives back what was kept', () => {
    expect(readWindowState(folder)).toBeNull();
    const state = { ...at(1, 2), maximized: true };
    writeWindowState(folder, state);
    expect(readWindowState(folder)).toEqual(state);
  });

  it.each(['', '{', 'null', '{}', '{"bounds":{"x":1}}', '{"bounds":{"x":"1","y":1,"width":1,"height":1}}'])(
    'is as good as none when damaged: %s',
    (text) => {
      writeFileSync(join(folder, 'window.json'), text);
      expect(readWindowState(folder)).toBeNull();
    },
  );
});
