import type { LegalBasis } from './lookup';
import type { Operation } from './operations/operation';

/** Why a person may be looked up, kept with the lookup (Ley 1581 de 2012, art. 4 and 9). */
export interface Basis {
  readonly purpose: string | null;
  readonly legalBasis: LegalBasis | null;
  /** Where the subject's authorization is kept, or how the subject takes part; null where none was asked for. */
  readonly authorization: string | null;
}

export const longestPurpose = 500;
export const longestAuthorization = 500;

/** What a lookup of this operation still lacks before anybody may ask for it. */
export function missingBasis(
  { concernsPersons, assisted }: Pick<Operation, 'concernsPersons' | 'assisted'>,
  { purpose, legalBasis, authorization }: Basis,
): readonly (keyof Basis)[] {
  const missing: (keyof Basis)[] = [];
  if (concernsPersons && isBlank(purpose)) missing.push('purpose');
  if (concernsPersons && legalBasis === null) missing.push('legalBasis');
  if (needsAuthorization({ assisted }) && isBlank(authorization)) missing.push('authorization');
  return missing;
}

/** Whether the law or the source's terms ask for the subject's authorization. */
export function needsAuthorization({ assisted }: Pick<Operation, 'assisted'>): boolean {
  return assisted?.thirdParties !== undefined;
}

function isBlank(value: string | null): boolean {
  return value === null || value.trim() === '';
}
