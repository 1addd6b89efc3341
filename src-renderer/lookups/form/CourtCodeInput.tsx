import { FormattedMessage } from 'react-intl';
import { cleanRadicado, parseRadicado } from '@shared/vocabulary/radicado';
import { TextField } from '../../design/Field';
import type { InputProps } from './fields';

/** The 12 digits of a court, read back in words; a whole radicado pasted here gives its court. */
export function CourtCodeInput({ label, help, required, error, id, value, onChange }: InputProps) {
  // A radicado of this court: year, serial and instance do not matter for the court's name.
  const parsed = value.length === 12 ? parseRadicado(`${value}20260000100`) : null;
  return (
    <TextField
      id={id}
      label={label}
      help={help}
      required={required}
      error={error}
      value={value}
      mono
      inputMode="numeric"
      autoComplete="off"
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
