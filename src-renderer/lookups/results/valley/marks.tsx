/** How a station is drawn: a shape and a tone that say the same, and the words for both. */
export interface Mark {
  readonly id: string;
  readonly shape: Shape;
  readonly tone: Tone;
  readonly label: string;
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star' | 'ring';
export type Tone =
  'plain' | 'hollow' | 'none' | 'scale-1' | 'scale-2' | 'scale-3' | 'scale-4' | 'scale-5' | 'scale-6';

/** Outlines within a circle of radius 1. */
const outlines: Readonly<Record<Shape, string>> = {
  circle: 'M-0.85 0a0.85 0.85 0 1 0 1.7 0a0.85 0.85 0 1 0 -1.7 0Z',
  ring: 'M-0.7 0a0.7 0.7 0 1 0 1.4 0a0.7 0.7 0 1 0 -1.4 0Z',
  square: 'M-0.76 -0.76H0.76V0.76H-0.76Z',
  triangle: 'M0 -1L0.95 0.72H-0.95Z',
  diamond: 'M0 -1.08L0.95 0L0 1.08L-0.95 0Z',
  hexagon: 'M0 -1L0.87 -0.5V0.5L0 1L-0.87 0.5V-0.5Z',
  star: 'M0 -1.15L0.34 -0.42L1.12 -0.34L0.54 0.2L0.7 0.98L0 0.58L-0.7 0.98L-0.54 0.2L-1.12 -0.34L-0.34 -0.42Z',
};

/** The mark within a drawing, of a radius in its units. */
export function MarkShape({ mark, radius }: { readonly mark: Mark; readonly radius: number }) {
  return (
    <path
      className={`mark mark-${mark.tone}`}
      d={outlines[mark.shape]}
      transform={`scale(${radius})`}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** A mark with its words, for tables and legends. */
export function MarkLabel({ mark }: { readonly mark: Mark }) {
  return (
    <span className="mark-label">
      <svg className="mark-icon" viewBox="-1.3 -1.3 2.6 2.6" width="14" height="14" aria-hidden="true">
        <MarkShape mark={mark} radius={1} />
      </svg>
      <span>{mark.label}</span>
    </span>
  );
}
