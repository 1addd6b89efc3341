import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rectangle } from 'electron';

/** Where the window was; kept in a file of its own, which may be lost without harm. */
export interface WindowState {
  readonly bounds: Rectangle;
  readonly maximized: boolean;
}

export const smallest = { width: 1024, height: 700 };
const usual = { width: 1280, height: 800 };

const fileIn = (dataDir: string): string => join(dataDir, 'window.json');

/** What was kept; null when nothing usable was. */
export function readWindowState(dataDir: string): WindowState | null {
  try {
    const { bounds, maximized } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Partial<WindowState>;
    const isComplete = [bounds?.x, bounds?.y, bounds?.width, bounds?.height].every(Number.isSafeInteger);
    return bounds && isComplete ? { bounds, maximized: maximized === true } : null;
  } catch {
    return null;
  }
}

export function writeWindowState(dataDir: string, state: WindowState): void {
  writeFileSync(fileIn(dataDir), JSON.stringify(state));
}

/**
 * Where to put the window: where it was, as long as a person can still reach it there, on screens that may have changed.
 * @param screens work areas
 */
export function place(state: WindowState | null, screens: readonly Rectangle[]): Partial<Rectangle> {
  if (!state) return usual;
  const { x, y } = state.bounds;
  const width = Math.max(state.bounds.width, smallest.width);
  const height = Math.max(state.bounds.height, smallest.height);
  // Enough of the title bar to drag it by.
  const isReachable = screens.some(
    (screen) =>
      Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x) >= 200 &&
      y >= screen.y &&
      y <= screen.y + screen.height - 40,
  );
  return isReachable ? { x, y, width, height } : { width, height };
}
