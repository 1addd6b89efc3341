import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cleanNit, formatNit, nitCheckDigit, type CleanNit } from '@shared/vocabulary/identifiers';
import { TextField } from '../../design/Field';
import type { InputProps } from './fields';
import { useCleaning } from './useCleaning';

/** A NIT without its check digit, which is taken off in sight of the person, and named when it is wrong. */
export function NitInput({ label, help, required, error, id, value, onChange, autoFocus }: InputProps) {
  const [checkDigit, setCheckDigit] = useState<CleanNit['checkDigit']>(null);
  const { note, ...cleaning } = useCleaning(value, cleanNit, (next, cleaned) => {
    setCheckDigit(cleaned?.checkDigit ?? null);
    onChange(next);
  });
  const isNumber = /^\d{4,15}$/.test(value);
  return (
    <TextField
      id={id}
      label={label}
      help={help}
      required={required}
      error={error}
      value={value}
      autoFocus={autoFocus ?? false}
      mono
      inputMode="numeric"
      autoComplete="off"
      {...cleaning}
      note={
        <>
          {note}
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
        </>
      }
    />
  );
}
