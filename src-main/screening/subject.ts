import { createHash } from 'node:crypto';
import { canonicalJson } from '@shared/canonical-json';
import { fold } from '@shared/fold';
import type { ScreeningSubject } from '@shared/screening';
import { plainIdentifier } from '../datasets/matching';

/**
 * By what a subject is known again, so that a decision on it is remembered: its name without case and accents, its birth
 * date and its numbers. Whoever has another birth date or number is another subject, however alike the names are. A hash,
 * so that decisions tell of nobody whose screenings were deleted.
 */
export function subjectKey({ name, birthDate, identifiers }: ScreeningSubject): string {
  const identity = {
    name: fold(name.replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')),
    birthDate,
    identifiers: [...new Set(identifiers.map(plainIdentifier))].toSorted(),
  };
  return createHash('sha256').update(canonicalJson(identity)).digest('hex');
}
