import { useEffect, useEffectEvent } from 'react';

/**
 * Runs the work once, in the frame after the first drawing. What needs the layout (focus does) is better off there: within
 * the drawing it would have everything laid out at once, and again as soon as more is drawn.
 */
export function useNextFrame(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, []);
}
