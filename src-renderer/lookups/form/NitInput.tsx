import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cleanNit, formatNit, nitCheckDigit, type CleanNit } from '@shared/vocabulary/identifiers';
import { CleanedInput } from './CleanedInput';
import type { InputProps } from './fields';

/** A NIT without its check digit, which is taken off in sight of the person, and named when it is wrong. */
export function NitInput(input: InputProps) {
  const { value, onChange } = input;
  const [checkDigit, setCheckDigit] = useState<CleanNit['checkDigit']>(null);
  const isNumber = /^\d{4,15}$/.test(value);
  return (
    <CleanedInput
      {...input}
      clean={cleanNit}
      onChange={(next, cleaned) => {
        setCheckDigit(cleaned?.checkDigit ?? null);
        onChange(next);
      }}
    >
      {isNumber && (
        <p className="note">
          <FormattedMessage
            id="form.nit"
            values={{ nit: <span className="mono">{formatNit(value + nitCheckDigit(value))}</span> }}
          />
        </p>
      )}
      {isNumber && checkDigit !== null && (
        <p className={checkDigit.isRight ? 'note' : 'note tone-silent'} role="status">
          {checkDigit.isRight ? (
            <FormattedMessage id="form.nitTaken" values={{ given: checkDigit.given }} />
          ) : (
            <FormattedMessage
              id="form.nitWrong"
              values={{ given: checkDigit.given, right: nitCheckDigit(value) }}
            />
          )}
        </p>
      )}
    </CleanedInput>
  );
}
