import { FormattedMessage } from 'react-intl';
import { cleanCufe, cufePattern } from '@shared/vocabulary/cufe';
import type { InputProps } from './fields';
import { IdentifierInput } from './IdentifierInput';

/** The key of an electronic document. Out of a QR code’s address or a broken line it is taken in sight of the person. */
export function CufeInput(input: InputProps) {
  const { value } = input;
  const read = cleanCufe(value);
  return (
    <IdentifierInput
      {...input}
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
