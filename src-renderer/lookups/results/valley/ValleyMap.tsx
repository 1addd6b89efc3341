import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../design/Button';
import { MinusIcon, PlusIcon, WholeIcon } from '../../../design/icons';
import { isInValley, river, towns, type Place } from './geography';
import { MarkLabel, MarkShape, type Mark } from './marks';
import { pixelsPerKm, projectionFor, scaleLength, toPoint, type Around } from './projection';
import { useMapMoves } from './useMapMoves';

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
  readonly around: Around | null;
}

const markRadius = { few: 6, many: 4 };
/** More pins than this lie too close for large marks. */
const few = 100;
/** With more pins than this, or fewer pixels to a kilometre, badges would lie on each other. */
const badges = { most: 40, pixelsPerKm: 16 };
const closer = 1.4;

/**
 * The valley with its stations: drawn from a few points of its own, without tiles or network. It is moved by drag or arrow
 * keys and zoomed by wheel, buttons or + and −; the list beside it tells the same.
 */
export function ValleyMap({ label, pins, current, onChoose, around }: ValleyMapProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState({ width: 320, height: 420 });
  const { transform, zoomBy, moveBy, showWhole } = useMapMoves(drawing);
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
  const whole = projectionFor(drawn.length > 0 ? drawn : towns, around, size);
  const place = (of: Place): { readonly x: number; readonly y: number } => {
    const [x, y] = transform.apply(whole(toPoint(of)) ?? [0, 0]);
    return { x, y };
  };
  const perKm = pixelsPerKm(whole) * transform.k;
  const scale = scaleLength(size.width / perKm);
  const hasBadges = drawn.length <= badges.most && perKm > badges.pixelsPerKm;

  const radius = drawn.length > few ? markRadius.many : markRadius.few;

  const press = (event: KeyboardEvent) => {
    const step = size.height / 8;
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => zoomBy(closer),
      '=': () => zoomBy(closer),
      '-': () => zoomBy(1 / closer),
      '0': showWhole,
      ArrowLeft: () => moveBy(step, 0),
      ArrowRight: () => moveBy(-step, 0),
      ArrowUp: () => moveBy(0, step),
      ArrowDown: () => moveBy(0, -step),
    };
    const action = actions[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
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
          ref={drawing}
          role="application"
          aria-label={label}
          aria-roledescription={intl.formatMessage({ id: 'valley.map.kind' })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it
          tabIndex={0}
          onKeyDown={press}
        >
          <polyline
            className="map-river"
            points={river
              .map(place)
              .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
              .join(' ')}
          />
          {around !== null && <AskedAround spot={place(around)} radius={around.radius_km * perKm} />}
          {ordered.map((pin) => {
            const { x, y } = place(pin);
            const isCurrent = pin.key === current;
            return (
              <g
                key={pin.key}
                className={isCurrent ? 'map-pin map-pin-current' : 'map-pin'}
                transform={`translate(${x} ${y})`}
                onClick={() => onChoose(pin.key)}
              >
                <title>{`${pin.name} · ${pin.mark.label}${pin.badge === null ? '' : ` · ${pin.badge}`}`}</title>
                {isCurrent && <circle className="map-halo" r={radius * 1.9} />}
                <circle className="map-touch" r={12} />
                <MarkShape mark={pin.mark} radius={(isCurrent ? 1.25 : 1) * radius} />
                {pin.badge !== null && (isCurrent || hasBadges) && (
                  <text className="map-badge" x={radius + (isCurrent ? 9 : 4)} y={4}>
                    {pin.badge}
                  </text>
                )}
              </g>
            );
          })}
          {/* Above the stations: a name under a cloud of them could not be read. */}
          {towns.map((town) => {
            const { x, y } = place(town);
            return (
              <g key={town.name} className={`map-town map-town-${town.side}`} aria-hidden="true">
                <circle cx={x} cy={y} r={2} />
                <text x={x + (town.side === 'left' ? -16 : 16)} y={y + 4}>
                  {town.name}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <div className="valley-map-bar">
        <div className="valley-map-scale" style={{ width: scale * perKm }}>
          {intl.formatNumber(scale)} km
        </div>
        <IconButton label={intl.formatMessage({ id: 'valley.map.closer' })} onPress={() => zoomBy(closer)}>
          <PlusIcon />
        </IconButton>
        <IconButton
          label={intl.formatMessage({ id: 'valley.map.farther' })}
          onPress={() => zoomBy(1 / closer)}
        >
          <MinusIcon />
        </IconButton>
        <IconButton label={intl.formatMessage({ id: 'valley.map.whole' })} onPress={showWhole}>
          <WholeIcon />
        </IconButton>
      </div>
      <figcaption>
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

/** The circle that was asked about, and its middle. */
function AskedAround({
  spot: { x, y },
  radius,
}: {
  readonly spot: { readonly x: number; readonly y: number };
  readonly radius: number;
}) {
  const arm = 6;
  return (
    <g className="map-around">
      <circle cx={x} cy={y} r={radius} />
      <path d={`M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`} />
    </g>
  );
}
