import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../design/Button';
import { useCopy } from '../../design/CopyButton';

/** The interface's answer as it is, to read and to copy. */
export function RawJson({ data }: { readonly data: unknown }) {
  const intl = useIntl();
  const copy = useCopy();
  const json = useMemo(() => JSON.stringify({ data }, null, 2), [data]);
  return (
    <div className="raw">
      <div className="row">
        <Button onPress={() => copy(json)}>
          <FormattedMessage id="result.copyJson" />
        </Button>
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      <pre
        className="raw-text mono"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={intl.formatMessage({ id: 'result.tab.json' })}
      >
        {json}
      </pre>
    </div>
  );
}
