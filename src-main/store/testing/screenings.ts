import type { Generation } from '@shared/dataset';
import type { RecordLine } from '@shared/screening';
import type { NewScreening } from '../screenings';
import { start } from './lookups';

const generation = (dataset: string): Generation => ({
  id: `2026-${dataset}`,
  dataset,
  form: 'csv',
  schema: 'a',
  asOf: '2026-11-20',
  files: [],
  rows: { party: 2 },
  rejected: 0,
  builtAt: start,
});
export const listed: readonly RecordLine[] = [
  { kind: 'name', value: 'PRUEBA, Ana' },
  { kind: 'program', value: 'X-1' },
];

/** A screening of Ana Prueba that met a party of one list. */
export function screeningOf(id: string, change: Partial<NewScreening> = {}, record = listed): NewScreening {
  return {
    id,
    subject: { name: 'Ana Prueba', kind: null, birthDate: null, countries: [], identifiers: [] },
    subjectKey: 'a'.repeat(64),
    threshold: 0.8,
    purpose: 'Vinculación',
    legalBasis: 'consent',
    practice: false,
    askedAt: start,
    lists: [
      { title: { es: 'Una', en: 'One' }, isStale: false, generation: generation('one') },
      { title: { es: 'Otra', en: 'Other' }, isStale: true, generation: generation('other') },
    ],
    missing: [{ dataset: 'far', title: { es: 'Lejana', en: 'Far' } }],
    cut: [],
    hits: [
      {
        id: `${id}-hit`,
        dataset: 'one',
        party: 'sdn/1',
        name: 'PRUEBA, Ana',
        kind: 'Person',
        score: 0.93,
        ofacScore: null,
        words: [],
        adjustments: [],
        record,
        recordSha256: String(record.length).repeat(64),
      },
    ],
    ...change,
  };
}
/** What a person decides on it. */
export const decisionOn = (verdict: 'true_match' | 'false_match' | 'unclear', at = start) => ({
  at,
  by: 'L. Torres Prueba',
  verdict,
  reason: 'Otra fecha de nacimiento',
});
