import { FormattedMessage } from 'react-intl';
import { Callout } from '../../../design/Callout';
import { usePartName, type Named } from './part-names';

/** What an answer lacks because a part of the source did not give it. */
export function Missing({
  parts,
  stations = [],
  unplaced = 0,
}: {
  readonly parts: readonly string[];
  /** Those of the answer: a part may be the detail of one of them. */
  readonly stations?: readonly Named[];
  readonly unplaced?: number;
}) {
  const nameOf = usePartName(stations);
  if (parts.length === 0 && unplaced === 0) return null;
  return (
    <Callout tone="silent">
      {parts.length > 0 && (
        <p>
          <FormattedMessage id="valley.missing" values={{ parts: parts.map(nameOf).join(', ') }} />
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
