import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../../../design/classes';
import type { OutlineEntry } from './sections';

interface OutlineProps {
  readonly entries: readonly OutlineEntry[];
  /** The entry that is being read. */
  readonly current: number;
  readonly onChoose: (entry: OutlineEntry) => void;
}

const height = 28;
const deepest = 5;

/** The outline of a text of any length: arrows move, Enter or a click goes there. */
export function Outline({ entries, current, onChoose }: OutlineProps) {
  const intl = useIntl();
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by the React Compiler
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
  });
  const active = Math.min(pointed ?? current, entries.length - 1);

  // What is being read stays in sight here too.
  useEffect(() => virtual.scrollToIndex(Math.max(0, current), { align: 'auto' }), [virtual, current]);

  const move = (index: number) => {
    const next = Math.min(entries.length - 1, Math.max(0, index));
    setPointed(next);
    virtual.scrollToIndex(next, { align: 'auto' });
  };
  const choose = (index: number) => {
    const entry = entries[index];
    setPointed(null);
    if (entry !== undefined) onChoose(entry);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? height) / height) - 1);
    if (event.key === 'ArrowDown' || event.key === 'j') move(active + 1);
    else if (event.key === 'ArrowUp' || event.key === 'k') move(active - 1);
    else if (event.key === 'PageDown') move(active + page);
    else if (event.key === 'PageUp') move(active - page);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(entries.length - 1);
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={scroller} className="text-outline">
      <div
        role="tree"
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'text.outline' })}
        aria-activedescendant={`${treeId}-${active}`}
        className="text-outline-tree"
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={press}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const entry = entries[index];
          return (
            entry !== undefined && (
              // The tree holds the focus and the keys; an entry is only pointed at.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={key}
                id={`${treeId}-${index}`}
                role="treeitem"
                tabIndex={-1}
                aria-level={entry.level}
                aria-posinset={index + 1}
                aria-setsize={entries.length}
                aria-selected={index === current}
                title={entry.label}
                className={classes(
                  'text-outline-entry',
                  `text-outline-${Math.min(entry.level, deepest)}`,
                  index === pointed && 'text-outline-pointed',
                )}
                style={{ height, transform: `translateY(${start}px)` }}
                onClick={() => choose(index)}
              >
                {entry.label}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
