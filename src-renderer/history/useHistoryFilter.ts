import { useDeferredValue, useState } from 'react';
import type { LookupFilter } from '@shared/ipc';
import { usePlace } from '../router/router';

type Narrowing = Omit<LookupFilter, 'text'>;

export interface HistoryFiltering {
  /** As it stands in the search field. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly narrowing: Narrowing;
  readonly onNarrow: (part: Partial<Narrowing>) => void;
  /** What the history is asked with. */
  readonly filter: LookupFilter;
  readonly isFiltered: boolean;
}

/** What of the history is shown; words in the address (`?text=`) stand in the search field. */
export function useHistoryFilter(): HistoryFiltering {
  const asked = usePlace().query.get('text') ?? '';
  const [typed, setTyped] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== '') setTyped(asked);
  }
  const [narrowing, setNarrowing] = useState<Narrowing>({ verdict: null, operation: null, door: null });
  const filter = { text: useDeferredValue(searchable(typed)), ...narrowing };
  return {
    typed,
    onType: setTyped,
    narrowing,
    onNarrow: (part) => setNarrowing((before) => ({ ...before, ...part })),
    filter,
    isFiltered: filter.text !== '' || Object.values(narrowing).some((value) => value !== null),
  };
}

/** What to look for: a number written in groups is kept as its digits. */
function searchable(typed: string): string {
  const text = typed.trim();
  return /^[\d\s.-]+$/.test(text) ? text.replaceAll(/\D/g, '') : text;
}
