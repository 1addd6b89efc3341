import type { ReactNode, RefObject } from 'react';
import {
  FieldError,
  Input,
  Label,
  Text as AriaText,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import './Field.css';
import { classes } from './classes';
import { WarningIcon } from './icons';

interface FieldFrameProps {
  readonly label: string;
  /** The rule, said before the mistake. */
  readonly help?: ReactNode;
  readonly required?: boolean;
}

/** The label of a field, marked when the field has to be filled in. */
export function FieldLabel({ label, required }: { readonly label: string; readonly required?: boolean }) {
  return (
    <Label className="field-label">
      {label}
      {required === true && (
        <span className="field-required">
          <FormattedMessage id="form.required" />
        </span>
      )}
    </Label>
  );
}

/** Help below a field's label. */
export function FieldHelp({ children }: { readonly children: ReactNode }) {
  return (
    <AriaText slot="description" className="field-help">
      {children}
    </AriaText>
  );
}

/** Why the value of a field is not accepted, beside the field. */
export function FieldMistake({ children }: { readonly children: ReactNode }) {
  return (
    <FieldError className="field-error">
      <WarningIcon />
      <span>{children}</span>
    </FieldError>
  );
}

interface TextFieldProps
  extends FieldFrameProps, Omit<AriaTextFieldProps, 'className' | 'children' | 'isRequired' | 'isInvalid'> {
  /** Set when the value is not accepted. */
  readonly error?: string | null;
  readonly placeholder?: string;
  /** Rows of a text area; a single line when absent. */
  readonly rows?: number;
  readonly mono?: boolean;
  /** Shows no label; its text is still said. */
  readonly bare?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onPaste?: AriaTextFieldProps['onPaste'];
  /** What stands between the help and the input, such as a note on a cleaned paste. */
  readonly note?: ReactNode;
}

/** A labelled text input: label, help, input, error, in this order. */
export function TextField({
  label,
  help,
  required,
  error,
  placeholder,
  rows,
  mono,
  bare = false,
  inputRef,
  note,
  ...rest
}: TextFieldProps) {
  const className = classes('input', mono === true && 'input-mono');
  return (
    <AriaTextField
      {...rest}
      {...(bare ? { 'aria-label': label } : {})}
      className="field"
      isInvalid={error !== undefined && error !== null}
      validationBehavior="aria"
    >
      {!bare && <FieldLabel label={label} required={required ?? false} />}
      {help !== undefined && <FieldHelp>{help}</FieldHelp>}
      {rows === undefined ? (
        <Input ref={inputRef} className={className} placeholder={placeholder} spellCheck={false} />
      ) : (
        <TextArea className={className} placeholder={placeholder} rows={rows} />
      )}
      {note}
      <FieldMistake>{error}</FieldMistake>
    </AriaTextField>
  );
}
