import { cleanDigits } from '@shared/vocabulary/cleaning';
import { formatCedula } from '@shared/vocabulary/identifiers';
import type { InputProps } from './fields';
import { IdentifierInput } from './IdentifierInput';
import { useCleaning } from './useCleaning';

/** The number of a cédula: dots and blanks are taken out in sight of the person; it is read back with dots. */
export function CedulaInput(input: InputProps) {
  const { value, onChange } = input;
  const { note, ...cleaning } = useCleaning(value, cleanDigits, onChange);
  return (
    <IdentifierInput
      {...input}
      isDigits
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
