import { FormattedMessage } from 'react-intl';
import { cleanDigits } from '@shared/vocabulary/cleaning';
import { parseRuc, rucHolder } from '@shared/vocabulary/peru';
import { CleanedInput } from './CleanedInput';
import type { InputProps } from './fields';

/** A RUC: what stands around its digits is taken out in sight of the person; a wrong check digit is said at once. */
export function RucInput(input: InputProps) {
  const { value } = input;
  return (
    <CleanedInput {...input} clean={cleanDigits}>
      {value.length === 11 && <RucNote ruc={value} />}
    </CleanedInput>
  );
}

function RucNote({ ruc }: { readonly ruc: string }) {
  if (!parseRuc(ruc).ok)
    return (
      <p className="note tone-silent" role="status">
        <FormattedMessage id="form.rucWrong" />
      </p>
    );
  const holder = rucHolder(ruc);
  return (
    holder !== null && (
      <p className="note">
        {holder === 'person' ? (
          <FormattedMessage id="form.rucPerson" />
        ) : (
          <FormattedMessage id="form.rucCompany" />
        )}
      </p>
    )
  );
}
