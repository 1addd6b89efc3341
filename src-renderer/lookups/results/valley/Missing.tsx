import { FormattedMessage } from 'react-intl';
import { Callout } from '../../../design/Callout';

/** What an answer lacks because a part of the source did not give it. */
export function Missing({
  parts,
  unplaced = 0,
}: {
  readonly parts: readonly string[];
  readonly unplaced?: number;
}) {
  if (parts.length === 0 && unplaced === 0) return null;
  return (
    <Callout tone="silent">
      {parts.length > 0 && (
        <p>
          <FormattedMessage id="valley.missing" values={{ parts: parts.join(', ') }} />
        </p>
      )}
      {unplaced > 0 && (
        <p>
          <FormattedMessage id="valley.unplaced" values={{ count: unplaced }} />
        </p>
      )}
    </Callout>
  );
}
