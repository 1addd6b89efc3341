import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  Radio,
  RadioGroup,
  Switch as AriaSwitch,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
import './Field.css';
import { FieldHelp, FieldLabel, FieldMistake } from './Field';
import { CheckIcon } from './icons';
import type { Choice } from './Select';

interface ToggleProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly isIndeterminate?: boolean;
}

/** A box to tick, for something that takes effect with the rest of its form or selects a row. */
export function Checkbox({ children, ...rest }: ToggleProps) {
  return (
    <AriaCheckbox {...rest} className="checkbox">
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className="checkbox-box">{(isSelected || isIndeterminate) && <CheckIcon />}</span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}

/** A switch, for something that takes effect at once. */
export function Switch({ children, isSelected, onChange, isDisabled }: Omit<ToggleProps, 'isIndeterminate'>) {
  return (
    <AriaSwitch
      className="switch"
      isSelected={isSelected}
      onChange={onChange}
      {...(isDisabled === undefined ? {} : { isDisabled })}
    >
      <span className="switch-track" />
      {children}
    </AriaSwitch>
  );
}

interface RadiosProps<Value extends string> {
  readonly label: string;
  readonly help?: ReactNode;
  readonly required?: boolean;
  readonly error?: string | null;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly id?: string;
}

/** One of few values, all in sight. */
export function Radios<Value extends string>(props: RadiosProps<Value>) {
  const { label, help, required, error, choices, value, onChange, id } = props;
  return (
    <RadioGroup
      className="field"
      {...(id === undefined ? {} : { id })}
      value={value}
      isInvalid={error !== undefined && error !== null}
      validationBehavior="aria"
      onChange={(chosen) => onChange(chosen as Value)}
    >
      <FieldLabel label={label} required={required ?? false} />
      {help !== undefined && <FieldHelp>{help}</FieldHelp>}
      <div className="choices">
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className="radio">
            <span className="radio-box" />
            {choice.label}
          </Radio>
        ))}
      </div>
      <FieldMistake>{error}</FieldMistake>
    </RadioGroup>
  );
}

interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly (Choice<Value> & { readonly count?: string })[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Filters of a list of which exactly one holds, each with its count. */
export function Chips<Value extends string>({ label, choices, value, onChange }: ChipsProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="chips"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onChange(key as Value);
      }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} id={choice.value} className="chip">
          {choice.label}
          {choice.count !== undefined && ` ${choice.count}`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
