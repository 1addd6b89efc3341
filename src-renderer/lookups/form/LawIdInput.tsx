import { FormattedMessage } from 'react-intl';
import { lawIdentifier } from '@shared/vocabulary/law-id';
import type { InputProps } from './fields';
import { IdentifierInput } from './IdentifierInput';

/** The identifier of a law. A citation such as «Ley 80 de 1993» is asked for as its identifier, which is shown. */
export function LawIdInput(input: InputProps) {
  const { value } = input;
  const read = lawIdentifier(value);
  return (
    <IdentifierInput
      {...input}
      note={
        read !== null && (
          <p className="note" role="status">
            <FormattedMessage id="form.lawRead" values={{ identifier: read }} />
          </p>
        )
      }
    />
  );
}
