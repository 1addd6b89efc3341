import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, IconButton } from '../../../design/Button';
import { ChevronDownIcon, ChevronUpIcon } from '../../../design/icons';
import { SearchField } from '../../../design/SearchField';
import { useNumber } from '../../../i18n/numbers';
import type { Find } from './useFind';

interface TextToolsProps {
  /** Whether the outline is shown; null for a text without one. */
  readonly outline: boolean | null;
  readonly onOutline: (isShown: boolean) => void;
  readonly find: Find;
  /** To the next match, or the previous one. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onCite: () => void;
  readonly canPrint: boolean;
  readonly onPrint: () => void;
}

/** The bar over a text: outline, search, citation, print. */
export function TextTools(props: TextToolsProps) {
  const { outline, onOutline, find, onStep, onCite, canPrint, onPrint } = props;
  const intl = useIntl();
  const number = useNumber();
  const hasNoMatch = find.matches.length === 0;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  return (
    <div className="text-tools">
      {outline !== null && (
        <Button aria-expanded={outline} aria-controls="text-outline" onPress={() => onOutline(!outline)}>
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
          (hasNoMatch ? (
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
        isDisabled={hasNoMatch}
        onPress={() => onStep(-1)}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton
        label={intl.formatMessage({ id: 'text.next' })}
        isDisabled={hasNoMatch}
        onPress={() => onStep(1)}
      >
        <ChevronDownIcon />
      </IconButton>
      <span className="text-tools-end row">
        <Button onPress={onCite}>
          <FormattedMessage id="text.cite" />
        </Button>
        <Button isDisabled={!canPrint} onPress={onPrint}>
          <FormattedMessage id="text.print" />
        </Button>
      </span>
    </div>
  );
}
