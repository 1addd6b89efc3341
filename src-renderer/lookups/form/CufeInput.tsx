import { FormattedMessage } from 'react-intl';
import { cleanCufe, cufePattern } from '@shared/vocabulary/cufe';
import { TextField } from '../../design/Field';
import type { InputProps } from './fields';

/** The key of an electronic document. Out of a QR code’s address or a broken line it is taken in sight of the person. */
export function CufeInput({ label, help, required, error, id, value, onChange, autoFocus }: InputProps) {
  const read = cleanCufe(value);
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
      autoComplete="off"
      onChange={onChange}
      note={
        read !== value.trim() &&
        cufePattern.test(read) && (
          <p className="note" role="status">
            <FormattedMessage id="form.cufeRead" values={{ key: <span className="mono">{read}</span> }} />
          </p>
        )
      }
    />
  );
}
