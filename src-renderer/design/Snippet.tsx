import { CopyButton } from './CopyButton';
import './Snippet.css';
import { useIntl } from 'react-intl';

interface SnippetProps {
  readonly text: string;
  /** What it is, for its name. */
  readonly label: string;
}

/** A command or a piece of a file, to copy as it stands. */
export function Snippet({ text, label }: SnippetProps) {
  const intl = useIntl();
  return (
    <div className="snippet">
      {/* Focusable, so that the arrow keys scroll it. */}
      <pre
        className="snippet-text mono"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        {text}
      </pre>
      <CopyButton text={text} label={intl.formatMessage({ id: 'action.copyWhat' }, { what: label })} />
    </div>
  );
}
