import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../design/Button';
import { MinusIcon, PlusIcon, WholeIcon } from '../../../design/icons';
import { isInValley, river, towns, type Place } from './geography';
import { MarkLabel, MarkShape, type Mark } from './marks';
import { frameOf, moved, project, scaleLength, zoomed, type Frame, type Spot } from './projection';

/** Something with a place on the map. */
export interface Pin extends Place {
  readonly key: string;
  readonly name: string;
  readonly mark: Mark;
  /** A few characters beside the mark. */
  readonly badge: string | null;
}

interface ValleyMapProps {
  readonly label: string;
  readonly pins: readonly Pin[];
  /** The pin that is shown elsewhere. */
  readonly current: string | null;
  readonly onChoose: (key: string) => void;
  /** The point that was asked about, with its radius. */
  readonly around: (Place & { readonly radius_km: number }) | null;
}

/** Marks are so many pixels across, whatever the zoom. */
const markRadius = 6;
const closest = 1;
const farthest = 160;
/** With more pins than this, or more kilometres to a pixel, badges would lie on each other. */
const badges = { most: 40, kmPerPixel: 0.06 };

/**
 * The valley with its stations: drawn by itself, without tiles or network. It is moved by drag or arrow keys and zoomed by
 * buttons or + and −; the list beside it tells the same.
 */
export function ValleyMap({ label, pins, current, onChoose, around }: ValleyMapProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 320, height: 420 });
  const [frame, setFrame] = useState<Frame | null>(null);
  const dragged = useRef(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const inside = pins.filter(isInValley);
  const drawn = inside.length > 0 ? inside : pins;
  const aspect = size.width / size.height;
  const spots = [...drawn.map(project), ...(around === null ? [] : rimOf(around))];
  const whole = frameOf(spots.length > 0 ? spots : towns.map(project), size);
  // A frame that was chosen keeps its middle and height when the window changes its shape.
  const shown =
    frame === null
      ? whole
      : { ...frame, x: frame.x + (frame.width - frame.height * aspect) / 2, width: frame.height * aspect };
  const unit = shown.height / size.height;
  const scale = scaleLength(shown.width);
  const hasBadges = drawn.length <= badges.most && unit < badges.kmPerPixel;

  const zoom = (factor: number) => {
    const next = zoomed(shown, factor);
    if (next.height >= closest && next.height <= farthest) setFrame(next);
  };
  const press = (event: KeyboardEvent) => {
    const step = shown.height / 8;
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => zoom(0.7),
      '=': () => zoom(0.7),
      '-': () => zoom(1 / 0.7),
      '0': () => setFrame(null),
      ArrowLeft: () => setFrame(moved(shown, -step, 0)),
      ArrowRight: () => setFrame(moved(shown, step, 0)),
      ArrowUp: () => setFrame(moved(shown, 0, -step)),
      ArrowDown: () => setFrame(moved(shown, 0, step)),
    };
    const action = actions[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    if (Math.abs(event.movementX) + Math.abs(event.movementY) === 0) return;
    dragged.current = true;
    setFrame(moved(shown, -event.movementX * unit, -event.movementY * unit));
  };

  const legend = [...new Map(pins.map(({ mark }) => [mark.id, mark])).values()].toSorted((a, b) =>
    a.id.localeCompare(b.id),
  );
  const chosen = drawn.find(({ key }) => key === current);
  const ordered = chosen === undefined ? drawn : [...drawn.filter((pin) => pin !== chosen), chosen];

  return (
    <figure className="valley-map">
      <div className="valley-map-box" ref={box}>
        {/* The drawing is moved by keys as well; what it shows stands in the list beside it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <svg
          className="valley-map-drawing"
          viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
          role="application"
          aria-label={label}
          aria-roledescription={intl.formatMessage({ id: 'valley.map.kind' })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it
          tabIndex={0}
          onKeyDown={press}
          onPointerDown={() => {
            dragged.current = false;
          }}
          onPointerMove={drag}
        >
          <polyline
            className="map-river"
            points={river
              .map(project)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
          {around !== null && <Around around={around} unit={unit} />}
          {towns.map((town) => {
            const { x, y } = project(town);
            return (
              <g key={town.name} className={`map-town map-town-${town.side}`} aria-hidden="true">
                <circle cx={x} cy={y} r={2 * unit} />
                <text x={x + (town.side === 'left' ? -16 : 16) * unit} y={y + 4 * unit} fontSize={11 * unit}>
                  {town.name}
                </text>
              </g>
            );
          })}
          {ordered.map((pin) => {
            const { x, y } = project(pin);
            const isCurrent = pin.key === current;
            return (
              <g
                key={pin.key}
                className={isCurrent ? 'map-pin map-pin-current' : 'map-pin'}
                transform={`translate(${x} ${y})`}
                onPointerUp={() => {
                  if (!dragged.current) onChoose(pin.key);
                }}
              >
                <title>{`${pin.name} · ${pin.mark.label}${pin.badge === null ? '' : ` · ${pin.badge}`}`}</title>
                {isCurrent && <circle className="map-halo" r={markRadius * 1.9 * unit} />}
                <circle className="map-touch" r={12 * unit} />
                <MarkShape mark={pin.mark} radius={(isCurrent ? 1.25 : 1) * markRadius * unit} />
                {pin.badge !== null && (isCurrent || hasBadges) && (
                  <text
                    className="map-badge"
                    x={(markRadius + (isCurrent ? 9 : 4)) * unit}
                    y={4 * unit}
                    fontSize={11 * unit}
                  >
                    {pin.badge}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        <div className="valley-map-tools">
          <IconButton label={intl.formatMessage({ id: 'valley.map.closer' })} onPress={() => zoom(0.7)}>
            <PlusIcon />
          </IconButton>
          <IconButton label={intl.formatMessage({ id: 'valley.map.farther' })} onPress={() => zoom(1 / 0.7)}>
            <MinusIcon />
          </IconButton>
          <IconButton label={intl.formatMessage({ id: 'valley.map.whole' })} onPress={() => setFrame(null)}>
            <WholeIcon />
          </IconButton>
        </div>
        <div className="valley-map-scale" style={{ width: scale / unit }}>
          {intl.formatNumber(scale)} km
        </div>
      </div>
      <figcaption className="valley-map-caption">
        <ul className="valley-legend" aria-label={intl.formatMessage({ id: 'valley.map.legend' })}>
          {legend.map((mark) => (
            <li key={mark.id}>
              <MarkLabel mark={mark} />
            </li>
          ))}
        </ul>
        <p className="note">
          <FormattedMessage id="valley.map.sketch" />
          {drawn.length < pins.length && (
            <>
              {' '}
              <FormattedMessage id="valley.map.beyond" values={{ count: pins.length - drawn.length }} />
            </>
          )}
        </p>
      </figcaption>
    </figure>
  );
}

/** The four ends of the circle that was asked about. */
function rimOf(around: Place & { readonly radius_km: number }): readonly Spot[] {
  const { x, y } = project(around);
  const r = around.radius_km;
  return [
    { x: x - r, y },
    { x: x + r, y },
    { x, y: y - r },
    { x, y: y + r },
  ];
}

function Around({
  around,
  unit,
}: {
  readonly around: Place & { readonly radius_km: number };
  readonly unit: number;
}) {
  const { x, y } = project(around);
  const arm = 6 * unit;
  return (
    <g className="map-around">
      <circle cx={x} cy={y} r={around.radius_km} />
      <path d={`M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`} />
    </g>
  );
}
