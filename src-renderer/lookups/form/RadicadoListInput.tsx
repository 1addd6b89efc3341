import { FormattedMessage } from 'react-intl';
import { diagnoseRadicado } from '@shared/vocabulary/radicado';
import { TextField } from '../../design/Field';
import type { InputProps } from './fields';
import { listedRadicados } from './model';

/** Several radicados, one a line; the lines are cleaned when the person leaves the field, and those in doubt are named. */
export function RadicadoListInput({ label, help, required, error, id, value, onChange, max }: InputProps) {
  const numbers = listedRadicados(value);
  const doubtful = numbers
    .map((number, index) => ({ number, line: index + 1 }))
    .filter(({ number }) => diagnoseRadicado(number).problem !== null);
  return (
    <TextField
      id={id}
      label={label}
      help={help}
      required={required}
      error={error}
      value={value}
      rows={10}
      mono
      onChange={onChange}
      onBlur={() => onChange(numbers.join('\n'))}
      note={
        numbers.length > 0 && (
          <div className="note" role="status">
            <p>
              <FormattedMessage id="form.listed" values={{ count: numbers.length, max: max ?? 0 }} />
            </p>
            {doubtful.slice(0, 5).map(({ number, line }) => (
              <p key={line}>
                <FormattedMessage
                  id="form.listedDoubt"
                  values={{ line, value: number, count: number.length }}
                />
              </p>
            ))}
            {doubtful.length > 5 && (
              <p>
                <FormattedMessage id="form.listedMore" values={{ count: doubtful.length - 5 }} />
              </p>
            )}
          </div>
        )
      }
    />
  );
}
