import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../design/Field';
import { Radios } from '../design/toggles';
import { LegalBasisSelect } from '../lookups/form/LegalBasisSelect';
import { useBasisMeaning } from './basis';
import type { MissingParticular, ParticularsDraft } from './particulars';
import './ParticularsFields.css';

interface ParticularsFieldsProps {
  readonly draft: ParticularsDraft;
  readonly onChange: (part: Partial<ParticularsDraft>) => void;
  /** What is to be told as missing: nothing until the person tried to go on. */
  readonly missing: readonly MissingParticular[];
}

/** The ids of the fields, by which a summary of mistakes leads to them. */
export const particularsIds = {
  subjectName: 'dossier-name',
  purpose: 'dossier-purpose',
  legalBasis: 'dossier-basis',
} as const satisfies Record<MissingParticular, string>;

/** Who a dossier is about. */
export function SubjectFields({ draft, onChange, missing }: ParticularsFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <Radios
        label={intl.formatMessage({ id: 'addTo.kind' })}
        choices={[
          { value: 'company', label: intl.formatMessage({ id: 'addTo.company' }) },
          { value: 'person', label: intl.formatMessage({ id: 'addTo.person' }) },
        ]}
        value={draft.subjectKind}
        onChange={(subjectKind) => onChange({ subjectKind })}
      />
      <TextField
        id={particularsIds.subjectName}
        autoFocus
        required
        label={intl.formatMessage({ id: 'addTo.name' })}
        value={draft.subjectName}
        maxLength={200}
        error={missing.includes('subjectName') ? intl.formatMessage({ id: 'addTo.missing' }) : null}
        onChange={(subjectName) => onChange({ subjectName })}
      />
    </>
  );
}

/** Why a dossier is made, and on what legal basis, with what that means. */
export function GroundsFields({ draft, onChange, missing }: ParticularsFieldsProps) {
  const intl = useIntl();
  const meaning = useBasisMeaning();
  const missingWords = (name: MissingParticular) =>
    missing.includes(name) ? intl.formatMessage({ id: 'addTo.missing' }) : null;
  return (
    <>
      <TextField
        id={particularsIds.purpose}
        required
        rows={2}
        label={intl.formatMessage({ id: 'persons.purpose' })}
        help={intl.formatMessage({ id: 'dossiers.purposeHelp' })}
        value={draft.purpose}
        maxLength={500}
        error={missingWords('purpose')}
        onChange={(purpose) => onChange({ purpose })}
      />
      <div className="dossier-basis">
        <LegalBasisSelect
          id={particularsIds.legalBasis}
          required
          error={missingWords('legalBasis')}
          value={draft.legalBasis}
          onChange={(legalBasis) => onChange({ legalBasis })}
        />
        <p className="note dossier-basis-words" aria-live="polite">
          {draft.legalBasis === null ? (
            <FormattedMessage id="dossiers.basis.why" />
          ) : (
            meaning(draft.legalBasis)
          )}
        </p>
      </div>
    </>
  );
}
