import { FormattedMessage, useIntl } from 'react-intl';
import { longestAuthorization, longestPurpose, needsAuthorization, type Basis } from '@shared/basis';
import type { Operation } from '@shared/operations/operation';
import { TextField } from '../../design/Field';
import { LegalBasisSelect } from './LegalBasisSelect';

export const noBasis: Basis = { purpose: null, legalBasis: null, authorization: null };

interface BasisFieldsProps {
  readonly operation: Pick<Operation, 'concernsPersons' | 'assisted'>;
  readonly basis: Basis;
  readonly onChange: (name: keyof Basis, basis: Basis) => void;
  readonly idOf: (name: keyof Basis) => string;
  readonly errorOf: (name: keyof Basis) => string | null;
}

/** Why a person is looked up, on what legal basis and, where it is asked for, how they agreed; kept with the lookup. */
export function BasisFields({ operation, basis, onChange, idOf, errorOf }: BasisFieldsProps) {
  const intl = useIntl();
  return (
    <fieldset className="form-group">
      <legend>
        <FormattedMessage id="persons.title" />
      </legend>
      <p className="field-help">
        <FormattedMessage id="persons.why" />
      </p>
      {operation.concernsPersons && (
        <>
          <TextField
            id={idOf('purpose')}
            label={intl.formatMessage({ id: 'persons.purpose' })}
            help={intl.formatMessage({ id: 'persons.purposeHelp' })}
            required
            error={errorOf('purpose')}
            value={basis.purpose ?? ''}
            maxLength={longestPurpose}
            onChange={(purpose) => onChange('purpose', { ...basis, purpose })}
          />
          <LegalBasisSelect
            id={idOf('legalBasis')}
            required
            error={errorOf('legalBasis')}
            value={basis.legalBasis}
            onChange={(legalBasis) => onChange('legalBasis', { ...basis, legalBasis })}
          />
        </>
      )}
      {needsAuthorization(operation) && (
        <TextField
          id={idOf('authorization')}
          label={intl.formatMessage({ id: 'persons.authorization' })}
          help={intl.formatMessage({ id: 'persons.authorizationHelp' })}
          required
          error={errorOf('authorization')}
          value={basis.authorization ?? ''}
          maxLength={longestAuthorization}
          onChange={(authorization) => onChange('authorization', { ...basis, authorization })}
        />
      )}
    </fieldset>
  );
}

/** What is missing, in words. */
export function useMissingWords(): (name: keyof Basis) => string {
  const intl = useIntl();
  return (name) => {
    if (name === 'purpose') return intl.formatMessage({ id: 'mistake.purpose' });
    if (name === 'legalBasis') return intl.formatMessage({ id: 'mistake.legalBasis' });
    return intl.formatMessage({ id: 'mistake.authorization' });
  };
}

/** The names of its fields. */
export function useBasisLabels(): Readonly<Record<keyof Basis, string>> {
  const intl = useIntl();
  return {
    purpose: intl.formatMessage({ id: 'persons.purpose' }),
    legalBasis: intl.formatMessage({ id: 'persons.basis' }),
    authorization: intl.formatMessage({ id: 'persons.authorization' }),
  };
}
