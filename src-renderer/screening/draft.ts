import type { LegalBasis } from '@shared/lookup';
import {
  screeningSubject,
  usualThreshold,
  type ScreeningSubject,
  type ScreeningView,
  type SubjectKind,
} from '@shared/screening';

/** What stands in the form. */
export interface SubjectDraft {
  readonly name: string;
  readonly kind: SubjectKind | 'any';
  readonly birthDate: string;
  /** Several are parted by commas or semicolons, as numbers are. */
  readonly countries: string;
  readonly identifiers: string;
  readonly threshold: number;
  readonly purpose: string;
  readonly legalBasis: LegalBasis | null;
}

export const emptyDraft: SubjectDraft = {
  name: '',
  kind: 'any',
  birthDate: '',
  countries: '',
  identifiers: '',
  threshold: usualThreshold,
  purpose: '',
  legalBasis: null,
};

export const draftOf = ({ subject, threshold, purpose, legalBasis }: ScreeningView): SubjectDraft => ({
  name: subject.name,
  kind: subject.kind ?? 'any',
  birthDate: subject.birthDate ?? '',
  countries: subject.countries.join(', '),
  identifiers: subject.identifiers.join(', '),
  threshold,
  purpose: purpose ?? '',
  legalBasis,
});

/** The name of a company is nobody's personal data; any other may be a person's. */
export const concernsPerson = ({ kind }: Pick<SubjectDraft, 'kind'>): boolean =>
  kind === 'any' || kind === 'Person';

export type Mistake = 'name' | 'birthDate' | 'countries' | 'identifiers' | 'purpose' | 'legalBasis';

/** The subject, or which fields are not accepted. */
export function readDraft(
  draft: SubjectDraft,
): { readonly subject: ScreeningSubject } | { readonly mistakes: readonly Mistake[] } {
  const read = screeningSubject.safeParse({
    name: draft.name,
    kind: draft.kind === 'any' ? null : draft.kind,
    birthDate: draft.birthDate.trim() === '' ? null : draft.birthDate.trim(),
    countries: parted(draft.countries),
    identifiers: parted(draft.identifiers),
  });
  const mistakes: Mistake[] = [
    ...new Set(read.error?.issues.map(({ path }) => path[0] as Mistake) ?? []),
    ...(concernsPerson(draft) && draft.purpose.trim() === '' ? ['purpose' as const] : []),
    ...(concernsPerson(draft) && draft.legalBasis === null ? ['legalBasis' as const] : []),
  ];
  return read.success && mistakes.length === 0 ? { subject: read.data } : { mistakes };
}

/** What commas and semicolons part. */
export const parted = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What a screening of a person asks of who orders it, in the terms of an operation's contract. */
export const namedPerson = { concernsPersons: true, assisted: null } as const;
