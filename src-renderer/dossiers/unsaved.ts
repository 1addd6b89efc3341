import { useSyncExternalStore } from 'react';
import type { FindingState } from '@shared/dossier';

/** What an analyst holds of a finding, and why. */
export interface Decision {
  readonly state: FindingState;
  readonly reason: string;
  readonly note: string;
}

/*
 * Decisions that were typed and not saved, by finding. They outlive the page: opening the lookup to read it again, which
 * is what a decision often needs, loses nothing.
 */

let unsaved: ReadonlyMap<string, Decision> = new Map();
const listeners = new Set<() => void>();

function put(next: ReadonlyMap<string, Decision>): void {
  unsaved = next;
  for (const listener of listeners) listener();
}

export function keepUnsaved(findingId: string, decision: Decision): void {
  put(new Map(unsaved).set(findingId, decision));
}

/** The decision was saved, or its finding is gone. */
export function forgetUnsaved(findingId: string): void {
  put(new Map([...unsaved].filter(([id]) => id !== findingId)));
}

export function useUnsaved(): ReadonlyMap<string, Decision> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unsaved,
  );
}
