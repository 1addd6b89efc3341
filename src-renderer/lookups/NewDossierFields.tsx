import { useIntl } from 'react-intl';
import type { DossierDraft } from '@shared/ipc';
import { TextField } from '../design/Field';
import { Radios } from '../design/toggles';
import { LegalBasisSelect } from './form/LegalBasisSelect';

type Particulars = Pick<DossierDraft, 'subjectKind' | 'subjectName' | 'purpose' | 'legalBasis'>;

/** What a dossier cannot be made without, as far as it is filled in. */
export interface ParticularsDraft extends Omit<Particulars, 'legalBasis'> {
  readonly legalBasis: Particulars['legalBasis'] | null;
}

export const noParticulars: ParticularsDraft = {
  subjectKind: 'company',
  subjectName: '',
  purpose: '',
  legalBasis: null,
};

const isBlank = (value: string) => value.trim() === '';

/** The draft once all of it is filled in. */
export function particularsOf({ legalBasis, ...rest }: ParticularsDraft): Particulars | null {
  if (isBlank(rest.subjectName) || isBlank(rest.purpose) || legalBasis === null) return null;
  return { ...rest, legalBasis };
}

interface NewDossierFieldsProps {
  readonly draft: ParticularsDraft;
  readonly onChange: (draft: ParticularsDraft) => void;
  /** What is missing is told once the person tried to go on. */
  readonly wasTried: boolean;
}

/** The least a new dossier needs; the rest is filled in on its own page. */
export function NewDossierFields({ draft, onChange, wasTried }: NewDossierFieldsProps) {
  const intl = useIntl();
  const put = (part: Partial<ParticularsDraft>) => onChange({ ...draft, ...part });
  const missing = (isMissing: boolean) =>
    wasTried && isMissing ? intl.formatMessage({ id: 'addTo.missing' }) : null;
  return (
    <>
      <Radios
        label={intl.formatMessage({ id: 'addTo.kind' })}
        choices={[
          { value: 'company', label: intl.formatMessage({ id: 'addTo.company' }) },
          { value: 'person', label: intl.formatMessage({ id: 'addTo.person' }) },
        ]}
        value={draft.subjectKind}
        onChange={(subjectKind) => put({ subjectKind })}
      />
      <TextField
        label={intl.formatMessage({ id: 'addTo.name' })}
        required
        error={missing(isBlank(draft.subjectName))}
        value={draft.subjectName}
        maxLength={200}
        onChange={(subjectName) => put({ subjectName })}
        autoFocus
      />
      <TextField
        label={intl.formatMessage({ id: 'persons.purpose' })}
        help={intl.formatMessage({ id: 'addTo.purposeHelp' })}
        required
        error={missing(isBlank(draft.purpose))}
        value={draft.purpose}
        maxLength={500}
        onChange={(purpose) => put({ purpose })}
      />
      <LegalBasisSelect
        required
        error={missing(draft.legalBasis === null)}
        value={draft.legalBasis}
        onChange={(legalBasis) => put({ legalBasis })}
      />
    </>
  );
}
