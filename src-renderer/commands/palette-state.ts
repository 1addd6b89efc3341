import { useSyncExternalStore } from 'react';

/** Which of the two overlays of the keyboard is open. */
export type Overlay = 'palette' | 'help' | null;

let overlay: Overlay = null;
const listeners = new Set<() => void>();

function show(next: Overlay): void {
  overlay = next;
  for (const listener of listeners) listener();
}

export const openPalette = () => show('palette');
export const openHelp = () => show('help');
export const closeOverlay = () => show(null);

export function useOverlay(): Overlay {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => overlay,
  );
}
