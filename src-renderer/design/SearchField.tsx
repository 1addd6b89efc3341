import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { useIntl } from 'react-intl';
import './Field.css';
import { CloseIcon, SearchIcon } from './icons';
import { Key } from './Key';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Focused by the `/` key: one per screen. */
  readonly filter?: boolean;
}

/** A field that narrows the list beside it while the person types. Esc empties it. */
export function SearchField({ label, value, onChange, filter = false }: SearchFieldProps) {
  const intl = useIntl();
  return (
    <AriaSearchField aria-label={label} className="search" value={value} onChange={onChange}>
      <SearchIcon />
      <Input
        className="input"
        placeholder={label}
        spellCheck={false}
        {...(filter ? { 'data-filter': '', 'aria-keyshortcuts': '/' } : {})}
      />
      <span className="search-end">
        {value !== '' ? (
          <Button className="search-clear" aria-label={intl.formatMessage({ id: 'action.clear' })}>
            <CloseIcon />
          </Button>
        ) : (
          filter && <Key>/</Key>
        )}
      </span>
    </AriaSearchField>
  );
}
