import { FormattedMessage } from 'react-intl';
import { cleanRadicado, diagnoseRadicado, formatRadicado, parseRadicado } from '@shared/vocabulary/radicado';
import { Button } from '../../design/Button';
import { CleanedInput } from './CleanedInput';
import type { InputProps } from './fields';

/** A radicado: whatever stands around the digits is taken out in sight of the person; its parts are read back. */
export function RadicadoInput(input: InputProps) {
  const { value, error, onChange } = input;
  const parsed = parseRadicado(value);
  const { problem, suggestion } = diagnoseRadicado(value);
  return (
    <CleanedInput {...input} clean={cleanRadicado}>
      {suggestion !== null && (
        <p className="note row" role="status">
          <FormattedMessage id="form.lostZero" />
          <Button onPress={() => onChange(suggestion)}>
            <FormattedMessage id="form.useSuggestion" values={{ value: formatRadicado(suggestion) }} />
          </Button>
        </p>
      )}
      {parsed !== null && (
        <p className="note">
          <span className="mono">{parsed.formatted}</span>
          {' · '}
          {parsed.parts
            .slice(0, 5)
            .map((part) => part.name ?? part.digits)
            .join(' · ')}
        </p>
      )}
      {parsed === null &&
        error === null &&
        value !== '' &&
        problem !== 'lost_zero' &&
        /^\d+$/.test(value) && (
          <p className="note">
            <FormattedMessage id="form.digits" values={{ count: value.length }} />
          </p>
        )}
    </CleanedInput>
  );
}
