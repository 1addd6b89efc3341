import { select } from 'd3-selection';
import { zoom as zoomBehavior, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How much closer than the whole, and how much farther, the map goes. */
const reach: [number, number] = [0.25, 60];

interface MapMoves {
  readonly transform: ZoomTransform;
  readonly zoomBy: (factor: number) => void;
  /** In pixels of the drawing. */
  readonly moveBy: (dx: number, dy: number) => void;
  readonly showWhole: () => void;
}

/**
 * Moves a drawing by drag and touch, and zooms it by pinch and wheel: with Ctrl, or once it has the focus, so that the page
 * can be scrolled past it.
 */
export function useMapMoves(drawing: RefObject<SVGSVGElement | null>): MapMoves {
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity);
  const behavior = useRef(zoomBehavior<SVGSVGElement, unknown>().scaleExtent(reach));
  useEffect(() => {
    const element = drawing.current;
    if (element === null) return undefined;
    behavior.current
      .filter((event: MouseEvent) => {
        if (event.type === 'wheel') return event.ctrlKey || document.activeElement === element;
        return !event.ctrlKey && event.button === 0;
      })
      .on('zoom', (event: { readonly transform: ZoomTransform }) => setTransform(event.transform));
    const selection = select(element).call(behavior.current).on('dblclick.zoom', null);
    return () => {
      selection.on('.zoom', null);
    };
  }, [drawing]);

  const change = useCallback(
    (act: (element: SVGSVGElement) => void) => {
      if (drawing.current !== null) act(drawing.current);
    },
    [drawing],
  );
  return {
    transform,
    zoomBy: (factor) => change((element) => behavior.current.scaleBy(select(element), factor)),
    moveBy: (dx, dy) =>
      change((element) => behavior.current.translateBy(select(element), dx / transform.k, dy / transform.k)),
    showWhole: () => change((element) => behavior.current.transform(select(element), zoomIdentity)),
  };
}
