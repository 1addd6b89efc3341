import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 1139px)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the window is so narrow that a long table leaves something out. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
