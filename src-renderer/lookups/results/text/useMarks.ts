import { useLayoutEffect, type RefObject } from 'react';
import { rangesIn, type Match } from './find';

/** Names of the marks, styled by `::highlight()`. */
const names = { all: 'text-found', current: 'text-current' } as const;

/**
 * Marks what was found in the sections that are drawn, without touching them; anew at every drawing, for it may show others.
 */
export function useMarks(
  scroller: RefObject<HTMLElement | null>,
  words: string,
  current: Match | undefined,
): void {
  useLayoutEffect(() => {
    if (words === '') return undefined;
    const found = new Highlight();
    const here = new Highlight();
    for (const section of scroller.current?.querySelectorAll<HTMLElement>('[data-section]') ?? []) {
      const ranges = rangesIn(section, words);
      for (const range of ranges) found.add(range);
      if (current !== undefined && section.dataset['section'] === String(current.section)) {
        const range = ranges[current.nth];
        if (range !== undefined) here.add(range);
      }
    }
    // Over the others.
    here.priority = 1;
    CSS.highlights.set(names.all, found);
    CSS.highlights.set(names.current, here);
    return () => {
      CSS.highlights.delete(names.all);
      CSS.highlights.delete(names.current);
    };
  });
}
