import type { CaseRecord } from './cases';
import type { PersonKind } from './matters';

export interface NameQuestion {
  readonly name: string;
  /** Without it the source finds nothing. */
  readonly kind: PersonKind | null;
  /** A court code or the beginning of one. */
  readonly court: string;
}

/**
 * Looks a name up the loose way the source does: each word has to occur somewhere among the parties of that kind, even
 * if no single one of them bears them all.
 */
export function findByName(records: readonly CaseRecord[], question: NameQuestion): CaseRecord[] {
  const wanted = wordsOf(question.name);
  if (wanted.length === 0 || question.kind === null) return [];
  return records.filter((record) => {
    if (!record.court.code.startsWith(question.court)) return false;
    const parties = record.parties.filter((party) => party.kind === question.kind);
    const there = new Set(parties.flatMap((party) => wordsOf(party.name)));
    return wanted.every((word) => there.has(word));
  });
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('.', '').toUpperCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
