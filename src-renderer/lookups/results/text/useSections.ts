import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, type RefObject } from 'react';
import { rangesIn, type Match } from './find';
import type { Section } from './sections';
import type { Find } from './useFind';
import { useMarks } from './useMarks';

const charactersPerLine = 80;
const lineHeight = 26;

interface Sections {
  readonly virtual: Virtualizer<HTMLDivElement, Element>;
  /** Index of the uppermost section in sight. */
  readonly first: number;
  readonly goTo: (section: number) => void;
  readonly showMatch: (match: Match | undefined) => void;
}

/** Draws the sections of a text that are in sight, with what was found in them marked, and leads to others. */
export function useSections(
  scroller: RefObject<HTMLDivElement | null>,
  sections: readonly Section[],
  find: Find,
): Sections {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by the React Compiler
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: sections.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) =>
      Math.max(1, Math.ceil((sections[index]?.markdown.length ?? 0) / charactersPerLine)) * lineHeight,
    getItemKey: (index) => sections[index]?.start ?? index,
    overscan: 3,
  });
  const top = virtual.scrollOffset ?? 0;
  const first = virtual.getVirtualItems().find((item) => item.end > top + 1)?.index ?? 0;
  useMarks(scroller, find.words, find.matches[find.at]);

  const goTo = useCallback(
    (section: number) => virtual.scrollToIndex(section, { align: 'start' }),
    [virtual],
  );
  /** A section may be taller than the window: its match is looked for once it is drawn. */
  const showMatch = useCallback(
    (match: Match | undefined) => {
      if (match === undefined) return;
      goTo(match.section);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const section = scroller.current?.querySelector(`[data-section="${match.section}"]`);
          const range = section ? rangesIn(section, find.words)[match.nth] : undefined;
          const box = range?.getBoundingClientRect();
          const view = scroller.current?.getBoundingClientRect();
          if (box === undefined || view === undefined) return;
          if (box.top < view.top || box.bottom > view.bottom)
            scroller.current?.scrollBy({ top: box.top - view.top - view.height / 3 });
        }),
      );
    },
    [goTo, scroller, find.words],
  );
  // Typing leads to the first match.
  const [firstMatch] = find.matches;
  useEffect(() => {
    if (find.words !== '') showMatch(firstMatch);
    // What is read on behind the first match does not lead back to it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [find.words, firstMatch?.section, firstMatch?.nth]);

  return { virtual, first, goTo, showMatch };
}
