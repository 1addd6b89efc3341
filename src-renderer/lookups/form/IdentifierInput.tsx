import type { ClipboardEvent, ReactNode } from 'react';
import { TextField } from '../../design/Field';
import type { InputProps } from './fields';

interface IdentifierInputProps extends InputProps {
  /** Below the field: what was read or taken out. */
  readonly note: ReactNode;
  readonly isDigits?: boolean;
  readonly onPaste?: (event: ClipboardEvent) => void;
  readonly onBlur?: () => void;
}

/** The field of an identifier: in the face whose characters stand apart, without suggestions of the browser. */
export function IdentifierInput({
  max: _,
  autoFocus = false,
  isDigits = false,
  ...field
}: IdentifierInputProps) {
  return (
    <TextField
      {...field}
      {...(isDigits ? { inputMode: 'numeric' as const } : {})}
      autoFocus={autoFocus}
      autoComplete="off"
      mono
    />
  );
}
