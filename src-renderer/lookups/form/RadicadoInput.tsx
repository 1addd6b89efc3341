import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cleanRadicado, diagnoseRadicado, formatRadicado, parseRadicado } from '@shared/vocabulary/radicado';
import { Button } from '../../design/Button';
import { TextField } from '../../design/Field';
import type { InputProps } from './fields';
import { useRepairWords } from './useRepairWords';

interface Cleaned {
  readonly raw: string;
  readonly repairs: string;
}

/** A radicado: whatever stands around the digits is taken out in sight of the person; its parts are read back. */
export function RadicadoInput({ label, help, required, error, id, value, onChange, autoFocus }: InputProps) {
  const repairWords = useRepairWords();
  const [cleaned, setCleaned] = useState<Cleaned | null>(null);

  const clean = (raw: string) => {
    const result = cleanRadicado(raw);
    setCleaned(result.repairs.length > 0 ? { raw: raw.trim(), repairs: repairWords(result.repairs) } : null);
    onChange(result.value);
  };

  const parsed = parseRadicado(value);
  const { problem, suggestion } = diagnoseRadicado(value);
  return (
    <TextField
      id={id}
      label={label}
      help={help}
      required={required}
      error={error}
      value={value}
      autoFocus={autoFocus ?? false}
      mono
      inputMode="numeric"
      autoComplete="off"
      onChange={(next) => {
        setCleaned(null);
        onChange(next);
      }}
      onPaste={(event) => {
        event.preventDefault();
        const input = event.target as HTMLInputElement;
        const pasted = event.clipboardData?.getData('text') ?? '';
        clean(
          value.slice(0, input.selectionStart ?? 0) +
            pasted +
            value.slice(input.selectionEnd ?? value.length),
        );
      }}
      onBlur={() => {
        if (cleanRadicado(value).value !== value) clean(value);
      }}
      note={
        <>
          {cleaned !== null && (
            <p className="note" role="status">
              <FormattedMessage id="form.cleaned" values={{ what: cleaned.repairs, raw: cleaned.raw }} />
            </p>
          )}
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
        </>
      }
    />
  );
}
