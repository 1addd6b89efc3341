import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalBasis } from '@shared/lookup';
import { TextField } from '../../design/Field';
import { LegalBasisSelect } from './LegalBasisSelect';

interface PersonsBasisProps {
  readonly purposeId: string;
  readonly purpose: string;
  readonly purposeError: string | null;
  readonly onPurpose: (value: string) => void;
  readonly basisId: string;
  readonly basis: LegalBasis | null;
  readonly basisError: string | null;
  readonly onBasis: (value: LegalBasis) => void;
}

/** Why a person is looked up and on what legal basis; kept with the lookup (Ley 1581 de 2012). */
export function PersonsBasis(props: PersonsBasisProps) {
  const intl = useIntl();
  return (
    <fieldset className="form-group">
      <legend>
        <FormattedMessage id="persons.title" />
      </legend>
      <p className="field-help">
        <FormattedMessage id="persons.why" />
      </p>
      <TextField
        id={props.purposeId}
        label={intl.formatMessage({ id: 'persons.purpose' })}
        help={intl.formatMessage({ id: 'persons.purposeHelp' })}
        required
        error={props.purposeError}
        value={props.purpose}
        maxLength={500}
        onChange={props.onPurpose}
      />
      <LegalBasisSelect
        id={props.basisId}
        required
        error={props.basisError}
        value={props.basis}
        onChange={props.onBasis}
      />
    </fieldset>
  );
}
