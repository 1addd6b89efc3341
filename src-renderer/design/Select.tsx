import type { ReactNode } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import './Button.css';
import { FieldHelp, FieldLabel, FieldMistake } from './Field';
import { CheckIcon, ChevronDownIcon } from './icons';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  /** Shows no label; its text is still said. */
  readonly bare?: boolean;
  readonly help?: ReactNode;
  readonly required?: boolean;
  readonly error?: string | null;
  readonly choices: readonly Choice<Value>[];
  /** null: nothing chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly id?: string;
  readonly isDisabled?: boolean;
}

/** One of several named values, in a list that opens. */
export function Select<Value extends string>({
  label,
  bare = false,
  help,
  required = false,
  error,
  choices,
  value,
  onChange,
  placeholder,
  id,
  isDisabled = false,
}: SelectProps<Value>) {
  return (
    <AriaSelect
      className="field"
      {...(bare ? { 'aria-label': label } : {})}
      {...(id === undefined ? {} : { id })}
      placeholder={placeholder ?? '—'}
      value={value}
      isDisabled={isDisabled}
      isInvalid={error !== undefined && error !== null}
      validationBehavior="aria"
      onChange={(key) => {
        const choice = choices.find((entry) => entry.value === key);
        if (choice !== undefined) onChange(choice.value);
      }}
    >
      {!bare && <FieldLabel label={label} required={required} />}
      {help !== undefined && <FieldHelp>{help}</FieldHelp>}
      <Button className="button select">
        <SelectValue className="select-value" />
        <ChevronDownIcon />
      </Button>
      <FieldMistake>{error}</FieldMistake>
      <Popover className="popover" offset={4}>
        <ListBox className="options" items={choices}>
          {(choice: Choice<Value>) => (
            <ListBoxItem id={choice.value} textValue={choice.label} className="option">
              {({ isSelected }) => (
                <>
                  <span>{choice.label}</span>
                  {isSelected && (
                    <span className="option-end">
                      <CheckIcon />
                    </span>
                  )}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
