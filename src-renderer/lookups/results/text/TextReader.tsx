import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TextPage } from '@shared/operations/long-text';
import { useCommands, type Command } from '../../../commands/commands';
import { Button, IconButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { classes } from '../../../design/classes';
import { useCopy } from '../../../design/CopyButton';
import { ChevronDownIcon, ChevronUpIcon } from '../../../design/icons';
import { Progress } from '../../../design/Progress';
import { SearchField } from '../../../design/SearchField';
import { useNumber } from '../../../i18n/numbers';
import { useText } from '../../../i18n/text';
import { withCitation, type TextOrigin } from './citation';
import { rangesIn, type Match } from './find';
import { Outline } from './Outline';
import { PrintedText } from './PrintedText';
import { plainText, sectionsOf, type OutlineEntry } from './sections';
import { SectionText } from './SectionText';
import './TextReader.css';
import { useFind } from './useFind';
import { useMarks } from './useMarks';
import { useWholeText } from './useWholeText';

interface TextReaderProps {
  readonly lookupId: string;
  /** The range that the lookup was answered with. */
  readonly answered: TextPage;
  /** For citations. */
  readonly origin: TextOrigin;
}

/** Below this width the outline is opened by hand. */
const roomForOutline = 680;
const charactersPerLine = 80;
const lineHeight = 26;

/**
 * A long text to be read: outline, search with next and previous, copy with citation, print. It reads on to the end by
 * itself; only what is in sight is drawn.
 */
export function TextReader({ lookupId, answered, origin }: TextReaderProps) {
  const intl = useIntl();
  const number = useNumber();
  const words = useText();
  const copy = useCopy();
  const { text, isWhole, failure } = useWholeText(lookupId, answered);
  const { sections, outline } = useMemo(() => sectionsOf(text), [text]);
  const find = useFind(sections);
  const reader = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [hasOutline, setHasOutline] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by the React Compiler
  const virtual = useVirtualizer({
    count: sections.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) =>
      Math.max(1, Math.ceil((sections[index]?.markdown.length ?? 0) / charactersPerLine)) * lineHeight,
    getItemKey: (index) => sections[index]?.start ?? index,
    overscan: 3,
  });
  const items = virtual.getVirtualItems();
  const top = virtual.scrollOffset ?? 0;
  const firstInSight = items.find((item) => item.end > top + 1)?.index ?? 0;
  const current = outline.findLastIndex(({ section }) => section <= firstInSight);
  const match = find.matches[find.at];
  useMarks(scroller, find.words, match);

  useEffect(() => setHasOutline((reader.current?.clientWidth ?? 0) >= roomForOutline), []);

  const goTo = useCallback(
    (section: number) => virtual.scrollToIndex(section, { align: 'start' }),
    [virtual],
  );
  /** A section may be taller than the window: its match is looked for once it is drawn. */
  const showMatch = useCallback(
    (found: Match | undefined) => {
      if (found === undefined) return;
      goTo(found.section);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const section = scroller.current?.querySelector(`[data-section="${found.section}"]`);
          const range = section ? rangesIn(section, find.words)[found.nth] : undefined;
          const box = range?.getBoundingClientRect();
          const view = scroller.current?.getBoundingClientRect();
          if (box === undefined || view === undefined) return;
          if (box.top < view.top || box.bottom > view.bottom)
            scroller.current?.scrollBy({ top: box.top - view.top - view.height / 3 });
        }),
      );
    },
    [goTo, find.words],
  );
  // Typing leads to the first match.
  const [first] = find.matches;
  useEffect(() => {
    if (find.words !== '') showMatch(first);
    // What is read on behind the first match does not lead back to it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [find.words, first?.section, first?.nth]);

  // A lookup of a later range begins where it was asked to.
  const wantedStart = answered.offset;
  const isThere = wantedStart > 0 && text.length > wantedStart;
  useEffect(() => {
    if (isThere)
      goTo(
        Math.max(
          0,
          sections.findLastIndex(({ start }) => start <= wantedStart),
        ),
      );
    // Once, when that part of the text has been read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere]);

  const step = useCallback((by: 1 | -1) => showMatch(find.step(by)), [find, showMatch]);
  const cite = useCallback(() => {
    const selection = document.getSelection();
    const isOurs = selection !== null && scroller.current?.contains(selection.anchorNode) === true;
    const selected = isOurs ? selection.toString().trim() : '';
    copy(
      withCitation(selected === '' ? plainText(sections[firstInSight]?.markdown ?? '') : selected, origin),
    );
  }, [copy, sections, firstInSight, origin]);
  const print = useCallback(() => setIsPrinting(true), []);
  const printed = useCallback(() => setIsPrinting(false), []);

  const commands = useMemo<readonly Command[]>(() => {
    const group = intl.formatMessage({ id: 'text.group' });
    const command = (id: string, title: string, keys: string, run: () => void) => ({
      id,
      title,
      group,
      keys,
      run,
    });
    return [
      command('text.find', intl.formatMessage({ id: 'text.search' }), 'Mod+F', () =>
        reader.current?.querySelector('input')?.focus(),
      ),
      command('text.next', intl.formatMessage({ id: 'text.next' }), 'F3', () => step(1)),
      command('text.previous', intl.formatMessage({ id: 'text.previous' }), 'Shift+F3', () => step(-1)),
      command('text.cite', intl.formatMessage({ id: 'text.cite' }), 'Mod+Shift+C', cite),
      command('text.print', intl.formatMessage({ id: 'text.print' }), 'Mod+P', print),
    ];
  }, [intl, step, cite, print]);
  useCommands(commands);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };

  return (
    <div ref={reader} className="text-reader">
      <div className="text-tools">
        {outline.length > 1 && (
          <Button
            aria-expanded={hasOutline}
            aria-controls="text-outline"
            onPress={() => setHasOutline(!hasOutline)}
          >
            <FormattedMessage id="text.outline" />
          </Button>
        )}
        {/* Enter leads to the next match, with Shift to the previous one. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className="text-search" onKeyDown={press}>
          <SearchField
            filter
            label={intl.formatMessage({ id: 'text.search' })}
            value={find.query}
            onChange={find.setQuery}
          />
        </div>
        <span className="note nowrap text-count" role="status">
          {find.words !== '' &&
            (find.matches.length === 0 ? (
              <FormattedMessage id="text.noMatch" />
            ) : (
              <FormattedMessage
                id="text.match"
                values={{ at: number(find.at + 1), count: number(find.matches.length) }}
              />
            ))}
        </span>
        <IconButton
          label={intl.formatMessage({ id: 'text.previous' })}
          isDisabled={find.matches.length === 0}
          onPress={() => step(-1)}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          label={intl.formatMessage({ id: 'text.next' })}
          isDisabled={find.matches.length === 0}
          onPress={() => step(1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <span className="text-tools-end row">
          <Button onPress={cite}>
            <FormattedMessage id="text.cite" />
          </Button>
          <Button isDisabled={!isWhole} onPress={print}>
            <FormattedMessage id="text.print" />
          </Button>
        </span>
      </div>
      {failure !== null && <Callout tone="silent">{words(failure)}</Callout>}
      {!isWhole && failure === null && (
        <Progress
          label={intl.formatMessage({ id: 'text.reading' })}
          max={answered.total_chars}
          parts={[{ look: 'found', value: text.length }]}
        />
      )}
      <div className={classes('text-columns', hasOutline && outline.length > 1 && 'text-with-outline')}>
        {hasOutline && outline.length > 1 && (
          <nav id="text-outline" aria-label={intl.formatMessage({ id: 'text.outline' })} data-pane="">
            <Outline
              entries={outline}
              current={current}
              onChoose={(entry: OutlineEntry) => goTo(entry.section)}
            />
          </nav>
        )}
        {/* A region that scrolls can be reached by the keyboard. */}
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
        <div
          ref={scroller}
          role="region"
          aria-label={intl.formatMessage({ id: 'text.region' })}
          tabIndex={0}
          data-pane=""
          className="text-scroll"
        >
          {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
          <div className="text-body" style={{ height: virtual.getTotalSize() }}>
            {items.map((item) => (
              <div
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                data-section={item.index}
                className="text-section"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <SectionText markdown={sections[item.index]?.markdown ?? ''} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <p className="note text-foot">
        <FormattedMessage id="text.length" values={{ count: number(answered.total_chars) }} />
        {' · '}
        <FormattedMessage id="text.hash" values={{ hash: answered.text_hash }} />
      </p>
      {isPrinting && <PrintedText origin={origin} sections={sections} onDone={printed} />}
    </div>
  );
}
