import type { ReactNode } from 'react';
import type { Cleaned } from '@shared/vocabulary/cleaning';
import type { InputProps } from './fields';
import { IdentifierInput } from './IdentifierInput';
import { useCleaning } from './useCleaning';

interface CleanedInputProps<C extends Cleaned> extends Omit<InputProps, 'onChange'> {
  readonly clean: (raw: string) => C;
  /** Is told what was cleaned; null for what is being typed. */
  readonly onChange: (value: string, cleaned: C | null) => void;
  /** Below the field: how the number is read. */
  readonly children: ReactNode;
}

/** The field of a number that people paste with dots and dashes: they are taken out in sight of the person. */
export function CleanedInput<C extends Cleaned>({ clean, children, ...input }: CleanedInputProps<C>) {
  const { note, ...cleaning } = useCleaning(input.value, clean, input.onChange);
  return (
    <IdentifierInput
      {...input}
      {...cleaning}
      isDigits
      note={
        <>
          {note}
          {children}
        </>
      }
    />
  );
}
