import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { TextOrigin } from './citation';
import type { Section } from './sections';
import { SectionText } from './SectionText';

interface PrintedTextProps {
  readonly origin: TextOrigin;
  readonly sections: readonly Section[];
  readonly onDone: () => void;
}

/** The whole text on paper, with its citation on top: drawn beside the window's own page, printed, and taken away. */
export function PrintedText({ origin, sections, onDone }: PrintedTextProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <article className="text-printed text-body">
      <p className="note">
        {origin.title}. {origin.source}, {origin.url} ({origin.readOn}).
      </p>
      {sections.map(({ start, markdown }) => (
        <SectionText key={start} markdown={markdown} />
      ))}
    </article>,
    document.body,
  );
}
