import { cleanDigits } from '@shared/vocabulary/cleaning';
import { formatCedula } from '@shared/vocabulary/identifiers';
import { TextField } from '../../design/Field';
import type { InputProps } from './fields';
import { useCleaning } from './useCleaning';

/** The number of a cédula: dots and blanks are taken out in sight of the person; it is read back with dots. */
export function CedulaInput({ label, help, required, error, id, value, onChange, autoFocus }: InputProps) {
  const { note, ...cleaning } = useCleaning(value, cleanDigits, onChange);
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
          {/^\d{4,}$/.test(value) && <p className="note mono">{formatCedula(value)}</p>}
        </>
      }
    />
  );
}
