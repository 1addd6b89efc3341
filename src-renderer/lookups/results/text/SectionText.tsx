import { memo } from 'react';
import { useIntl } from 'react-intl';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { useCopy } from '../../../design/CopyButton';

const plugins = [remarkGfm];

/*
 * What a source's Markdown may become: text, and nothing that acts. HTML in it is shown as it is written, images by their
 * words alone, links as their words with the address to copy. Headings stand below those of the page; an article, which
 * is a heading that holds its whole text, is a paragraph.
 */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <p className="text-article">{children}</p>,
  h6: ({ children }) => <p className="text-article">{children}</p>,
  a: ({ href, children }) => <Address url={href ?? ''}>{children}</Address>,
  img: ({ alt }) => <span className="soft">[{alt}]</span>,
  table: ({ children }) => (
    <div className="text-table">
      <table>{children}</table>
    </div>
  ),
};

/** One section of a text, safely. */
export const SectionText = memo(function SectionText({ markdown }: { readonly markdown: string }) {
  return (
    <Markdown remarkPlugins={plugins} components={components}>
      {markdown}
    </Markdown>
  );
});

interface AddressProps {
  readonly url: string;
  readonly children: React.ReactNode;
}

/** A link of the text: its address is shown on hover and copied, never opened. */
function Address({ url, children }: AddressProps) {
  const intl = useIntl();
  const copy = useCopy();
  if (!/^https?:/i.test(url)) return children;
  return (
    <button
      type="button"
      className="text-link"
      title={intl.formatMessage({ id: 'text.copyAddress' }, { url })}
      onClick={() => copy(url)}
    >
      {children}
    </button>
  );
}
