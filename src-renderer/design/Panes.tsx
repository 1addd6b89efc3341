import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import './Panes.css';

interface PanesProps {
  /** Under which the width is remembered. */
  readonly name: string;
  readonly listLabel: string;
  readonly list: ReactNode;
  readonly detailLabel: string;
  readonly detail: ReactNode;
  /** Widths of the list in CSS pixels. */
  readonly initial?: number;
  readonly min?: number;
  readonly max?: number;
}

const step = 16;

function remembered(name: string, initial: number, min: number): number {
  const stored = Number(localStorage.getItem(`pane.${name}`));
  if (Number.isFinite(stored) && stored > 0) return stored;
  // Until the person decides, a small window leaves the detail its share.
  return Math.max(min, Math.min(initial, Math.round(window.innerWidth * 0.27)));
}

/** A list and its detail, with a border between them that is moved by pointer or arrow keys and stays where it was put. */
export function Panes({
  name,
  listLabel,
  list,
  detailLabel,
  detail,
  initial = 336,
  min = 240,
  max = 560,
}: PanesProps) {
  const intl = useIntl();
  const [width, setWidth] = useState(() => remembered(name, initial, min));
  const listPane = useRef<HTMLElement>(null);

  const resize = (wanted: number) => {
    const next = Math.min(max, Math.max(min, Math.round(wanted)));
    setWidth(next);
    localStorage.setItem(`pane.${name}`, String(next));
  };

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    resize(event.clientX - (listPane.current?.getBoundingClientRect().left ?? 0));
  };

  const press = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: width - step, ArrowRight: width + step, Home: min, End: max }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    resize(wanted);
  };

  // Esc leads back from the detail to where one came from.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const pane = listPane.current;
    const list = pane?.querySelector<HTMLElement>('[role=listbox], [role=grid]');
    (list ?? pane?.querySelector<HTMLElement>('input, textarea') ?? pane)?.focus();
  };

  return (
    <div className="panes">
      <section
        ref={listPane}
        className="pane pane-list"
        aria-label={listLabel}
        data-pane="list"
        tabIndex={-1}
        style={{ width }}
      >
        {list}
      </section>
      <div
        className="pane-border"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={intl.formatMessage({ id: 'frame.resize' })}
        aria-valuenow={width}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => resize(initial)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is heard for all it holds */}
      <section
        className="pane pane-detail"
        aria-label={detailLabel}
        data-pane="detail"
        tabIndex={-1}
        onKeyDown={leave}
      >
        {detail}
      </section>
    </div>
  );
}
