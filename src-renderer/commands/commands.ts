import { useEffect, useSyncExternalStore } from 'react';

/*
 * One registry of what can be done: the palette, the keys, the application's menu and the help sheet all come from it.
 */

export interface Command {
  readonly id: string;
  readonly title: string;
  /** Heading under which palette and help sheet list it. */
  readonly group: string;
  /** Further words it is found by. */
  readonly keywords?: string;
  /** `Mod+K`, `Shift+F6`, `?`. Single characters are not heard while the person writes. */
  readonly keys?: string;
  /** Not listed in the palette (movement within a list, say), only in the help sheet. */
  readonly hidden?: boolean;
  readonly run: () => void;
}

const sets = new Set<readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function changed(): void {
  all = [...sets].flat();
  for (const listener of listeners) listener();
}

/** Offers commands for as long as the caller is mounted. The list has to be stable (`useMemo`). */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    sets.add(commands);
    changed();
    return () => {
      sets.delete(commands);
      changed();
    };
  }, [commands]);
}

/** All commands on offer now. */
export function useAllCommands(): readonly Command[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
}

/** The commands on offer now, for the keyboard and the menu. */
export function currentCommands(): readonly Command[] {
  return all;
}
