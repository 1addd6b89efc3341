import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import './Statement.css';

interface StatementProps {
  /** What the answer means, in one sentence. */
  readonly says: ReactNode;
  /** The source's own words, which are never translated, and whose they are. */
  readonly quote: string;
  readonly by: string;
  /** Of the source's words; Spanish unless given. */
  readonly lang?: 'es' | 'pt' | 'en';
  /** What must not be read into it. */
  readonly children: ReactNode;
}

/** An answer that is one sentence: what it means, the source's own words, and how far they go. */
export function Statement({ says, quote, by, lang = 'es', children }: StatementProps) {
  return (
    <section className="statement">
      <p className="statement-says">{says}</p>
      <figure className="statement-quote">
        <blockquote lang={lang}>
          <FormattedMessage id="words.quoted" values={{ text: quote }} />
        </blockquote>
        <figcaption className="note">
          <FormattedMessage id="statement.by" values={{ by }} />
        </figcaption>
      </figure>
      <div className="note statement-limits">
        {children}
        {quote.includes('\ufffd') && (
          <p>
            <FormattedMessage id="statement.lost" />
          </p>
        )}
      </div>
    </section>
  );
}
