import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { clockOf, useReading } from './readings';
import { ticksOf } from './ticks';

export interface ChartPoint {
  /** A moment of Colombian time. */
  readonly at: string;
  readonly value: number | null;
}

interface LineChartProps {
  readonly label: string;
  readonly unit: string;
  readonly digits?: number;
  readonly points: readonly ChartPoint[];
  /** Levels to hold the line against. */
  readonly limits?: readonly { readonly label: string; readonly value: number; readonly tone: string }[];
}

const width = 560;
const height = 220;
const edge = { left: 48, right: 12, top: 12, bottom: 26 };

/**
 * Readings over time. Where one is missing the line breaks. The arrow keys and the pointer tell single readings; the table
 * beside it holds them all.
 */
export function LineChart({ label, unit, digits = 1, points, limits = [] }: LineChartProps) {
  const intl = useIntl();
  const reading = useReading();
  const described = useId();
  const [active, setActive] = useState<number | null>(null);
  const values = points.flatMap(({ value }) => value ?? []);
  if (values.length === 0) return <p className="soft">{intl.formatMessage({ id: 'valley.chart.empty' })}</p>;

  const [low, high] = [Math.min(...values), Math.max(...values)];
  // A limit far above the readings would press them flat: only those within reach are drawn.
  const reached = limits.filter(({ value }) => value <= high + Math.max(high - low, high * 0.6));
  const ticks = ticksOf(
    Math.min(low, ...reached.map(({ value }) => value)),
    Math.max(high, ...reached.map(({ value }) => value)),
  );
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const first = Date.parse(points[0]?.at ?? '');
  const span = Math.max(1, Date.parse(points.at(-1)?.at ?? '') - first);
  const xOf = (at: string) =>
    edge.left + ((Date.parse(at) - first) / span) * (width - edge.left - edge.right);
  const yOf = (value: number) =>
    edge.top + ((top - value) / (top - bottom)) * (height - edge.top - edge.bottom);

  const line = points
    .map(({ at, value }, index) => {
      if (value === null) return '';
      const isJoined = (points[index - 1]?.value ?? null) !== null;
      return `${isJoined ? 'L' : 'M'}${xOf(at).toFixed(1)} ${yOf(value).toFixed(1)}`;
    })
    .join('');
  // Readings between two gaps have no line to stand on.
  const single = points.filter(
    ({ value }, index) =>
      value !== null &&
      (points[index - 1]?.value ?? null) === null &&
      (points[index + 1]?.value ?? null) === null,
  );
  const every = Math.max(1, Math.ceil(points.length / 6));
  const times = points.filter((_, index) => index % every === 0);
  const told = active === null ? undefined : points[active];

  const press = (event: KeyboardEvent) => {
    const last = points.length - 1;
    const next = {
      ArrowLeft: Math.max(0, (active ?? points.length) - 1),
      ArrowRight: Math.min(last, (active ?? -1) + 1),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    const nearest = points.reduce(
      (best, { at }, index) =>
        Math.abs(xOf(at) - x) < Math.abs(xOf(points[best]?.at ?? '') - x) ? index : best,
      0,
    );
    setActive(nearest);
  };
  const summary = intl.formatMessage(
    { id: 'valley.chart.summary' },
    { label, low: reading(low, unit, digits), high: reading(high, unit, digits), count: values.length },
  );

  return (
    <figure className="chart">
      <figcaption className="chart-head">
        <span className="strong">{label}</span>
        <output id={described} className="chart-told">
          {told === undefined
            ? `${reading(low, '', digits)} – ${reading(high, unit, digits)}`
            : `${clockOf(told.at)} · ${reading(told.value, unit, digits)}`}
        </output>
      </figcaption>
      {/* What the keys tell stands in the table as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        className="chart-drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={summary}
        aria-describedby={described}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys tell single readings
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={point}
        onPointerLeave={() => setActive(null)}
        onBlur={() => setActive(null)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="chart-grid" d={`M${edge.left} ${yOf(tick)}H${width - edge.right}`} />
            <text className="chart-tick chart-tick-y" x={edge.left - 6} y={yOf(tick) + 4}>
              {reading(tick, '', 2)}
            </text>
          </g>
        ))}
        {times.map(({ at }) => (
          <text key={at} className="chart-tick chart-tick-x" x={xOf(at)} y={height - 8}>
            {clockOf(at)}
          </text>
        ))}
        {reached.map((limit) => (
          <g key={limit.label} className={`chart-limit chart-limit-${limit.tone}`}>
            <path d={`M${edge.left} ${yOf(limit.value)}H${width - edge.right}`} />
            <text x={width - edge.right} y={yOf(limit.value) - 4}>
              {limit.label}
            </text>
          </g>
        ))}
        <path className="chart-line" d={line} />
        {single.map(({ at, value }) => (
          <circle key={at} className="chart-dot" cx={xOf(at)} cy={yOf(value ?? 0)} r={2} />
        ))}
        {told !== undefined && (
          <g className="chart-pointer">
            <path d={`M${xOf(told.at)} ${edge.top}V${height - edge.bottom}`} />
            {told.value !== null && <circle cx={xOf(told.at)} cy={yOf(told.value)} r={4} />}
          </g>
        )}
      </svg>
    </figure>
  );
}
