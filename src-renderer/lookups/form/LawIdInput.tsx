import { FormattedMessage } from 'react-intl';
import { lawIdentifier } from '@shared/vocabulary/law-id';
import { TextField } from '../../design/Field';
import type { InputProps } from './fields';

/** The identifier of a law. A citation such as «Ley 80 de 1993» is asked for as its identifier, which is shown. */
export function LawIdInput({ label, help, required, error, id, value, onChange, autoFocus }: InputProps) {
  const read = lawIdentifier(value);
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
        read !== null && (
          <p className="note" role="status">
            <FormattedMessage id="form.lawRead" values={{ identifier: read }} />
          </p>
        )
      }
    />
  );
}
