import { FormattedMessage } from 'react-intl';
import { TextField } from '../../design/Field';
import { Select } from '../../design/Select';
import { Checkbox, Radios } from '../../design/toggles';
import { useText } from '../../i18n/text';
import { CedulaInput } from './CedulaInput';
import { CourtCodeInput } from './CourtCodeInput';
import { CufeInput } from './CufeInput';
import { LawIdInput } from './LawIdInput';
import type { FieldModel, FieldValue } from './model';
import { NitInput } from './NitInput';
import { RadicadoInput } from './RadicadoInput';
import { RadicadoListInput } from './RadicadoListInput';
import { RucInput } from './RucInput';

export interface InputProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly error: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
  readonly max: number | null;
}

interface FormFieldProps {
  readonly id: string;
  readonly field: FieldModel;
  readonly value: FieldValue;
  readonly error: string | null;
  readonly onChange: (value: FieldValue) => void;
  readonly autoFocus: boolean;
}

/** One field of a form, by the kind its contract gives it. */
export function FormField({ id, field, value, error, onChange, autoFocus }: FormFieldProps) {
  const text = useText();
  const label = text(field.label);
  const help = text(field.help);

  if (field.kind === 'boolean')
    return (
      <div className="field" id={id}>
        <Checkbox isSelected={value === true} onChange={onChange}>
          <span className="field-label">{label}</span>
        </Checkbox>
        <p className="field-help">{help}</p>
      </div>
    );

  const props: InputProps = {
    id,
    label,
    help,
    required: field.required,
    error,
    value: String(value),
    onChange,
    autoFocus,
    max: field.max,
  };
  switch (field.kind) {
    case 'radicado':
      return <RadicadoInput {...props} />;
    case 'radicado_list':
      return <RadicadoListInput {...props} />;
    case 'court_code':
      return <CourtCodeInput {...props} />;
    case 'cedula':
      return <CedulaInput {...props} />;
    case 'law_id':
      return <LawIdInput {...props} />;
    case 'cufe':
      return <CufeInput {...props} />;
    case 'nit':
      return <NitInput {...props} />;
    case 'ruc':
      return <RucInput {...props} />;
    case 'yes_no':
    case 'enum': {
      const choices = field.choices.map((choice) => ({ value: choice.value, label: text(choice.label) }));
      const shared = { id, label, required: field.required, error, choices, value: String(value), onChange };
      return choices.length <= 3 ? <Radios {...shared} /> : <Select {...shared} help={help} />;
    }
    case 'integer':
    case 'number':
    case 'date':
    case 'text':
      return (
        <TextField
          id={id}
          label={label}
          help={
            field.initial === '' ? (
              help
            ) : (
              <>
                {help} · <FormattedMessage id="form.default" values={{ value: String(field.initial) }} />
              </>
            )
          }
          required={field.required}
          error={error}
          value={props.value}
          onChange={onChange}
          autoFocus={autoFocus}
          autoComplete="off"
          {...(field.kind === 'integer' ? { inputMode: 'numeric' as const } : {})}
          {...(field.kind === 'number' ? { inputMode: 'decimal' as const } : {})}
          {...(field.kind === 'date' ? { placeholder: 'aaaa-mm-dd' } : {})}
        />
      );
  }
}
