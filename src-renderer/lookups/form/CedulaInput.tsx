import { cleanDigits } from '@shared/vocabulary/cleaning';
import { formatCedula } from '@shared/vocabulary/identifiers';
import { CleanedInput } from './CleanedInput';
import type { InputProps } from './fields';

/** The number of a cédula: dots and blanks are taken out in sight of the person; it is read back with dots. */
export function CedulaInput(input: InputProps) {
  const { value } = input;
  return (
    <CleanedInput {...input} clean={cleanDigits}>
      {/^\d{4,}$/.test(value) && <p className="note mono">{formatCedula(value)}</p>}
    </CleanedInput>
  );
}
