import { useSyncExternalStore } from 'react';
import type { FileDraft } from '@shared/batch';

/*
 * The file that is being imported. It outlives the screen: a look at the quotas in the settings loses nothing.
 */

let draft: FileDraft | null = null;
const listeners = new Set<() => void>();

/** Shows another reading of the file, another file, or none. */
export function putDraft(next: FileDraft | null): void {
  draft = next;
  for (const listener of listeners) listener();
}

/** The file that is being imported; null when there is none. */
export function useDraft(): FileDraft | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => draft,
  );
}
