import { elementScroll, useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type Key, type Ref, type RefObject } from 'react';
import { useNextFrame } from './next-frame';

/** Rows of a long list that are drawn: those in sight and a few around them. */
export interface RowsInSight {
  readonly rows: readonly { readonly index: number; readonly key: Key; readonly start: number }[];
  /** Of all rows together, in CSS pixels. */
  readonly height: number;
  /** Brings a row into sight by the shortest way. */
  readonly scrollTo: (index: number) => void;
  /** Given to each row, when rows take the height of their text. */
  readonly measure?: Ref<HTMLDivElement>;
}

interface Rows {
  readonly count: number;
  /** Of a row, in CSS pixels; of rows that are measured, what is taken until then. */
  readonly height: number;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Stays at the top of the scroller, over the rows. */
  readonly head?: RefObject<HTMLDivElement | null>;
}

/** Rows drawn beyond each edge, so that scrolling seldom shows a blank. */
const margin = 8;

/** Until its size is known a list is taken to have that of the last one, so that its rows come with the first picture. */
let lastSize = { width: innerWidth, height: innerHeight };

/** Tells the size of a scroller once the page is laid out: asked for at once, it would lay it out, rows and all. */
function observeSize(scroller: Element, tell: (size: typeof lastSize) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    const { width, height } = entry.contentRect;
    lastSize = { width, height };
    tell(lastSize);
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}

/** Rows that are all of one height. Where they lie is reckoned, so that a list of any length opens at once. */
export function useFixedRows({ count, height, scroller, head }: Rows): RowsInSight {
  const [seen, setSeen] = useState({ from: 0, to: Math.ceil(lastSize.height / height) });
  // The first picture has only what is seen of it.
  const [around, setAround] = useState(0);
  useNextFrame(() => setAround(margin));

  const hasRows = count > 0;
  useEffect(() => {
    const element = scroller.current;
    if (element === null || !hasRows) return undefined;
    const look = (size: typeof lastSize): void => {
      const from = Math.floor(element.scrollTop / height);
      const to = Math.ceil((element.scrollTop + size.height) / height);
      setSeen((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    const scrolled = (): void => look({ width: element.clientWidth, height: element.clientHeight });
    element.addEventListener('scroll', scrolled, { passive: true });
    const stop = observeSize(element, look);
    return () => {
      element.removeEventListener('scroll', scrolled);
      stop();
    };
  }, [scroller, height, hasRows]);

  const to = Math.min(count, seen.to + around);
  const from = Math.max(0, Math.min(seen.from - around, to));
  const scrollTo = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (element === null) return;
      const free = element.clientHeight - (head?.current?.offsetHeight ?? 0);
      const start = index * height;
      const end = start + height;
      if (start < element.scrollTop) element.scrollTo({ top: start });
      else if (end > element.scrollTop + free) element.scrollTo({ top: end - free });
    },
    [scroller, head, height],
  );
  return {
    rows: Array.from({ length: to - from }, (_, place) => {
      const index = from + place;
      return { index, key: index, start: index * height };
    }),
    height: count * height,
    scrollTo,
  };
}

/** Rows that take the height of their text: each is measured when it is drawn. */
function useMeasuredRows({ count, height, scroller, head }: Rows): RowsInSight {
  const isPlaced = useRef(false);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by the React Compiler
  const virtual = useVirtualizer({
    count,
    enabled: count > 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: margin,
    initialRect: lastSize,
    observeElementRect: observeElement,
    scrollToFn: (offset, how, instance) => {
      // The first call puts a new list to its start, where it is already; it would only lay the page out at once.
      if (isPlaced.current || offset !== 0) elementScroll(offset, how, instance);
      isPlaced.current = true;
    },
    // The head may take more than one line.
    scrollPaddingStart: head?.current?.offsetHeight ?? 0,
    // Rows may come a frame late while scrolling; drawing within the event would hold the frame up.
    useFlushSync: false,
  });
  return {
    rows: virtual.getVirtualItems(),
    height: virtual.getTotalSize(),
    scrollTo: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
    measure: virtual.measureElement,
  };
}

/**
 * The rows of a list that are drawn.
 * @param isTall whether rows take the height of their text
 */
export function useRowsInSight({ isTall, ...rows }: Rows & { readonly isTall: boolean }): RowsInSight {
  // Either has nothing to do without rows.
  const fixed = useFixedRows(isTall ? { ...rows, count: 0 } : rows);
  const measured = useMeasuredRows(isTall ? rows : { ...rows, count: 0 });
  return isTall ? measured : fixed;
}

const observeElement: VirtualizerOptions<HTMLDivElement, Element>['observeElementRect'] = (
  { scrollElement },
  tell,
) => (scrollElement === null ? undefined : observeSize(scrollElement, tell));
