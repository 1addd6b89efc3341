import { FormattedMessage } from 'react-intl';
import { cleanRadicado, parseRadicado } from '@shared/vocabulary/radicado';
import type { InputProps } from './fields';
import { IdentifierInput } from './IdentifierInput';

/** The 12 digits of a court, read back in words; a whole radicado pasted here gives its court. */
export function CourtCodeInput(input: InputProps) {
  const { value, onChange } = input;
  // A radicado of this court: year, serial and instance do not matter for the court's name.
  const parsed = value.length === 12 ? parseRadicado(`${value}20260000100`) : null;
  return (
    <IdentifierInput
      {...input}
      isDigits
      onChange={onChange}
      onBlur={() => {
        const digits = cleanRadicado(value).value;
        onChange(parseRadicado(digits)?.courtCode ?? digits);
      }}
      note={
        <>
          {parsed !== null && (
            <p className="note">
              {parsed.parts
                .slice(0, 4)
                .map((part) => part.name ?? part.digits)
                .join(' · ')}
            </p>
          )}
          {value !== '' && value.length !== 12 && (
            <p className="note">
              <FormattedMessage id="form.courtDigits" values={{ count: value.length }} />
            </p>
          )}
        </>
      }
    />
  );
}
