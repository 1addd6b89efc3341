import type { LegalBasis, LookupView } from './lookup';
import type { ScreeningView } from './screening';
import type { Verdict } from './verdict';

export const identifierKinds = ['cedula', 'nit', 'passport', 'foreigner_id', 'other'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

export interface Identifier {
  readonly kind: IdentifierKind;
  /** Canonical: digits only for cedula and NIT (with its check digit). */
  readonly value: string;
}

export const findingStates = ['pending', 'relevant', 'not_relevant'] as const;
export type FindingState = (typeof findingStates)[number];

export interface DossierRow {
  readonly id: string;
  /** EXP-2026-0001; practice dossiers are PRA-2026-0001. */
  readonly number: string;
  readonly subjectName: string;
  readonly subjectKind: 'person' | 'company';
  readonly identifiers: readonly Identifier[];
  readonly purpose: string;
  readonly legalBasis: LegalBasis;
  readonly preparedBy: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** The operation of each finding with records: it says whether they speak against the subject. */
  readonly foundBy: readonly string[];
  /** How many of those with nothing are of sources that do not even know the subject. */
  readonly unknown: number;
  readonly findings: number;
  readonly pending: number;
  readonly practice: boolean;
}

export interface Finding {
  readonly id: string;
  readonly position: number;
  readonly state: FindingState;
  /** Why it is relevant or not; asked for whenever the state is not pending. */
  readonly reason: string;
  readonly note: string;
  readonly addedAt: number;
  readonly decidedAt: number | null;
  readonly lookup: LookupView;
}

export interface DossierView extends DossierRow {
  readonly summary: string;
  readonly findingList: readonly Finding[];
  /** In the order in which they were added. */
  readonly screenings: readonly ScreeningView[];
}

export const exportFormats = ['pdf', 'xlsx', 'json', 'zip'] as const;
export type ExportFormat = (typeof exportFormats)[number];
