import { useIntl } from 'react-intl';
import { legalBases, type LegalBasis } from '@shared/lookup';
import { Select } from '../../design/Select';
import { useLegalBasisWord } from './useLegalBasisWord';

interface LegalBasisSelectProps {
  readonly id?: string;
  readonly required?: boolean;
  readonly error?: string | null;
  readonly value: LegalBasis | null;
  readonly onChange: (value: LegalBasis) => void;
}

/** The legal basis for treating personal data. */
export function LegalBasisSelect({ id, required = false, error, value, onChange }: LegalBasisSelectProps) {
  const intl = useIntl();
  const word = useLegalBasisWord();
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      label={intl.formatMessage({ id: 'persons.basis' })}
      placeholder={intl.formatMessage({ id: 'form.choose' })}
      required={required}
      error={error ?? null}
      choices={legalBases.map((basis) => ({ value: basis, label: word(basis) }))}
      value={value}
      onChange={onChange}
    />
  );
}
