import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TextPage } from '@shared/operations/long-text';
import { Callout } from '../../../design/Callout';
import { classes } from '../../../design/classes';
import { useCopy } from '../../../design/CopyButton';
import { Progress } from '../../../design/Progress';
import { useNumber } from '../../../i18n/numbers';
import { useText } from '../../../i18n/text';
import { withCitation, type TextOrigin } from './citation';
import { Outline } from './Outline';
import { PrintedText } from './PrintedText';
import { plainText, sectionsOf } from './sections';
import { SectionText } from './SectionText';
import './TextReader.css';
import { TextTools } from './TextTools';
import { useFind } from './useFind';
import { useSections } from './useSections';
import { useTextCommands } from './useTextCommands';
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

  const { virtual, first, goTo, showMatch } = useSections(scroller, sections, find);
  const canOutline = outline.length > 1;

  useEffect(() => setHasOutline((reader.current?.clientWidth ?? 0) >= roomForOutline), []);

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
    copy(withCitation(selected === '' ? plainText(sections[first]?.markdown ?? '') : selected, origin));
  }, [copy, sections, first, origin]);
  const print = useCallback(() => setIsPrinting(true), []);
  const printed = useCallback(() => setIsPrinting(false), []);

  const search = useCallback(() => reader.current?.querySelector('input')?.focus(), []);
  useTextCommands({ search, step, cite, print });

  return (
    <div ref={reader} className="text-reader">
      <TextTools
        outline={canOutline ? hasOutline : null}
        onOutline={setHasOutline}
        find={find}
        onStep={step}
        onCite={cite}
        canPrint={isWhole}
        onPrint={print}
      />
      {failure !== null && <Callout tone="silent">{words(failure)}</Callout>}
      {!isWhole && failure === null && (
        <Progress
          label={intl.formatMessage({ id: 'text.reading' })}
          max={answered.total_chars}
          parts={[{ look: 'found', value: text.length }]}
        />
      )}
      <div className={classes('text-columns', hasOutline && canOutline && 'text-with-outline')}>
        {hasOutline && canOutline && (
          <nav id="text-outline" aria-label={intl.formatMessage({ id: 'text.outline' })} data-pane="">
            <Outline
              entries={outline}
              current={outline.findLastIndex(({ section }) => section <= first)}
              onChoose={(entry) => goTo(entry.section)}
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
            {virtual.getVirtualItems().map((item) => (
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
