import { FormattedMessage } from 'react-intl';
import type { DocumentMatch } from '@shared/operations/br/fields';
import { Callout } from '../../../design/Callout';

interface PartialMatchesProps {
  readonly records: readonly { readonly document_match: DocumentMatch | null }[];
}

/** Says of how many records nothing but the digits that a masked CPF shows agrees; nothing where there are none. */
export function PartialMatches({ records }: PartialMatchesProps) {
  const count = records.filter(({ document_match }) => document_match === 'partial').length;
  if (count === 0) return null;
  return (
    <Callout tone="silent">
      <p>
        <FormattedMessage id="brazil.partial" values={{ count }} />
      </p>
    </Callout>
  );
}
