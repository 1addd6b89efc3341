import type { DossierDraft } from '@shared/ipc';

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

export type MissingParticular = 'subjectName' | 'purpose' | 'legalBasis';

/** What is still to be filled in, in the order of the form. */
export function missingParticulars(draft: ParticularsDraft): readonly MissingParticular[] {
  const isMissing: Readonly<Record<MissingParticular, boolean>> = {
    subjectName: draft.subjectName.trim() === '',
    purpose: draft.purpose.trim() === '',
    legalBasis: draft.legalBasis === null,
  };
  return (['subjectName', 'purpose', 'legalBasis'] as const).filter((name) => isMissing[name]);
}

/** The draft once all of it is filled in; null before. */
export function particularsOf<Draft extends ParticularsDraft>(
  draft: Draft,
): (Omit<Draft, 'legalBasis'> & Pick<Particulars, 'legalBasis'>) | null {
  const { legalBasis, ...rest } = draft;
  return legalBasis === null || missingParticulars(draft).length > 0 ? null : { ...rest, legalBasis };
}
