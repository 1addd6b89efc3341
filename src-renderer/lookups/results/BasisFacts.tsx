import { FormattedMessage } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import { Fact, Facts } from '../../design/Facts';
import { useLegalBasisWord } from '../form/useLegalBasisWord';

/** The same on a line of its own; nothing where nothing was recorded. */
export function BasisLine({ view }: { readonly view: LookupView }) {
  if (view.purpose === null && view.legalBasis === null && view.authorization === null) return null;
  return (
    <Facts>
      <BasisFacts view={view} />
    </Facts>
  );
}

/** Why a person was asked for, as it was recorded with the lookup. */
export function BasisFacts({ view }: { readonly view: LookupView }) {
  const basisWord = useLegalBasisWord();
  return (
    <>
      {view.purpose !== null && <Fact name={<FormattedMessage id="persons.purpose" />}>{view.purpose}</Fact>}
      {view.legalBasis !== null && (
        <Fact name={<FormattedMessage id="persons.basis" />}>{basisWord(view.legalBasis)}</Fact>
      )}
      {view.authorization !== null && (
        <Fact name={<FormattedMessage id="persons.authorization" />}>{view.authorization}</Fact>
      )}
    </>
  );
}
